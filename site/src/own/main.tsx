import { render } from 'preact';
import { carried, HOST_ID, type OwnPage } from '../viewer/page/carried.ts';
import { siteServices } from '../viewer/page/siteservices.ts';
import { ServicesContext } from '../viewer/services.ts';
import { Own } from './Own.tsx';

const host = document.getElementById(HOST_ID);
if (host !== null) {
  const page = carried<OwnPage>();
  host.replaceChildren();
  render(
    <ServicesContext.Provider value={siteServices(page)}>
      <Own text={page.own} />
    </ServicesContext.Provider>,
    host,
  );
}
