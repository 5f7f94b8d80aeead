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
import type { Shard } from '../../record/shard.ts';
import type { Meter } from '../input/bytes.ts';
import { type Chosen, chooseGames, play, positionOf, sensible, titleOf } from '../input/game.ts';
import { sources } from '../input/sources.ts';
import { assertWritable, replaceFiles } from '../output/files.ts';
import { EXIT, jsonLine, plain, write } from '../output/terminal.ts';
import { sumFile } from '../sum/file.ts';
import { digestOf, Fingerprint } from '../sum/fingerprint.ts';
import type { Form } from './forms.ts';
import { sumOf, type Tally } from './sum.ts';

/** What `shedu convert` is asked for. */
export interface ConvertOptions {
  readonly to: Form;
  readonly step?: number;
  readonly game?: string;
  readonly shard?: Shard;
  /** A file, or `-` for standard output. */
  readonly out: string;
  /** The file that takes the sum as data. */
  readonly sum?: string;
  readonly lang: Language;
  /** The language whose letters pieces have in a text. */
  readonly letters: Language;
}

/** Writes games in another form. */
export async function convert(names: readonly string[], options: ConvertOptions): Promise<void> {
  const { out, sum: file } = options;
  for (const name of [out, file]) if (name !== undefined && name !== '-') assertWritable(name);
  const all = await sources(names);
  const meter: Meter = { read: 0 };
  const tally: Tally = { games: 0, partings: 0, fingerprint: new Fingerprint() };
  const written = parts(chooseGames(all, { ...options, meter }), options, tally);
  if (out === '-') for await (const part of written) await write(part);
  else await replaceFiles([{ name: out, content: written }]);
  if (file === undefined) return;
  const bytes = all.reduce((sum, { size }) => sum + size, 0) + meter.read;
  const input = { files: all.length, bytes };
  const exit = Number(process.exitCode ?? EXIT.well);
  await replaceFiles([sumFile(file, sumOf(options, input, tally, exit))]);
}

/**
 * What is written, game by game: one by itself is a document, several are a stream or a text, and so
 * is a shard.
 */
async function* parts(
  games: AsyncIterable<Chosen>,
  options: ConvertOptions,
  tally: Tally,
): AsyncGenerator<string, void, void> {
  let before: Chosen | null = null;
  let several = options.shard !== undefined;
  const told = (chosen: Chosen): string => {
    tellPartings(chosen, options.lang);
    const among = part(chosen, options, true);
    tally.games++;
    tally.partings += chosen.partings.length;
    tally.fingerprint.add(digestOf(among));
    return several ? among : part(chosen, options, false);
  };
  for await (const chosen of games) {
    if (before !== null) {
      several = true;
      yield told(before);
    }
    before = chosen;
  }
  if (before !== null) yield told(before);
}

/** A game in its form; of several, JSON has a line each. */
function part(chosen: Chosen, options: ConvertOptions, several: boolean): string {
  const { to, lang } = options;
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
