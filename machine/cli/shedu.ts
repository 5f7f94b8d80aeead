#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { Command, CommanderError } from 'commander';
import meta from '../../package.json' with { type: 'json' };
import { compareCommand } from './compare.ts';
import { coverageCommand } from './coverage.ts';
import { docsCommand } from './docs.ts';
import { drawCommand } from './draw.ts';
import { explainCommand } from './explain.ts';
import { legalCommand } from './legal.ts';
import { replayCommand } from './replay.ts';
import { EXIT, endWithReader, Failure, plain } from './terminal.ts';
import { verifyCommand } from './verify.ts';

/** What an unexpected error of our own ends with. */
const INTERNAL = 70;

const oneLine = (text: string): string => `${plain(text.trim().replace(/\s*\n\s*/g, ' '))}\n`;

const program = new Command('shedu')
  .description('The rules of Tigris & Euphrates, executable.')
  .version(meta.version)
  .usage('COMMAND [OPTIONS]')
  .configureOutput({
    outputError: (text, write) => {
      write(oneLine(text));
    },
  })
  .exitOverride();
for (const add of [
  verifyCommand,
  replayCommand,
  legalCommand,
  explainCommand,
  compareCommand,
  coverageCommand,
  docsCommand,
  drawCommand,
])
  add(program);

// What a command needs is loaded when it runs, and from a cache the next time.
enableCompileCache();
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
