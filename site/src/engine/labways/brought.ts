import { type ToldProblem, tellProblem } from '../../../../machine/book/telling/problems.ts';
import { type LineProblem, readLine } from '../../../../machine/notation/line.ts';
import {
  holdsTextBoard,
  readTextBoard,
  type TextBoardProblem,
} from '../../../../machine/notation/textboard.ts';
import type { GameFile, PositionJson, RecordJson } from '../../../../machine/record/format.ts';
import { type HouseReader, saysHouse } from '../../../../machine/record/house.ts';
import { LONGEST, parseJson } from '../../../../machine/record/parse.ts';
import { Inconsistent, inputProblem, type Problem } from '../../../../machine/record/problem.ts';
import type { Read, Reader } from '../../../../machine/record/reader.ts';
import { recordOf } from '../../../../machine/record/record.ts';
import { frames } from '../../../../machine/record/replay.ts';
import type { Language } from '../../../../spec/text.ts';
import { fill } from '../../strings.ts';
import { waysStringsOf } from '../../waysstrings.ts';
import type { Forms } from '../forms.ts';
import { recordFrom } from './fresh.ts';
import type { Bringing, Brought, BroughtKind } from './ways.ts';

/** What reads what is JSON; editions are seldom brought, and what reads them comes when they are. */
export interface Readers {
  readonly reader: Reader;
  readonly houses: () => Promise<HouseReader>;
}

/** Reads what somebody brings to the lab. Nothing that is in a text makes this throw. */
export async function brought(
  { text, language, step, asking = false }: Bringing,
  readers: Readers,
  forms: Forms,
): Promise<Brought> {
  const { reader } = readers;
  const bearer = new Bearer(readers, language);
  if (text.length > LONGEST) {
    const limits = { expected: LONGEST, actual: text.length };
    return bearer.refused(null, inputProblem('too-long', '', `longer than ${LONGEST}`, limits));
  }
  const isJson = /^[\s\ufeff]*\{/.test(text);
  if (!isJson && holdsTextBoard(text)) return bearer.board(text);
  const taken = await forms.read(text, reader, language);
  const wanted = step === undefined ? null : { step, asking };
  if (taken !== null) return bearer.read(taken.read, wanted);
  return isJson ? bearer.json(text, wanted) : bearer.line(text);
}

/** A position that is wanted, and whether the step on from there is asked about. */
type Wanted = Required<Pick<Bringing, 'step' | 'asking'>>;

/** Takes a text for what it is, in the words of a language. */
class Bearer {
  readonly #reader: Reader;
  readonly #houses: Readers['houses'];
  readonly #language: Language;

  constructor({ reader, houses }: Readers, language: Language) {
    this.#reader = reader;
    this.#houses = houses;
    this.#language = language;
  }

  refused(kind: BroughtKind | null, ...problems: readonly Problem[]): Brought {
    return { kind, problems: problems.map((one) => tellProblem(one, this.#language, [])) };
  }

  board(text: string): Brought {
    const read = readTextBoard(text);
    if ('position' in read) return this.#position(read.position, 'board');
    const { line, column, fault } = read.problem;
    return this.#unread('board', `${line}:${column}`, fault, read.problem);
  }

  line(text: string): Brought {
    const read = readLine(text.trim());
    if ('position' in read) return this.#position(read.position, 'line');
    const { column } = read.problem;
    const isMeant = /^\s*[\w#.-]*\//.test(text) || /\s[A-Za-z]+:\S/.test(text);
    return isMeant
      ? this.#unread(
          'line',
          `1:${column + text.length - text.trimStart().length}`,
          'line',
          read.problem,
        )
      : this.#unread(null, '', 'nothing', { found: text.trim().slice(0, 40), expected: '' });
  }

  async json(text: string, wanted: Wanted | null): Promise<Brought> {
    const parsed = parseJson(text);
    if ('problem' in parsed) return this.refused('game', parsed.problem);
    const { value } = parsed;
    if (saysHouse(value)) return this.#edition(value);
    return isPosition(value)
      ? this.#position(value as PositionJson, 'position')
      : this.read(this.#reader.checkGame(value), wanted);
  }

  read(read: Read, wanted: Wanted | null): Brought {
    if (!('file' in read)) return this.refused('game', ...read.problems);
    const { file } = read;
    const { steps } = file;
    const refused = refusedIn(file);
    const isCase = file.kind === 'fixture';
    const last = isCase ? Math.max(0, refused[0] ?? steps.length - 1) : steps.length;
    const { step, asking } = wanted ?? { step: last, asking: isCase };
    const asked = asking ? steps[step] : undefined;
    const played = steps.filter((_, i) => !refused.includes(i));
    return {
      kind: isCase ? 'fixture' : 'game',
      record: recordOf({ ...file, steps: played, title: file.title ?? '' }),
      at: steps.slice(0, step).length - refused.filter((i) => i < step).length,
      asked: asked === undefined ? null : { seat: asked.seat, action: asked.action },
    };
  }

  async #edition(value: unknown): Promise<Brought> {
    const read = (await this.#houses()).checkHouse(value);
    return 'house' in read
      ? { kind: 'edition', house: read.house }
      : this.refused('edition', ...read.problems);
  }

  /** A position is nothing but what the schema lets through. */
  #position(position: PositionJson, kind: 'line' | 'board' | 'position'): Brought {
    const bare: RecordJson = { ...recordFrom({}), position };
    const read = this.#reader.checkGame(bare);
    if (!('file' in read)) return this.refused(kind, ...read.problems);
    return { kind, record: recordFrom(position), at: 0, asked: null };
  }

  #unread(
    kind: BroughtKind | null,
    where: string,
    fault: TextBoardProblem['fault'] | 'line' | 'nothing',
    { found, expected }: Pick<TextBoardProblem | LineProblem, 'found' | 'expected'>,
  ): Brought {
    const { faults } = waysStringsOf(this.#language).start;
    const told: ToldProblem = {
      where,
      text: fill(faults[fault], { found, expected }),
      kind: 'input',
      code: 'notation',
      clauses: [],
    };
    return { kind, problems: [told] };
  }
}

/** Members that tell a position from a game. */
const POSITIONAL = ['rows', 'leaders', 'terrain', 'board'] as const;

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const named = (name: string): boolean => Object.hasOwn(value, name);
  return !named('format') && !named('steps') && POSITIONAL.some(named);
}

/** The steps that the rules refuse; none where the beginning makes no sense. */
function refusedIn(file: GameFile): readonly number[] {
  try {
    return [...frames(file)].flatMap(({ index, violations }) =>
      violations.length > 0 ? [index - 1] : [],
    );
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
    return [];
  }
}
