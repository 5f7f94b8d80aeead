import type { StepJson } from '../../../machine/record/format.ts';
import type { Cell } from '../../../machine/rules/pieces.ts';
import { noted, playedAt, swapped } from './line.ts';
import type { Laid } from './setup/laid.ts';
import type { Stamp } from './setup/stamp.ts';
import { stamped } from './setup/stamping.ts';

/** What can be taken back: the record of the session, and how far it is played. */
export interface Sight {
  readonly laid: Laid;
  /** How many of its steps are played in what is shown. */
  readonly at: number;
}

export type Mode = 'set' | 'ask';

/** A session of the lab: plain data. */
export interface Session extends Sight {
  readonly mode: Mode;
  readonly stamp: Stamp;
  /** The space that was stamped last, where nothing has happened since. */
  readonly last: Cell | null;
  readonly past: readonly Sight[];
  readonly future: readonly Sight[];
}

/** What may happen to a session. */
export type Deed =
  /** Another stamp is chosen. */
  | { readonly deed: 'pick'; readonly stamp: Stamp }
  /** A stamp comes down: the chosen one, or another; in a stroke, which is taken back as a whole. */
  | {
      readonly deed: 'stamp';
      readonly cell: Cell;
      readonly stamp?: Stamp;
      readonly stroke?: 'first' | 'next';
    }
  /** Something else of the position is told. */
  | { readonly deed: 'tell'; readonly laid: Laid }
  /** Another record is opened. */
  | { readonly deed: 'open'; readonly laid: Laid; readonly at: number; readonly mode?: Mode }
  | { readonly deed: 'mode'; readonly mode: Mode }
  | { readonly deed: 'play'; readonly step: StepJson }
  | { readonly deed: 'go'; readonly at: number }
  | { readonly deed: 'swap'; readonly index: number; readonly variation: number }
  | { readonly deed: 'note'; readonly index: number; readonly note: string }
  | { readonly deed: 'undo' }
  | { readonly deed: 'redo' };

/** How much can be taken back. */
const LONGEST = 500;

export const sessionOf = (laid: Laid, at = 0, mode: Mode = 'set'): Session => ({
  ...{ laid, at, mode },
  stamp: { lay: 'tile', color: 'red' },
  last: null,
  past: [],
  future: [],
});

/** What becomes of a session. */
export function after(session: Session, deed: Deed): Session {
  const { laid, at } = session;
  switch (deed.deed) {
    case 'pick':
      return { ...session, stamp: deed.stamp, last: null };
    case 'stamp': {
      const { cell, stamp = session.stamp, stroke } = deed;
      const chosen = deed.stamp === undefined && stroke === undefined;
      const next = stamped(laid, stamp, cell, chosen && session.last === cell);
      if (stroke === 'next') return next === laid ? session : { ...session, laid: next };
      return { ...changed(session, { laid: next, at }), last: chosen ? cell : null };
    }
    case 'tell':
      return changed(session, { laid: deed.laid, at });
    case 'open':
      return { ...changed(session, deed), mode: deed.mode ?? session.mode };
    case 'mode':
      return { ...session, mode: deed.mode, last: null };
    case 'play':
      return changed(session, { ...onLine(laid, playedAt(laid.steps, at, deed.step)), at: at + 1 });
    case 'go':
      return { ...session, at: Math.min(Math.max(deed.at, 0), laid.steps.length), last: null };
    case 'swap': {
      const line = swapped(laid.steps, deed.index, deed.variation);
      return changed(session, { ...onLine(laid, line), at: deed.index + 1 });
    }
    case 'note':
      return {
        ...session,
        laid: onLine(laid, noted(laid.steps, deed.index, deed.note)).laid,
        last: null,
      };
    case 'undo': {
      const before = session.past.at(-1);
      if (before === undefined) return session;
      const future = [{ laid, at }, ...session.future];
      return { ...session, ...before, past: session.past.slice(0, -1), future, last: null };
    }
    case 'redo': {
      const [again, ...future] = session.future;
      if (again === undefined) return session;
      return { ...session, ...again, past: [...session.past, { laid, at }], future, last: null };
    }
  }
}

const onLine = (laid: Laid, steps: readonly StepJson[]): { readonly laid: Laid } => ({
  laid: { ...laid, steps },
});

function changed(session: Session, { laid, at }: Sight): Session {
  const { laid: before, at: stood } = session;
  if (laid === before && at === stood) return session;
  const past = [...session.past, { laid: before, at: stood }].slice(-LONGEST);
  return { ...session, laid, at, past, future: [], last: null };
}

/** The record up to what is shown: what a question is put to. */
export const recordAt = ({ laid, at }: Sight): Laid =>
  at === laid.steps.length && laid.variations === undefined
    ? laid
    : (({ variations: _, ...rest }) => ({ ...rest, steps: laid.steps.slice(0, at) }))(laid);
