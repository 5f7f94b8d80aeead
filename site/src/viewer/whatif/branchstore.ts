import type { GameFile } from '../../../../machine/record/format.ts';
import type { Branch } from './branch.ts';
import { readBranches, storageKey, writeBranches } from './kept.ts';
import { readStored, store } from './shelf.ts';

/** The branches of a record as this browser keeps them, for every page that has it open. */
export class BranchStore {
  readonly #key: string;
  readonly #last: number;

  /** For a file whose last position is `last`. */
  constructor(file: GameFile, last: number) {
    this.#key = storageKey(file);
    this.#last = last;
  }

  read(): readonly Branch[] {
    return readBranches(readStored(this.#key), this.#last);
  }

  /** Whether the browser keeps them. */
  write(branches: readonly Branch[]): boolean {
    return store(this.#key, writeBranches(branches));
  }

  /** What another page has made of them, if that is what an event tells. */
  changed({ key, newValue }: StorageEvent): readonly Branch[] | null {
    return key === this.#key ? readBranches(newValue, this.#last) : null;
  }
}
