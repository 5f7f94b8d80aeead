import type { ToldProblem } from '../../../machine/book/telling/problems.ts';
import type { Telling, ToldFrame, ToldLine } from '../../../machine/book/telling/told.ts';
import type { GameFile, RecordJson } from '../../../machine/record/format.ts';
import type { Game } from '../../../machine/rules/game.ts';
import type { LegalAction } from '../../../machine/rules/legal.ts';
import type { Phase } from '../../../machine/rules/phases.ts';
import type { Seat } from '../../../machine/rules/pieces.ts';
import type { Language } from '../../../spec/text.ts';
import type { EditionRead } from './edition.ts';
import type { Asked, Considered, Impossibility, Judged } from './judging/judged.ts';
import type { WaysQuestions } from './labways/ways.ts';
import type { Progress } from './progress.ts';
import type { Survey, Surveyed } from './survey.ts';
import type { Choices } from './writing/choice.ts';
import type { Draft } from './writing/draft.ts';

/** A file that was read and played, or what is wrong with it. */
export type Opened =
  | {
      readonly file: GameFile;
      readonly telling: Telling;
      /** Steps the file has; of very many the first are in `file` and told. */
      readonly steps: number;
      /** Where what the file claims is not what the machine does. */
      readonly problems: readonly ToldProblem[];
    }
  | { readonly file: null; readonly problems: readonly ToldProblem[] };

/** What came of playing a record on. */
export type Continued =
  | {
      readonly outcome: 'played';
      /** The positions that were not told before. */
      readonly frames: readonly ToldFrame[];
      readonly ending: string | null;
      /** Every action that is possible in the last position. */
      readonly choices: readonly LegalAction[];
    }
  | { readonly outcome: 'refused'; readonly step: number; readonly lines: readonly ToldLine[] }
  | { readonly outcome: 'unreadable'; readonly problems: readonly ToldProblem[] };

/** What a page may ask the engine, and what it answers. */
export interface Questions {
  /** Finds the games in a file. */
  survey: {
    asks: Surveyed;
    answers: Survey;
  };
  /** Reads a record, fixture or trace, plays it and checks its claims. */
  open: {
    asks: {
      readonly text: string | Blob;
      readonly language: Language;
      /** The line of a stream that it is. */
      readonly line?: number;
    };
    answers: Opened;
  };
  /** Plays a file that was read before, perhaps with other steps. */
  tell: { asks: { readonly file: GameFile; readonly language: Language }; answers: Telling };
  /**
   * Writes a game as text, with all that it holds, and the letters of a language for pieces; null
   * where only JSON can be.
   */
  write: {
    asks: { readonly file: GameFile; readonly letters?: Language };
    answers: string | null;
  };
  /** Plays a record, which may be anything, of whose positions the first `told` are known. */
  play: {
    asks: { readonly record: unknown; readonly told: number; readonly language: Language };
    answers: Continued;
  };
  /** Writes a position as a record may begin with it, and as text, as far as a viewpoint lets on. */
  position: {
    asks: {
      readonly game: Game;
      readonly phase: Phase;
      readonly viewpoint: Seat | 'all';
      readonly language: Language;
    };
    answers: { readonly json: string; readonly text: string };
  };
}

export type Topic = keyof Questions;

/** What a page of this site may ask besides. */
export interface PageQuestions extends Questions, WaysQuestions {
  /** Reads and plays a text as far as it is typed; null where it is no notation. */
  draft: {
    asks: { readonly text: string; readonly language: Language };
    answers: Draft | null;
  };
  /** Finds what may stand where somebody types. */
  choices: {
    asks: { readonly text: string; readonly cursor: number; readonly language: Language };
    answers: Choices;
  };
  /** Reads the file of an edition of one's own. Nothing that is in it makes this fail. */
  edition: {
    asks: { readonly content: Blob; readonly language: Language };
    answers: EditionRead;
  };
  /** Judges an action in the last position of a record, at once. */
  judge: {
    asks: Asked & { readonly language: Language };
    answers: Judged;
  };
  /** What there is besides the verdict: what would help, how it goes on, where editions part. */
  consider: {
    asks: Asked & { readonly language: Language };
    answers: Considered | null;
  };
  /** Finds what is impossible in the position with which a record begins. */
  problems: {
    asks: { readonly record: RecordJson; readonly language: Language };
    answers: readonly Impossibility[];
  };
}

export type PageTopic = keyof PageQuestions;

/** How a question is asked. */
export interface AskOptions {
  /** Gives the question up; what the engine is at is ended. */
  readonly signal?: AbortSignal;
  readonly progress?: Progress;
}

/** Puts a question to the engine, which starts at the first. */
export type Ask = <T extends Topic>(
  topic: T,
  asks: Questions[T]['asks'],
  options?: AskOptions,
) => Promise<Questions[T]['answers']>;

/** Puts a question of a page to the engine in the worker. */
export type AskPage = <T extends PageTopic>(
  topic: T,
  asks: PageQuestions[T]['asks'],
  options?: AskOptions,
) => Promise<PageQuestions[T]['answers']>;

/** A question on its way to the engine's worker; the reply carries the same number. */
export type Question = {
  [T in PageTopic]: {
    readonly number: number;
    readonly topic: T;
    readonly asks: PageQuestions[T]['asks'];
  };
}[PageTopic];

/** What comes back from the worker. */
export type Reply =
  | { readonly number: number; readonly answer: PageQuestions[PageTopic]['answers'] }
  | { readonly number: number; readonly progress: number }
  | { readonly number: number; readonly fault: string };
