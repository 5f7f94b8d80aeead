import { expect, test } from 'vitest';
import biome from '../../biome.json' with { type: 'json' };
import { read } from './papers.ts';

/** What is said of files, by the pattern that they match. */
const sections = new Map(
  read('.editorconfig')
    .split(/^(?=\[)/m)
    .map((section) => {
      const [, pattern = ''] = /^\[(.+)\]$/m.exec(section) ?? [];
      const lines = section.matchAll(/^([a-z_]+) = (\S+)$/gm);
      return [pattern, Object.fromEntries(Array.from(lines, ([, key, value]) => [key, value]))];
    }),
);

test('it speaks for the whole repository', () => {
  expect(sections.get('')).toEqual({ root: 'true' });
});

test('every file is laid out as Biome lays out its own', () => {
  const { indentStyle, indentWidth, lineWidth } = biome.formatter;
  expect(sections.get('*')).toEqual({
    indent_style: indentStyle,
    indent_size: String(indentWidth),
    max_line_length: String(lineWidth),
    // What Biome does unless its settings say otherwise.
    end_of_line: 'lf',
    insert_final_newline: 'true',
    trim_trailing_whitespace: 'true',
    charset: 'utf-8',
  });
  expect(Object.keys(biome.formatter).sort()).toEqual(['indentStyle', 'indentWidth', 'lineWidth']);
});

test('an editor leaves bytes alone that are wrong on purpose', () => {
  expect(new Set(Object.values(sections.get('fixtures/malformed/**') ?? {}))).toEqual(
    new Set(['unset']),
  );
});
