import { findChromium } from './chromium.ts';
import { Failure, plain } from './terminal.ts';

/** Milliseconds that printing may take. */
const TIME = 120_000;

/** A page as a PDF, printed by a browser. @throws Failure when there is none or it fails */
export async function printed(html: string): Promise<Uint8Array> {
  // Both are optional beside the package: all else works without them.
  const { chromium } = await import('playwright-core').catch(() => {
    throw new Failure('a PDF needs the npm package playwright-core beside shedu (HTML does not)');
  });
  const found = await findChromium();
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
      // As root, in a container for instance, Chromium starts in no other way.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.setContent(html, { timeout: TIME });
      return await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
    } finally {
      await browser.close();
    }
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Failure(`${plain(executablePath)} printed no PDF: ${plain(reason)}`);
  }
}
