import type { Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';

/** The line that sums up a run; that of a shard says of which. */
export const sumLine = (told: string, shard: string | undefined, language: Language): string =>
  shard === undefined ? told : sayLabel('shard', language, { shard, sum: told });
