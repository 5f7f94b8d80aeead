#!/usr/bin/env node
import { CommanderError } from 'commander';
import { EXIT, endWithReader, Failure } from './output/terminal.ts';
import { commandLine, oneLine } from './program.ts';

/** What an unexpected error of our own ends with. */
const INTERNAL = 70;

const program = commandLine();

endWithReader();
try {
  if (process.argv.length < 3) program.error('error: no command (see shedu --help)');
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT.well : EXIT.wrong;
  } else if (error instanceof Failure) {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = EXIT.wrong;
  } else {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`internal error: ${oneLine(`${reason} (please report)`)}`);
    process.exitCode = INTERNAL;
  }
}
