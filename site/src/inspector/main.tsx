import { render } from 'preact';
import { carried, HOST_ID, type InspectorPage } from '../viewer/page/carried.ts';
import { siteServices } from '../viewer/page/siteservices.ts';
import { ServicesContext } from '../viewer/services.ts';
import { Inspector } from './Inspector.tsx';

const host = document.getElementById(HOST_ID);
if (host !== null) {
  const page = carried<InspectorPage>();
  host.replaceChildren();
  render(
    <ServicesContext.Provider value={siteServices(page)}>
      <Inspector text={page.inspectorPage} />
    </ServicesContext.Provider>,
    host,
  );
}
