import { Command } from 'commander';
import meta from '../../package.json' with { type: 'json' };
import { clauseCommand } from './clause/command.ts';
import { compareCommand } from './compare/command.ts';
import { conformCommand } from './conform/command.ts';
import { convertCommand } from './convert/command.ts';
import { coverageCommand } from './coverage/command.ts';
import { docsCommand } from './docs/command.ts';
import { drawCommand } from './draw/command.ts';
import { explainCommand } from './explain/command.ts';
import { legalCommand } from './legal/command.ts';
import { mergeCommand } from './merge/command.ts';
import { plain, writeNow } from './output/terminal.ts';
import { replayCommand } from './replay/command.ts';
import { verifyCommand } from './verify/command.ts';

/** What is wrong, on one line that can be shown on a terminal. */
export const oneLine = (text: string): string =>
  `${plain(text.trim().replace(/\s*\n\s*/g, ' '))}\n`;

/** The command line with all its commands; nothing runs before it is parsed. */
export function commandLine(): Command {
  const program = new Command('shedu')
    .description('The rules of Tigris & Euphrates, executable.')
    .version(meta.version)
    .usage('COMMAND [OPTIONS]')
    .configureOutput({
      writeOut: writeNow,
      outputError: (text, write) => {
        write(oneLine(text));
      },
    })
    .exitOverride();
  for (const add of [
    verifyCommand,
    conformCommand,
    mergeCommand,
    replayCommand,
    legalCommand,
    explainCommand,
    compareCommand,
    clauseCommand,
    convertCommand,
    coverageCommand,
    docsCommand,
    drawCommand,
  ])
    add(program);
  return program;
}
