import { render } from 'preact';
import { slugOf, toReplay } from '../../links.ts';
import { type CasePage, carried, HOST_ID } from './carried.ts';
import { NoCase } from './NoCase.tsx';

const ID = /^[\w-]+(\.[\w-]+)+$/;

/** Leads from `?id=ID`, which stays a good address, to the page of that case. */
async function begin(host: HTMLElement): Promise<void> {
  const page = carried<CasePage>();
  const asked = new URLSearchParams(location.search);
  const id = asked.get('id') ?? '';
  const address = ID.test(id) ? toReplay(slugOf(id), page.language) : null;
  if (address !== null && (await fetch(address, { method: 'HEAD' }).catch(() => null))?.ok) {
    asked.delete('id');
    location.replace(asked.size === 0 ? address : `${address}?${asked}`);
    return;
  }
  host.replaceChildren();
  render(<NoCase id={id} text={page.casePage} language={page.language} />, host);
}

const host = document.getElementById(HOST_ID);
if (host !== null) await begin(host);
