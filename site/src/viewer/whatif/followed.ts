import type { ToldVariation } from '../../../../machine/book/telling/told.ts';
import type { Branch } from './branch.ts';

/** A variation that was followed: where it is told, and which branch lay on the table then. */
export interface Followed {
  readonly told: ToldVariation;
  readonly position: number;
  readonly above: Branch | null;
}

/** What was followed, by the branches that came of it. */
export class Followings {
  readonly #known = new Map<string, Followed>();

  add(id: string, followed: Followed): void {
    this.#known.set(id, followed);
  }

  /** How a branch was come to, if it is a variation. */
  of(branch: Branch | null): Followed | null {
    return branch === null ? null : (this.#known.get(branch.id) ?? null);
  }

  /** Where the record is gone on with: a variation is told at the step that it replaces. */
  homeOf(branch: Branch): number {
    const followed = this.of(branch);
    if (followed === null) return branch.from;
    return followed.above === null ? followed.position : this.homeOf(followed.above);
  }

  /** How many there are. */
  get count(): number {
    return this.#known.size;
  }
}
