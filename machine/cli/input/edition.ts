import { existsSync } from 'node:fs';
import { InvalidArgumentError, Option } from 'commander';
import { type EditionId, editionIds } from '../../../spec/editions.ts';

/** An edition by its id, or the file of one's own. */
export type NamedEdition = EditionId | { readonly file: string };

/** `--edition EDITION`: one of the editions, or a file of one's own. */
export const editionOption = (what: string): Option =>
  new Option('--edition <EDITION>', `${what}: ${editionIds.join(', ')}, or a file of your own`);

/** An edition as a command line names it. @throws InvalidArgumentError when it can be none */
export function namedEdition(name: string): NamedEdition {
  const id = editionIds.find((known) => known === name);
  if (id !== undefined) return id;
  if (/\.json$|[/\\]/i.test(name) || existsSync(name)) return { file: name };
  throw new InvalidArgumentError(
    `Expected one of ${editionIds.join(', ')}, or the path of an edition file (*.json).`,
  );
}

/** `--edition FILE`, where the printed editions are asked anyway. */
export const houseOption = (): Option =>
  new Option('--edition <FILE>', 'under an edition of your own too').argParser((name) => {
    const named = namedEdition(name);
    if (typeof named !== 'string') return named.file;
    throw new InvalidArgumentError(
      `Expected the path of an edition file (*.json); the game is compared under ${name} anyway.`,
    );
  });
