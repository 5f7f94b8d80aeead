import {
  type ChapterId,
  type ClauseId,
  chapterOf,
  chapters,
  clauses,
} from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { element, escaped } from '../../draw/svg.ts';
import { sayLabel } from '../../words/labels.ts';
import { shortHtml } from './html.ts';
import { plain } from './plain.ts';
import { rulebookTitle } from './rulebook.ts';
import { applies, type Scope } from './scope.ts';

/** What is looked up most at the table, in the order in which it comes up. */
const LOOKED_UP: readonly ClauseId[] = [
  'define.goal.weakest',
  'define.sphere.four',
  'define.adjacent.side',
  'define.kingdom.leader',
  'define.kingdom.peace',
  'turn.action.two',
  'turn.action.kinds',
  'turn.event.order',
  'leader.place.temple',
  'leader.place.dry',
  'leader.place.no-join',
  'leader.move.board',
  'leader.withdraw.action',
  'leader.temple.last',
  'tile.place.empty',
  'tile.place.river',
  'tile.place.land',
  'tile.place.three-kingdoms',
  'score.tile.matching',
  'score.tile.king',
  'score.tile.joining',
  'catastrophe.use.twice',
  'catastrophe.place.target',
  'catastrophe.ban.treasure',
  'catastrophe.ban.leader',
  'catastrophe.ban.monument',
  'swap.count.max',
  'swap.discard.removed',
  'conflict.cause.two-ways',
  'conflict.strength.sources',
  'revolt.attacker.newcomer',
  'revolt.strength.temples',
  'revolt.reinforce.temples',
  'revolt.win.tie',
  'revolt.winner.point',
  'war.order.chosen',
  'war.attacker.active',
  'war.attacker.clockwise',
  'war.supporter.home',
  'war.reinforce.colour',
  'war.win.tie',
  'war.winner.leader-point',
  'war.winner.supporter-points',
  'war.loser.supporters',
  'war.priest.treasure',
  'war.priest.leader',
  'war.remaining.continue',
  'monument.build.square',
  'monument.build.colour',
  'monument.build.flip',
  'monument.tile.inert',
  'treasure.take.trigger',
  'treasure.take.trader',
  'treasure.take.marked-first',
  'treasure.value.wild',
  'endturn.order.sequence',
  'monument.income.match',
  'monument.income.kingdom',
  'endturn.refill.active',
  'endturn.refill.others',
  'gameend.treasure.two',
  'gameend.bag.empty',
  'final.rank.weakest',
  'final.tie.next',
  'english.attacker.exceed',
  'english.defender.exact',
  'building.line.three',
  'building.move.longer',
  'building.score.double',
  'building.tile.counts',
  'advanced.treasure.fourteen',
  'wonder.build.cross',
  'wonder.figure.one',
  'wonder.income.king',
];

/** A player aid: the clauses looked up most, by chapter, to be printed on the two sides of a sheet. */
export interface Aid {
  readonly format: 'shedu-aid/1';
  readonly language: Language;
  readonly scope: Scope;
  readonly title: string;
  readonly chapters: readonly AidChapter[];
}

export interface AidChapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly clauses: readonly { readonly id: ClauseId; readonly statement: string }[];
}

/** Puts together the player aid of a scope; what a ruling decides is left to the rulebook. */
export function aid(scope: Scope, language: Language): Aid {
  const order = new Map<ChapterId, ClauseId[]>();
  for (const id of LOOKED_UP.filter((id) => applies(id, scope))) {
    const chapter = chapterOf(id);
    order.set(chapter, [...(order.get(chapter) ?? []), id]);
  }
  const title = sayLabel('docs-aid', language, { title: rulebookTitle(scope, language) });
  return {
    format: 'shedu-aid/1',
    language,
    scope,
    title,
    chapters: [...order].map(([id, ids]) => ({
      id,
      title: chapters.find(({ chapter }) => chapter === id)?.title[language] ?? id,
      clauses: ids.map((clause) => ({
        id: clause,
        statement: clauses[clause].statement[language],
      })),
    })),
  };
}

/** A player aid as one HTML file, which prints on two A4 pages. */
export const aidHtml = ({ language, title, chapters: told }: Aid): string =>
  shortHtml(
    language,
    title,
    { class: 'aid' },
    ...told.map((chapter) =>
      element(
        'section',
        {},
        element('h2', {}, escaped(chapter.title)),
        element(
          'ul',
          {},
          ...chapter.clauses.map(({ id, statement }) =>
            element('li', { id }, escaped(statement), ' ', element('code', {}, id)),
          ),
        ),
      ),
    ),
  );

/** The same as Markdown. */
export const aidMarkdown = ({ language, title, chapters: told }: Aid): string =>
  `${[
    `# ${plain(title)}`,
    ...told.flatMap((chapter) => [
      `## ${plain(chapter.title)}`,
      chapter.clauses.map(({ id, statement }) => `- ${plain(statement)} \`${id}\``).join('\n'),
    ]),
    plain(sayLabel('docs-unaffiliated', language)),
  ].join('\n\n')}\n`;
