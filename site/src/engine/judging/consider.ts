import { type Parts, partsRuleByRule } from '../../../../machine/inquiry/parts.ts';
import type { Asked as Question } from '../../../../machine/inquiry/proposal.ts';
import { type WhatThen, whatThen } from '../../../../machine/inquiry/whatthen.ts';
import { whyNot } from '../../../../machine/inquiry/whynot.ts';
import { explain } from '../../../../machine/record/explain.ts';
import type { Reader } from '../../../../machine/record/reader.ts';
import { sayBound, sayProposals } from '../../../../machine/words/inquiry.ts';
import type { Language } from '../../../../spec/text.ts';
import { toldCourse } from './course.ts';
import type { Asked, Considered } from './judged.ts';
import { toldProposals } from './proposals.ts';
import { put } from './question.ts';
import { toldSides } from './sides.ts';

/** Lets whoever waits be answered first; says whether to go on. */
export type Between = () => Promise<boolean>;

/**
 * What there is besides a verdict: what would make a refused action legal, how a legal one can go on,
 * and where editions part. Null where nothing can be judged, or when `between` says that nobody waits
 * for it any more.
 */
export async function consider(
  asked: Asked,
  language: Language,
  reader: Pick<Reader, 'checkGame'>,
  between: Between,
): Promise<Considered | null> {
  const { question, telling, faults } = put(asked, language, reader);
  if (question === null) return null;
  try {
    const found = await inquired(question, between);
    if (found === null) return null;
    const { then, not, parts } = found;
    const verdict = explain(question.at, question.action, question.seat);
    const proposals = not?.proposals ?? [];
    const [none = null] =
      not === null || proposals.length > 0 ? [] : sayProposals(proposals, telling);
    return {
      proposals: toldProposals(proposals, asked.record, telling),
      none,
      course: then === null ? null : toldCourse(then.course, telling),
      bound: then?.cut ? sayBound('bound', then.bound, telling) : null,
      sides: toldSides(question, { verdict, whatThen: then }, parts, telling),
    };
  } catch (error) {
    // In a position that no play can reach, nothing says how far the rules know an answer.
    if (faults.length > 0) return null;
    throw error;
  }
}

interface Inquired {
  readonly then: WhatThen | null;
  readonly not: ReturnType<typeof whyNot>;
  readonly parts: Parts;
}

/** All that can be asked, one after the other. */
async function inquired(question: Question, between: Between): Promise<Inquired | null> {
  const then = whatThen(question);
  if (!(await between())) return null;
  const not = whyNot(question);
  const rules = partsRuleByRule(question);
  let next = rules.next();
  while (!next.done) {
    if (!(await between())) return null;
    next = rules.next();
  }
  return { then, not, parts: next.value };
}
