import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clauses } from '../../spec/clauses.ts';
import { editionIds, editions } from '../../spec/editions.ts';
import { type SwitchId, switches, switchIds } from '../../spec/rulings.ts';
import { game, shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 60_000 });

const cwd = mkdtempSync(join(tmpdir(), 'shedu-'));
const run = (...args: readonly string[]) => shedu(args, { cwd });
const put = (name: string, content: unknown): void =>
  writeFileSync(join(cwd, name), JSON.stringify(content));

const explain = (action: unknown, ...rest: readonly string[]) =>
  run(
    'explain',
    'good.json',
    '--step',
    '1',
    '--action',
    typeof action === 'string' ? action : JSON.stringify(action),
    ...rest,
  );

/** A swap of tiles that the bag cannot serve: the game is over at once, or not. */
const shortSwap = {
  format: 'shedu-fixture/1',
  id: 'short-swap',
  title: 'The bag cannot serve a swap',
  clauses: ['swap.bag.short'],
  edition: '2015',
  options: { wonder: true },
  position: {
    terrain: ['...'],
    hands: [
      ['red', 'red'],
      ['red', 'red'],
    ],
    bag: ['black'],
  },
  steps: [
    { seat: 0, action: { do: 'swap', tiles: [] }, violations: [{ clause: 'swap.count.min' }] },
    { seat: 0, action: { do: 'swap', tiles: ['red', 'red'] } },
  ],
};

/** Two priests between temples: the attacker holds three temples, the defender one. */
const revolt = {
  format: 'shedu-fixture/1',
  id: 'revolt',
  title: 'A revolt',
  clauses: ['revolt.win.more'],
  edition: '2015',
  seats: [{ dynasty: 'lion' }, { dynasty: 'bull' }],
  position: {
    terrain: ['.....'],
    rows: ['r.r.r'],
    leaders: { '1.priest': 'D1' },
    hands: [
      ['red', 'red', 'red'],
      ['red', 'black'],
    ],
  },
  steps: [{ seat: 0, action: { do: 'leader', leader: 'priest', at: 'B1' } }],
};

beforeAll(() => {
  put('good.json', game('good'));
  put('revolt.json', revolt);
  put('short.json', shortSwap);
  put('wrong.json', {
    ...shortSwap,
    steps: shortSwap.steps.map(({ seat, action }) => ({ seat, action })),
  });
  put('senseless.json', { ...shortSwap, position: { ...shortSwap.position, bordered: ['P11'] } });
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe.concurrent('wrong usage', () => {
  const step = ['--step', '0'];
  const pass = ['--action', '{"do":"pass"}'];
  test.each([
    [['explain', 'good.json', ...step], 'nothing is asked: expected --action ACTION, or --through'],
    [
      ['explain', 'good.json', ...step, '--through', '--editions'],
      '--editions judges an action: expected --action ACTION',
    ],
    [
      ['explain', 'good.json', ...step, '--action', 'king Q9'],
      '--action, column 6: expected a space from A1 to P11, found “Q9”',
    ],
    [
      ['explain', 'good.json', ...step, '--action', 'f A4'],
      '--action, column 1: “f” may be farm (u) or farmer (F)',
    ],
    [
      ['explain', 'good.json', ...step, '--action', 'roi', '--lang', 'fr'],
      '--action, column 4: le texte s’arrête ici',
    ],
    [['explain', 'good.json', ...step, '--action', '{'], '--action, column 2: not JSON'],
    [
      ['explain', 'good.json', ...step, '--action', '{"do":"fly"}'],
      '--action, do: expected one of',
    ],
    [
      ['explain', 'good.json', ...step, '--action', '{"do":"tile","color":"pink","at":"C5"}'],
      '--action, color: expected one of "black", "red", "blue", "green", found "pink"',
    ],
    [
      ['explain', 'good.json', ...step, '--action', '{"do":"tile","color":"red","at":"Q1"}'],
      '--action, at: expected a space from A1 to P11, found "Q1"',
    ],
    [['explain', 'good.json', ...step, ...pass, '--seat', '2'], 'no seat 2: this game has seats 0'],
    [['explain', 'good.json', ...step, ...pass, '--seat', 'x'], 'not a number from 0 on'],
    [['explain', 'good.json', '--step', '9', ...pass], 'positions 0 to 2'],
    [['explain', 'good.json', ...step, ...pass, '--lang', 'de'], 'Allowed choices are en, ru, fr'],
    [['explain', 'none.json', ...step, ...pass], 'there is no such file'],
    [['explain', 'good.json', ...step, '--brief'], 'nothing is asked: expected --action ACTION'],
    [['explain', 'good.json', ...step, ...pass, '--brief=yes'], "unknown option '--brief=yes'"],
    [['explain', 'good.json', ...step, ...pass, '--breif'], "unknown option '--breif'"],
    [['compare'], "missing required argument 'FILE'"],
    [['compare', 'none.json'], 'there is no such file'],
    [['compare', 'good.json', '--step', '1'], "unknown option '--step'"],
    [['compare', 'good.json', '--game', 'bad'], 'no game bad in good.json'],
    [['compare', 'senseless.json'], 'P11 is not on this board'],
    [['replay', 'good.json', '--lang', 'xx'], 'Allowed choices are en, ru, fr'],
  ] as const)('shedu %j', async (args, reason) => {
    const { exit, out, err } = await run(...args);
    expect(err).toMatch(/^error: /);
    expect(err).toContain(reason);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
  });

  test.each([['explain'], ['compare']])('shedu %s --help', async (command) => {
    const { exit, out, err } = await run(command, '--help');
    expect(out).toMatch(/^Usage: shedu /);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
  });
});

describe.concurrent('explain', () => {
  test('says what a legal action brings about, by which clauses, and who decides next', async () => {
    const { exit, out, err } = await explain({ do: 'tile', color: 'black', at: 'C3' });
    expect(out).toContain('Lion (Ada) places a settlement at C3.\n\nLegal:\n');
    expect(out).toMatch(/Lion \(Ada\) scores 1 black point .*\[score\.tile\.matching/);
    expect(out).toContain(`  tile.place.hand: ${clauses['tile.place.hand'].statement.en}\n`);
    expect(out).toContain('Bull is to take an action. [turn.action]\n');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
  });

  test('says what of monument and wonder can be raised then', async () => {
    put('cross.json', {
      ...{ format: 'shedu-record/2', title: 'A cross', edition: '2015', steps: [] },
      ...{ options: { wonder: true }, seats: [{ dynasty: 'lion' }, { dynasty: 'bull' }] },
      position: { terrain: ['...', '...', '...'], rows: ['.r.', 'r.r', '.r.'] },
    });
    const asked = ['cross.json', '--action', 'red B2', '--brief'] as const;
    const { out } = await run('explain', ...asked);
    expect(out).toContain('Lion may raise the wonder. [turn.monument]');
    const json = JSON.parse((await run('explain', ...asked, '--format', 'json')).out);
    expect(json.next.message).toBe('Lion may raise the wonder.');
  });

  test('says every clause that refuses an action, with its spaces', async () => {
    const { exit, out } = await explain({ do: 'leader', leader: 'trader', at: 'A4' });
    expect(out).toContain('Refused:\n');
    expect(out).toContain(
      '  A4 is a river space; a leader needs land. (spaces: A4) [leader.place.dry]',
    );
    expect(out).toContain('[leader.place.temple]\n');
    expect(out).toContain(`  leader.place.dry: ${clauses['leader.place.dry'].statement.en}\n`);
    expect(exit).toBe(1);
  });

  test('asks for another seat', async () => {
    const { exit, out } = await explain({ do: 'pass' }, '--seat', '1');
    expect(out).toContain('Lion (Ada) is to decide now, not Bull. [define.player.active]');
    expect(exit).toBe(1);
  });

  test.each([
    ['ru', 'Отклонено:', 'Правила:'],
    ['fr', 'Refusé\u00a0:', 'Règles\u00a0:'],
  ] as const)('answers in %s', async (lang, refused, rules) => {
    const { out } = await explain({ do: 'swap', tiles: [] }, '--lang', lang);
    expect(out).toContain(`\n${refused}\n`);
    expect(out).toContain(`\n${rules}\n`);
    expect(out).toContain(clauses['swap.count.min'].statement[lang]);
  });

  test('answers in JSON', async () => {
    const { exit, out } = await explain({ do: 'swap', tiles: [] }, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      game: 'good',
      position: 1,
      seat: 0,
      legal: false,
      violations: [{ clause: 'swap.count.min', message: 'A swap needs at least one tile.' }],
      effects: [],
      next: { phase: 'turn.action', seat: 0 },
    });
    expect(exit).toBe(1);
  });

  test('takes an action as people write it, and the last position without --step', async () => {
    const [told, typed] = await Promise.all([
      explain({ do: 'tile', color: 'black', at: 'C3' }),
      explain('поселение с3'),
    ]);
    expect(typed).toEqual(told);
    const { out } = await run('explain', 'good.json', '--action', 'pass');
    expect(out).toMatch(/^Position 2 of 2, good/);
  });

  test('sets the editions side by side and says which agree', async () => {
    const action = ['--action', '{"do":"swap","tiles":["red","red"]}', '--editions'];
    const { exit, out } = await run('explain', 'short.json', '--step', '1', ...action);
    const together = editionIds.filter((id) => editions[id].rulings.bagOutOnSwap === 'immediate');
    expect(together).toEqual(expect.arrayContaining(['1997', '2015']));
    expect(out).toContain(`The same answer in: ${together.join(', ')}.\n`);
    expect(out).toMatch(/^1997 +legal +not in this edition: wonder$/m);
    expect(out).toMatch(/^2015 +legal$/m);
    expect(out.match(/^— .* —$/gm)).toEqual([`— ${together.join(', ')} —`, '— condensed —']);
    expect(exit).toBe(0);
    const json = await run('explain', 'short.json', '--step', '1', ...action, '--format', 'json');
    expect(JSON.parse(json.out)).toMatchObject({
      editions: editionIds.map((edition) =>
        edition === '1997' ? { edition, notInThisEdition: ['wonder'] } : { edition },
      ),
      agree: [together, ['condensed']],
    });
  });

  test('says when all editions agree', async () => {
    const { out } = await explain({ do: 'pass' }, '--editions');
    expect(out).toContain('All editions agree.\n');
    expect(out.match(/^— .* —$/gm)).toEqual([`— ${editionIds.join(', ')} —`]);
  });
});

describe.concurrent('explain tells what else there is to ask', () => {
  const refused = (...rest: readonly string[]) =>
    run('explain', 'revolt.json', '--step', '0', '--action', 'king A1', ...rest);
  const legal = (...rest: readonly string[]) =>
    run('explain', 'revolt.json', '--step', '0', '--action', 'priest B1', ...rest);

  test('what would make a refused action legal, after the verdict', async () => {
    const { exit, out, err } = await refused();
    const [verdict, told] = out.split('\nWhat would make it legal, where ');
    expect(verdict).toContain('Rules:\n');
    expect(told).toContain(`${clauses['leader.place.empty'].title.en} [leader.place.empty]`);
    expect(told).toContain('  It is legal at B1.\n');
    expect(told).toContain('Where editions and readings part:\n  Every edition and every reading');
    expect({ exit, err }).toEqual({ exit: 1, err: '' });
  });

  test('how a legal one can go on, and where a conflict tips', async () => {
    const { exit, out } = await legal();
    const told = out.slice(out.indexOf('\nHow it can go on:\n'));
    expect(told).toContain(
      [
        '  Revolt of the priests: Lion attacks with 2 on the board, Bull defends with 2.',
        '    If Lion adds nothing, Bull wins without adding any.',
        '    If Lion adds 1, Bull wins by adding 1.',
        '    If Lion adds 2 or more, Lion wins.',
        '  Lion wins by adding 2, whatever the defence adds.',
      ].join('\n'),
    );
    expect(told).toContain('A kingdom that was not there: priest B1 (Lion).');
    expect(exit).toBe(0);
  });

  test('which editions and readings answer otherwise, and by which ruling', async () => {
    const action = ['--action', '{"do":"swap","tiles":["red","red"]}'];
    const { out } = await run('explain', 'short.json', '--step', '1', ...action);
    const told = out.slice(out.indexOf('\nWhere editions and readings part:\n'));
    expect(told).toContain('The same answer: edition 1997 and edition 2015.');
    expect(told).toMatch(/Otherwise under edition condensed.*\[bagOutOnSwap\]\.\n/);
  });

  test('not with --brief, nor where editions stand side by side', async () => {
    const [whole, brief, editionwise] = await Promise.all([
      refused(),
      refused('--brief'),
      refused('--editions'),
    ]);
    expect(whole.out.startsWith(brief.out)).toBe(true);
    for (const { out, exit } of [brief, editionwise]) {
      expect(out).not.toContain('What would make it legal');
      expect(exit).toBe(1);
    }
    const through = await legal('--through');
    expect(through.out).not.toContain('How it can go on');
    expect(through.out).toContain('Where editions and readings part');
  });

  test.each([
    ['ru', 'Что сделало бы это возможным', '  Можно на клетке B1.', 'Как может пойти дальше:'],
    ['fr', 'Ce qui le permettrait', '  C’est permis en B1.', 'Comment cela peut continuer\u00a0:'],
  ] as const)('in %s', async (lang, head, proposal, goesOn) => {
    const [no, yes] = await Promise.all([refused('--lang', lang), legal('--lang', lang)]);
    expect(no.out).toContain(`\n${head}`);
    expect(no.out).toContain(`${proposal}\n`);
    expect(yes.out).toContain(`\n${goesOn}\n`);
  });

  test('in JSON, with positions that can be asked again', async () => {
    const [no, yes] = await Promise.all([refused('--format', 'json'), legal('--format', 'json')]);
    const { whyNot, parts, ...rest } = JSON.parse(no.out);
    expect(rest).toMatchObject({ legal: false, edition: '2015' });
    expect(rest).not.toHaveProperty('whatThen');
    expect(whyNot.clauses).toContainEqual(expect.objectContaining({ id: 'leader.place.empty' }));
    expect(whyNot.proposals).toContainEqual(
      expect.objectContaining({
        change: { kind: 'space', action: { do: 'leader', leader: 'king', at: 'B1' } },
        size: 1,
        distance: 1,
      }),
    );
    expect(parts.parting).toEqual([]);
    for (const { position, action, seat, message } of whyNot.proposals) {
      expect(message).toMatch(/\.$/);
      if (position === undefined) continue;
      const name = `again-${seat}-${JSON.stringify(position).length}.json`;
      put(name, { ...revolt, position, steps: [] });
      const again = await run(
        ...['explain', name, '--step', '0', '--seat', String(seat), '--brief'],
        ...['--action', JSON.stringify(action)],
      );
      expect(again.exit, again.err).toBe(0);
    }
    expect(JSON.parse(yes.out)).toMatchObject({
      whyNot: null,
      whatThen: {
        course: {
          type: 'fight',
          tips: [
            { from: 0, to: 0, needs: 0 },
            { from: 1, to: 1, needs: 1 },
            { from: 2, to: 3, needs: null },
          ],
          outcomes: [
            { winner: 0, stakes: { points: [{ seat: 0, color: 'red', count: 1 }] } },
            { winner: 1, stakes: { leaders: [{ seat: 0, leader: 'priest', from: 'B1' }] } },
          ],
        },
        bound: 3,
        cut: false,
      },
    });
  });
});

describe.concurrent('explain --through', () => {
  const revolt = (...rest: readonly string[]) =>
    run('explain', 'revolt.json', '--step', '0', '--action', 'priest B1', '--through', ...rest);

  test('tells who wins, what the other side would need, and what comes of it', async () => {
    const { exit, out, err } = await revolt();
    const [, told = ''] = out.split('[conflict.cause.two-ways');
    expect(told.slice(told.indexOf('\n') + 1, told.indexOf('\nRules:'))).toBe(
      [
        'Revolt of the priests: Lion attacks with 2 on the board, Bull defends with 2.',
        '  If Lion adds nothing, Bull wins without adding any.',
        '  If Lion adds 1, Bull wins by adding 1.',
        '  If Lion adds 2 or more, Lion wins.',
        'Lion wins by adding 2, whatever the defence adds.',
        'If Lion wins:',
        '  The priest of Bull leaves D1 and returns to its player: the revolt is lost. [revolt.loser.returns, revolt.board.untouched, conflict.result.unique]',
        '  Lion scores 1 red point for winning the revolt. [revolt.winner.point]',
        '  Lion is to take an action. [turn.action]',
        'If Bull wins:',
        '  The priest of Lion leaves B1 and returns to its player: the revolt is lost. [revolt.loser.returns, revolt.board.untouched, conflict.result.unique]',
        '  Bull scores 1 red point for winning the revolt. [revolt.winner.point]',
        '  Lion is to take an action. [turn.action]',
        '',
      ].join('\n'),
    );
    expect(out).toContain(
      `  revolt.winner.point: ${clauses['revolt.winner.point'].statement.en}\n`,
    );
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
  });

  test.each([
    ['ru', 'Лев побеждает, добавив 2, сколько бы ни добавила защита.'],
    ['fr', 'Le Lion gagne en engageant 2, quels que soient les renforts de la défense.'],
  ] as const)('in %s', async (lang, sentence) => {
    expect((await revolt('--lang', lang)).out).toContain(`\n${sentence}\n`);
  });

  test('in JSON, and of the position itself without an action', async () => {
    const [asked, standing] = await Promise.all([
      revolt('--format', 'json'),
      run('explain', 'revolt.json', '--step', '1', '--through', '--format', 'json'),
    ]);
    const { through } = JSON.parse(asked.out);
    expect(through).toMatchObject({
      type: 'conflict',
      kind: 'revolt',
      attacker: 0,
      defender: 1,
      board: { attacker: 2, defender: 2 },
      prospect: { who: 'attacker-can', winner: 0, count: 2 },
      outcomes: [{ winner: 0 }, { winner: 1 }],
    });
    expect(through.attacks.map(({ count }: { count: number }) => count)).toEqual([0, 1, 2, 3]);
    expect(JSON.parse(standing.out)).toEqual({
      game: 'revolt',
      position: 1,
      edition: '2015',
      through,
    });
  });

  test('says when nothing is fought, and that a refused action leads nowhere', async () => {
    const [none, refused] = await Promise.all([
      run('explain', 'good.json', '--through'),
      run('explain', 'revolt.json', '--step', '0', '--action', 'king A9', '--through'),
    ]);
    expect(none).toMatchObject({ exit: 0, err: '' });
    expect(none.out).toContain('No conflict is open.\nBull is to take an action.');
    expect(refused.exit).toBe(1);
    expect(refused.out).not.toContain('wins');
  });

  test('edition by edition', async () => {
    const { exit, out } = await revolt('--editions');
    expect(out).toContain('All editions agree.\n');
    expect(out.match(/^Lion wins by adding 2/gm)).toHaveLength(1);
    expect(exit).toBe(0);
  });
});

describe.concurrent('compare', () => {
  test('tells where, by which ruling and with what outcomes editions part', async () => {
    const { exit, out, err } = await run('compare', 'short.json');
    expect(out).toMatch(/^1997 +the same throughout +not in this edition: wonder$/m);
    expect(out).toMatch(/^2015 +the same throughout$/m);
    expect(out).toMatch(
      /^condensed +step 2 +bagOutOnSwap endOfTurn +not in this edition: wonder$/m,
    );
    expect(out).toContain('condensed. Step 2: Seat 0 swaps 2 temples.\n');
    expect(out).toMatch(/As the file has it: bagOutOnSwap immediate\n(.*\n)+ {2}The game is over/);
    expect(out).not.toContain('swapRefill');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
  });

  test('tells what each other reading changes', async () => {
    const { exit, out } = await run('compare', 'short.json', '--readings', '--format', 'json');
    const { compared } = JSON.parse(out) as {
      compared: { under: { ruling?: SwitchId; reading?: string }; parting: object | null }[];
    };
    const asked = compared.flatMap(({ under: { ruling, reading } }) =>
      ruling === undefined ? [] : [[ruling, reading]],
    );
    const others = switchIds.flatMap((id) =>
      Object.keys(switches[id].readings)
        .filter((reading) => reading !== editions['2015'].rulings[id])
        .map((reading) => [id, reading]),
    );
    expect(asked).toEqual(others);
    const partingUnder = (id: SwitchId, name: string) =>
      compared.find(({ under: { ruling, reading } }) => ruling === id && reading === name)?.parting;
    expect(partingUnder('swapRefill', 'toSix')).toMatchObject({ by: ['swapRefill'] });
    expect(partingUnder('bagOutOnSwap', 'endOfTurn')).toMatchObject({
      step: 1,
      by: ['bagOutOnSwap'],
    });
    expect(partingUnder('fragmentSupport', 'home')).toBeNull();
    expect(exit).toBe(0);
  });
});

describe.concurrent('verify and replay', () => {
  test.each([
    ['ru', 'Правила запрещают это действие: ', '1 игра, 1 шаг, 1 ошибка'],
    ['fr', 'Les règles refusent cette action\u00a0: ', '1 partie, 1 étape, 1 échec'],
  ] as const)('answer in %s', async (lang, refused, sum) => {
    const { exit, out } = await run('verify', 'wrong.json', '--lang', lang);
    expect(out).toContain(refused);
    expect(out).toContain(`swap.count.min: ${clauses['swap.count.min'].statement[lang]}\n`);
    expect(out.trimEnd().split('\n').at(-1)).toBe(sum);
    expect(exit).toBe(1);
    const shown = await run('replay', 'short.json', '--lang', lang, '--step', '1');
    expect(shown.out).not.toMatch(/Position 1 of|Refused|Tiles in the bag/);
    expect(shown.out).toContain(lang === 'ru' ? 'Позиция 1 из 2' : 'Position 1 sur 2');
  });
});

describe.concurrent('coverage', () => {
  test.each([
    [['war.win.never'], 'there is no clause war.win.never'],
    [['--review'], "option '--review <CLAUSE...>' argument missing"],
    [['war.win.tie', '--review', 'war.win.more'], '--review takes the clauses itself'],
    [['--format', 'xml'], 'Allowed choices are text, json'],
  ] as const)('shedu coverage %j is wrong', async (args, reason) => {
    const { exit, out, err } = await run('coverage', ...args);
    expect(err).toContain(reason);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
  });

  test('tells of one clause by what it is proved', async () => {
    const { exit, out, err } = await run('coverage', 'war.win.tie');
    expect(out).toMatch(/^war\.win\.tie \(rule\)\n/);
    expect(out).toContain(clauses['war.win.tie'].statement.en);
    expect(out).toMatch(/^ {2}machine +\d+: chart\/war, rules\/war$/m);
    expect(out).toMatch(/^ {2}contrast +\d+: .*legal\.war\.joining-tile-neutral/m);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
  });

  test('tells all of it in JSON', async () => {
    const { out } = await run('coverage', '--format', 'json');
    const report = JSON.parse(out) as { totals: { clauses: { all: number } }; clauses: unknown[] };
    expect(report.totals.clauses.all).toBe(Object.keys(clauses).length);
    expect(report.clauses).toHaveLength(report.totals.clauses.all);
  });
});
