import type { Telling } from '../../../../machine/book/telling/told.ts';
import { fetched, textOf } from '../../fetched.ts';
import { bundledReplay } from '../replay/bundled.ts';
import { Viewer } from '../Viewer.tsx';
import type { ReplayPage } from './carried.ts';
import { early } from './early.ts';
import { takeOver } from './takeover.tsx';
import { Unreachable } from './Unreachable.tsx';

/** The game as told, from the page or from where it lies. */
async function toldIn({ telling }: ReplayPage): Promise<Telling> {
  if (typeof telling !== 'string') return telling;
  const asked = early();
  return JSON.parse(await (asked === null ? fetched(telling) : asked.then(textOf))) as Telling;
}

/** Takes over the still picture of a replay page as soon as its game has arrived. */
await takeOver<ReplayPage>(async (page, { ask }) => {
  try {
    const replay = bundledReplay(await toldIn(page), page.record, ask);
    return <Viewer replay={replay} />;
  } catch {
    return <Unreachable />;
  }
});
