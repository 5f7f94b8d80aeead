import type { Language } from '../../../spec/text.ts';
import type { Attack, FoughtOut, Outlook } from '../../record/through.ts';
import type { Effect } from '../../rules/effect.ts';
import { type OutlookId, type Sitter, sayLabel, sayOutlook, sayPhase } from '../../words/words.ts';
import { effectLines, outcomeJson } from '../output/outcomes.ts';
import { plain } from '../output/terminal.ts';

interface Tongue {
  readonly language: Language;
  readonly seats: readonly Sitter[];
}

/** How conflicts may come out, for a reader: each with its numbers, who wins, and what comes of it. */
export function outlookLines(outlook: Outlook, tongue: Tongue): readonly string[] {
  switch (outlook.type) {
    case 'decided': {
      const { phase, toAct } = outlook;
      return [`${plain(sayPhase(phase, toAct, tongue.language, tongue.seats))} [${phase}]`];
    }
    case 'choice':
      return [
        told('choice', { seat: outlook.seat }, tongue),
        ...outlook.options.flatMap(({ color, next }) => [
          told('option', { color }, tongue),
          ...indented(outlookLines(next, tongue)),
        ]),
      ];
    case 'conflict':
      return [
        headOf(outlook, tongue),
        ...indented(outlook.attacks.map((attack) => attackLine(outlook, attack, tongue))),
        prospectOf(outlook, tongue),
        ...outlook.outcomes.flatMap(({ winner, effects, next }) => [
          told('if-wins', { winner }, tongue),
          ...effectLines(effects, tongue.language, tongue.seats),
          ...indented(outlookLines(next, tongue)),
        ]),
      ];
  }
}

/** How conflicts may come out, for a program: the numbers, and sentences on who wins. */
export function outlookJson(outlook: Outlook, tongue: Tongue): object {
  switch (outlook.type) {
    case 'decided': {
      const { phase, toAct } = outlook;
      return { ...outlook, message: sayPhase(phase, toAct, tongue.language, tongue.seats) };
    }
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
          effects: outcomeJson({ effects, violations: [] }, tongue.language, tongue.seats).effects,
          next: outlookJson(next, tongue),
        })),
      };
  }
}

/** All that an outlook tells to happen, for the clauses behind it. */
export function effectsIn(outlook: Outlook): readonly Effect[] {
  switch (outlook.type) {
    case 'decided':
      return [];
    case 'choice':
      return outlook.options.flatMap(({ next }) => effectsIn(next));
    case 'conflict':
      return outlook.outcomes.flatMap(({ effects, next }) => [...effects, ...effectsIn(next)]);
  }
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const told = (
  id: OutlookId,
  params: Readonly<Record<string, unknown>>,
  { language, seats }: Tongue,
): string => plain(sayOutlook(id, params, language, seats));

const headOf = ({ kind, color, attacker, defender, board }: FoughtOut, tongue: Tongue): string =>
  told(
    'conflict',
    { kind, color, attacker, defender, attacking: board.attacker, defending: board.defender },
    tongue,
  );

/** What the defender needs against what the attacker adds: the least that is sure, else possible. */
function attackLine({ attacker, defender }: FoughtOut, attack: Attack, tongue: Tongue): string {
  const { count, possible, answers } = attack;
  const winning = answers.filter(({ winner }) => winner === defender);
  const sure = winning.find((answer) => !answer.possible);
  const needed = (sure ?? winning[0])?.count;
  const id =
    needed === undefined
      ? 'lost'
      : needed === 0
        ? 'kept-without'
        : sure === undefined
          ? 'kept-if'
          : 'kept-with';
  const sentence = told(id, { attacker, defender, count, needed: needed ?? 0 }, tongue);
  return possible ? `${sentence} (${sayLabel('possible', tongue.language)})` : sentence;
}

function prospectOf({ prospect }: FoughtOut, tongue: Tongue): string {
  const { who, ...params } = prospect;
  return told(who, params, tongue);
}
