import { clauses } from '../../../spec/clauses.ts';
import type { Proposal } from '../../inquiry/proposal.ts';
import type { Stakes } from '../../inquiry/stakes.ts';
import type { Course, WhatThen } from '../../inquiry/whatthen.ts';
import type { WhyNot } from '../../inquiry/whynot.ts';
import { writePosition } from '../../record/position.ts';
import type { Effect } from '../../rules/effect.ts';
import { sayKingdom, sayParting, sayProposal, sayProspect, sayTips } from '../../words/inquiry.ts';
import { sayAction, sayPhase } from '../../words/words.ts';
import { outcomeJson, type Tongue } from '../output/outcomes.ts';
import type { Inquired } from './inquiry.ts';

/** What would make the action legal or how it can go on, and where editions part, for a program. */
export function inquiryJson(asked: Inquired, telling: Tongue): object {
  const { whyNot, whatThen, parts, toldThrough } = asked;
  return {
    whyNot: whyNot === null ? null : whyNotJson(whyNot, telling),
    ...(whatThen === null || toldThrough ? {} : { whatThen: thenJson(whatThen, telling) }),
    parts: {
      alike: parts.alike,
      parting: parts.parting.map((one) => {
        const there = { ...telling, rules: one.verdict.game.rulings };
        return {
          under: one.under,
          by: one.by,
          difference: one.difference,
          message: sayParting(one, telling),
          legal: one.verdict.legal,
          ...outcomeJson(one.verdict, there),
          ...(one.whatThen === null ? {} : { whatThen: thenJson(one.whatThen, there) }),
        };
      }),
    },
  };
}

function whyNotJson({ clauses: refusing, proposals }: WhyNot, telling: Tongue): object {
  return {
    clauses: refusing.map((id) => ({ id, title: clauses[id].title[telling.language] })),
    proposals: proposals.map((proposal) => proposalJson(proposal, telling)),
  };
}

function proposalJson(proposal: Proposal, telling: Tongue): object {
  const { change, size, distance, asked } = proposal;
  const { game, phase } = asked.at;
  const elsewhere = change.kind === 'piece' || change.kind === 'time';
  return {
    change,
    size,
    distance,
    action: asked.action,
    seat: asked.seat,
    ...(elsewhere ? { position: writePosition(game, phase) } : {}),
    message: sayProposal(proposal, telling),
  };
}

function thenJson({ stakes, course, bound, cut }: WhatThen, telling: Tongue): object {
  return { stakes: stakesJson(stakes, telling), course: courseJson(course, telling), bound, cut };
}

const stakesJson = (stakes: Stakes, telling: Tongue): object => ({
  ...stakes,
  kingdoms: stakes.kingdoms.map((kingdom) => ({
    ...kingdom,
    message: sayKingdom(kingdom, telling),
  })),
});

function courseJson(course: Course, telling: Tongue): object {
  const { language, seats } = telling;
  const told = (effects: readonly Effect[]): readonly object[] =>
    outcomeJson({ effects, violations: [] }, telling).effects;
  switch (course.type) {
    case 'rest':
    case 'not-followed':
      return { ...course, message: sayPhase(course.phase, course.toAct, language, seats) };
    case 'options':
      return {
        ...course,
        options: course.options.map(({ action, effects, stakes }) => ({
          action,
          message: sayAction(action, course.seat, language, seats),
          effects: told(effects),
          stakes: stakesJson(stakes, telling),
        })),
      };
    case 'order':
      return {
        ...course,
        options: course.options.map(({ color, course: next }) => ({
          color,
          course: courseJson(next, telling),
        })),
      };
    case 'fight': {
      const sentences = sayTips(course, telling);
      return {
        ...course,
        tips: course.tips.map((tip, i) => ({ ...tip, message: sentences[i] })),
        prospect: { ...course.prospect, message: sayProspect(course, telling) },
        outcomes: course.outcomes.map(({ winner, effects, stakes, course: next }) => ({
          winner,
          effects: told(effects),
          stakes: stakesJson(stakes, telling),
          course: courseJson(next, telling),
        })),
      };
    }
  }
}
