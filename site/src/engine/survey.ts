import { localText } from '../../../machine/record/local.ts';
import { LONGEST } from '../../../machine/record/parse.ts';
import type { Language } from '../../../spec/text.ts';

/** A game in a file, with the bytes it takes up. */
export interface Listed {
  /** Line of a stream, from 1; null where the file is one document. */
  readonly line: number | null;
  readonly from: number;
  readonly to: number;
  /** What the game calls itself, where that can be told. */
  readonly name: string | null;
  readonly steps: number | null;
}

/** The games of a file; `more` tells that it has others that are not listed. */
export interface Survey {
  readonly games: readonly Listed[];
  readonly more: boolean;
}

/** Nobody chooses from a longer list. */
const MOST = 500;

const NAME = 120;
const NEWLINE = 0x0a;
const SPACE = 0x20;

type Progress = (done: number) => void;

/**
 * Finds the games of a file as the command line does: a name in `.json` means one document, in
 * `.jsonl` a game a line, and of any other the first line decides. `progress` gets parts of one.
 */
export async function survey(
  file: Blob,
  { name, language }: { readonly name: string; readonly language: Language },
  progress: Progress,
): Promise<Survey> {
  const document = { line: null, from: 0, to: file.size, name: null, steps: null };
  const whole: Survey = { games: [document], more: false };
  if (/\.json$/i.test(name)) return whole;
  const games: Listed[] = [];
  const decides = !/\.jsonl$/i.test(name);
  for await (const { line, from, to } of linesOf(file, progress)) {
    const value = to - from > LONGEST ? undefined : parsed(await file.slice(from, to).text());
    if (decides && games.length === 0 && !isObject(value)) return whole;
    if (games.length === MOST) return { games, more: true };
    games.push({ line, from, to, ...called(value, language) });
  }
  return games.length === 0 ? whole : { games, more: false };
}

interface Line {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** The lines of a file that are not blank. */
async function* linesOf(file: Blob, progress: Progress): AsyncGenerator<Line> {
  let line = 1;
  let from = 0;
  let at = 0;
  let blank = true;
  const reader = file.stream().getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (const byte of read.value) {
        if (byte === NEWLINE) {
          if (!blank) yield { line, from, to: at };
          line++;
          from = at + 1;
          blank = true;
        } else if (byte > SPACE) blank = false;
        at++;
      }
      progress(at / file.size);
    }
  } finally {
    await reader.cancel();
  }
  if (!blank) yield { line, from, to: at };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function called(value: unknown, language: Language): Pick<Listed, 'name' | 'steps'> {
  if (!isObject(value)) return { name: null, steps: null };
  const { id, title, steps } = value;
  const text = isObject(title) ? localText(title, language).text : title;
  const name = [text, id].find((one) => typeof one === 'string' && one.trim() !== '');
  return {
    name: typeof name === 'string' ? name.slice(0, NAME) : null,
    steps: Array.isArray(steps) ? steps.length : null,
  };
}
