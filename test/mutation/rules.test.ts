import { test } from 'vitest';
import { cases } from './cases.ts';

/** Where a line differs and should, `node test/mutation/keep.ts` keeps it as it is now. */
test.each(cases)('$name', ({ run }) => run());
