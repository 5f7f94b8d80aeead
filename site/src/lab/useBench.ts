import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { RecordJson } from '../../../machine/record/format.ts';
import type { HouseEdition } from '../../../machine/record/house.ts';
import type { Action } from '../../../machine/rules/action.ts';
import type { Game } from '../../../machine/rules/game.ts';
import type { Cell } from '../../../machine/rules/pieces.ts';
import type { Asked, Impossibility } from '../engine/judging/judged.ts';
import type { Asking } from '../engine/labways/ways.ts';
import { useTongue } from '../viewer/services.ts';
import { actionAt, type Offer } from '../viewer/whatif/pieces.ts';
import { type Shown, useAskable, useHeadings } from './ask/useAskable.ts';
import { type Question, useAsked } from './ask/useAsked.ts';
import { usePlayed } from './ask/usePlayed.ts';
import { ask } from './engine.ts';
import type { LabEdition } from './page.ts';
import { painted } from './painted.ts';
import { after, type Deed, recordAt, type Session, sessionOf } from './session.ts';
import { byHouse, isJudgedBy } from './setup/byhouse.ts';
import { type Laid, laidOf, shownGame } from './setup/laid.ts';
import { useProblems } from './setup/useProblems.ts';
import { useAddress } from './useAddress.ts';

/** What a session begins with. */
export interface Opening {
  readonly laid: Laid;
  readonly at: number;
  /** What is asked there. */
  readonly asked: Asking | null;
  /** Whether an address named it. */
  readonly named: boolean;
  /** The edition of one's own by which it is judged. */
  readonly house?: HouseEdition;
}

/** A session at work: what is shown of it, and what can be done with it. */
export interface Bench extends Shown {
  readonly session: Session;
  /** The record up to what is shown. */
  readonly record: Laid;
  /** The position with which it begins, as it is laid. */
  readonly start: Game;
  readonly problems: readonly Impossibility[];
  readonly question: Question | null;
  /** The edition of one's own that is in force. */
  readonly house: HouseEdition | null;
  /** Whether the engine failed. */
  readonly broken: boolean;
  /** The piece that is asked about. */
  readonly chosen: Offer | null;
  /** What of an address holds the session; null until it is known. */
  readonly fragment: string | null;
  headingOf(action: Action, index: number): string | null;
  /** Something happens to the session; the verdict stays in sight. */
  act(deed: Deed): void;
  /** The same, and the verdict goes. */
  turn(deed: Deed): void;
  choose(offer: Offer): void;
  /** A space was chosen to ask about. */
  chooseCell(cell: Cell): void;
  putHere(action: Action): void;
  /** Asks something else, perhaps of another record. */
  apply(asked: Asked): void;
  /** Judges by an edition of one's own from now on. */
  judgeBy(house: HouseEdition): void;
  /** Begins anew with a record, and with what is asked in it. */
  open(record: RecordJson, at?: number, asked?: Asking | null): void;
  /** Makes the position shown the one that the session begins with. */
  here(): Promise<void>;
}

/** A session that begins as an opening says, and begins anew with every other. */
export function useBench(opening: Opening, editions: readonly LabEdition[]): Bench {
  const { language } = useTongue();
  const [session, act] = useReducer<Session, Deed, Opening>(after, opening, begun);
  const { laid, at, mode } = session;
  const [choice, choose] = useState<Offer | null>(null);
  const [house, adopt] = useState<HouseEdition | null>(opening.house ?? null);
  const asker = useAsked(language);
  const start = useStart(laid, editions);
  const record = useMemo(() => recordAt({ laid, at }), [laid, at]);
  const { played, broken } = usePlayed(mode === 'ask' ? record : null, language);
  const problems = useProblems(laid, language);
  const fragment = useAddress(laid, at, opening.named ? null : opening.laid, language);
  const headingOf = useHeadings(played);
  const shown = useAskable(record, played, start);
  const { askable, frame, game } = shown;
  const chosen = askable.offers.some(({ key }) => key === choice?.key) ? choice : null;
  const live = useRef(session);
  live.current = session;

  const put = async (asked: Asked): Promise<void> => {
    const { laid: before, at: stood } = live.current;
    const legal = await asker.put(asked);
    // The verdict is there to be read before the board is drawn anew.
    await painted();
    const now = live.current;
    if (legal !== true || now.laid !== before || now.at !== stood) return;
    const seat = asked.seat ?? askable.toAct ?? before.position.seat ?? 0;
    act({ deed: 'play', step: { seat, action: asked.action } });
  };
  const putHere = (action: Action): void => {
    const { toAct } = askable;
    void put({ record, action, ...(toAct === null ? {} : { seat: toAct }) });
  };
  const turn = (deed: Deed): void => {
    asker.clear();
    act(deed);
  };
  const open = (opened: RecordJson, position?: number, asked: Asking | null = null): void => {
    const next = laidOf(opened);
    const stood = position ?? next.steps.length;
    choose(null);
    turn({ deed: 'open', laid: next, at: stood, ...(asked === null ? {} : { mode: 'ask' }) });
    // What is opened is there before anything is asked of it.
    if (asked !== null)
      setTimeout(() => void put({ record: recordAt({ laid: next, at: stood }), ...asked }));
  };
  const apply = (asked: Asked): void => {
    if (JSON.stringify(asked.record) !== JSON.stringify(record)) open(asked.record);
    setTimeout(() => void put(asked));
  };
  const here = async (): Promise<void> => {
    if (frame === null) return;
    const { json } = await ask('position', {
      ...{ game, phase: frame.phase, language },
      viewpoint: 'all',
    });
    const { variations: _, hands: _hands, bag: _bag, ...rest } = laid;
    const next = laidOf({ ...rest, position: JSON.parse(json), steps: [] });
    turn({ deed: 'open', laid: next, at: 0, mode: 'set' });
  };

  const first = useRef(true);
  useEffect(() => {
    const { laid: next, at: position, asked } = opening;
    if (!first.current) turn({ ...begun(opening), deed: 'open' });
    if (opening.house !== undefined) adopt(opening.house);
    first.current = false;
    if (asked !== null)
      setTimeout(() => void put({ record: recordAt({ laid: next, at: position }), ...asked }));
  }, [opening]);
  useEffect(() => {
    // Steps that the position does not bear any more are walked back.
    if (played?.record === record && played.answer.outcome === 'refused')
      act({ deed: 'go', at: played.answer.step });
  }, [played, record]);
  const { warm } = asker;
  const [any] = askable.choices;
  useEffect(() => {
    // The first tap is answered as soon as every other.
    if (any === undefined) return;
    const { toAct } = askable;
    warm({ record, action: any.action, ...(toAct === null ? {} : { seat: toAct }) });
  }, [any === undefined, warm]);
  useEffect(() => {
    const { offers } = askable;
    const only = offers.length === 1 ? (offers[0] ?? null) : null;
    // Where there is nothing to choose from, what was chosen is chosen again afterwards.
    choose((before) =>
      offers.length === 0 ? before : (offers.find(({ key }) => key === before?.key) ?? only),
    );
  }, [askable]);

  return {
    ...shown,
    ...{ session, record, start, problems, broken, chosen, fragment, headingOf },
    ...{ act, turn, choose, putHere, apply, open, here },
    question: asker.question,
    house: house !== null && isJudgedBy(laid, house) ? house : null,
    judgeBy(next) {
      adopt(next);
      turn({ deed: 'tell', laid: byHouse(laid, next) });
    },
    chooseCell: (cell) => {
      if (chosen !== null) putHere(actionAt(chosen.piece, cell, askable.choices));
    },
  };
}

/** A case that asks something, and a game that was played, are there to be asked about. */
const begun = ({ laid, at, asked, named }: Opening): Session =>
  sessionOf(laid, at, named && (asked !== null || laid.steps.length > 0) ? 'ask' : 'set');

/** The position with which a session begins, as it is laid. */
function useStart(laid: Laid, editions: readonly LabEdition[]): Game {
  const { position, options, seats, edition, rulings } = laid;
  return useMemo(() => {
    const known = editions.find(({ id }) => id === edition) ?? editions[0];
    if (known === undefined) throw new RangeError('there is no edition');
    return shownGame(laid, { ...known.rulings, ...rulings });
  }, [position, options, seats, editions, edition, rulings]);
}
