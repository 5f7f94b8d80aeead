import { rulings } from '../../spec/rulings.ts';
import type { Language } from '../../spec/text.ts';
import type { Edit } from '../inquiry/edit.ts';
import type { OtherFight, OtherFights } from '../inquiry/fights.ts';
import type { Parting, Under } from '../inquiry/parts.ts';
import type { Change, Proposal } from '../inquiry/proposal.ts';
import { cellOf } from '../inquiry/space.ts';
import type { Kingdom } from '../inquiry/stakes.ts';
import type { Tip } from '../inquiry/tipping.ts';
import type { Fight } from '../inquiry/whatthen.ts';
import { allArgs, list, type Sitter, seatForms, type Tongue, tilesInWords } from './args.ts';
import { type Args, catalogue, format } from './catalogue.ts';
import en from './inquiry/en.json' with { type: 'json' };
import fr from './inquiry/fr.json' with { type: 'json' };
import ru from './inquiry/ru.json' with { type: 'json' };
import { sayLabel } from './labels.ts';
import { sayAction, sayOutlook } from './say.ts';

export type InquiryId = keyof typeof en;

/** What is said of inquiries only, which a page that makes none need not load. */
export const inquiries: Readonly<Record<Language, Readonly<Record<InquiryId, string>>>> = {
  en,
  ru,
  fr,
};

/** In which language, and who sits where. */
export interface Telling {
  readonly language: Language;
  readonly seats: readonly Sitter[];
}

const tongueOf = ({ language, seats }: Telling): Tongue => ({
  catalogue: catalogue(language),
  seats,
});

function told(
  id: InquiryId,
  params: Readonly<Record<string, unknown>>,
  telling: Telling,
  more: Args = {},
): string {
  const tongue = tongueOf(telling);
  const { language } = telling;
  const args = { ...allArgs(tongue, params), ...more };
  return format(`${language}/inquiry/${id}`, inquiries[language][id], language, args);
}

/** What would make a refused action legal, each a sentence; other spaces are told in one. */
export function sayProposals(proposals: readonly Proposal[], telling: Telling): readonly string[] {
  if (proposals.length === 0) return [told('none', {}, telling)];
  const cells = proposals.flatMap(({ change }) => spaceOf(change) ?? []);
  const first = proposals.find(({ change }) => spaceOf(change) !== null);
  return proposals.flatMap((proposal) => {
    if (proposal === first) return told('space', { cells }, telling);
    return spaceOf(proposal.change) === null ? sayProposal(proposal, telling) : [];
  });
}

const spaceOf = (change: Change): string | null =>
  change.kind === 'space' ? cellOf(change.action) : null;

/** What would make a refused action legal, as a sentence. */
export function sayProposal({ change, asked }: Proposal, telling: Telling): string {
  const { language, seats } = telling;
  const acts = (): string => sayAction(asked.action, asked.seat, language, seats);
  switch (change.kind) {
    case 'space':
      return told('space', { cells: [cellOf(change.action)] }, telling);
    case 'choice':
      return told('choice', {}, telling, { action: acts() });
    case 'seat':
      return told('seat', { seat: change.seat }, telling);
    case 'piece': {
      const edits = change.edits.map((edit) => sayEdit(edit, telling));
      const conditions = list(tongueOf(telling), edits);
      const more = { conditions, action: acts() };
      return told(change.elsewhere ? 'piece-moved' : 'piece', {}, telling, more);
    }
    case 'time': {
      const steps = change.steps
        .map(({ action, seat }) => sayAction(action, seat, language, seats))
        .join(' ');
      return told(change.when, {}, telling, { steps });
    }
    case 'reading': {
      const { ruling, reading, editions } = change;
      const title = rulings[ruling].title[language];
      return told('reading', { editions }, telling, { title, reading });
    }
  }
}

/** A piece that would be otherwise, as the condition of a sentence. */
export function sayEdit(edit: Edit, telling: Telling): string {
  const { edit: id, ...params } = edit;
  if (edit.edit !== 'hand') return told(id, params, telling);
  const { seat, tiles, instead } = edit;
  const replaced = tilesInWords(tongueOf(telling), instead);
  return told('hand', { seat, tiles }, telling, { replaced, replaced_count: instead.length });
}

/** A conflict with the strength of both sides on the board, as a sentence. */
export function sayFight(fight: Fight, { language, seats }: Telling): string {
  const { kind, color, attacker, defender, board } = fight;
  const strengths = { attacking: board.attacker, defending: board.defender };
  return sayOutlook('conflict', { kind, color, attacker, defender, ...strengths }, language, seats);
}

/** Who wins a conflict, as a sentence. */
export function sayProspect({ prospect }: Fight, { language, seats }: Telling): string {
  const { who, ...params } = prospect;
  return sayOutlook(who, params, language, seats);
}

/** Where a conflict tips, each a sentence; `possible` marks what depends on tiles not told. */
export function sayTips(fight: Fight, telling: Telling): readonly string[] {
  const { tips } = fight;
  return tips.map((tip, i) => {
    const sentence = sayTip(fight, tip, i === tips.length - 1, telling);
    if (!tip.possible) return sentence;
    return `${sentence} (${sayLabel('possible', telling.language)})`;
  });
}

function sayTip(
  { attacker, defender }: Fight,
  { from, to, needs, rising }: Tip,
  last: boolean,
  telling: Telling,
): string {
  const open = last && needs === null && from > 0;
  const span = open ? 'more' : from === to ? 'one' : 'range';
  const need = needs === null ? 'lost' : needs === 0 ? 'nothing' : rising ? 'rising' : 'some';
  return told('tip', { attacker, defender, from, to, needs: needs ?? 0, span, need }, telling);
}

/** A kingdom by its leaders, as a sentence. */
export function sayKingdom({ leaders }: Kingdom, telling: Telling): string {
  const tongue = tongueOf(telling);
  const named = leaders.map(({ seat, leader, at }) => {
    const { word } = tongue.catalogue.word.leader[leader];
    return `${word} ${at} (${seatForms(tongue, seat).word})`;
  });
  return told('kingdom', {}, telling, { leaders: list(tongue, named) });
}

/** In which order conflicts that come out otherwise are told, as a sentence; null where there is one. */
export function sayOrder({ fights, chooser }: OtherFights, telling: Telling): string | null {
  if (fights.length < 2) return null;
  return chooser === null
    ? told('in-order', {}, telling)
    : told('chosen-order', { seat: chooser }, telling);
}

/** What is fought before a conflict, as the head of what is told of it; null where it is all the same. */
export function sayBefore({ before }: OtherFight, telling: Telling): string | null {
  if (before === null) return null;
  if (before.length === 0) return told('fought-first', {}, telling);
  const wars = before.map((one) => told('war-won', { ...one }, telling));
  return told('fought-after', {}, telling, { wars: list(tongueOf(telling), wars) });
}

/** How many conflicts are followed, or how many choices are left out, as a sentence. */
export const sayBound = (id: 'bound' | 'more', count: number, telling: Telling): string =>
  told(id, { count }, telling);

/** Rules by which an action is judged: an edition, or a reading. */
export function sayRules(under: Under, telling: Telling): string {
  const { language } = telling;
  if ('edition' in under) return sayLabel('edition', language, { edition: under.edition });
  const { ruling, reading } = under;
  return told('read-as', {}, telling, { title: rulings[ruling].title[language], reading });
}

/** The rules that give the same answer, as a sentence. */
export function sayAlike(alike: readonly Under[], telling: Telling): string {
  const rules = alike.map((under) => sayRules(under, telling));
  return told('alike', {}, telling, { rules: list(tongueOf(telling), rules) });
}

/** Which rules part in what, and which rulings make them, as a sentence. */
export function sayParting({ under, by, difference }: Parting, telling: Telling): string {
  const tongue = tongueOf(telling);
  const rules = list(
    tongue,
    under.map((one) => sayRules(one, telling)),
  );
  const titles = by.map((id) => `${rulings[id].title[telling.language]} [${id}]`);
  const args = { rules, by: list(tongue, titles), by_count: by.length };
  return told('part', { difference }, telling, args);
}
