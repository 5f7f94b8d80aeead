import { useState } from 'preact/hooks';
import type { HouseEdition } from '../../../machine/record/house.ts';
import { localText } from '../../../machine/record/local.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import { labPage } from '../lab/caselink.ts';
import { fill } from '../strings.ts';
import { useCopying } from '../viewer/controls/useCopying.tsx';
import { useServices } from '../viewer/services.ts';
import { Notes } from './Notes.tsx';
import { Offers } from './Offers.tsx';
import type { DifferencesPage } from './page.ts';
import { Readings } from './Readings.tsx';

interface Props {
  readonly page: DifferencesPage;
  readonly house: HouseEdition;
  /** What of an address holds it. */
  readonly fragment: string;
  leave(): void;
}

/** An edition of one's own beside the printed ones. */
export function Beside({ page, house, fragment, leave }: Props) {
  const { text, language, editions, texts } = page;
  const { links } = useServices();
  const { copy, outcome } = useCopying(texts.viewer.toolbar);
  const [apart, only] = useState(false);
  const { text: name, lang } = localText(house.title, language);
  const title = isolated(name);
  const base = editions.find(({ id }) => id === house.edition)?.short ?? house.edition;
  return (
    <section class="beside" data-apart={apart}>
      <h2 lang={lang}>{title}</h2>
      <p>{fill(text.base, { edition: base })}</p>
      <div class="ways">
        <button
          type="button"
          class="quiet-button"
          onClick={() => void copy(() => location.origin + location.pathname + fragment)}
        >
          {text.link}
        </button>
        <a class="quiet-button" href={labPage(links) + fragment}>
          {text.lab}
        </a>
        <button type="button" class="quiet-button" onClick={leave}>
          {text.leave}
        </button>
      </div>
      {outcome}
      <label class="only">
        <input
          type="checkbox"
          checked={apart}
          onChange={({ currentTarget }) => only(currentTarget.checked)}
        />{' '}
        {fill(text.only, { edition: base })}
      </label>
      <Offers {...{ page, house, title, base }} />
      <Readings {...{ page, house, title, base }} />
      <Notes {...{ page, house }} />
    </section>
  );
}
