#!/usr/bin/env node
import { EXIT, endWithReader, Failure } from './output/terminal.ts';
import { oneLine, run } from './program.ts';

/** What an unexpected error of our own ends with. */
const INTERNAL = 70;

endWithReader();
try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof Failure) {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = EXIT.wrong;
  } else {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`internal error: ${oneLine(`${reason} (please report)`)}`);
    process.exitCode = INTERNAL;
  }
}
