import { test } from 'vitest';
import { holds } from './holds.ts';
import { PLAY_LAWS } from './playlaws.ts';

test.each(Object.entries(PLAY_LAWS))('%s', (_, law) => holds(law, { runs: 60, length: 120 }));
