import { recordOf } from '../../../../machine/record/record.ts';
import type { SiteLinks } from '../../addresses.ts';
import { toFragment } from '../../engine/fragment.ts';
import type { Ask } from '../../engine/protocol.ts';
import type { Replay } from '../replay/replay.ts';

/**
 * A link to a position of a branch. The record goes with it up to where the branch leaves it, and
 * the branch, so that whoever follows it opens them as a game of his own.
 */
export async function branchLink(
  replay: Replay,
  position: number,
  { ask, links }: { readonly ask: Ask; readonly links: SiteLinks },
): Promise<string> {
  const { telling, leaves = 0 } = replay;
  const file = await replay.file();
  const record = recordOf({ ...file, title: file.title ?? '' });
  // Steps that were refused have no place in a record, and no position of their own.
  const refused = telling.frames.slice(0, leaves + 1).filter((frame) => frame.refused).length;
  const link = new URL('replays/open/', new URL(links.home, location.href));
  link.searchParams.set('step', String(position - refused));
  // As text it is a third shorter.
  const text = await ask('write', { file: { kind: 'record', ...record } });
  link.hash = await toFragment(new Blob([text ?? JSON.stringify(record)]));
  return link.href;
}
