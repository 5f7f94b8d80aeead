import type { ToldVariation } from '../../../../machine/book/telling/told.ts';
import type { RecordJson } from '../../../../machine/record/format.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import type { Ask, Continued } from '../../engine/protocol.ts';
import type { Table } from '../panels/panel.ts';
import type { Replay } from '../replay/replay.ts';
import {
  annotated,
  type Branch,
  fork,
  freeName,
  played,
  redo,
  undo,
  withBranch,
} from './branch.ts';
import { BranchStore } from './branchstore.ts';
import { type Followed, Followings } from './followed.ts';
import { lineOf } from './line.ts';
import { actionAt, type Offer } from './pieces.ts';
import { BranchPlayer } from './player.ts';
import type { Shelf } from './shelf.ts';
import { choosing, NOTHING, type WhatIf } from './state.ts';
import { Watched } from './watched.ts';

/** What a session works with: the engine, what keeps branches, the controls of a branch, and how it is laid on the table. */
export interface Means {
  readonly ask: Ask;
  readonly shelf: Shelf;
  readonly desk: Table['Desk'];
  lay(table: Table | null): void;
}

/** The branches of one record while its viewer is open. */
export class Session {
  readonly #player: BranchPlayer;
  readonly #means: Means;
  readonly #watched = new Watched<WhatIf>(NOTHING);
  #store: BranchStore | null = null;
  readonly #followings = new Followings();
  /** The record, or what lies on the table instead. */
  #shown: Replay;
  /** What is under way: one question after the other. */
  #queue: Promise<void> = Promise.resolve();

  constructor(replay: Replay, means: Means) {
    this.#player = new BranchPlayer(replay, means.ask);
    this.#means = means;
    this.#shown = replay;
    addEventListener('storage', (event) => this.#otherPage(event));
    if (!means.shelf.asks) return;
    addEventListener('beforeunload', (event) => {
      const { kept, branches } = this.state;
      if (!kept && branches.some(({ steps }) => steps.length > 0)) event.preventDefault();
    });
  }

  get state(): WhatIf {
    return this.#watched.value;
  }

  /** The record itself, whatever lies on the table. */
  get record(): Replay {
    return this.#player.replay;
  }

  /** Calls back whenever the state has changed, until the answer is called. */
  subscribe(listener: () => void): () => void {
    return this.#watched.subscribe(listener);
  }

  /** Reads the record and the branches that the browser has kept of it. */
  async open(): Promise<void> {
    if (this.#store !== null) return;
    try {
      this.#store = new BranchStore(
        await this.#player.open(),
        this.#player.last,
        this.#means.shelf,
      );
    } catch {
      this.#watched.set({ hint: 'unreachable' });
      return;
    }
    this.#watched.set({ branches: this.#store.read(), hint: null });
  }

  /** A new branch from a position of what is shown. */
  async forkAt(position: number, named: (number: number) => string): Promise<void> {
    const { branches, current } = this.state;
    const branch = fork(position, current, this.#newId(), freeName(branches, named));
    await this.#play(() => branch);
  }

  /**
   * Puts a variation that is told at a position on the table, as a branch that is kept as soon as
   * something of it is changed. Answers null, or why it cannot be played.
   */
  async follow(told: ToldVariation, position: number): Promise<readonly string[] | null> {
    const file = await this.#player.open();
    const id = this.#newId();
    let why: readonly string[] = [];
    await this.#play(
      (above) => {
        this.#followings.add(id, { told, position, above });
        return lineOf(told, position, file, above, id);
      },
      (branch, answer) => {
        const first = told.onward === true ? position + 1 : position;
        if (answer.outcome === 'played') this.#show(branch, answer, first, false);
        else
          why = (answer.outcome === 'refused' ? answer.lines : answer.problems).map(
            ({ text }) => text,
          );
      },
    );
    return this.state.current?.id === id ? null : why;
  }

  /** How what lies on the table was come to, if it is a variation. */
  get followed(): Followed | null {
    return this.#followings.of(this.state.current);
  }

  /** Back to what lay on the table when the variation that lies there was followed. */
  async up(): Promise<void> {
    const { above = null, position = 0 } = this.followed ?? {};
    if (above === null) this.back();
    else
      await this.#play(
        () => above,
        (branch, answer) => this.#show(branch, answer, position, false),
      );
  }

  /** Puts a branch on the table. */
  async show(branch: Branch): Promise<void> {
    await this.#play(
      () => this.state.branches.find(({ id }) => id === branch.id) ?? null,
      (_, answer) => {
        if (answer.outcome === 'played') this.#show(branch, answer);
        else {
          this.#keep(this.state.branches.filter(({ id }) => id !== branch.id));
          this.#watched.set({ hint: 'dropped' });
        }
      },
    );
  }

  /** Back to the record. */
  back(): void {
    this.#shown = this.record;
    const { branches, deleted, kept } = this.state;
    this.#watched.set({ ...NOTHING, branches, deleted, kept });
    this.#means.lay(null);
  }

  /** The seat to act does something, if the rules let it; not twice where it was meant once. */
  async act(action: Action): Promise<void> {
    const meant = this.state.current;
    const seat = this.#shown.telling.frames.at(-1)?.toAct ?? null;
    if (meant === null || seat === null) return;
    await this.#play((current) =>
      current?.id === meant.id && current.steps.length === meant.steps.length
        ? played(current, { seat, action })
        : null,
    );
  }

  async undo(): Promise<void> {
    await this.#change(undo);
  }

  async redo(): Promise<void> {
    await this.#change(redo);
  }

  /** Writes a note to a step of the branch on the table. */
  async annotate(index: number, note: string): Promise<void> {
    await this.#change((branch) => annotated(branch, index, note), null);
  }

  /** Gives a branch another name or note. */
  edit(branch: Branch, change: Partial<Pick<Branch, 'name' | 'note'>>): void {
    const edited = { ...branch, ...change };
    const { branches, current } = this.state;
    this.#keep(withBranch(branches, edited));
    if (current?.id === branch.id) this.#watched.set({ current: edited });
  }

  /** Deletes a branch; if it lies on the table, the record comes back. */
  remove(branch: Branch): void {
    if (this.state.current?.id === branch.id) this.back();
    this.#keep(this.state.branches.filter(({ id }) => id !== branch.id));
    this.#watched.set({ deleted: branch });
  }

  /** Brings back the branch that was deleted last. */
  restore(): void {
    const { deleted, branches } = this.state;
    if (deleted === null) return;
    this.#keep([...branches, deleted]);
    this.#watched.set({ deleted: null });
  }

  /** Chooses a piece to set. */
  choose(offer: Offer): void {
    this.#watched.set({ chosen: offer, refusal: null, hint: null });
    this.#layTable(null);
  }

  /** The record with a branch played on, to be saved. */
  saved(branch: Branch, title: string): RecordJson {
    return this.#player.saved(branch, title);
  }

  async #change(how: (branch: Branch) => Branch, at?: null): Promise<void> {
    await this.#play(
      (current) => (current === null ? null : how(current)),
      (branch, answer) => this.#show(branch, answer, at),
    );
  }

  /** Lets the engine play what becomes of the branch on the table, when all before is answered. */
  #play(
    how: (current: Branch | null) => Branch | null,
    then = (branch: Branch, answer: Continued): void => this.#show(branch, answer),
  ): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      const { current } = this.state;
      const branch = how(current);
      if (branch === null || branch === current) return;
      await this.open();
      if (this.#store === null) return;
      const shown = this.#shown;
      try {
        const answer = await this.#player.play(branch);
        if (shown === this.#shown) then(branch, answer);
      } catch {
        this.#watched.set({ hint: 'unreachable' });
      }
    });
    return this.#queue;
  }

  /** Shows what came of playing a branch: its end, or why its last step is refused. */
  #show(line: Branch, answer: Continued, at?: number | null, keeps = true): void {
    if (answer.outcome === 'refused') {
      this.#watched.set({ refusal: answer.lines, hint: null });
      return;
    }
    if (answer.outcome === 'unreadable') {
      this.#watched.set({ hint: 'dropped' });
      return;
    }
    const { branches, chosen } = this.state;
    // It may have been given another name or note in the meantime.
    const known = branches.find(({ id }) => id === line.id);
    const { note: _, ...unnoted } = line;
    const { name, note } = known ?? line;
    const branch = { ...unnoted, name, ...(note === undefined ? {} : { note }) };
    this.#shown = this.#player.played(branch, answer);
    sessions.set(this.#shown, this);
    const { frames } = this.#shown.telling;
    const last = frames.at(-1) ?? frames[0];
    this.#watched.set({ current: branch, ...choosing(last, answer.choices, chosen) });
    if (keeps || known !== undefined) this.#keep(withBranch(branches, branch));
    this.#layTable(at === undefined ? last.index : at);
  }

  #layTable(at: number | null): void {
    const { current, chosen } = this.state;
    if (current === null) return;
    this.#means.lay({
      replay: this.#shown,
      fork: current.from,
      home: this.#followings.homeOf(current),
      at,
      lit: chosen?.cells ?? [],
      onCell: (cell) => this.#chooseCell(cell),
      Desk: this.#means.desk,
    });
  }

  #newId(): string {
    const { branches } = this.state;
    return `${Date.now().toString(36)}.${branches.length}.${this.#followings.count}`;
  }

  #chooseCell(cell: Cell): void {
    const { chosen, choices } = this.state;
    if (chosen === null) this.#watched.set({ hint: 'choose' });
    else void this.act(actionAt(chosen.piece, cell, choices));
  }

  /** Changes the branches, and what the browser keeps of them. */
  #keep(branches: readonly Branch[]): void {
    this.#watched.set({ branches, kept: this.#store?.write(branches) ?? false });
  }

  /** Another page may have changed the branches of the same record; that on the table stays. */
  #otherPage(event: StorageEvent): void {
    const changed = this.#store?.changed(event) ?? null;
    if (changed === null) return;
    const { branches, current } = this.state;
    const mine = branches.find(({ id }) => id === current?.id);
    const others = changed.filter(({ id }) => id !== mine?.id);
    this.#watched.set({ branches: mine === undefined ? others : [...others, mine] });
  }
}

/** The session of each record, found by what is shown as well. */
const sessions = new WeakMap<Replay, Session>();

/** The session of what is shown, or a new one. */
export function sessionOf(replay: Replay, means: Means): Session {
  const session = sessions.get(replay) ?? new Session(replay, means);
  sessions.set(replay, session);
  return session;
}
