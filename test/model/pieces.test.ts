import { test } from 'vitest';
import { holds } from './holds.ts';
import { PIECE_LAWS } from './piecelaws.ts';

test.each(Object.entries(PIECE_LAWS))('%s', (_, law) => holds(law, { runs: 100, length: 120 }));
