import type { Language } from '../../../spec/text.ts';
import { type LabelId, sayLabel } from '../../words/labels.ts';
import type { Checked, Finding } from '../input/finding.ts';
import { EXIT } from '../output/terminal.ts';
import { Fingerprint } from '../sum/fingerprint.ts';
import type { VerifyCounts } from '../sum/sum.ts';

/** The exit code that problems call for. */
export function exitOf(findings: readonly Pick<Finding, 'kind'>[]): number {
  if (findings.length === 0) return EXIT.well;
  return findings.some(({ kind }) => kind === 'input') ? EXIT.wrong : EXIT.differs;
}

/** Counts what a run of `verify` comes to. */
export class Tally implements VerifyCounts {
  readonly fingerprint = new Fingerprint();
  games = 0;
  steps = 0;
  failures = 0;
  /** Games that cannot be read, or make no sense. */
  unreadable = 0;
  /** Malformed inputs that gave what was expected of them. */
  asExpected = 0;
  /** Files that were passed over. */
  skipped = 0;
  exit: number = EXIT.well;

  add({ steps, findings }: Checked): void {
    const code = exitOf(findings);
    this.exit = Math.max(this.exit, code);
    this.steps += steps;
    if (code === EXIT.wrong) this.unreadable++;
    else this.games++;
    this.failures += findings.filter(({ kind }) => kind !== 'input').length;
  }
}

/** The line that sums up. */
export function sayCounts(counts: VerifyCounts, language: Language): string {
  const { games, steps, failures, unreadable, asExpected, skipped } = counts;
  const parts: [LabelId, number][] = [
    ['games', games],
    ['steps', steps],
    ['failures', failures],
  ];
  if (unreadable > 0) parts.push(['unreadable', unreadable]);
  if (asExpected > 0) parts.push(['as-expected', asExpected]);
  if (skipped > 0) parts.push(['skipped', skipped]);
  return parts
    .map(([label, count]) => sayLabel(label, language, { count, digits: String(count) }))
    .join(', ');
}
