import type { Reason } from '../../record/problem.ts';
import { type Expected, expectedText, reasonOf } from './expected.ts';

/** A place in a text, from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Why a text is no game, and where. */
export interface TextProblem extends TextPlace {
  /** What stands there; empty at the end. */
  readonly found: string;
  /** What could stand there, for programmers. */
  readonly expected: string;
  /** The same for whoever says it. */
  readonly reason: Reason;
}

/** The place of a letter, which is counted from the first of the text. */
export function placeOf(text: string, at: number): TextPlace {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}

/** How much of what stands at a place is told. */
const TOLD = 20;

/** Ends the reading of a text. */
export class NoText extends Error {
  readonly at: number;
  readonly expected: Expected;
  /** What stands there, where it is not the rest of the line. */
  readonly found: string | undefined;

  constructor(at: number, expected: Expected, found?: string) {
    super(expectedText(expected));
    this.at = at;
    this.expected = expected;
    this.found = found;
  }

  /** The same as a problem of the text. */
  problem(text: string): TextProblem {
    const rest = text.slice(this.at, this.at + TOLD).split('\n', 1)[0] ?? '';
    const found = this.found ?? rest;
    const reason = reasonOf(this.expected, found);
    return { ...placeOf(text, this.at), found, expected: this.message, reason };
  }
}
