import { render } from 'preact';
import { drawSigns } from '../../../machine/draw/signs.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import { LANGUAGES, type Language } from '../../../spec/text.ts';
import { fill, viewerStringsOf } from '../strings.ts';
import styles from '../styles/embed.css?inline';
import { type Content, Embedded } from './Embedded.tsx';
import { ElementPlace } from './elementplace.ts';
import { ask, elementServices } from './elementservices.ts';
import { fetchRecord } from './fetching.ts';

/** The event that tells which position an element shows. */
const STEP_EVENT = 'shedu-step';

/** `<shedu-replay src game step lang theme>`: a replay in any page, with nothing but this script. */
class SheduReplay extends HTMLElement {
  static readonly observedAttributes = ['src', 'game', 'step', 'lang'];

  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #place = new ElementPlace(this.#shadow, (detail) => {
    queueMicrotask(() => {
      this.dispatchEvent(new CustomEvent(STEP_EVENT, { detail, bubbles: true, composed: true }));
    });
  });
  readonly #content = document.createElement('div');
  #loading: AbortController | null = null;
  #number = 0;
  /** Attributes that stand there from the beginning are no change. */
  #begun = false;

  connectedCallback(): void {
    if (this.#shadow.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      this.#shadow.adoptedStyleSheets = [sheet];
      this.#shadow.append(signs(), this.#content);
      this.#shadow.addEventListener('click', besideThePage, { capture: true });
    }
    this.#begun = true;
    this.#place.want(this.getAttribute('step'));
    void this.#load();
  }

  disconnectedCallback(): void {
    this.#loading?.abort();
    render(null, this.#content);
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.#begun || !this.isConnected) return;
    if (name === 'step') this.#place.want(now);
    else void this.#load();
  }

  /** The position shown; setting it moves there. */
  get step(): number {
    return this.#place.position ?? 0;
  }
  set step(position: number) {
    this.setAttribute('step', String(position));
    this.#place.want(String(position));
  }

  get src(): string {
    return this.getAttribute('src') ?? '';
  }
  set src(address: string) {
    this.setAttribute('src', address);
  }

  /** The language asked for here or around, if it is one we have. */
  get #language(): Language {
    const asked = this.closest('[lang]')?.getAttribute('lang') ?? navigator.language;
    const [plain] = asked.toLowerCase().split('-');
    return LANGUAGES.find((language) => language === plain) ?? 'en';
  }

  async #load(): Promise<void> {
    this.#loading?.abort('replaced');
    const loading = new AbortController();
    const { signal } = loading;
    this.#loading = loading;
    const language = this.#language;
    const text = viewerStringsOf(language).embedded;
    const { src } = this;
    if (src === '') {
      this.#show({ message: text.noSource, details: [] }, language);
      return;
    }
    this.#show({ waiting: text.loading }, language);
    let content: Content;
    try {
      const address = new URL(src, this.baseURI).href;
      content = await read(address, this.getAttribute('game'), language, signal);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      content = { message: fill(text.unreachable, { reason }), details: [] };
    }
    if (!signal.aborted) this.#show(content, language);
  }

  #show(content: Content, language: Language): void {
    const had = this.#shadow.activeElement !== null;
    this.#place.begin();
    render(
      <Embedded
        content={content}
        services={elementServices(language, this.#place)}
        number={++this.#number}
      />,
      this.#content,
    );
    // What had the focus may be gone; the reader stays where it was.
    if (had && this.#shadow.activeElement === null)
      this.#shadow.querySelector<HTMLElement>('.embedded')?.focus();
  }
}

/** Fetches, reads and plays a record, or a game of a stream by its number. */
async function read(
  address: string,
  asked: string | null,
  language: Language,
  signal: AbortSignal,
): Promise<Content> {
  const { viewer, embedded } = viewerStringsOf(language);
  const name = new URL(address).pathname.split('/').at(-1) ?? address;
  const wanted = asked === null ? 1 : Number(asked);
  const { file: whole, games } = await ask('survey', {
    file: await fetchRecord(address, signal),
    name,
    language,
    wanted,
  });
  const chosen = games.find(({ number }) => number === wanted);
  if (chosen === undefined) {
    const message = fill(embedded.noGame, { number: isolated(asked ?? '') });
    return { message, details: [] };
  }
  const { line, from, to } = chosen;
  const text = whole.slice(from, to);
  const opened = await ask('open', { text, language, ...(line === null ? {} : { line }) });
  if (opened.file === null) {
    const details = opened.problems.map(({ where, text }) => (where ? `${where}: ${text}` : text));
    return { message: fill(viewer.unreadable, { name: isolated(name) }), details };
  }
  const { file, telling } = opened;
  return { replay: { telling, file: async () => file } };
}

/** The outlines of all signs, which the drawing and the icons use. */
function signs(): Node {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sr-only" aria-hidden="true">${drawSigns()}</svg>`;
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return document.importNode(drawn, true);
}

/** Lets links open beside the page, which is not ours to leave. */
function besideThePage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  link?.setAttribute('target', '_blank');
  link?.setAttribute('rel', 'noopener');
}

if (customElements.get('shedu-replay') === undefined)
  customElements.define('shedu-replay', SheduReplay);
