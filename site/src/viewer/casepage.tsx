import { render } from 'preact';
import { slugOf } from '../links.ts';
import { BrokenCase, Case, NoCase, openCase } from './Case.tsx';
import { carried, HOST_ID } from './page.ts';
import { TongueContext } from './tongue.ts';

/** Plays the conformance case that the address names. */
async function begin(host: HTMLElement): Promise<void> {
  const page = carried();
  const id = new URLSearchParams(location.search).get('id') ?? '';
  let shown = <NoCase id={id} />;
  const opened = await openCase(id, page).catch(() => null);
  if (opened !== null && 'reason' in opened) shown = <BrokenCase {...opened} />;
  else if (opened !== null) {
    document.title = `${opened.telling.title} · ${page.texts.name}`;
    shown = <Case replay={opened} slug={slugOf(id)} />;
  }
  host.replaceChildren();
  render(<TongueContext.Provider value={page}>{shown}</TongueContext.Provider>, host);
}

const host = document.getElementById(HOST_ID);
if (host !== null) await begin(host);
