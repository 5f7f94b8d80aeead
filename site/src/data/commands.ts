import { commandLine } from '../../../machine/cli/program.ts';

/** A command of `shedu` as its own help tells it, which is in English. */
export interface CommandHelp {
  readonly name: string;
  readonly help: string;
}

/** Every command; its help is what `--help` prints on a terminal of 80 columns. */
export const commands: readonly CommandHelp[] = (await commandLine()).commands.map((command) => {
  let help = '';
  command
    .configureOutput({
      writeOut: (text) => {
        help += text;
      },
      getOutHelpWidth: () => 80,
      getOutHasColors: () => false,
    })
    .outputHelp();
  return { name: command.name(), help: help.trim() };
});
