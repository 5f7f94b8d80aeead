import { describe, expect, test, vi } from 'vitest';
import { annotated } from '../annotated.ts';
import { shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The lines under the step that leads to a position, up to what came of it. */
async function under(record: object, step: number, ...args: readonly string[]) {
  const { exit, out, err } = await shedu(['replay', '-', '--step', String(step), ...args], {
    input: JSON.stringify(record),
  });
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const lines = out.slice(0, out.indexOf('\n\n')).split('\n');
  return lines.slice(1).filter((line) => !/\[[a-z.-]+(, [a-z.-]+)*\]$/.test(line));
}

describe.concurrent('replay prints what annotators say', () => {
  test('under a step: signs, note, marks and variations with their steps', async () => {
    expect(await under(annotated, 1)).toEqual([
      'Step 1: Lion (Andrei) puts the king at M5.',
      '  ! good move, += slight advantage',
      '  “The king looks to **both** banks.”',
      '  Marked: M5 green (K), arrow from M5 to I6 red, N8 yellow',
      '  Instead of this step: The priest first',
      '    “Slower.”',
      '    Step 1: Lion (Andrei) puts the priest at M5.',
      '      ?! dubious move',
      '      “He is alone.”',
      '    Step 2: Lion (Andrei) puts the king at I6.',
      '      Marked: I6 red',
      '      Instead of this step: Far away',
      '        Step 2: Lion (Andrei) puts the king at F11.',
      '    Or it could have gone on: And on',
      '      Step 3: Bull (Varvara) puts the farmer at N6.',
      '  Instead of this step: In the south',
      '    Step 1: Lion (Andrei) puts the king at F11.',
      '  Instead of this step:',
      '    Step 1: Lion (Andrei) swaps 1 temple.',
    ]);
  });

  test('in the language asked for, with who wrote a note', async () => {
    expect(await under(annotated, 2, '--lang', 'fr')).toEqual([
      'Étape 2. Le Lion (Andrei) met son prêtre en I6.',
      '  ?? grosse erreur, -/+ net désavantage',
      '  “Trop tôt.” (<b>Berossus</b>)',
    ]);
  });

  test('at the start, and at the end how it could have gone on', async () => {
    expect(await under({ ...annotated, note: 'By the river.' }, 0)).toEqual([
      '  “By the river.”',
      '  Marked: C5 blue (north)',
    ]);
    expect((await under(annotated, 4, '--lang', 'ru')).slice(1)).toEqual([
      '  “Конец.”',
      '  Могло продолжиться и так: Мир',
      '    Шаг 5: Ваза ставит царя на клетку F11.',
    ]);
  });

  test('paragraph by paragraph, with nothing that a terminal obeys', async () => {
    const note = 'One.\r\n\r\nTwo\u001b[31m.\n  Three.\n';
    const [first, second, ...rest] = annotated.steps;
    const steps = [first, { ...second, note, by: 'a\u0007' }, ...rest];
    expect((await under({ ...annotated, steps }, 2)).slice(2)).toEqual([
      '  “One.',
      '  Two\\u001b[31m.',
      '  Three.” (a\\u0007)',
    ]);
  });
});
