import type { GameFile, RecordJson } from '../../../../machine/record/format.ts';
import type { Ask, Continued } from '../../engine/protocol.ts';
import type { Replay } from '../replay/replay.ts';
import { type Branch, branchRecord, grafted } from './branch.ts';

/** Plays branches of one record, whose file is read when the first is played. */
export class BranchPlayer {
  /** The record itself. */
  readonly replay: Replay;
  readonly #ask: Ask;
  #file: GameFile | null = null;

  constructor(replay: Replay, ask: Ask) {
    this.replay = replay;
    this.#ask = ask;
  }

  /** The last position of the record. */
  get last(): number {
    return this.replay.telling.frames.length - 1;
  }

  /** The file behind the record. @throws Error when it cannot be had */
  async open(): Promise<GameFile> {
    this.#file ??= await this.replay.file();
    return this.#file;
  }

  /** Lets the engine play a branch. @throws Error when file or engine cannot be had */
  async play(branch: Branch): Promise<Continued> {
    await this.open();
    const { language } = this.replay.telling;
    return this.#ask('play', { ...this.#recordOf(branch, branch.name), language });
  }

  /** The record with a branch as it was played, to be shown in its place. */
  played(branch: Branch, { frames, ending }: Extract<Continued, { outcome: 'played' }>): Replay {
    const telling = grafted(this.replay.telling, branch.from, frames, ending);
    const file = async (): Promise<GameFile> => {
      const { format: _, ...record } = this.saved(branch, branch.name);
      return { kind: 'record', ...record };
    };
    return { telling, leaves: branch.from, file };
  }

  /** The record with a branch played on, to be saved. @throws RangeError before the file was read */
  saved(branch: Branch, title: string): RecordJson {
    return this.#recordOf(branch, title).record;
  }

  #recordOf(branch: Branch, title: string): ReturnType<typeof branchRecord> {
    if (this.#file === null) throw new RangeError('the record was not read yet');
    return branchRecord(this.#file, this.replay.telling, branch, title);
  }
}
