import type { Page } from 'playwright-core';
import { tellProblem } from '../../machine/book/telling/problems.ts';
import { decode } from '../../machine/record/decode.ts';
import type { Problem } from '../../machine/record/problem.ts';
import { readGame } from '../../machine/record/read.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import type { Site } from '../browser/site.ts';
import { assertSaid } from './judge.ts';
import { mutant } from './mutants.ts';

/** What the page for a reader's own games shows of an input. */
interface Seen {
  readonly board: boolean;
  /** What it says in place of a game. */
  readonly notice: string;
  /** What it finds wrong: where, and what. */
  readonly problems: readonly (readonly [string, string])[];
}

/** What a run over many inputs found. */
export interface Opened {
  readonly inputs: number;
  readonly boards: number;
  /** How often each problem was the first of a file that shows no board. */
  readonly refused: Readonly<Record<string, number>>;
  /** The longest that one input took, in milliseconds. */
  readonly slowest: number;
  readonly faults: readonly { readonly seed: number; readonly reason: string }[];
}

/** Milliseconds that one input may take. */
const TIME = 30_000;
/** Inputs that one page takes before a new one is opened. */
const A_PAGE = 500;
/** No list of faults gets longer. */
const ENOUGH = 10;

/** In a page: drops a file on it and waits until it was read. */
async function drop({ name, content }: { name: string; content: string }): Promise<Seen> {
  const page = document.querySelector('.own') as HTMLElement;
  const read = new Promise<void>((resolve) => {
    let began = false;
    new MutationObserver((_, observer) => {
      if (page.dataset.at === 'reading') began = true;
      else if (began) {
        observer.disconnect();
        resolve();
      }
    }).observe(page, { attributeFilter: ['data-at'] });
  });
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name));
  page.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await read;
  const text = (within: Element, part: string): string =>
    within.querySelector(part)?.textContent ?? '';
  return {
    board: page.querySelector('.viewer') !== null,
    notice: text(page, '[role=alert]'),
    problems: [...page.querySelectorAll('.problems > li')].map(
      (item) => [text(item, '.where'), text(item, '.what')] as const,
    ),
  };
}

/** What the machine finds wrong with an input, and whether it can be shown all the same. */
function expected(bytes: Uint8Array): { shows: boolean; problems: readonly Problem[] } {
  const decoded = decode(bytes);
  if ('problem' in decoded) return { shows: false, problems: [decoded.problem] };
  const read = readGame(decoded.text);
  if ('problems' in read) return { shows: false, problems: read.problems };
  const { problems } = verifyFile(read.file);
  return { shows: problems[0]?.code !== 'inconsistent', problems };
}

/** The first problem of a file that shows no board. @throws Error when the page is not as it should be */
function refusal(bytes: Uint8Array, { board, notice, problems }: Seen): string | null {
  if (bytes.length === 0 && notice.length > 10) return 'empty';
  const { shows, problems: own } = expected(bytes);
  if (notice !== '') throw new Error(`nothing but a notice: ${notice}`);
  if (board !== shows) throw new Error(shows ? 'no board' : 'a board in spite of all');
  if (!shows && problems.length === 0) throw new Error('neither a board nor a problem');
  for (const problem of own) assertSaid(problem);
  const told = own.map((problem) => tellProblem(problem, 'en', []));
  if (JSON.stringify(problems.map(([where]) => where)) !== JSON.stringify(told.map((t) => t.where)))
    throw new Error(`other places than here: ${JSON.stringify(problems)}`);
  // Where a game is shown, its players have names in the problems.
  if (!shows && problems.some(([, text], i) => text !== told[i]?.text))
    throw new Error(`other words than here: ${JSON.stringify(problems)}`);
  if (problems.some(([, text]) => text.trim() === '')) throw new Error('a problem without words');
  return shows ? null : (own[0]?.code ?? null);
}

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let clock: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error(`takes more than ${TIME} ms`)), TIME);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(clock));
};

/**
 * Drops the inputs of seeds on the page for a reader's own games: it must show a board, or say what
 * is wrong in the places and the words in which the command line says it.
 */
export async function openAll(
  site: Site,
  first: number,
  count: number,
  advance: (done: number, faults: number) => void = () => {},
): Promise<Opened> {
  const context = await site.context();
  const refused: Record<string, number> = {};
  const faults: { seed: number; reason: string }[] = [];
  let page: Page | null = null;
  let boards = 0;
  let slowest = 0;
  let done = 0;
  for (; done < count && faults.length < ENOUGH; done++) {
    const seed = first + done;
    const bytes = mutant(seed);
    try {
      if (page === null || done % A_PAGE === 0) {
        await page?.close();
        page = await context.newPage();
        await page.goto(`${site.url}replays/open/`);
        await page.locator('.own[data-at=nothing]').waitFor({ timeout: TIME });
      }
      const begun = performance.now();
      const file = { name: `${seed}.json`, content: Buffer.from(bytes).toString('base64') };
      const code = refusal(bytes, await inTime(page.evaluate(drop, file)));
      slowest = Math.max(slowest, performance.now() - begun);
      if (code === null) boards++;
      else refused[code] = (refused[code] ?? 0) + 1;
    } catch (error) {
      faults.push({ seed, reason: (error as Error).message });
      await page?.close().catch(() => {});
      page = null;
    }
    for (const reason of site.faults.splice(0)) faults.push({ seed, reason });
    advance(done + 1, faults.length);
  }
  await context.close();
  return { inputs: done, boards, refused, slowest: Math.round(slowest), faults };
}
