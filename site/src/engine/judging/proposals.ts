import type { Proposal } from '../../../../machine/inquiry/proposal.ts';
import { cellOf } from '../../../../machine/inquiry/space.ts';
import type { RecordJson } from '../../../../machine/record/format.ts';
import { writePosition } from '../../../../machine/record/position.ts';
import { sayProposal, sayProposals, type Telling } from '../../../../machine/words/inquiry.ts';
import { sayList } from '../../../../machine/words/say.ts';
import { switches } from '../../../../spec/rulings.ts';
import type { Text } from '../../../../spec/text.ts';
import { verdictTextsOf } from '../../lab/verdict/texts.ts';
import { fill } from '../../strings.ts';
import type { Asked, Instead, ToldProposal } from './judged.ts';

/** What would make a refused action legal, in words, with what is asked then. */
export function toldProposals(
  proposals: readonly Proposal[],
  record: RecordJson,
  telling: Telling,
): readonly ToldProposal[] {
  const spaces = proposals.filter(({ change }) => change.kind === 'space');
  return proposals.flatMap((proposal): readonly ToldProposal[] => {
    const { kind } = proposal.change;
    if (kind !== 'space') {
      const instead = [{ label: null, asked: askedBy(proposal, record) }];
      return [{ kind, text: textOf(proposal, telling), instead }];
    }
    if (proposal !== spaces[0]) return [];
    const [text = ''] = sayProposals(spaces, telling);
    const instead = spaces.map(({ asked }): Instead => {
      const { action, seat } = asked;
      return { label: cellOf(action), asked: { record, action, seat } };
    });
    return [{ kind, text, instead }];
  });
}

function textOf(proposal: Proposal, telling: Telling): string {
  const { change } = proposal;
  if (change.kind !== 'reading') return sayProposal(proposal, telling);
  const { language } = telling;
  const { said } = verdictTextsOf(language);
  const { title, readings } = switches[change.ruling];
  const says = (readings as Readonly<Record<string, Text>>)[change.reading];
  return fill(change.editions.length === 0 ? said.reading : said.readingIn, {
    title: title[language],
    reading: says?.[language] ?? change.reading,
    editions: sayList(change.editions, language),
  });
}

/** The question that a proposal comes to, in a record of which it is the last position. */
function askedBy({ change, asked }: Proposal, record: RecordJson): Asked {
  const { action, seat } = asked;
  switch (change.kind) {
    case 'space':
    case 'choice':
    case 'seat':
      return { record, action, seat };
    case 'time':
      return { record: { ...record, steps: [...record.steps, ...change.steps] }, action, seat };
    case 'reading': {
      const rulings = { ...record.rulings, [change.ruling]: change.reading };
      const read = { ...record, rulings };
      // Steps that were played under the other reading may come to something else under this.
      return { record: record.steps.length === 0 ? read : at(read, asked), action, seat };
    }
    case 'piece':
      return { record: at(record, asked), action, seat };
  }
}

/** The record that begins where a question is asked. */
function at(record: RecordJson, { at: { game, phase } }: Proposal['asked']): RecordJson {
  const {
    hands: _h,
    bag: _b,
    variations: _v,
    marks: _m,
    diagram: _d,
    result: _r,
    ...rest
  } = record;
  const { board, options } = game;
  const { englishVariant, wonder, buildings } = options;
  return {
    ...rest,
    options: {
      ...(board.id === 'free' ? {} : { board: board.id }),
      ...(englishVariant ? { englishVariant } : {}),
      ...(wonder ? { wonder } : {}),
      ...(buildings ? { buildings } : {}),
    },
    position: writePosition(game, phase),
    steps: [],
  };
}
