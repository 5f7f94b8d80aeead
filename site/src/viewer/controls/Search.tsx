import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { moveAmongHits } from '../../search/hitkeys.ts';
import { count } from '../../strings.ts';
import { StepLink } from '../replay/StepLink.tsx';
import { useTongue } from '../services.ts';
import { closeAround, Dialog } from './Dialog.tsx';
import type { DialogProps } from './dialogs.ts';
import { readable, search } from './found.ts';

/** More hits than these are counted, not listed. */
const LISTED = 80;

/** Searches what the steps tell; Enter goes to the first hit, arrows move among them. */
export default function Search({ replay: { telling }, steps, close }: DialogProps) {
  const { language, texts } = useTongue();
  const { viewpoint } = steps;
  const { toolbar: text, start } = texts.viewer;
  const [query, seek] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const all = useMemo(() => readable(telling, viewpoint, start), [telling, viewpoint, start]);
  const hits = useMemo(() => search(all, query), [all, query]);

  useEffect(() => field.current?.focus(), []);
  const choose = (index: number): void => {
    if (list.current !== null) closeAround(list.current);
    steps.go(index);
  };
  const moved = (event: KeyboardEvent): void => moveAmongHits(event, field.current, list.current);
  return (
    <Dialog name={text.search} of="search" close={close}>
      <form
        onKeyDown={moved}
        onSubmit={(event) => {
          event.preventDefault();
          if (hits[0] !== undefined) choose(hits[0].index);
        }}
      >
        <input
          type="search"
          ref={field}
          aria-label={text.searchFor}
          placeholder={text.searchFor}
          value={query}
          onInput={({ currentTarget }) => seek(currentTarget.value)}
        />
        <p role="status">{query.trim() !== '' && count(text.hits, hits.length, language)}</p>
        <ul class="hits" ref={list}>
          {hits.slice(0, LISTED).map(({ index, heading, line }) => (
            <li key={index}>
              <StepLink to={index} steps={{ viewpoint, go: choose }}>
                <span class="number">{index}</span>
                <span>
                  {heading}
                  {line !== null && <small>{line}</small>}
                </span>
              </StepLink>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}
