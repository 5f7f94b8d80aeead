/**
 * The seed of this run: `SEED` where it is set, else chosen anew. Everything random in these tests
 * comes from it, so that `SEED=… npx vitest run FILE` repeats a run.
 */
export const SEED = seedOf(process.env.SEED);

function seedOf(told: string | undefined): number {
  if (told !== undefined && /^\d+$/.test(told)) return Number(told) % 0x8000_0000;
  return Math.floor(Math.random() * 0x8000_0000);
}

if (process.env.VITEST !== undefined) console.log(`SEED=${SEED}`);
