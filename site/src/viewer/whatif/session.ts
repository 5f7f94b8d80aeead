import type { GameFile, RecordJson } from '../../../../machine/record/format.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import { ask } from '../../engine/client.ts';
import type { Continued } from '../../engine/protocol.ts';
import type { Table } from '../panels/panel.ts';
import type { Replay } from '../replay/replay.ts';
import { annotated, type Branch, fork, grafted, played, recordOf, redo, undo } from './branch.ts';
import { readBranches, storageKey, writeBranches } from './kept.ts';
import { actionAt, type Offer, offersOf } from './pieces.ts';
import { readStored, store } from './shelf.ts';
import { NOTHING, type WhatIf } from './state.ts';

/** The branches of one record while its viewer is open. */
export class Session {
  readonly #replay: Replay;
  readonly #desk: Table['Desk'];
  readonly #lay: (table: Table | null) => void;
  readonly #listeners = new Set<() => void>();
  #state: WhatIf = NOTHING;
  #file: GameFile | null = null;
  /** The record, or what lies on the table instead. */
  #shown: Replay;
  /** What is under way: one question after the other. */
  #queue: Promise<void> = Promise.resolve();

  constructor(replay: Replay, desk: Table['Desk'], lay: (table: Table | null) => void) {
    this.#replay = replay;
    this.#shown = replay;
    this.#desk = desk;
    this.#lay = lay;
    addEventListener('storage', ({ key, newValue }) => this.#otherPage(key, newValue));
    addEventListener('beforeunload', (event) => {
      const { kept, branches } = this.#state;
      if (!kept && branches.some(({ steps }) => steps.length > 0)) event.preventDefault();
    });
  }

  get state(): WhatIf {
    return this.#state;
  }

  /** The record itself, whatever lies on the table. */
  get record(): Replay {
    return this.#replay;
  }

  /** Calls back whenever the state has changed, until the answer is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the record and the branches that the browser has kept of it. */
  async open(): Promise<void> {
    if (this.#file !== null) return;
    try {
      this.#file = await this.#replay.file();
    } catch {
      this.#set({ hint: 'unreachable' });
      return;
    }
    const branches = readBranches(readStored(storageKey(this.#file)), this.#last);
    this.#set({ branches, hint: null });
  }

  /** A new branch from a position of what is shown. */
  async forkAt(position: number, named: (number: number) => string): Promise<void> {
    const { branches, current } = this.#state;
    const names = new Set(branches.map(({ name }) => name));
    let number = 1;
    while (names.has(named(number))) number++;
    const id = `${Date.now().toString(36)}.${branches.length}`;
    const branch = fork(position, current, id, named(number));
    await this.#play(() => branch);
  }

  /** Puts a branch on the table. */
  async show(branch: Branch): Promise<void> {
    await this.#play(
      () => this.#state.branches.find(({ id }) => id === branch.id) ?? null,
      (_, answer) => {
        if (answer.outcome === 'played') this.#show(branch, answer);
        else {
          this.#keep(this.#state.branches.filter(({ id }) => id !== branch.id));
          this.#set({ hint: 'dropped' });
        }
      },
    );
  }

  /** Back to the record. */
  back(): void {
    this.#shown = this.#replay;
    const { branches, deleted, kept } = this.#state;
    this.#state = { ...NOTHING, branches, deleted, kept };
    this.#tell();
    this.#lay(null);
  }

  /** The seat to act does something, if the rules let it; not twice where it was meant once. */
  async act(action: Action): Promise<void> {
    const meant = this.#state.current;
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
    const { branches, current } = this.#state;
    this.#keep(branches.map((one) => (one.id === branch.id ? edited : one)));
    if (current?.id === branch.id) this.#set({ current: edited });
  }

  /** Deletes a branch; if it lies on the table, the record comes back. */
  remove(branch: Branch): void {
    if (this.#state.current?.id === branch.id) this.back();
    this.#keep(this.#state.branches.filter(({ id }) => id !== branch.id));
    this.#set({ deleted: branch });
  }

  /** Brings back the branch that was deleted last. */
  restore(): void {
    const { deleted, branches } = this.#state;
    if (deleted === null) return;
    this.#keep([...branches, deleted]);
    this.#set({ deleted: null });
  }

  /** Chooses a piece to set. */
  choose(offer: Offer): void {
    this.#set({ chosen: offer, refusal: null, hint: null });
    this.#layTable(null);
  }

  /** The record with a branch played on, to be saved. */
  saved(branch: Branch, title: string): RecordJson {
    return this.#recordOf(branch, title).record;
  }

  /** The branch as a file to replay. */
  async #fileOf(branch: Branch): Promise<GameFile> {
    const { format: _, ...played } = this.#recordOf(branch, branch.name).record;
    return { kind: 'record', ...played };
  }

  /** @throws RangeError before the record was read */
  #recordOf(branch: Branch, title: string): ReturnType<typeof recordOf> {
    if (this.#file === null) throw new RangeError('the record was not read yet');
    return recordOf(this.#file, this.#replay.telling, branch, title);
  }

  get #last(): number {
    return this.#replay.telling.frames.length - 1;
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
      const { current } = this.#state;
      const branch = how(current);
      if (branch === null || branch === current) return;
      try {
        await this.open();
        if (this.#file === null) return;
        const { language } = this.#replay.telling;
        const shown = this.#shown;
        const answer = await ask('play', { ...this.#recordOf(branch, branch.name), language });
        if (shown === this.#shown) then(branch, answer);
      } catch {
        this.#set({ hint: 'unreachable' });
      }
    });
    return this.#queue;
  }

  /** Shows what came of playing a branch: its end, or why its last step is refused. */
  #show({ steps, undone, ...rest }: Branch, answer: Continued, at?: null): void {
    if (answer.outcome === 'refused') {
      this.#set({ refusal: answer.lines, hint: null });
      return;
    }
    if (answer.outcome === 'unreadable') {
      this.#set({ hint: 'dropped' });
      return;
    }
    const { branches, chosen } = this.#state;
    const known = branches.find(({ id }) => id === rest.id);
    const branch = { ...(known ?? rest), steps, undone };
    const { frames, ending, choices } = answer;
    const telling = grafted(this.#replay.telling, branch.from, frames, ending);
    const last = telling.frames.at(-1) ?? telling.frames[0];
    this.#shown = { telling, file: async () => this.#fileOf(branch) };
    sessions.set(this.#shown, this);
    const offers = offersOf(last, choices);
    const same = offers.find(({ key }) => key === chosen?.key);
    this.#set({
      current: branch,
      choices,
      offers,
      chosen: same ?? (offers.length === 1 ? offers[0]! : null),
      refusal: null,
      hint: null,
    });
    this.#keep(
      known === undefined
        ? [...branches, branch]
        : branches.map((one) => (one === known ? branch : one)),
    );
    this.#layTable(at === undefined ? last.index : at);
  }

  #layTable(at: number | null): void {
    const { current, chosen } = this.#state;
    if (current === null) return;
    this.#lay({
      replay: this.#shown,
      fork: current.from,
      at,
      lit: chosen?.cells ?? [],
      onCell: (cell) => this.#chooseCell(cell),
      Desk: this.#desk,
    });
  }

  #chooseCell(cell: Cell): void {
    const { chosen, choices } = this.#state;
    if (chosen === null) this.#set({ hint: 'choose' });
    else void this.act(actionAt(chosen.piece, cell, choices));
  }

  /** Changes the branches, and what the browser keeps of them. */
  #keep(branches: readonly Branch[]): void {
    const key = this.#file === null ? null : storageKey(this.#file);
    this.#set({ branches, kept: key !== null && store(key, writeBranches(branches)) });
  }

  /** Another page has changed the branches of the same record; that on the table stays. */
  #otherPage(key: string | null, value: string | null): void {
    if (this.#file === null || key !== storageKey(this.#file)) return;
    const { current } = this.#state;
    const others = readBranches(value, this.#last).filter(({ id }) => id !== current?.id);
    this.#set({ branches: current === null ? others : [...others, current] });
  }

  #set(change: Partial<WhatIf>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The session of each record, found by what is shown as well. */
const sessions = new WeakMap<Replay, Session>();

/** The session of what is shown, or a new one. */
export function sessionOf(
  replay: Replay,
  desk: Table['Desk'],
  lay: (table: Table | null) => void,
): Session {
  const session = sessions.get(replay) ?? new Session(replay, desk, lay);
  sessions.set(replay, session);
  return session;
}
