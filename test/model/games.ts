import fc from 'fast-check';
import { beginning } from '../../machine/bots/beginnings.ts';
import { choose, temper } from '../../machine/bots/interest.ts';
import { seeded } from '../../machine/bots/random.ts';
import { shorter } from '../../machine/bots/shorter.ts';
import { told } from '../../machine/bots/tell.ts';
import type { RecordJson } from '../../machine/record/format.ts';

const played = new Map<string, RecordJson>();

/** The game of a seed, of up to `length` steps, kept for the next who asks for it. */
export function gameOf(seed: number, length: number): RecordJson {
  const key = `${seed} ${length}`;
  const known = played.get(key);
  if (known !== undefined) return known;
  const random = seeded(seed);
  const liking = temper(random);
  const begun = { ...beginning(random), title: `Game of seed ${seed}` };
  let left = length;
  const record = told(begun, ({ game, phase }) =>
    left-- > 0 ? choose(random, liking, game, phase) : null,
  );
  played.set(key, record);
  return record;
}

/** Forgets the games that were kept, which a long search needs. */
export const forget = (): void => played.clear();

/** Records of eventful games; one that fails shrinks to a short one that still does. */
class Games extends fc.Arbitrary<RecordJson> {
  readonly #length: number;

  constructor(length: number) {
    super();
    this.#length = length;
  }

  override generate(random: fc.Random): fc.Value<RecordJson> {
    return new fc.Value(gameOf(random.nextInt(0, 0x7fff_ffff), this.#length), undefined);
  }

  override canShrinkWithoutContext(_value: unknown): _value is RecordJson {
    return false;
  }

  override shrink(value: RecordJson): fc.Stream<fc.Value<RecordJson>> {
    return fc.stream(shorter(value)).map((next) => new fc.Value(next, undefined));
  }
}

export const games = (length: number): fc.Arbitrary<RecordJson> => new Games(length);
