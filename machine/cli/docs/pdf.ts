import { readFileSync } from 'node:fs';
import { emptyPages, pagesIn } from '../../book/rulebook/pages.ts';
import { outputFault } from '../output/faults.ts';
import { fontFile, WEIGHTS } from '../output/fonts.ts';
import { Failure, plain } from '../output/terminal.ts';
import { findChromium } from './chromium.ts';

/** Milliseconds that printing may take. */
const TIME = 120_000;

/** A page as a PDF, printed by a browser. @throws Failure when there is none or it fails */
export async function printed(html: string): Promise<Uint8Array> {
  // Both are optional beside the package: all else works without them.
  const { chromium } = await import('playwright-core').catch(() => {
    throw new Failure('a PDF needs the npm package playwright-core beside shedu (HTML does not)');
  });
  const found = await findChromium().catch((error) => {
    throw new Failure(`Chromium cannot be unpacked for a PDF: ${outputFault(error)}`);
  });
  if (found === null)
    throw new Failure(
      'a PDF needs Chromium or Chrome: install one or name one in CHROMIUM_PATH (HTML does not)',
    );
  const { executablePath, env } = found;
  try {
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      timeout: TIME,
      // A signal ends this process, and with it the browser, before anything fails for want of one.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
      // As root, in a container for instance, Chromium starts in no other way.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage({ javaScriptEnabled: false });
      const print = async (text: string): Promise<Uint8Array> => {
        await page.setContent(text.replace('</head>', `${faces()}</head>`), { timeout: TIME });
        return page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
      };
      const pdf = await print(html);
      const asked = emptyPages(html);
      // A browser does not tell on which page something comes to stand: the first print does.
      return asked.length === 0 ? pdf : await print(pagesIn(html, await pagesOf(asked, pdf)));
    } finally {
      await browser.close();
    }
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Failure(`${plain(executablePath)} printed no PDF: ${plain(reason)}`);
  }
}

/** The site's own letters, wherever it is printed. */
const faces = (): string =>
  `<style>${WEIGHTS.map(
    (weight) =>
      `@font-face { font-family: 'Source Sans 3'; font-weight: ${weight}; src: url(data:font/ttf;base64,${readFileSync(fontFile(weight)).toString('base64')}) }`,
  ).join('\n')}</style>`;

/** The pages, from 1, on which the headings with these ids stand. */
async function pagesOf(
  ids: readonly string[],
  pdf: Uint8Array,
): Promise<ReadonlyMap<string, number>> {
  const { getDocumentProxy } = await import('unpdf').catch(() => {
    throw new Failure('a PDF needs the npm package unpdf beside shedu (HTML does not)');
  });
  // What reads a file keeps its bytes.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const places = await document.getDestinations();
  const found = ids.map(async (id): Promise<[string, number]> => {
    const [page] = (places[id] ?? []) as Parameters<typeof document.getPageIndex>;
    return [id, page === undefined ? 0 : (await document.getPageIndex(page)) + 1];
  });
  return new Map(await Promise.all(found));
}
