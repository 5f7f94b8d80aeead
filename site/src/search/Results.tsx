import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../spec/text.ts';
import { count, fill, type Strings } from '../strings.ts';
import { type EntryKind, KINDS, PLAYERS } from './entry.ts';
import { fetchFinder } from './fetching.ts';
import type { Finder, Hit } from './finder.ts';
import { moveAmongHits } from './hitkeys.ts';

interface Props {
  readonly language: Language;
  readonly texts: Strings['search'];
  /** Address of what there is to find. */
  readonly index: string;
  readonly start: string;
  /** The one kind that is searched for, in a field among other things; left out, there is a choice. */
  readonly only?: EntryKind | undefined;
  /** Takes note of what is searched for. */
  searched?(query: string): void;
}

/** How many results are shown, and how many more at a time. */
const SHOWN = 8;

type Choice = 'all' | EntryKind;

const CHOICES: readonly Choice[] = ['all', ...KINDS];

const kindsOf = (choice: Choice): readonly EntryKind[] => (choice === 'all' ? PLAYERS : [choice]);

/** A field, what to look for, and what is found while typing. */
export function Results({ language, texts, index, start, only, searched }: Props) {
  const [finder, learn] = useState<Finder | 'failed' | null>(null);
  const [query, seek] = useState(start);
  const [choice, choose] = useState<Choice>('all');
  const [most, show] = useState(SHOWN);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const fetchIndex = (): void => {
    fetchFinder(index, language).then(learn, () => learn('failed'));
  };
  useEffect(() => {
    if (only === undefined) field.current?.focus();
    if (only === undefined || start !== '') fetchIndex();
  }, []);
  const ready = finder !== null && finder !== 'failed' ? finder : null;
  const hits = useMemo(
    () => ready?.find(query, only !== undefined ? [only] : kindsOf(choice)) ?? [],
    [ready, query, choice],
  );
  const ask = (text: string): void => {
    seek(text);
    show(SHOWN);
    searched?.(text);
  };
  const moved = (event: KeyboardEvent): void => moveAmongHits(event, field.current, list.current);
  return (
    <form
      class="site-search"
      onKeyDown={moved}
      onSubmit={(event) => {
        event.preventDefault();
        list.current?.querySelector('a')?.click();
      }}
    >
      <div class="field">
        <input
          type="search"
          ref={field}
          aria-label={texts.field}
          placeholder={texts.field}
          value={query}
          maxLength={200}
          onFocus={only === undefined ? undefined : fetchIndex}
          onInput={({ currentTarget }) => ask(currentTarget.value)}
        />
        {query !== '' && (
          <button
            type="button"
            onClick={() => {
              ask('');
              field.current?.focus();
            }}
          >
            {texts.clear}
          </button>
        )}
      </div>
      {only === undefined && (
        <fieldset class="kinds">
          <legend class="sr-only">{texts.kind}</legend>
          {CHOICES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                checked={one === choice}
                onChange={() => {
                  choose(one);
                  show(SHOWN);
                }}
              />
              <span>{texts.kinds[one]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p role="status">
        {finder === null && (query === '' ? texts.example : texts.loading)}
        {finder === 'failed' && texts.failed}
        {ready !== null && said(query, hits, texts, language)}
      </p>
      {ready !== null && (
        <ol class="found" ref={list}>
          {hits.slice(0, most).map((hit) => (
            <Found
              key={hit.entry.href}
              hit={hit}
              finder={ready}
              texts={texts}
              named={only === undefined}
            />
          ))}
        </ol>
      )}
      {hits.length > most && (
        <button type="button" class="more" onClick={() => show(most + SHOWN)}>
          {texts.more}
        </button>
      )}
    </form>
  );
}

function said(
  query: string,
  hits: readonly Hit[],
  texts: Strings['search'],
  language: Language,
): string {
  if (query.trim() === '') return texts.example;
  if (hits.length === 0) return fill(texts.none, { query: query.trim() });
  return count(texts.found, hits.length, language);
}

interface FoundProps {
  readonly hit: Hit;
  readonly finder: Finder;
  readonly texts: Strings['search'];
  /** Whether it is said of what kind it is. */
  readonly named: boolean;
}

function Found({ hit, finder, texts, named }: FoundProps) {
  const { kind, id, title, text, href } = hit.entry;
  const marked = (told: string) =>
    finder
      .marked(told, hit)
      .map(({ text: part, hit: found }) => (found ? <mark>{part}</mark> : part));
  return (
    <li data-kind={kind}>
      <a href={href}>{marked(title)}</a>
      {named && (
        <small class="kind">
          {texts.kinds[kind]}
          {kind === 'clause' && <code>{id}</code>}
        </small>
      )}
      <p>{marked(text)}</p>
    </li>
  );
}
