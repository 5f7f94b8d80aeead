import { pathToFileURL } from 'node:url';
import { embedding } from './site/build/embedding.ts';
await (embedding.hooks['astro:build:done'] as any)({ dir: pathToFileURL('/tmp/trial/out/') });
