import { type OtherFights, otherFights } from '../../../../machine/inquiry/fights.ts';
import type { Parts, Under } from '../../../../machine/inquiry/parts.ts';
import type { Asked as Question } from '../../../../machine/inquiry/proposal.ts';
import type { WhatThen } from '../../../../machine/inquiry/whatthen.ts';
import type { Verdict } from '../../../../machine/record/explain.ts';
import { sayBefore, sayOrder, type Telling } from '../../../../machine/words/inquiry.ts';
import { sayLabel } from '../../../../machine/words/labels.ts';
import { sayList, sayModule } from '../../../../machine/words/say.ts';
import { editionIds, editions } from '../../../../spec/editions.ts';
import type { SwitchId } from '../../../../spec/ids.ts';
import { switches } from '../../../../spec/rulings.ts';
import type { Language, Text } from '../../../../spec/text.ts';
import { toldFight } from './course.ts';
import { verdictSentence } from './judge.ts';
import type {
  Reason,
  Side,
  Sides,
  ToldEdition,
  ToldReading,
  ToldRuling,
  ToldWitness,
} from './judged.ts';
import { reasonsOf } from './reasons.ts';

interface Answer {
  readonly verdict: Verdict;
  readonly whatThen: WhatThen | null;
}

/** Editions and readings side by side, in words. */
export function toldSides(
  question: Question,
  own: Answer,
  { alike, parting, rulings }: Parts,
  telling: Telling,
): Sides {
  const said = reasonsOf(own.verdict, telling);
  const parted = parting.map((one): Side => {
    const reasons = reasonsOf(one.verdict, telling);
    return {
      ...rulesIn(one.under, telling.language),
      difference: one.difference,
      legal: one.verdict.legal,
      sentence: verdictSentence(one.verdict.legal, question, telling),
      reasons: without(reasons, said),
      ...toldOthers(otherFights(one.whatThen, own.whatThen), telling),
      by: one.by,
    };
  });
  const theirs = parting.map((one) => reasonsOf(one.verdict, telling));
  const otherwise = otherFights(own.whatThen, ...parting.map((one) => one.whatThen));
  const here: Side = {
    editions: rulesIn(alike, telling.language).editions,
    readings: [],
    difference: null,
    legal: own.verdict.legal,
    sentence: verdictSentence(own.verdict.legal, question, telling),
    reasons: said.filter((one) => theirs.some((others) => without([one], others).length > 0)),
    ...toldOthers(otherwise, telling),
    by: [],
  };
  const by = [...new Set(parting.flatMap((one) => one.by))];
  return {
    sides: [here, ...parted],
    rulings: by.map((id) => toldRuling(id, rulings[id], telling.language)),
  };
}

/** Conflicts that come out otherwise, in their order and with what is fought before each. */
function toldOthers(others: OtherFights, telling: Telling): Pick<Side, 'fights' | 'order'> {
  const order = sayOrder(others, telling);
  const fights = others.fights.map((one) => ({
    ...toldFight(one.fight, telling, false),
    before: order === null ? null : sayBefore(one, telling),
  }));
  return { order, fights };
}

/** The reasons that are not among others. */
function without(reasons: readonly Reason[], others: readonly Reason[]): readonly Reason[] {
  const key = ({ text, clauses }: Reason): string => [text, ...clauses].join('\n');
  const known = new Set(others.map(key));
  return reasons.filter((one) => !known.has(key(one)));
}

function rulesIn(under: readonly Under[], language: Language): Pick<Side, 'editions' | 'readings'> {
  return {
    editions: under.flatMap((one): readonly ToldEdition[] => {
      if (!('edition' in one)) return [];
      const { edition: id, foreign } = one;
      const modules = foreign.map((module) => sayModule(module, language));
      const name = sayLabel('edition', language, { edition: id });
      return [{ id, name, foreign: modules.length === 0 ? '' : sayList(modules, language) }];
    }),
    readings: under.flatMap((one): readonly ToldReading[] => {
      if (!('ruling' in one)) return [];
      const { ruling, reading } = one;
      const title = switches[ruling].title[language];
      return [{ ruling, title, text: readingsOf(ruling)[reading]?.[language] ?? reading }];
    }),
  };
}

const readingsOf = (ruling: SwitchId): Readonly<Record<string, Text>> => switches[ruling].readings;

/** What is contested, and who says what. */
function toldRuling(id: SwitchId, own: string, language: Language): ToldRuling {
  const { title, question, why, witnesses } = switches[id];
  const told = witnesses.map(({ source, at, note, reading }) => ({
    reading,
    witness: { source, at, note: note[language] } satisfies ToldWitness,
  }));
  const readings = readingsOf(id);
  const of = (reading: string | undefined): readonly ToldWitness[] =>
    told.filter((one) => one.reading === reading).map(({ witness }) => witness);
  return {
    id,
    title: title[language],
    question: question[language],
    why: why[language],
    readings: Object.entries(readings).map(([reading, text]) => ({
      text: text[language],
      own: reading === own,
      editions: editionIds.filter((edition) => editions[edition].rulings[id] === reading),
      witnesses: of(reading),
    })),
    others: of(undefined),
  };
}
