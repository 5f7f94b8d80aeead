import { render } from 'preact';
import { bundledReplay } from '../replay/replay.ts';
import { TongueContext } from '../tongue.ts';
import { Viewer } from '../Viewer.tsx';
import { carried, HOST_ID } from './carried.ts';
import { Message } from './Unreachable.tsx';

/** Takes over the still picture of a replay page as soon as its game has arrived. */
async function begin(host: HTMLElement): Promise<void> {
  const page = carried();
  const { telling, record } = page;
  if (telling === null || record === null) return;
  let shown = <Message />;
  try {
    shown = <Viewer replay={await bundledReplay(telling, record)} />;
  } catch {
    // The message stays.
  }
  host.replaceChildren();
  render(<TongueContext.Provider value={page}>{shown}</TongueContext.Provider>, host);
}

const host = document.getElementById(HOST_ID);
if (host !== null) await begin(host);
