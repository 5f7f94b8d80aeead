import { type ComponentChild, render } from 'preact';
import { type Services, ServicesContext } from '../services.ts';
import type { Tongue } from '../tongue.ts';
import { carried, HOST_ID } from './carried.ts';
import { siteServices } from './siteservices.ts';

/**
 * Puts what a page is for in the place of what its host shows without a script, with the services
 * of this site. What is made of the page's data may take its time; null leaves the host as it is.
 */
export async function takeOver<P extends Tongue>(
  contentOf: (page: P, services: Services) => ComponentChild | Promise<ComponentChild>,
): Promise<void> {
  const host = document.getElementById(HOST_ID);
  if (host === null) return;
  const page = carried<P>();
  const services = siteServices(page);
  const content = await contentOf(page, services);
  if (content === null) return;
  host.replaceChildren();
  render(<ServicesContext.Provider value={services}>{content}</ServicesContext.Provider>, host);
}
