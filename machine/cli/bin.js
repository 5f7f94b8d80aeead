#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A checkout runs its sources as they are; the package has them compiled, because Node strips no
// types below node_modules.
const source = new URL('shedu.ts', import.meta.url);
await import(existsSync(source) ? source.href : '../../dist/machine/cli/shedu.js');
