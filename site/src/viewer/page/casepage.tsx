import { render } from 'preact';
import { slugOf, toReplay } from '../../links.ts';
import { TongueContext } from '../tongue.ts';
import { carried, HOST_ID } from './carried.ts';
import { NoCase } from './NoCase.tsx';

const ID = /^[\w-]+(\.[\w-]+)+$/;

/** Leads from `?id=ID`, which stays a good address, to the page of that case. */
async function begin(host: HTMLElement): Promise<void> {
  const page = carried();
  const asked = new URLSearchParams(location.search);
  const id = asked.get('id') ?? '';
  const address = ID.test(id) ? toReplay(slugOf(id), page.language) : null;
  if (address !== null && (await fetch(address, { method: 'HEAD' }).catch(() => null))?.ok) {
    const step = asked.get('step');
    location.replace(step === null ? address : `${address}?step=${encodeURIComponent(step)}`);
    return;
  }
  host.replaceChildren();
  render(
    <TongueContext.Provider value={page}>
      <NoCase id={id} />
    </TongueContext.Provider>,
    host,
  );
}

const host = document.getElementById(HOST_ID);
if (host !== null) await begin(host);
