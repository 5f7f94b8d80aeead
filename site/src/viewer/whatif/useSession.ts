import { useEffect, useReducer } from 'preact/hooks';
import type { PanelProps, Table } from '../panels/panel.ts';
import { useServices } from '../services.ts';
import { type Session, sessionOf } from './session.ts';
import type { WhatIf } from './state.ts';

/** The session of what is shown, whose branches have this desk, and its state, which is followed. */
export function useSession(
  { replay, lay }: PanelProps,
  desk: Table['Desk'],
): {
  readonly session: Session;
  readonly state: WhatIf;
} {
  const { ask, shelf } = useServices();
  const session = sessionOf(replay, { ask, shelf, desk, lay });
  const [, refresh] = useReducer((times: number, _: unknown) => times + 1, 0);
  useEffect(() => session.subscribe(() => refresh(null)), [session]);
  return { session, state: session.state };
}
