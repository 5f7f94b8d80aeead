import type { Attack, Decided, FoughtOut, Outlook, WarChoice } from '../../record/through.ts';
import type { Effect, EffectType } from '../../rules/effect.ts';
import type { Seat } from '../../rules/pieces.ts';
import { sayLabel } from '../../words/labels.ts';
import { type OutlookId, sayOutlook, sayPhase } from '../../words/words.ts';
import { effectLines, outcomeJson, type Tongue } from '../output/outcomes.ts';
import { plain } from '../output/terminal.ts';

/** How conflicts may come out, for a reader: each with its numbers, who wins, and what comes of it. */
export function outlookLines(outlook: Outlook, tongue: Tongue): readonly string[] {
  switch (outlook.type) {
    case 'decided':
      return [`${plain(nextOf(outlook, tongue))} [${outlook.phase}]`];
    case 'choice':
      return choiceLines(outlook, tongue);
    case 'conflict':
      return conflictLines(outlook, tongue, (next) => indented(outlookLines(next, tongue)));
  }
}

/** War by war if their order is all the same, else order by order. */
function choiceLines(choice: WarChoice, tongue: Tongue): readonly string[] {
  const head = told('choice', { seat: choice.seat }, tongue);
  const wars = alikeInAnyOrder(choice);
  if (wars !== null)
    return [
      head,
      told('any-order', {}, tongue),
      ...wars.flatMap((war) => indented(conflictLines(war, tongue, () => []))),
    ];
  return [
    head,
    ...choice.options.flatMap(({ color, next }) => [
      told('option', { color }, tongue),
      ...indented(outlookLines(next, tongue)),
    ]),
  ];
}

function conflictLines(
  conflict: FoughtOut,
  tongue: Tongue,
  goOn: (next: Outlook) => readonly string[],
): readonly string[] {
  return [
    headOf(conflict, tongue),
    ...indented(attackLines(conflict, tongue)),
    prospectOf(conflict, tongue),
    ...conflict.outcomes.flatMap(({ winner, effects, next }) => [
      told('if-wins', { winner }, tongue),
      ...effectLines(effects, tongue.language, tongue.seats),
      ...goOn(next),
    ]),
  ];
}

/** Effects that only tell how many wars are left. */
const OF_ORDER: ReadonlySet<EffectType> = new Set(['wars-remain', 'war-opened', 'union-settled']);

/** The wars of a choice if each comes out the same whatever was fought before it. */
function alikeInAnyOrder(choice: WarChoice): readonly FoughtOut[] | null {
  const wars = conflictsIn(choice).map(({ outcomes, ...war }) => ({
    ...war,
    outcomes: outcomes.map(({ winner, effects }) => ({
      winner,
      effects: effects.filter(({ type }) => !OF_ORDER.has(type)),
      next: LAST,
    })),
  }));
  const different = new Map(wars.map((war) => [JSON.stringify(war), war]));
  const colors = new Set(wars.map(({ color }) => color));
  return different.size === colors.size ? [...different.values()] : null;
}

/** Takes the place of what comes next where that is not told. */
const LAST: Outlook = { type: 'decided', phase: 'turn.action', toAct: null };

function conflictsIn(outlook: Outlook): readonly FoughtOut[] {
  switch (outlook.type) {
    case 'decided':
      return [];
    case 'choice':
      return outlook.options.flatMap(({ next }) => conflictsIn(next));
    case 'conflict':
      return [outlook, ...outlook.outcomes.flatMap(({ next }) => conflictsIn(next))];
  }
}

/** How conflicts may come out, for a program: the numbers, and sentences on who wins. */
export function outlookJson(outlook: Outlook, tongue: Tongue): object {
  switch (outlook.type) {
    case 'decided':
      return { ...outlook, message: nextOf(outlook, tongue) };
    case 'choice':
      return {
        ...outlook,
        options: outlook.options.map(({ color, next }) => ({
          color,
          next: outlookJson(next, tongue),
        })),
      };
    case 'conflict':
      return {
        ...outlook,
        prospect: { ...outlook.prospect, message: prospectOf(outlook, tongue) },
        outcomes: outlook.outcomes.map(({ winner, effects, next }) => ({
          winner,
          effects: outcomeJson({ effects, violations: [] }, tongue).effects,
          next: outlookJson(next, tongue),
        })),
      };
  }
}

/** All that an outlook tells to happen, for the clauses behind it. */
export const effectsIn = (outlook: Outlook): readonly Effect[] =>
  conflictsIn(outlook).flatMap(({ outcomes }) => outcomes.flatMap(({ effects }) => effects));

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const told = (
  id: OutlookId,
  params: Readonly<Record<string, unknown>>,
  { language, seats }: Tongue,
): string => plain(sayOutlook(id, params, language, seats));

const nextOf = ({ phase, toAct, raises }: Decided, { language, seats }: Tongue): string =>
  sayPhase(phase, toAct, language, seats, raises);

const headOf = ({ kind, color, attacker, defender, board }: FoughtOut, tongue: Tongue): string =>
  told(
    'conflict',
    { kind, color, attacker, defender, attacking: board.attacker, defending: board.defender },
    tongue,
  );

/** What the defender needs against each attack; from where on he is lost, in one line. */
function attackLines(
  { attacker, defender, attacks }: FoughtOut,
  tongue: Tongue,
): readonly string[] {
  const lost = attacks.findIndex((_, i) => attacks.slice(i).every(isLost(defender)));
  const single = lost === -1 ? attacks : attacks.slice(0, lost);
  const lines = single.map((attack) => attackLine(attacker, defender, attack, tongue));
  const first = attacks[lost];
  if (first === undefined) return lines;
  const id = lost === attacks.length - 1 ? 'lost' : 'lost-from';
  const sentence = told(id, { attacker, count: first.count }, tongue);
  return [...lines, marked(sentence, first.possible, tongue)];
}

const isLost =
  (defender: Seat) =>
  ({ answers }: Attack): boolean =>
    answers.every(({ winner }) => winner !== defender);

/** The least that the defender needs, of what he surely has, else of what he may have. */
function attackLine(attacker: Seat, defender: Seat, attack: Attack, tongue: Tongue): string {
  const { count, possible, answers } = attack;
  const winning = answers.filter(({ winner }) => winner === defender);
  const sure = winning.find((answer) => !answer.possible);
  const needed = (sure ?? winning[0])?.count;
  const line = (id: OutlookId): string =>
    marked(told(id, { attacker, defender, count, needed: needed ?? 0 }, tongue), possible, tongue);
  if (needed === undefined) return line('lost');
  if (needed === 0) return line('kept-without');
  return line(sure === undefined ? 'kept-if' : 'kept-with');
}

const marked = (sentence: string, possible: boolean, { language }: Tongue): string =>
  possible ? `${sentence} (${sayLabel('possible', language)})` : sentence;

function prospectOf({ prospect }: FoughtOut, tongue: Tongue): string {
  const { who, ...params } = prospect;
  return told(who, params, tongue);
}
