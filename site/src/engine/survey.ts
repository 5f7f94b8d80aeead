import { localText } from '../../../machine/record/local.ts';
import { LONGEST } from '../../../machine/record/parse.ts';
import type { Language } from '../../../spec/text.ts';
import type { Forms } from './forms.ts';
import { type Listed, NAME } from './listed.ts';
import type { Progress } from './progress.ts';
import { isGzipped, unpack } from './unpack.ts';

/** The games of a file; `more` tells that it has others that are not listed. */
export interface Survey {
  /** The file, unpacked if it was gzipped; games name their bytes in it. */
  readonly file: Blob;
  readonly games: readonly Listed[];
  readonly more: boolean;
}

/** A file to look through. */
export interface Surveyed {
  readonly file: Blob;
  readonly name: string;
  /** The reader's, for names of games. */
  readonly language: Language;
  /** A game to list in any case, by its number. */
  readonly wanted?: number;
  /** Whether its game is listed with others and needs a name, though the file has no other. */
  readonly listed?: boolean;
}

/** Nobody chooses from a longer list. */
const MOST = 500;

/** No packed file may be larger when unpacked: it is held in memory. */
const LARGEST = 256 * 1024 * 1024;

const NEWLINE = 0x0a;
const SPACE = 0x20;

/**
 * Finds the games of a file as the command line does: a name in `.json` means one document, in
 * `.jsonl` or `.ndjson` a game a line, and of any other the first line decides. `progress` gets
 * parts of one. A file that cannot be unpacked is one document, which cannot be opened.
 */
export async function survey(asked: Surveyed, forms: Forms, progress: Progress): Promise<Survey> {
  const { wanted = 0, language } = asked;
  const name = asked.name.replace(/\.gz$/i, '');
  const file = await plain(asked.file);
  const document = async (): Promise<Survey> => {
    const value = asked.listed ? await valueIn(file) : undefined;
    const game = { number: 1, line: null, from: 0, to: file.size, ...called(value, language) };
    return { file, games: [game], more: false };
  };
  if (/\.json$/i.test(name)) return document();
  const texts = await forms.list(file);
  if (texts !== null) return { file, games: texts, more: false };
  const games: Listed[] = [];
  const decides = !/\.(jsonl|ndjson)$/i.test(name);
  let number = 0;
  for await (const { line, from, to } of linesOf(file, progress)) {
    number++;
    if (number > MOST && number < wanted) continue;
    const value = await valueIn(file.slice(from, to));
    if (decides && number === 1 && !isObject(value)) return document();
    if (number > MOST && number !== wanted) return { file, games, more: true };
    games.push({ number, line, from, to, ...called(value, language) });
  }
  return games.length === 0 ? document() : { file, games, more: number > games.length };
}

async function plain(file: Blob): Promise<Blob> {
  if (!(await isGzipped(file))) return file;
  return unpack(file, 'gzip', LARGEST).catch(() => file);
}

interface StreamLine {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** The lines of a file that are not blank. */
async function* linesOf(file: Blob, progress: Progress): AsyncGenerator<StreamLine> {
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

/** The JSON in bytes, where they are not too many. */
async function valueIn(bytes: Blob): Promise<unknown> {
  if (bytes.size > LONGEST) return undefined;
  try {
    return JSON.parse(await bytes.text());
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
