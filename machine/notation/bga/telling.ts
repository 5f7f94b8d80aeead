import { eventOf } from '../../chart/context.ts';
import { type Playing, playing } from '../../chart/playing.ts';
import type { GameFile, OptionsJson, StepJson } from '../../record/format.ts';
import { begin } from '../../record/start.ts';
import type { Action, Draw } from '../../rules/action.ts';
import type { PrintedBoard } from '../../rules/board.ts';
import type { Effect, Strength } from '../../rules/effect.ts';
import type { Phase } from '../../rules/phases.ts';
import {
  type ByTile,
  type Cell,
  COLORS,
  type Color,
  type ColorIndex,
  type Dynasty,
  type Seat,
  type Tile,
  type Writable,
} from '../../rules/pieces.ts';
import { actor as actorOf, check } from '../../rules/turn.ts';
import { nothingIn } from '../meaning.ts';
import { deedIn } from './actions.ts';
import { kindsIn } from './kinds.ts';
import { type Log, type LoggedPlayer, type Notification, textOf } from './log.ts';
import type { Imported, Outcome, Parting } from './parting.ts';

const DYNASTY_OF: ReadonlyMap<string, Dynasty> = new Map([
  ['urn', 'pot'],
  ['bow', 'archer'],
  ['lion', 'lion'],
  ['bull', 'bull'],
]);

const LONGEST_NAME = 100;

/** Tiles are numbered: first these of each player, then the temples of the board in this order. */
const CATASTROPHES = 2;
const TEMPLES: Readonly<Record<PrintedBoard, readonly Cell[]>> = {
  standard: ['B2', 'K1', 'F3', 'P2', 'N5', 'I7', 'B8', 'O9', 'F10', 'K11'],
  advanced: [
    ...['E1', 'J1', 'O2', 'B3', 'G4', 'L4', 'D6'],
    ...['P6', 'A8', 'H8', 'M8', 'E10', 'J11', 'O11'],
  ] as readonly Cell[],
};

/** A log being played. */
export class Telling {
  readonly #log: Log;
  readonly #players: readonly LoggedPlayer[];
  readonly #options: OptionsJson;
  #playing: Playing;
  #steps: StepJson[] = [];
  /** What messages have counted, by seat. */
  readonly #points: Writable<ByTile>[];
  readonly #partings: Parting[] = [];
  /** Whether tiles behind screens are told where the log tells them. */
  readonly #open: boolean;
  /** The tiles that messages name, by their numbers. */
  readonly #kinds: ReadonlyMap<string, Color>;
  /** The tiles that somebody is about to swap. */
  #swapped: readonly Tile[] = [];
  /** What was drawn since the last deed. */
  #drawn: Draw[] = [];

  constructor(log: Log, players: readonly LoggedPlayer[], options: OptionsJson, open: boolean) {
    this.#log = log;
    this.#open = open;
    this.#kinds = kindsIn(log);
    this.#players = players;
    this.#options = options;
    this.#points = players.map(() => [0, 0, 0, 0, 0]);
    this.#playing = playing(begin(this.#file()));
  }

  play(): Imported {
    for (const notification of this.#log.notifications) {
      if (notification.only !== null) this.#hear(notification);
      else if (!this.#take(notification)) break;
      if (notification.type === 'finalScores') break;
    }
    this.#noteDrawn();
    if (!this.#refused) this.#compareScores();
    return { file: this.#file(), partings: this.#partings };
  }

  get #refused(): boolean {
    return this.#partings.some(({ code }) => code === 'refused');
  }

  /** The game as far as it was told. */
  #file(): GameFile {
    const dynasties = this.#dynasties();
    return {
      kind: 'record',
      edition: '2015',
      options: this.#options,
      seats: this.#players.map(({ name }, seat) => ({
        dynasty: dynasties[seat]!,
        ...(name === '' ? {} : { name: name.slice(0, LONGEST_NAME) }),
      })),
      steps: this.#steps,
    };
  }

  /** Leaders show the dynasty of their player; whoever placed none has one that is left. */
  #dynasties(): readonly Dynasty[] {
    const shown = new Map<string, Dynasty>();
    for (const { type, args } of this.#log.notifications) {
      const dynasty = DYNASTY_OF.get(textOf(args.shape));
      const free = ![...shown.values()].includes(dynasty as Dynasty);
      if (type === 'placeLeader' && dynasty !== undefined && free)
        shown.set(textOf(args.player_name), dynasty);
    }
    const left = [...DYNASTY_OF.values()].filter((one) => ![...shown.values()].includes(one));
    return this.#players.map(({ name }) => shown.get(name) ?? (left.shift() as Dynasty));
  }

  #seatOf(player: string): Seat | null {
    const seat = this.#players.findIndex(({ id, name }) => name === player || id === player);
    return seat < 0 ? null : (seat as Seat);
  }

  #take(notification: Notification): boolean {
    const { type, args } = notification;
    if (type === 'playerScore') return this.#score(args);
    if (type === 'pickedTreasure') return this.#treasure(args);
    if (type === 'revoltConcluded' || type === 'warConcluded') this.#conclude(args);
    const deed = deedIn(notification);
    if (deed === null) return true;
    if ('undone' in deed) return this.#undo(deed.undone);
    const seat = this.#seatOf(deed.player);
    if (seat === null) return true;
    const { action } = deed;
    const swapped = this.#swapped;
    this.#swapped = [];
    const known = action.do === 'swap' && action.tiles.length === swapped.length;
    return this.#do(seat, known ? { do: 'swap', tiles: swapped } : action);
  }

  get #phase(): Phase {
    return this.#playing.at.phase;
  }

  /** Does what the log says, and before it what it leaves unsaid: passing, and declining. */
  #do(seat: Seat, action: Action): boolean {
    for (let skips = 0; ; skips++) {
      const { game } = this.#playing.at.context;
      const phase = this.#phase;
      const violations = check(game, phase, seat, action);
      if (violations.length === 0) {
        this.#noteDrawn();
        this.#send(seat, action);
        return true;
      }
      const decides = actorOf(game, phase);
      const waits =
        phase === 'turn.monument' || phase === 'turn.building' || phase === 'turn.action';
      if (
        decides === null ||
        !waits ||
        skips === 8 ||
        (phase === 'turn.action' && decides === seat)
      ) {
        this.#partings.push({
          code: 'refused',
          step: this.#steps.length,
          seat,
          action,
          violations,
        });
        return false;
      }
      this.#decline();
    }
  }

  /** Lets pass what a log does not mention. */
  #decline(): void {
    const { game } = this.#playing.at.context;
    const decides = actorOf(game, this.#phase);
    if (decides !== null) this.#send(decides, { do: nothingIn(this.#phase) });
  }

  #send(seat: Seat, action: Action): void {
    this.#playing.send(eventOf(seat, action));
    this.#steps = [...this.#steps, { seat, action }];
  }

  /** Takes back the last step of a kind and all that came after it. */
  #undo(kind: Action['do']): boolean {
    const last = this.#steps.findLastIndex(({ action }) => action.do === kind);
    if (last < 0) return true;
    const kept = this.#steps.slice(0, last);
    this.#steps = [];
    this.#playing = playing(begin(this.#file()));
    for (const { seat, action } of kept) this.#send(seat, action);
    return true;
  }

  /** What one player alone is told: tiles that he drew, and those that he is about to swap. */
  #hear({ type, args, only }: Notification): void {
    const seat = only === null ? null : this.#seatOf(only);
    if (seat === null || !this.#open) return;
    if (type === 'discard' && Array.isArray(args.tile_ids))
      this.#swapped = args.tile_ids.map((id) => this.#kinds.get(textOf(id)) ?? '?');
    if (type !== 'drawTiles' || !Array.isArray(args.tiles)) return;
    const tiles = args.tiles.flatMap((tile) => COLORS.find((one) => one === tile?.kind) ?? []);
    if (tiles.length === args.tiles.length) this.#drawn.push({ seat, tiles });
  }

  /** Notes what was drawn at the last step. */
  #noteDrawn(): void {
    const last = this.#steps.at(-1);
    if (last !== undefined && this.#drawn.length > 0)
      this.#steps = [...this.#steps.slice(0, -1), { ...last, draws: this.#drawn }];
    this.#drawn = [];
  }

  /** Counts points as the log does; those of the wonder are chosen. */
  #score(args: Notification['args']): boolean {
    const seat = this.#seatOf(textOf(args.player_id)) ?? this.#seatOf(textOf(args.player_name));
    const color = COLORS.indexOf(args.color as Color);
    if (seat === null) return true;
    const points = this.#points[seat]!;
    if (color >= 0) points[color as ColorIndex] += Number(args.points);
    if (this.#phase === 'turn.wonderPoint' && textOf(args.id) === '6')
      return this.#do(seat, { do: 'wonder-point', color: args.color as Color });
    return true;
  }

  /** A treasure is a step where its owner chose it; else the rules hand it out. */
  #treasure(args: Notification['args']): boolean {
    const seat = this.#seatOf(textOf(args.player_id));
    if (seat === null) return true;
    this.#points[seat]![4] += 1;
    while (this.#phase === 'turn.monument' || this.#phase === 'turn.building') this.#decline();
    if (this.#phase !== 'turn.treasures') return true;
    const temples = TEMPLES[this.#options.board ?? 'standard'];
    const at = temples[Number(args.tile_id) - CATASTROPHES * this.#players.length];
    return at === undefined || this.#do(seat, { do: 'treasure', at });
  }

  #conclude(args: Notification['args']): void {
    const won = this.#effects().findLast((effect) => effect.type === 'conflict-won');
    const winner = this.#seatOf(textOf(args.winning_player_id));
    if (won === undefined || winner === null) return;
    const total = ({ board, added }: Strength): number => board + added;
    const [least, most] = [total(won.attacker), total(won.defender)].sort((a, b) => a - b);
    const rules: Outcome = { winner: won.winner, strengths: [most!, least!] };
    const log: Outcome = {
      winner,
      strengths: [Number(args.winner_strength), Number(args.loser_strength)],
    };
    if (JSON.stringify(log) !== JSON.stringify(rules))
      this.#partings.push({ code: 'conflict', step: this.#steps.length, log, rules });
  }

  #effects(): readonly Effect[] {
    return this.#playing.at.context.effects;
  }

  #compareScores(): void {
    const { scores } = this.#playing.at.context.game;
    for (const [seat, log] of this.#points.entries()) {
      const rules = scores[seat]!;
      if (JSON.stringify(log) !== JSON.stringify(rules))
        this.#partings.push({ code: 'points', seat: seat as Seat, log: [...log], rules });
    }
  }
}
