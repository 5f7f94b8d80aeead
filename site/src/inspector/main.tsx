import { render } from 'preact';
import { carried, HOST_ID } from '../viewer/page/carried.ts';
import { TongueContext } from '../viewer/tongue.ts';
import { Inspector } from './Inspector.tsx';

const host = document.getElementById(HOST_ID);
if (host !== null) {
  const page = carried();
  const { inspectorPage } = page.texts;
  if (inspectorPage === undefined) throw new RangeError('the page carries no texts for this');
  host.replaceChildren();
  render(
    <TongueContext.Provider value={page}>
      <Inspector text={inspectorPage} />
    </TongueContext.Provider>,
    host,
  );
}
