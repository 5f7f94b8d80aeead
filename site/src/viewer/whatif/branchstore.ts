import type { GameFile } from '../../../../machine/record/format.ts';
import type { Branch } from './branch.ts';
import { readBranches, storageKey, writeBranches } from './kept.ts';
import type { Shelf } from './shelf.ts';

/** The branches of a record as a shelf keeps them, for every page that has it open. */
export class BranchStore {
  readonly #key: string;
  readonly #last: number;
  readonly #shelf: Shelf;

  /** For a file whose last position is `last`. */
  constructor(file: GameFile, last: number, shelf: Shelf) {
    this.#key = storageKey(file);
    this.#last = last;
    this.#shelf = shelf;
  }

  read(): readonly Branch[] {
    return readBranches(this.#shelf.read(this.#key), this.#last);
  }

  /** Whether they are kept. */
  write(branches: readonly Branch[]): boolean {
    return this.#shelf.write(this.#key, writeBranches(branches));
  }

  /** What another page has made of them, if that is what an event tells. */
  changed({ key, newValue }: StorageEvent): readonly Branch[] | null {
    return key === this.#key ? readBranches(newValue, this.#last) : null;
  }
}
