import { describe, expect, it } from 'vitest';
import { drawBoard } from '../../machine/draw/board.ts';
import { actedCells, touchedCells } from '../../machine/draw/marks.ts';
import { outline } from '../../machine/draw/outline.ts';
import { drawText } from '../../machine/draw/text.ts';
import { titlesOf } from '../../machine/draw/titles.ts';
import type { PositionJson } from '../../machine/record/format.ts';
import { frameAt } from '../../machine/record/replay.ts';
import type { Game } from '../../machine/rules/game.ts';

/** The game at the start of a file with this position. */
const gameAt = (position: PositionJson): Game =>
  frameAt(
    {
      kind: 'fixture',
      edition: '2015',
      options: { buildings: true, wonder: true },
      seats: [{ dynasty: 'lion' }, { dynasty: 'pot' }],
      position,
      steps: [],
    },
    0,
  ).game;

/** One of each piece on a board of its own. */
const EVERYTHING = gameAt({
  terrain: ['........', '........', '..~~....', '........', '........'],
  bordered: ['H5'],
  rows: ['Xx.rg..#', 'xx.k..w.', '..u..www', 'R.....w.', '.r......'],
  monuments: [{ colors: ['red', 'blue'], square: 'A1', of: 'red' }],
  buildings: { green: 'E1' },
  leaders: { '0.king': 'B4', '1.trader': 'C5' },
  catastrophesLeft: [1, 2],
});

/** How often an element or a text occurs. */
const times = (svg: string, part: string): number => svg.split(part).length - 1;

describe('a drawn board', () => {
  const svg = drawBoard({ game: EVERYTHING }, { seats: ['lion', 'pot'], title: 'All pieces' });

  it.each([
    'Settlement, D2',
    'Temple, D1',
    'Temple with a treasure, A4',
    'Farm, C3',
    'Market, E1',
    'Tile face down with a treasure, A1',
    'King of the Lion, B4',
    'Trader of the Pot, C5',
    'Monument in red and blue, A1',
    'Covered market, E1',
    'Wonder, G3',
    'Tile of the wonder, H3',
    'Catastrophe, H1',
  ])('titles a piece: %s', (title) => {
    expect(times(svg, `<title>${title}</title>`)).toBe(1);
  });

  it('has a cube for each treasure, and nothing for empty spaces', () => {
    expect(times(svg, 'class="treasure"')).toBe(2);
    expect(times(svg, '<title>')).toBe(21);
  });

  it('gives each kind of tile and each dynasty its own sign', () => {
    for (const sign of ['settlement', 'temple', 'farm', 'market', 'lion', 'pot', 'catastrophe']) {
      expect(svg).toContain(`href="#shedu-${sign}"`);
      expect(times(svg, `id="shedu-${sign}"`)).toBe(1);
    }
    expect(drawBoard({ game: EVERYTHING }, { signs: false })).not.toContain('<defs>');
  });

  it('names columns and rows of a board of any size, unless told not to', () => {
    expect(svg).toContain('>H</text>');
    expect(svg).not.toContain('>I</text>');
    expect(svg).toContain('>5</text>');
    expect(drawBoard({ game: EVERYTHING }, { coordinates: false })).not.toContain('<text');
  });

  it('has every colour as a custom property with a fallback', () => {
    const colours = svg.matchAll(/(?:fill|stroke)="([^"]+)"/g);
    for (const [, colour] of colours) {
      expect(colour).toMatch(/^(none|var\(--board-[a-z]+, #[0-9a-f]{6}\))$/);
    }
  });

  it('outlines each kingdom on demand', () => {
    expect(svg).not.toContain('class="kingdoms"');
    const outlined = drawBoard({ game: EVERYTHING }, { outlines: 'faint' });
    const [, kingdoms] = outlined.match(/class="kingdoms">(.*?)<g class="tiles">/) ?? [];
    expect(times(kingdoms ?? '', '<path')).toBe(1);
  });

  it('marks spaces once and leaves out what is not on the board', () => {
    const marked = drawBoard({ game: EVERYTHING }, { acted: ['C3', 'C3', 'Z9'], touched: ['A1'] });
    expect(times(marked, '<g class="acted" transform')).toBe(1);
    expect(times(marked, '<g class="touched" transform')).toBe(1);
  });

  it('keeps markup out of texts', () => {
    const titles = { ...titlesOf('en'), catastrophe: '</title><script>"&\'' };
    const hostile = drawBoard({ game: EVERYTHING }, { titles, title: '"><b>' });
    expect(hostile).not.toContain('<script>');
    expect(hostile).toContain('&lt;/title&gt;&lt;script&gt;&quot;&amp;&#39;');
    expect(hostile).toContain('aria-label="&quot;&gt;&lt;b&gt;"');
  });

  it('shows the unification tile while a war is open', () => {
    const joined = gameAt({
      terrain: ['.......', '.......'],
      rows: ['.rgrgr.', '.......'],
      leaders: { '0.trader': 'B2', '1.trader': 'F2' },
      phase: 'turn.war.attack',
      pending: {
        placed: 'D1',
        union: {
          at: 'D1',
          homes: [
            ['B1', 'C1', 'B2'],
            ['E1', 'F1', 'F2'],
          ],
        },
        conflict: { kind: 'war', leader: 'trader', attacker: 0, defender: 1 },
      },
    });
    expect(drawBoard({ game: joined })).toContain('<title>Unification tile, D1</title>');
    expect(drawText(joined)).toContain('r+');
  });
});

describe('an outline', () => {
  const shape = { columns: 3, rows: 3 };
  const cells = (map: string): boolean[] => [...map].map((sign) => sign === 'x');
  const square = { inset: 0, radius: 0 };

  it.each([
    ['a space alone', 'x........', 1],
    ['two that touch at a corner stay apart', 'x...x....', 2],
    ['a ring has a line within', 'xxxx.xxxx', 2],
    ['nothing', '.........', 0],
  ])('of %s', (_name, map, count) => {
    expect(times(outline(cells(map), shape, square), 'Z')).toBe(count);
  });

  it('runs inside its spaces, but off the board where it bleeds', () => {
    const inside = outline(cells('x........'), shape, { inset: 4, radius: 0 });
    expect(inside).toMatch(/^M4 4Q4 4 4 4L36 4/);
    const bleeding = outline(cells('xxx......'), shape, { inset: 4, radius: 0, bleed: true });
    expect(bleeding).toBe('M0 0L120 0L120 36L0 36Z');
  });
});

describe('marks', () => {
  it('cover what an action names', () => {
    expect(actedCells({ do: 'tile', color: 'red', at: 'B2' })).toEqual(['B2']);
    const monument = { do: 'monument', square: 'B2', monument: ['red', 'blue'] } as const;
    expect(actedCells(monument)).toEqual(['B2', 'C2', 'B3', 'C3']);
    expect(actedCells({ do: 'wonder', center: 'C3' })).toEqual(['C3', 'C2', 'B3', 'D3', 'C4']);
    expect(actedCells({ do: 'pass' })).toEqual([]);
  });

  it('cover what an effect tells of', () => {
    const clauses = [] as const;
    const moved = { type: 'leader-moved', seat: 0, leader: 'king', from: 'A1', at: 'B1' } as const;
    expect(touchedCells({ ...moved, clauses })).toEqual(['B1', 'A1']);
    const removed = { type: 'tiles-removed', color: 'red', cells: ['A1', 'A2'] } as const;
    expect(touchedCells({ ...removed, clauses })).toEqual(['A1', 'A2']);
    expect(touchedCells({ type: 'passed', seat: 0, clauses })).toEqual([]);
  });
});

it('the board as text has two signs a space', () => {
  expect(drawText(EVERYTHING)).toBe(
    [
      '   A  B  C  D  E  F  G  H',
      ' 1 RU RU .  r  g^ .  .  ##',
      ' 2 RU RU .  k  .  .  w  .',
      ' 3 .  .  u  ~  .  w  W  w',
      ' 4 r* K0 .  .  .  .  w  .',
      ' 5 .  r  T1 .  .  .  .  :!',
      '',
    ].join('\n'),
  );
});
