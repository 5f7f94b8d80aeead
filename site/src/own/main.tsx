import { render } from 'preact';
import { carried, HOST_ID } from '../viewer/page/carried.ts';
import { TongueContext } from '../viewer/tongue.ts';
import { Own } from './Own.tsx';

const host = document.getElementById(HOST_ID);
if (host !== null) {
  const page = carried();
  const { own } = page.texts;
  if (own === undefined) throw new RangeError('the page carries no texts for this');
  host.replaceChildren();
  render(
    <TongueContext.Provider value={page}>
      <Own text={own} />
    </TongueContext.Provider>,
    host,
  );
}
