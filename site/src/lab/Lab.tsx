import { useEffect, useState } from 'preact/hooks';
import { localText } from '../../../machine/record/local.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import { fill } from '../strings.ts';
import { useTongue } from '../viewer/services.ts';
import { type Addressed, addressed, askedEdition, holdsSession } from './address.ts';
import { Bench } from './Bench.tsx';
import type { LabPage } from './page.ts';
import { byHouse } from './setup/byhouse.ts';
import { emptyLab, laidOf } from './setup/laid.ts';
import type { Opening } from './useBench.ts';

/** What stands at the address when the page is opened, and whatever comes there later. */
export function Lab({ page }: { readonly page: LabPage }) {
  const { language } = useTongue();
  const text = page.lab;
  const [opening, open] = useState<Opening | null>(() =>
    holdsSession(location) ? null : fresh(text.session),
  );
  const [fault, tell] = useState<string | null>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const found = await addressed(location, language).catch((): 'broken' => 'broken');
      tell(found === 'broken' ? text.ask.engine : faultIn(found, page));
      open(
        (before) =>
          openingOf(found === 'broken' ? null : found, page) ?? before ?? fresh(text.session),
      );
    };
    const come = (): void => void read();
    come();
    window.addEventListener('hashchange', come);
    return () => window.removeEventListener('hashchange', come);
  }, [page, language]);
  return (
    <div class="lab">
      {fault !== null && (
        <p class="notice" role="alert">
          {fault}
        </p>
      )}
      {opening === null ? (
        <p role="status">{text.link.reading}</p>
      ) : (
        <Bench page={page} opening={opening} />
      )}
    </div>
  );
}

/** A board with nothing on it. */
const fresh = (title: string): Opening => ({
  laid: { ...emptyLab(), title },
  at: 0,
  asked: null,
  named: false,
});

function faultIn(found: Addressed, { lab, badLinks }: LabPage): string | null {
  if (found === null || 'record' in found || 'house' in found) return null;
  if ('fault' in found) return fill(lab.link.bad, { reason: badLinks[found.fault] });
  const [first] = found.problems;
  const where = first === undefined || first.where === '' ? '' : `${first.where}: `;
  return fill(lab.link.unread, { reason: isolated(`${where}${first?.text ?? ''}`) });
}

function openingOf(found: Addressed, page: LabPage): Opening | null {
  if (found === null) return null;
  if ('house' in found) {
    const { text: title } = localText(found.house.title, page.language);
    const { laid, ...rest } = fresh(isolated(title));
    return { ...rest, laid: byHouse(laid, found.house), house: found.house };
  }
  if (!('record' in found)) return null;
  const laid = laidOf(found.record);
  const edition = askedEdition(
    location.search,
    page.editions.map(({ id }) => id),
  );
  const title = laid.title === '' ? page.lab.session : laid.title;
  return {
    laid: { ...laid, title, ...(edition === null ? {} : { edition }) },
    at: found.at,
    asked: found.asked,
    named: true,
  };
}
