import type { Checked, Finding } from './check.ts';
import { EXIT } from './terminal.ts';

/** The exit code that problems call for. */
export function exitOf(findings: readonly Pick<Finding, 'kind'>[]): number {
  if (findings.length === 0) return EXIT.well;
  return findings.some(({ kind }) => kind === 'input') ? EXIT.wrong : EXIT.differs;
}

/** Counts what a run of `verify` comes to. */
export class Tally {
  games = 0;
  steps = 0;
  failures = 0;
  /** Games that cannot be read, or make no sense. */
  unreadable = 0;
  /** Malformed inputs that gave what was expected of them. */
  asExpected = 0;
  exit: number = EXIT.well;

  add({ steps, findings }: Checked): void {
    const code = exitOf(findings);
    this.exit = Math.max(this.exit, code);
    this.steps += steps;
    if (code === EXIT.wrong) this.unreadable++;
    else this.games++;
    this.failures += findings.filter(({ kind }) => kind !== 'input').length;
  }

  /** The line that sums up. */
  toString(): string {
    const parts = [
      counted(this.games, 'game'),
      counted(this.steps, 'step'),
      counted(this.failures, 'failure'),
    ];
    if (this.unreadable > 0) parts.push(`${this.unreadable} unreadable`);
    if (this.asExpected > 0) {
      parts.push(`${counted(this.asExpected, 'malformed input')} refused as expected`);
    }
    return parts.join(', ');
  }
}

/** A number and what it counts: `1 game`, `2 games`. */
const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
