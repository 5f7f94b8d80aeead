import type { EffectClaim } from '../record/format.ts';

/**
 * What an engine tells of effects: the types it has named so far in a game, and the fields of each.
 * Only that can be claimed of it; an engine need not have all of ours.
 */
export class Vocabulary {
  readonly #fields = new Map<string, Set<string>>();

  /** Takes up what was told. */
  hear(effects: readonly EffectClaim[]): void {
    for (const effect of effects) {
      const known = this.#fields.get(effect.type) ?? new Set();
      for (const field of Object.keys(effect)) known.add(field);
      this.#fields.set(effect.type, known);
    }
  }

  /** Whether a type of effect has been told. */
  has(type: string): boolean {
    return this.#fields.has(type);
  }

  /** Effects as far as both tell of them. */
  common(effects: readonly EffectClaim[]): readonly EffectClaim[] {
    return effects.flatMap((effect) => {
      const known = this.#fields.get(effect.type);
      if (known === undefined) return [];
      const told = Object.entries(effect).filter(([field]) => known.has(field));
      return [Object.fromEntries(told) as EffectClaim];
    });
  }
}
