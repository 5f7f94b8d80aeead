import { gameOf, type ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { PositionJson } from '../../../../machine/record/format.ts';
import { recordOf } from '../../../../machine/record/record.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import type { Language } from '../../../../spec/text.ts';
import type { SiteLinks } from '../../addresses.ts';
import { toPositionFragment } from '../../engine/fragment.ts';
import type { Ask } from '../../engine/protocol.ts';
import { labLink } from '../../lab/lablink.ts';
import type { Replay } from '../replay/replay.ts';

/** A position of a replay, as far as a viewpoint lets on. */
export interface PositionAsked {
  readonly replay: Replay;
  readonly frame: ToldFrame;
  readonly viewpoint: Seat | 'all';
}

/** What making a link needs of the page. */
interface Means {
  readonly ask: Ask;
  readonly language: Language;
  readonly links: SiteLinks;
}

/** A link to a position alone: a game of no moves by the same rules, which names no players. */
export async function positionLink(asked: PositionAsked, means: Means): Promise<string> {
  const link = new URL('replays/open/', new URL(means.links.home, location.href));
  link.hash = await toPositionFragment(await textOf(asked, means));
  return link.href;
}

/** The lab with a position. */
export const labPositionLink = async (asked: PositionAsked, means: Means): Promise<string> =>
  labLink({ text: await textOf(asked, means), moves: false }, means.links);

async function textOf(
  { replay, frame, viewpoint }: PositionAsked,
  { ask, language }: Means,
): Promise<string> {
  const { phase } = frame;
  const game = gameOf(replay.telling, frame);
  const { json } = await ask('position', { game, phase, viewpoint, language });
  const record = recordOf({ ...(await replay.file()), title: '' });
  const { format, title, edition, options, rulings, seats } = record;
  const text = await ask('write', {
    file: {
      kind: 'record',
      ...{ format, title, edition },
      ...(options === undefined ? {} : { options }),
      ...(rulings === undefined ? {} : { rulings }),
      seats: seats.map(({ dynasty }) => ({ dynasty })),
      position: JSON.parse(json) as PositionJson,
      steps: [],
    },
  });
  return text ?? '';
}
