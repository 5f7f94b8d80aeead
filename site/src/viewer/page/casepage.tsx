import { slugOf, toReplay } from '../../links.ts';
import type { CasePage } from './carried.ts';
import { NoCase } from './NoCase.tsx';
import { takeOver } from './takeover.tsx';

const ID = /^[\w-]+(\.[\w-]+)+$/;

/** Leads from `?id=ID`, which stays a good address, to the page of that case. */
await takeOver<CasePage>(async ({ language, casePage }) => {
  const asked = new URLSearchParams(location.search);
  const id = asked.get('id') ?? '';
  const address = ID.test(id) ? toReplay(slugOf(id), language) : null;
  if (address !== null && (await fetch(address, { method: 'HEAD' }).catch(() => null))?.ok) {
    asked.delete('id');
    location.replace(asked.size === 0 ? address : `${address}?${asked}`);
    return null;
  }
  return <NoCase id={id} text={casePage} language={language} />;
});
