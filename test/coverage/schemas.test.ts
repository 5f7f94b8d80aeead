import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST_TEXT } from '../../machine/record/format.ts';
import { COLORS, DYNASTIES } from '../../machine/rules/pieces.ts';
import { editionIds } from '../../spec/editions.ts';
import { switches, switchIds } from '../../spec/rulings.ts';
import book from '../../spec/schema/book.schema.json' with { type: 'json' };
import edition from '../../spec/schema/edition.schema.json' with { type: 'json' };
import game from '../../spec/schema/game.schema.json' with { type: 'json' };
import { sourceIds } from '../../spec/sources.ts';

/** The names in the schemas, which other programs read as they are, and those of the rulebook. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../../spec', folder))
    .map((file) => parse(file).name)
    .sort();

test('a game may choose each reading of each switch, and an edition has to', () => {
  const inSchema = Object.entries(game.$defs.rulings.properties).map(
    ([id, { description, enum: readings }]) => [id, [description, readings.toSorted()]],
  );
  const inRulings = Object.values(switches).map(({ id, question, readings }) => [
    id,
    [question.en, Object.keys(readings).sort()],
  ]);
  expect(Object.fromEntries(inSchema)).toEqual(Object.fromEntries(inRulings));
  expect(edition.properties.rulings.required.toSorted()).toEqual(switchIds.toSorted());
});

test('editions, boards, sources, colours, dynasties and lengths are those that there are', () => {
  const { $defs } = game;
  expect($defs.edition.enum).toEqual(editionIds);
  expect([...editionIds].sort()).toEqual(filesOf('editions'));
  expect([...$defs.options.properties.board.enum].sort()).toEqual(filesOf('boards'));
  expect(book.$defs.source.enum).toEqual(sourceIds);
  expect($defs.color.enum).toEqual(COLORS);
  expect($defs.tile.enum).toEqual([...COLORS, '?']);
  expect($defs.dynasty.enum).toEqual(DYNASTIES);
  expect($defs.text.maxLength).toBe(LONGEST_TEXT);
});
