import type { Language } from '../../../spec/text.ts';
import { sayParting } from '../../book/telling/partings.ts';
import { writeGame } from '../../notation/game/write.ts';
import { writeLine } from '../../notation/line.ts';
import type { GameFile, StepJson } from '../../record/format.ts';
import { canonicalJson } from '../../record/layout.ts';
import type { LocalText } from '../../record/local.ts';
import { writePosition } from '../../record/position.ts';
import { recordOf, written } from '../../record/record.ts';
import { frameAt } from '../../record/replay.ts';
import { type Chosen, chooseGames, play, positionOf, sensible, titleOf } from '../input/game.ts';
import { assertWritable, replaceFiles } from '../output/files.ts';
import { EXIT, jsonLine, plain, write } from '../output/terminal.ts';
import type { Form } from './forms.ts';

/** What `shedu convert` is asked for. */
export interface ConvertOptions {
  readonly to: Form;
  readonly step?: number;
  readonly game?: string;
  /** A file, or `-` for standard output. */
  readonly out: string;
  readonly lang: Language;
  /** The language whose letters pieces have in a text. */
  readonly letters: Language;
}

/** Writes games in another form. */
export async function convert(names: readonly string[], options: ConvertOptions): Promise<void> {
  const { out } = options;
  if (out === '-') {
    for await (const part of parts(names, options)) await write(part);
    return;
  }
  assertWritable(out);
  const content: string[] = [];
  for await (const part of parts(names, options)) content.push(part);
  await replaceFiles([{ name: out, content: content.join('') }]);
}

/** What is written, game by game: one by itself is a document, several are a stream or a text. */
async function* parts(
  names: readonly string[],
  options: ConvertOptions,
): AsyncGenerator<string, void, void> {
  let before: Chosen | null = null;
  let several = false;
  for await (const chosen of chooseGames(names, options.game)) {
    if (before !== null) {
      yield part(before, options, true);
      several = true;
    }
    before = chosen;
  }
  if (before !== null) yield part(before, options, several);
}

/** A game in its form; of several, JSON has a line each. */
function part(chosen: Chosen, options: ConvertOptions, several: boolean): string {
  const { to, lang } = options;
  tellPartings(chosen, lang);
  const json = (value: unknown): string =>
    several ? `${jsonLine(value)}\n` : canonicalJson(value);
  switch (to) {
    case 'record':
      return json(recordOf(played(chosen, lang)));
    case 'json':
      return json(written(titled(chosen, lang)));
    case 'text':
      return (
        sensible(chosen, () => writeGame(written(titled(chosen, lang)), options.letters)) +
        (several ? '\n' : '')
      );
    case 'line':
      return line(chosen, options);
  }
}

function tellPartings(chosen: Chosen, language: Language): void {
  for (const parting of chosen.partings) {
    process.exitCode = EXIT.differs;
    process.stderr.write(`${plain(sayParting(parting, chosen.file, language))}\n`);
  }
}

type Titled = GameFile & { readonly title: LocalText };

const titled = (chosen: Chosen, language: Language): Titled => ({
  ...chosen.file,
  title: chosen.file.title ?? titleOf(chosen, language),
});

/** A step that is refused has no place in a record. */
function played(chosen: Chosen, language: Language): Titled {
  const steps = [...play(chosen)].flatMap(({ step, violations }): readonly StepJson[] =>
    step === null || violations.length > 0 ? [] : [step],
  );
  return { ...titled(chosen, language), steps };
}

function line(chosen: Chosen, { step }: ConvertOptions): string {
  const at = positionOf(chosen, step);
  const { game, phase } = sensible(chosen, () => frameAt(chosen.file, at));
  return `${writeLine(writePosition(game, phase))}\n`;
}
