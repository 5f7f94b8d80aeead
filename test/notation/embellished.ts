import { choose, temper } from '../../machine/bots/interest.ts';
import { below, pick, seeded } from '../../machine/bots/random.ts';
import type { ChartInput } from '../../machine/chart/context.ts';
import { Table } from '../../machine/notation/game/table.ts';
import { BRUSHES, GLYPHS, type MarkJson, STANDINGS } from '../../machine/record/annotation.ts';
import type { RecordJson, StepJson, VariationJson } from '../../machine/record/format.ts';
import type { LocalText } from '../../machine/record/local.ts';
import { framesFrom } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import { DEEPEST_VARIATION } from '../../machine/record/variations.ts';
import type { Cell } from '../../machine/rules/pieces.ts';

/** Words in which everything is that a text could take for something else. */
const WORDS = [
  '',
  'Better was C5.',
  ' a space before',
  'a line\nand another\r\n\ta tab',
  'braces } and { and \\} and \\',
  '[%marks green C5] and [%unknown {"a": "]}"}] and [1:2]',
  '(r C5) 1. bull: K C5, "quoted" @{} $1 !? ; // %',
  'Ваза теряет храм — и царя.',
  '« Oui », dit-il ; non\u00a0!',
  '\u202eturned\u202c \u{1f409} \u200d',
] as const;

const FEWEST_WORDS = 2;

/** A game with everything said of it that can be, and other lines of play, as a seed has it. */
export function embellished(game: RecordJson, seed: number): RecordJson {
  const random = seeded(seed);
  const liking = temper(random);
  const some = (chance: number): boolean => below(random, 100) < chance;
  const cell = (): Cell =>
    `${pick(random, [...'ABCDEFGHIJKLMNOP'])}${1 + below(random, 11)}` as Cell;
  const text = (): LocalText => {
    if (some(50)) return pick(random, WORDS);
    const languages = (['en', 'ru', 'fr'] as const).filter(() => some(60));
    if (languages.length === 0) return { en: pick(random, WORDS) };
    return Object.fromEntries(languages.map((language) => [language, pick(random, WORDS)]));
  };
  const label = (): LocalText => (some(80) ? 'a"]}' : { en: 'x', ru: 'ц' });
  const mark = (): MarkJson => ({
    at: cell(),
    ...(some(30) ? { to: cell() } : {}),
    ...(some(60) ? { brush: pick(random, BRUSHES) } : {}),
    ...(some(20) ? { text: label() } : {}),
  });
  const illustrated = () => ({
    ...(some(10) ? { marks: Array.from({ length: below(random, 4) }, mark) } : {}),
    ...(some(5) ? { diagram: some(80) } : {}),
  });
  const step = (played: StepJson): StepJson => ({
    ...played,
    ...(some(15) ? { note: text() } : {}),
    ...(some(5) ? { by: pick(random, WORDS) } : {}),
    ...(some(10) ? { glyph: pick(random, GLYPHS) } : {}),
    ...(some(10) ? { standing: pick(random, STANDINGS) } : {}),
    ...illustrated(),
  });
  const line = (at: ChartInput, steps: readonly StepJson[], depth: number) => {
    const further = (from: typeof at, chance: number): readonly VariationJson[] =>
      depth < DEEPEST_VARIATION && some(chance)
        ? Array.from({ length: 1 + below(random, 2) }, () => variation(from, depth))
        : [];
    const told: StepJson[] = [];
    let before = at;
    for (const { step: played, game: now, phase } of framesFrom(at, 0, steps)) {
      if (played !== null) {
        const variations = further(before, 4);
        told.push({ ...step(played), ...(variations.length === 0 ? {} : { variations }) });
      }
      before = { game: now, phase };
    }
    const variations = further(before, 10);
    return { steps: told, ...(variations.length === 0 ? {} : { variations }) };
  };
  function variation(from: ChartInput, depth: number): VariationJson {
    const table = new Table(from);
    const steps: StepJson[] = [];
    for (let left = below(random, 6); left > 0; left--) {
      const { game: now, phase } = table.at;
      const [seat, action] = [table.toAct, choose(random, liking, now, phase)];
      if (seat === null || action === null || !table.play(seat, action)) break;
      steps.push({ seat, action });
    }
    return {
      ...(some(40) ? { name: text() } : {}),
      ...(some(40) ? { note: text() } : {}),
      ...line(from, steps, depth + 1),
    };
  }
  return {
    ...game,
    format: 'shedu-record/2',
    title: text(),
    ...(some(50) ? { date: '2026-11-28', event: pick(random, WORDS.slice(FEWEST_WORDS)) } : {}),
    ...(some(50) ? { annotator: 'Ada', source: '"', time: '90 min', place: '' } : {}),
    ...(some(50) ? { note: text() } : {}),
    ...illustrated(),
    ...line(begin({ kind: 'record', ...game }), game.steps, 0),
  };
}
