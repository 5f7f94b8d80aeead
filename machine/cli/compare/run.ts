import type { Language } from '../../../spec/text.ts';
import {
  type Comparison,
  compareEditions,
  compareHouse,
  compareReadings,
} from '../../record/compare.ts';
import { localText } from '../../record/local.ts';
import { jsonPath } from '../../record/path.ts';
import { rulingsOf } from '../../record/start.ts';
import { sayLabel } from '../../words/labels.ts';
import { sayAction, sayList, sayModule, sayStep } from '../../words/words.ts';
import { type Chosen, chooseGame, sensible, titleOf } from '../input/game.ts';
import { houseIn } from '../input/house.ts';
import type { Format } from '../input/options.ts';
import { columns } from '../output/columns.ts';
import { effectLines, outcomeJson, violationLines } from '../output/outcomes.ts';
import { foreign, jsonLine, plain, write } from '../output/terminal.ts';

/** What `shedu compare` is asked for. */
export interface ComparisonOptions {
  readonly readings?: boolean;
  /** The file of an edition of one's own. */
  readonly edition?: string;
  readonly game?: string;
  readonly format: Format;
  readonly lang: Language;
}

/** Prints where a game parts from itself under other editions and readings. */
export async function compare(name: string, options: ComparisonOptions): Promise<void> {
  const house = options.edition === undefined ? null : await houseIn(options.edition);
  const chosen = await chooseGame(name, options.game);
  const { file } = chosen;
  const compared = sensible(chosen, () => [
    ...compareEditions(file),
    ...(house === null ? [] : [compareHouse(file, house)]),
    ...(options.readings ? compareReadings(file) : []),
  ]);
  await write((options.format === 'json' ? json : text)(chosen, compared, options.lang));
}

/** What a game is compared under: an edition, or a ruling with a reading. */
function nameOf({ under }: Comparison, language: Language): string {
  if (!('edition' in under)) return `${under.ruling}: ${under.reading}`;
  const { edition, title } = under;
  return title === undefined ? edition : foreign(localText(title, language).text);
}

/** A reading that makes no difference is left out; an edition never is. */
function text(chosen: Chosen, compared: readonly Comparison[], language: Language): string {
  const { edition } = chosen.file;
  const heading = [foreign(titleOf(chosen, language)), sayLabel('edition', language, { edition })];
  const told = compared.filter(({ under, parting }) => 'edition' in under || parting !== null);
  const head = (['under', 'parts-at', 'because'] as const).map((key) => sayLabel(key, language));
  const lines = [
    heading.filter((part) => part !== '').join(', '),
    '',
    ...columns([head, ...told.map((one) => row(one, language))]),
    ...alike(compared).flatMap((group) => details(chosen, group, language)),
  ];
  return `${lines.join('\n')}\n`;
}

function row(comparison: Comparison, language: Language): readonly string[] {
  const { parting, foreign: missing } = comparison;
  const cells =
    parting === null
      ? [sayLabel('the-same', language), '']
      : [sayStep('at-step', language, { step: parting.step + 1 }), reasons(comparison, language)];
  if (missing.length === 0) return [nameOf(comparison, language), ...cells];
  const modules = sayList(
    missing.map((module) => sayModule(module, language)),
    language,
  );
  return [
    nameOf(comparison, language),
    ...cells,
    sayLabel('missing-modules', language, { modules }),
  ];
}

/** The rulings that make a game part, with the readings that do. */
function reasons({ parting, rulings }: Comparison, language: Language): string {
  const by = parting?.by ?? [];
  if (by.length === 0) return sayLabel('together', language);
  return by.map((id) => `${id} ${rulings[id]}`).join(', ');
}

/** Those that part at the same step with the same outcome, together. */
function alike(compared: readonly Comparison[]): readonly (readonly Comparison[])[] {
  const groups = new Map<string, Comparison[]>();
  for (const one of compared) {
    if (one.parting === null) continue;
    const key = JSON.stringify(one.parting);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** What comes of the step at which a game parts, both ways. */
function details(
  { file }: Chosen,
  group: readonly Comparison[],
  language: Language,
): readonly string[] {
  const parting = group[0]?.parting;
  const step = file.steps[parting?.step ?? -1];
  if (!parting || step === undefined) return [];
  const names = group.map((one) => nameOf(one, language)).join(', ');
  const seats = file.seats ?? [];
  const { base, other, differences } = parting;
  const told = (outcome: typeof base): readonly string[] => [
    ...violationLines(outcome.violations, language, seats),
    ...effectLines(outcome.effects, language, seats),
  ];
  const action = plain(sayAction(step.action, step.seat, language, seats));
  const own = rulingsOf(file);
  const readings = parting.by.map((id) => `${id} ${own[id]}`).join(', ');
  const [here, there] = [told(base), told(other)];
  const head = ['', `${names}. ${sayLabel('step', language, { index: parting.step + 1, action })}`];
  if (here.join() === there.join()) {
    const paths = [...new Set(differences.map(({ path }) => String(path[0])))].join(', ');
    return [...head, ...here, sayLabel('position-differs', language, { paths })];
  }
  return [
    ...head,
    `${sayLabel('as-played', language)}${readings === '' ? '' : ` ${readings}`}`,
    ...here,
    sayLabel('otherwise', language, { under: names }),
    ...there,
  ];
}

function json(chosen: Chosen, compared: readonly Comparison[], language: Language): string {
  const { file } = chosen;
  const game = titleOf(chosen, language);
  const seats = file.seats ?? [];
  return `${jsonLine({
    ...(game === '' ? {} : { game }),
    edition: file.edition,
    rulings: rulingsOf(file),
    compared: compared.map(({ under, rulings, foreign, parting }) => ({
      under,
      rulings,
      notInThisEdition: foreign,
      parting:
        parting === null
          ? null
          : {
              step: parting.step,
              action: file.steps[parting.step]?.action,
              by: parting.by,
              asPlayed: outcomeJson(parting.base, { language, seats, rules: rulingsOf(file) }),
              otherwise: outcomeJson(parting.other, { language, seats, rules: rulings }),
              differences: parting.differences.map(({ path, expected, actual }) => ({
                path: jsonPath(path),
                asPlayed: expected,
                otherwise: actual,
              })),
            },
    })),
  })}\n`;
}
