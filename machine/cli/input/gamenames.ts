/** How games lie in a file: one document, a line each, as text, or to be found out. */
export type GameLayout = 'document' | 'stream' | 'text' | 'open';

const GAMES = /\.(json|jsonl|ndjson|shedu)(\.gz)?$/i;
const EXPECTATION = '.expect.json';

/** Whether a file of a directory is taken for games by its name. */
export const namesGames = (name: string): boolean => GAMES.test(name);

/** Whether a file tells what reading the one beside it must give. */
export const isExpectation = (name: string): boolean => name.endsWith(EXPECTATION);

/** The file that tells what reading games of this name must give, if there is one. */
export const expectationOf = (name: string): string => name.replace(GAMES, EXPECTATION);

/** What the name of a file promises of its layout. */
export function layoutOf(name: string): GameLayout {
  const kind = GAMES.exec(name)?.[1]?.toLowerCase();
  if (kind === undefined) return 'open';
  if (kind === 'shedu') return 'text';
  return kind === 'json' ? 'document' : 'stream';
}
