import { COLON, type Language } from '../../../spec/text.ts';
import { spokenMarks } from '../../draw/marked.ts';
import { titlesOf } from '../../draw/titles.ts';
import { type Annotation, markIn } from '../../record/annotation.ts';
import type { GameFile, StepJson, VariationJson } from '../../record/format.ts';
import { type LocalText, localText } from '../../record/local.ts';
import { sayLabel } from '../../words/labels.ts';
import { sayGlyph, sayHowItStands } from '../../words/signs.ts';
import { sayAction } from '../../words/words.ts';
import { foreign, plain } from '../output/terminal.ts';

/** What every line here is written with. */
interface Telling {
  readonly language: Language;
  readonly seats: NonNullable<GameFile['seats']>;
}

/** A step by its number and what was done. */
export const stepLine = (index: number, step: StepJson, { language, seats }: Telling): string =>
  sayLabel('step', language, {
    index,
    action: plain(sayAction(step.action, step.seat, language, seats)),
  });

/**
 * What the annotator says of a position: signs, note and marks of the step that led there, the lines
 * that could have been played in its place, and at the end those that could have followed.
 */
export function annotationLines(
  file: GameFile,
  index: number,
  step: StepJson | null,
  telling: Telling,
): readonly string[] {
  const lines =
    step === null
      ? saidLines(file, telling.language)
      : [...saidLines(step, telling.language), ...insteadLines(index, step, telling)];
  const onward = index === file.steps.length ? (file.variations ?? []) : [];
  return indented([...lines, ...variationLines('onward', onward, index + 1, telling)]);
}

/** Signs, note and marks. */
function saidLines(
  { glyph, standing, note, by, marks = [] }: Annotation,
  language: Language,
): readonly string[] {
  const signs = [
    ...(glyph === undefined ? [] : [`${glyph} ${sayGlyph(glyph, language)}`]),
    ...(standing === undefined ? [] : [`${standing} ${sayHowItStands(standing, language)}`]),
  ];
  const read = marks.map((mark) => markIn(mark, language));
  return [
    ...(signs.length === 0 ? [] : [signs.join(', ')]),
    ...(note === undefined ? [] : prose(note, by, language)),
    ...(marks.length === 0 ? [] : [plain(spokenMarks(read, titlesOf(language)))]),
  ];
}

/** A note, a line for each of its paragraphs, and who wrote it. */
function prose(note: LocalText, by: string | undefined, language: Language): readonly string[] {
  const author = by === undefined ? '' : ` (${foreign(by)})`;
  const paragraphs = localText(note, language)
    .text.trim()
    .split(/\s*\n\s*/);
  return `“${paragraphs.map(foreign).join('\n')}”${author}`.split('\n');
}

const insteadLines = (
  index: number,
  { variations = [] }: StepJson,
  telling: Telling,
): readonly string[] => variationLines('instead', variations, index, telling);

/** Lines of play by their names, with their steps; the first step of each has this number. */
function variationLines(
  how: 'instead' | 'onward',
  variations: readonly VariationJson[],
  first: number,
  telling: Telling,
): readonly string[] {
  const { language } = telling;
  return variations.flatMap(({ name, steps, variations: onward = [], ...said }) => [
    `${sayLabel(how, language)}${COLON[language]}${name === undefined ? '' : ` ${foreign(localText(name, language).text)}`}`,
    ...indented([
      ...saidLines(said, language),
      ...steps.flatMap((step, i) => [
        stepLine(first + i, step, telling),
        ...indented([...saidLines(step, language), ...insteadLines(first + i, step, telling)]),
      ]),
      ...variationLines('onward', onward, first + steps.length, telling),
    ]),
  ]);
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);
