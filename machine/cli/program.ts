import { Command, CommanderError } from 'commander';
import meta from '../../package.json' with { type: 'json' };
import { EXIT, plain, writeNow } from './output/terminal.ts';

type Adding = (program: Command) => void;

/** The commands in the order of the help; what one consists of is loaded when it is called. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Adding>> = new Map([
  ['verify', async () => (await import('./verify/command.ts')).verifyCommand],
  ['conform', async () => (await import('./conform/command.ts')).conformCommand],
  ['merge', async () => (await import('./merge/command.ts')).mergeCommand],
  ['replay', async () => (await import('./replay/command.ts')).replayCommand],
  ['legal', async () => (await import('./legal/command.ts')).legalCommand],
  ['explain', async () => (await import('./explain/command.ts')).explainCommand],
  ['compare', async () => (await import('./compare/command.ts')).compareCommand],
  ['clause', async () => (await import('./clause/command.ts')).clauseCommand],
  ['convert', async () => (await import('./convert/command.ts')).convertCommand],
  ['coverage', async () => (await import('./coverage/command.ts')).coverageCommand],
  ['docs', async () => (await import('./docs/command.ts')).docsCommand],
  ['draw', async () => (await import('./draw/command.ts')).drawCommand],
]);

/** What is wrong, on one line that can be shown on a terminal. */
export const oneLine = (text: string): string =>
  `${plain(text.trim().replace(/\s*\n\s*/g, ' '))}\n`;

/** The command line with all its commands, or with one; nothing runs before it is parsed. */
export async function commandLine(only?: string): Promise<Command> {
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
  const one = COMMANDS.get(only ?? '');
  const chosen = one === undefined ? [...COMMANDS.values()] : [one];
  for (const add of await Promise.all(chosen.map((load) => load()))) add(program);
  return program;
}

/** Runs the command that is named first; help and what is mistyped concern them all. */
export async function run(args: readonly string[]): Promise<void> {
  const program: Command = await commandLine(args[0]);
  try {
    if (args.length === 0) program.error('error: no command (see shedu --help)');
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? EXIT.well : EXIT.wrong;
  }
}
