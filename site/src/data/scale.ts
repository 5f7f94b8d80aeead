import type { Figures } from './figures.ts';

const measured = import.meta.glob<Figures>('../../../test/scale/RESULTS.json', {
  eager: true,
  import: 'default',
});

const texts = import.meta.glob<string>('../../../test/scale/recipes/*', {
  query: '?raw',
  eager: true,
  import: 'default',
});

/** What was measured last, which `npm run scale -- --write` renews. */
export const [figures] = Object.values(measured) as [Figures];

/** The engines that there are recipes for, and the languages in which those are written. */
export const RECIPES = [
  { engine: 'parallel', file: 'parallel.sh', lang: 'sh' },
  { engine: 'slurm', file: 'slurm.sh', lang: 'sh' },
  { engine: 'kubernetes', file: 'kubernetes.yaml', lang: 'yaml' },
  { engine: 'spark', file: 'spark.py', lang: 'python' },
] as const;

/** A recipe as `test/scale` runs or keeps it. */
export const recipe = (file: (typeof RECIPES)[number]['file']): string =>
  (texts[`../../../test/scale/recipes/${file}`] as string).trimEnd();
