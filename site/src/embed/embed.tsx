import { render } from 'preact';
import { drawSigns } from '../../../machine/draw/signs.ts';
import type { ClauseId } from '../../../spec/clauses.ts';
import { LANGUAGES, type Language } from '../../../spec/text.ts';
import type { Tongue } from '../viewer/tongue.ts';
import { type Content, Embedded } from './Embedded.tsx';
import { ElementPlace } from './elementplace.ts';
import { elementServices } from './elementservices.ts';
import { gameFor } from './game.ts';
import { saidOfScript } from './outofreach.ts';
import { dress, leave } from './sheets.ts';
import { statementOf } from './statements.ts';
import { tongueIn } from './tongues.ts';
import '../styles/embed.css';

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
    dress(this.#shadow);
    if (!this.#content.isConnected) {
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
    leave(this.#shadow);
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
    let tongue: Tongue;
    try {
      tongue = await tongueIn(language);
    } catch (error) {
      if (!signal.aborted && error instanceof Error)
        this.#content.textContent = saidOfScript(language, error);
      return;
    }
    if (signal.aborted) return;
    const src = this.src === '' ? null : this.src;
    const wanted = { src, game: this.getAttribute('game'), base: this.baseURI };
    this.#show({ waiting: tongue.texts.embedded.loading }, tongue);
    const content = await gameFor(wanted, tongue, signal);
    if (!signal.aborted) this.#show(content, tongue);
  }

  #show(content: Content, tongue: Tongue): void {
    const had = this.#shadow.activeElement !== null;
    this.#place.begin();
    const clauseCard =
      'clauseCard' in content
        ? content.clauseCard
        : (id: ClauseId) => statementOf(id, tongue.language);
    render(
      <Embedded
        content={content}
        services={elementServices(tongue, this.#place, clauseCard)}
        number={++this.#number}
      />,
      this.#content,
    );
    // What had the focus may be gone; the reader stays where it was.
    if (had && this.#shadow.activeElement === null)
      this.#shadow.querySelector<HTMLElement>('.embedded')?.focus();
  }
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
