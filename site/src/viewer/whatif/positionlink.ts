import { gameOf, type ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { PositionJson } from '../../../../machine/record/format.ts';
import { recordOf } from '../../../../machine/record/record.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import type { Language } from '../../../../spec/text.ts';
import type { SiteLinks } from '../../addresses.ts';
import { toPositionFragment } from '../../engine/fragment.ts';
import type { Ask } from '../../engine/protocol.ts';
import type { Replay } from '../replay/replay.ts';

/** A position of a replay, as far as a viewpoint lets on. */
export interface PositionAsked {
  readonly replay: Replay;
  readonly frame: ToldFrame;
  readonly viewpoint: Seat | 'all';
}

/** A link to a position alone: a game of no moves by the same rules, which names no players. */
export async function positionLink(
  { replay, frame, viewpoint }: PositionAsked,
  {
    ask,
    language,
    links,
  }: { readonly ask: Ask; readonly language: Language; readonly links: SiteLinks },
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
  const link = new URL('replays/open/', new URL(links.home, location.href));
  link.hash = await toPositionFragment(text ?? '');
  return link.href;
}
