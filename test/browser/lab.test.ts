import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../machine/rules/pieces.ts';
import { toPositionFragment } from '../../site/src/engine/fragment.ts';
import { labTextsOf } from '../../site/src/lab/texts.ts';
import { stringsOf } from '../../site/src/strings.ts';
import type { EditionId } from '../../spec/ids.ts';
import type { Language } from '../../spec/text.ts';
import { barriers } from './axe.ts';
import { visitors } from './site.ts';

const visitor = visitors();

/** What comes from the engine may take its time to come. */
const PATIENT = { timeout: 15_000 };

/** How people come: with a thumb on a telephone, with a mouse, with keys alone. */
type Hand = 'touch' | 'mouse' | 'keys';

const HANDS: Readonly<Record<Hand, BrowserContextOptions>> = {
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1440, height: 900 } },
  keys: { viewport: { width: 1440, height: 900 } },
};

/** Somebody at the lab, who counts what he taps. */
class Visitor {
  taps = 0;
  readonly page: Page;
  readonly #hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.#hand = hand;
  }

  cell(cell: Cell): Locator {
    return this.page.locator(`[role=grid] [data-cell="${cell}"]`);
  }

  /** Taps or clicks something, or presses it by its key. */
  async press(target: Locator): Promise<void> {
    this.taps++;
    if (this.#hand === 'keys') {
      await target.focus();
      await target.press('Space');
      return;
    }
    if (this.#hand === 'touch') await target.tap({ force: true });
    else await target.click({ force: true });
  }

  /** Chooses one of several: a stamp, a mode, a dynasty, a piece. */
  async choose(label: Locator): Promise<void> {
    const input = label.locator('input');
    if (await input.isChecked()) return;
    await this.press(input);
    expect(await input.isChecked()).toBe(true);
  }

  async space(cell: Cell): Promise<void> {
    this.taps++;
    const target = this.cell(cell);
    if (this.#hand === 'keys') {
      await target.focus();
      await target.press('Enter');
      return;
    }
    await target.scrollIntoViewIfNeeded();
    const box = (await target.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.#hand === 'touch') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async lay(stamp: string, ...cells: readonly Cell[]): Promise<void> {
    const [kind, dynasty] = stamp.split('.');
    if (kind === 'leader')
      await this.choose(this.page.locator(`.palette [data-dynasty="${dynasty}"]`));
    await this.choose(this.page.locator(`[data-stamp="${stamp}"]`));
    for (const cell of cells) await this.space(cell);
  }

  mode(mode: 'set' | 'ask'): Promise<void> {
    return this.choose(this.page.locator(`.modes [data-mode="${mode}"]`));
  }

  /** What lies on a space, as it is told. */
  async lies(cell: Cell): Promise<string> {
    return (await this.cell(cell).getAttribute('aria-label')) ?? '';
  }

  /** The verdict and the clauses it names. */
  async verdict(): Promise<{
    readonly outcome: string | null;
    readonly clauses: readonly string[];
  }> {
    const said = this.page.locator('.verdict [data-outcome]');
    await said.waitFor();
    const clauses = await this.page
      .locator('.verdict .grounds [data-clause]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.clause ?? ''));
    return {
      outcome: await said.getAttribute('data-outcome'),
      clauses: [...new Set(clauses)].sort(),
    };
  }
}

async function come(hand: Hand, address = 'lab/', language: Language = 'en'): Promise<Visitor> {
  const page = await visitor(HANDS[hand]);
  await page.goto(`${language === 'en' ? '' : `${language}/`}${address}`);
  await page.waitForSelector('.bench[data-mode]');
  return new Visitor(page, hand);
}

/** A position that people dispute, and what is decided. */
interface Dispute {
  readonly name: string;
  readonly pieces: readonly (readonly [stamp: string, ...cells: Cell[]])[];
  /** The piece that is asked about, by its place in the tray, and the space. */
  readonly piece: string;
  readonly at: Cell;
  readonly outcome: 'legal' | 'refused';
  /** Clauses that the verdict must name. */
  readonly clauses: readonly string[];
}

const A = 'leader.archer';
const B = 'leader.bull';
const L = 'leader.lion';
const DISPUTES: readonly Dispute[] = [
  {
    name: 'a leader joins a kingdom and groups without leaders',
    pieces: [
      ['tile.red', 'F5'],
      ['tile.green', 'H5'],
      ['tile.black', 'G6'],
      [`${A}.king`, 'E5'],
    ],
    piece: 'Trader',
    at: 'G5',
    outcome: 'legal',
    clauses: [],
  },
  {
    name: 'a leader without a temple beside it',
    pieces: [['tile.black', 'F5']],
    piece: 'King',
    at: 'G5',
    outcome: 'refused',
    clauses: ['leader.place.temple'],
  },
  {
    name: 'a leader that would join two kingdoms',
    pieces: [
      ['tile.red', 'F5', 'H5'],
      [`${A}.king`, 'E5'],
      [`${B}.priest`, 'I5'],
    ],
    piece: 'Farmer',
    at: 'G5',
    outcome: 'refused',
    clauses: ['leader.place.no-join'],
  },
  {
    name: 'a tile that would join three kingdoms',
    pieces: [
      ['tile.red', 'F5', 'H5', 'G4'],
      [`${A}.king`, 'E5'],
      [`${B}.priest`, 'I5'],
      [`${L}.trader`, 'G3'],
    ],
    piece: 'Temple',
    at: 'G5',
    outcome: 'refused',
    clauses: ['tile.place.three-kingdoms'],
  },
  {
    name: 'a tile that touches nothing',
    pieces: [
      ['tile.red', 'F5'],
      [`${A}.king`, 'E5'],
    ],
    piece: 'Market',
    at: 'K5',
    outcome: 'legal',
    clauses: [],
  },
  {
    name: 'a priest in the kingdom of another',
    pieces: [
      ['tile.red', 'E5', 'G5', 'I5'],
      [`${B}.priest`, 'H5'],
    ],
    piece: 'Priest',
    at: 'F5',
    outcome: 'legal',
    clauses: [],
  },
  {
    name: 'a temple between two priests',
    pieces: [
      ['tile.red', 'F5', 'H5'],
      [`${A}.priest`, 'E5'],
      [`${B}.priest`, 'I5'],
    ],
    piece: 'Temple',
    at: 'G5',
    outcome: 'legal',
    clauses: [],
  },
  {
    name: 'a catastrophe on a tile with a treasure',
    pieces: [
      ['treasure', 'F5'],
      [`${A}.king`, 'E5'],
    ],
    piece: 'Catastrophe',
    at: 'F5',
    outcome: 'refused',
    clauses: ['catastrophe.ban.treasure'],
  },
];

const EDITIONS: readonly EditionId[] = ['1997', '2015', 'condensed'];

describe.each(['touch', 'mouse', 'keys'] as const)('with %s', (hand) => {
  it.each(DISPUTES)('$name is set up and decided, in each edition', async (dispute) => {
    const { pieces, piece, at, outcome, clauses } = dispute;
    const guest = await come(hand);
    const { page } = guest;
    for (const [stamp, ...cells] of pieces) await guest.lay(stamp, ...cells);
    for (const edition of EDITIONS) {
      await guest.mode('set');
      await page.locator('.known').evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
      await page.locator('.known select').first().selectOption(edition);
      guest.taps = 0;
      await guest.mode('ask');
      await guest.choose(page.locator('.tray label', { hasText: piece }));
      await guest.space(at);
      expect(guest.taps).toBeLessThanOrEqual(12);
      const verdict = await guest.verdict();
      expect(verdict.outcome).toBe(outcome);
      expect(verdict.clauses).toEqual(expect.arrayContaining([...clauses]));
      if (outcome === 'legal') {
        await page.getByRole('button', { name: labTextsOf('en').undo }).click();
        await page.locator('.line').waitFor({ state: 'detached' });
      }
    }
  });
});

/** A question in a position that a link brings, and what the verdict must tell. */
interface Question {
  readonly name: string;
  readonly line: string;
  readonly options?: string;
  /** Taps from the first screen on. */
  ask(guest: Visitor): Promise<void>;
  readonly tells: readonly RegExp[];
  readonly clauses: readonly string[];
}

const piece =
  (name: string, at: Cell) =>
  async (guest: Visitor): Promise<void> => {
    await guest.choose(guest.page.locator('.tray label', { hasText: name }));
    await guest.space(at);
  };

const QUESTIONS: readonly Question[] = [
  {
    name: 'whether a leader may be withdrawn where that splits a kingdom',
    line: '////4r1r l:KF5TH5',
    ask: async (guest) => {
      await guest.choose(guest.page.locator('.tray label', { hasText: 'King' }));
      await guest.press(guest.page.getByRole('button', { name: 'Withdraw' }));
    },
    tells: [/withdraws the king/],
    clauses: ['leader.withdraw.action'],
  },
  {
    name: 'which wars a tile begins',
    line: '10R/1R13R/5R/4g1g/3rk1kr5R/4k1g/8R/1R/14R/5R/10R l:KD6TC5/KH4TH6',
    ask: piece('Temple', 'F5'),
    tells: [/kings/, /traders/],
    clauses: ['war.join.kingdom'],
  },
  {
    name: 'when a monument is offered',
    line: '////5rkk/6k l:KF6',
    ask: piece('Settlement', 'H6'),
    tells: [/monument/],
    clauses: ['monument.build.square'],
  },
  {
    name: 'what a monument pays, however far its leader stands',
    line: '10R/1R13R/5R//4xx4r2R/4xxrrr//1R/14R l:PJ6 m:ruE5 a:1',
    ask: (guest) => guest.press(guest.page.getByRole('button', { name: 'Pass' })),
    tells: [/1 red point/],
    clauses: ['monument.income.kingdom'],
  },
  {
    name: 'whether a cross of five lets the wonder be built',
    line: '///5r/4r1r/5r',
    options: 'wonder',
    ask: piece('Temple', 'F5'),
    tells: [/wonder/],
    clauses: ['wonder.build.cross'],
  },
];

describe('a question is answered in at most twelve taps of a thumb', () => {
  it.each(QUESTIONS)('$name', async ({ line, options, ask, tells, clauses }) => {
    const head = `[Edition "2015"]\n[Seat "archer"]\n[Seat "bull"]\n`;
    const modules = options === undefined ? '' : `[Options "${options}"]\n`;
    const fragment = await toPositionFragment(`${head}${modules}[Position "${line}"]\n`);
    const guest = await come('touch', `lab/${fragment}`);
    await guest.mode('ask');
    await ask(guest);
    expect(guest.taps).toBeLessThanOrEqual(12);
    expect((await guest.verdict()).outcome).toBe('legal');
    const said = guest.page.locator('.verdict');
    for (const told of tells) await expect.poll(() => said.textContent(), PATIENT).toMatch(told);
    const named = said.locator('[data-clause]');
    const ids = () =>
      named.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.clause));
    await expect.poll(ids, PATIENT).toEqual(expect.arrayContaining([...clauses]));
  });
});

describe('the board', () => {
  it('takes eight pieces in ten seconds and 32 in 25, at 0.4 seconds a tap', async () => {
    const eight = await come('touch');
    await eight.lay('tile.red', 'F5', 'H5', 'G4');
    await eight.lay(`${A}.king`, 'E5');
    await eight.lay(`${B}.priest`, 'I5');
    await eight.lay('tile.black', 'E6', 'F6');
    await eight.lay('tile.green', 'H6');
    expect(eight.taps * 0.4).toBeLessThanOrEqual(10);
    expect(await eight.lies('I5')).toContain('Priest');

    const many = await come('touch');
    await many.lay('tile.red', 'E5', 'F5', 'G5', 'H5', 'I5', 'J5', 'K5', 'B5');
    await many.lay('tile.black', 'E6', 'F6', 'G6', 'H6', 'I6', 'J6', 'K6', 'B6');
    await many.lay('tile.green', 'F4', 'G4', 'H4', 'I4', 'J4', 'K4');
    await many.lay('tile.blue', 'A4', 'B4', 'C4', 'D4');
    await many.lay(`${A}.king`, 'E4');
    await many.lay(`${A}.priest`, 'L5');
    await many.lay(`${A}.trader`, 'L4');
    await many.lay(`${B}.king`, 'C5');
    await many.lay('catastrophe', 'M5', 'M6');
    expect(many.taps * 0.4).toBeLessThanOrEqual(25);
    expect(await many.lies('L4')).toContain('Trader');
  });

  it('is cleared by a long press, drawn on by a stroke, and all of it is taken back', async () => {
    const guest = await come('mouse');
    const { page } = guest;
    await guest.lay('tile.black');
    const middle = async (cell: Cell) => {
      const box = (await guest.cell(cell).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middle('E5')));
    await page.mouse.down();
    // One move, as the browser tells of a fast hand.
    await page.mouse.move(...(await middle('H5')));
    await page.mouse.up();
    for (const cell of ['E5', 'F5', 'G5', 'H5'] as const)
      expect(await guest.lies(cell)).toContain('Settlement');
    await page.mouse.move(...(await middle('F5')));
    await page.mouse.down();
    await expect.poll(() => guest.lies('F5'), PATIENT).not.toContain('Settlement');
    await page.mouse.up();
    expect(await guest.lies('F5')).not.toContain('Settlement');
    await page.keyboard.press('Control+z');
    await page.locator('.back button').first().click();
    await expect.poll(() => guest.lies('F5'), PATIENT).toContain('Settlement');
  });

  it('takes a piece by one key, and says what lies there', async () => {
    const guest = await come('keys');
    const { page } = guest;
    await guest.cell('E5').focus();
    await page.keyboard.press('r');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('2');
    await page.keyboard.press('K');
    expect(await guest.lies('E5')).toContain('Temple');
    expect(await guest.lies('F5')).toMatch(/King .*bull/i);
    expect(await page.locator('.lab-board > [role=status]').textContent()).toContain('F5');
    await page.keyboard.press('Delete');
    expect(await guest.lies('F5')).not.toContain('King');
    await page.keyboard.press('Control+z');
    expect(await guest.lies('F5')).toContain('King');
  });

  it('marks what is impossible at its spaces, with the clause, and is asked all the same', async () => {
    const guest = await come('touch');
    await guest.lay(`${A}.king`, 'E5');
    const item = guest.page.locator('.impossible > ul > li');
    await item.waitFor();
    expect(await item.getAttribute('data-cells')).toBe('E5');
    expect(await item.locator('[data-clause]').getAttribute('data-clause')).toBe(
      'leader.temple.last',
    );
    expect(await guest.lies('E5')).toContain(await item.locator('p').first().textContent());
    await guest.mode('ask');
    await guest.choose(guest.page.locator('.tray label', { hasText: 'Temple' }));
    await guest.space('G5');
    await guest.verdict();
    expect(await guest.page.locator('.verdict .unreal').count()).toBe(1);
  });
});

describe('a line without treasures', () => {
  it('is told to be at the end of the game, and one tap lets it go on', async () => {
    const line = encodeURIComponent('////4r1r/ l:KE6 a:1');
    const guest = await come('touch', `lab/?line=${line}`);
    const { page } = guest;
    const told = page.locator('.ending');
    await told.waitFor();
    expect(await told.locator('[data-clause]').getAttribute('data-clause')).toBe(
      'gameend.treasure.two',
    );
    expect(await barriers(page, { within: ['main'] })).toEqual([]);
    await guest.mode('ask');
    await guest.press(told.getByRole('button'));
    await told.waitFor({ state: 'detached' });
    await guest.press(page.getByRole('button', { name: 'Pass' }));
    const { outcome, clauses } = await guest.verdict();
    expect(outcome).toBe('legal');
    expect(clauses).not.toContain('gameend.treasure.two');
  });
});

describe('a free board', () => {
  it('has bordered spaces by touch and by a key', async () => {
    const guest = await come('touch');
    const { page } = guest;
    await page.locator('.known').evaluate((one: HTMLDetailsElement) => {
      one.open = true;
    });
    await page.locator('.known select').nth(1).selectOption('free');
    await guest.lay('ground.bordered', 'C3');
    expect(await guest.lies('C3')).toContain('bordered space');
    await guest.cell('D3').focus();
    await page.keyboard.press('e');
    expect(await guest.lies('D3')).toContain('bordered space');
  });
});

describe('a session', () => {
  it('is in its address, which is replaced, and comes back by it with its steps', async () => {
    const guest = await come('mouse');
    const { page } = guest;
    const before = await page.evaluate(() => history.length);
    await guest.lay('tile.red', 'F5');
    await guest.lay(`${A}.king`, 'E5');
    await expect.poll(() => new URL(page.url()).hash, PATIENT).toMatch(/^#p=/);
    await guest.mode('ask');
    await guest.choose(page.locator('.tray label', { hasText: 'Settlement' }));
    await guest.space('D5');
    await guest.verdict();
    await expect.poll(() => new URL(page.url()).hash, PATIENT).toMatch(/^#r=/);
    expect(await page.evaluate(() => history.length)).toBe(before);

    const again = await come('touch', `lab/${new URL(page.url()).hash}`);
    await again.page.locator('.line').waitFor();
    expect(await again.lies('D5')).toContain('Settlement');
    const viewer = again.page.locator('.line a.quiet-button');
    await viewer.waitFor();
    await viewer.click();
    await again.page.waitForSelector('.viewer[data-position]');
  });

  it('can be walked back, left for another way, and written on', async () => {
    const guest = await come('mouse');
    const { page } = guest;
    await guest.lay('tile.red', 'F5');
    await guest.lay(`${A}.king`, 'E5');
    await guest.mode('ask');
    const settlement = page.locator('.tray label', { hasText: 'Settlement' });
    await guest.choose(settlement);
    const stops = page.locator('.line ol button');
    await guest.space('D5');
    await expect.poll(() => stops.count(), PATIENT).toBe(2);
    await guest.space('C5');
    await expect.poll(() => stops.count(), PATIENT).toBe(3);
    await stops.nth(1).click();
    await expect.poll(() => guest.lies('C5'), PATIENT).not.toContain('Settlement');
    await guest.space('D6');
    await page.locator('.line p.bar button', { hasText: 'C5' }).waitFor();
    await page.locator('.line textarea').fill('Or so they said.');
    await page.locator('.line p.bar button', { hasText: 'C5' }).click();
    await expect.poll(() => guest.lies('C5'), PATIENT).toContain('Settlement');
    expect(await guest.lies('D6')).not.toContain('Settlement');
  });

  it('begins with a position line of another site', async () => {
    const line = encodeURIComponent('////4.r1r l:KE5/PI5');
    const guest = await come('touch', `lab/?line=${line}&edition=1997`);
    expect(await guest.lies('F5')).toContain('Temple');
    expect(await guest.page.locator('.known select').first().inputValue()).toBe('1997');
  });

  it.each(['#p=1!!', '#p=9abc', '#r=AAAA', '?line=%3F%3F%3F%2F', '?line=////9z', '#p=1AAAAAAAA'])(
    'says what is wrong with %s, and the board is there',
    async (address) => {
      const guest = await come('touch', `lab/${address}`);
      await guest.page.locator('.lab > [role=alert]').waitFor();
      await guest.lay('tile.red', 'F5');
      expect(await guest.lies('F5')).toContain('Temple');
    },
  );
});

describe('the page', () => {
  it('is at most 60 kB of scripts before the engine', async () => {
    const page = await visitor(HANDS.touch);
    const fetched = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        fetched.set(response.url(), response.body());
    });
    await page.goto('lab/');
    await page.waitForLoadState('networkidle');
    await page.waitForSelector('.bench[data-mode]');
    const inline = await page
      .locator('script:not([src]):not([type="application/json"])')
      .allTextContents();
    const bodies = await Promise.all(fetched.values());
    const size = [...bodies, ...inline].reduce(
      (sum, script) => sum + gzipSync(script, { level: 9 }).length,
      0,
    );
    expect([...fetched.keys()].filter((url) => url.includes('/worker-'))).toEqual([]);
    expect(size).toBeLessThanOrEqual(60_000);
  });

  it.each(['en', 'ru', 'fr'] as const)(
    'is in the navigation, and usable by all, in %s',
    async (language) => {
      const guest = await come('touch', 'lab/', language);
      const { page } = guest;
      const link = page.locator('.masthead-nav a[aria-current="page"]');
      expect(await link.textContent()).toBe(stringsOf(language).lab);
      expect(await barriers(page, { within: ['main'] })).toEqual([]);
      await guest.lay(`${A}.king`, 'E5');
      await guest.page.locator('.impossible > ul > li').waitFor();
      expect(await barriers(page, { within: ['main'] })).toEqual([]);
      await guest.mode('ask');
      await page.locator('.tray label').first().waitFor();
      await guest.choose(page.locator('.tray label').first());
      await guest.space('G5');
      await guest.verdict();
      expect(await barriers(page, { within: ['main'] })).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    },
  );
});
