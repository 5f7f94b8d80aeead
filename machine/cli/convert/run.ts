import type { Language } from '../../../spec/text.ts';
import { writeLine } from '../../notation/line.ts';
import type { StepJson } from '../../record/format.ts';
import { canonicalJson } from '../../record/layout.ts';
import { writePosition } from '../../record/position.ts';
import { recordOf } from '../../record/record.ts';
import { frameAt } from '../../record/replay.ts';
import { type Chosen, chooseGame, play, positionOf, sensible, titleOf } from '../input/game.ts';
import { assertWritable, replaceFiles } from '../output/files.ts';
import { EXIT, plain, write } from '../output/terminal.ts';
import type { Form } from './forms.ts';
import { partingText } from './text.ts';

/** What `shedu convert` is asked for. */
export interface ConvertOptions {
  readonly to: Form;
  readonly step?: number;
  readonly game?: string;
  /** A file, or `-` for standard output. */
  readonly out: string;
  readonly lang: Language;
}

/** Writes a game in another form. */
export async function convert(name: string, options: ConvertOptions): Promise<void> {
  const { to, out, lang } = options;
  if (out !== '-') assertWritable(out);
  const chosen = await chooseGame(name, options.game);
  const content = to === 'record' ? record(chosen, lang) : line(chosen, options);
  if (out === '-') await write(content);
  else await replaceFiles([{ name: out, content }]);
  for (const parting of chosen.partings ?? []) {
    process.exitCode = EXIT.differs;
    process.stderr.write(`${plain(partingText(parting, chosen, lang))}\n`);
  }
}

/** A step that is refused has no place in a record. */
function record(chosen: Chosen, language: Language): string {
  const { file } = chosen;
  const steps = [...play(chosen)].flatMap(({ step, violations }): readonly StepJson[] =>
    step === null || violations.length > 0 ? [] : [step],
  );
  return canonicalJson(
    recordOf({ ...file, title: file.title ?? titleOf(chosen, language), steps }),
  );
}

function line(chosen: Chosen, { step }: ConvertOptions): string {
  const at = positionOf(chosen, step);
  const { game, phase } = sensible(chosen, () => frameAt(chosen.file, at));
  return `${writeLine(writePosition(game, phase))}\n`;
}
