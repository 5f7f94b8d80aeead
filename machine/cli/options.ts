import { InvalidArgumentError, Option } from 'commander';

/** How a command answers: for readers or for programs. */
export type Format = 'text' | 'json';

/** `--format`, with what a command does by itself. */
export const formatOption = (usual: Format): Option =>
  new Option('--format <FORMAT>', 'text for readers, json for programs')
    .choices(['text', 'json'])
    .default(usual);

/** `--step N`: a position of a game. */
export const stepOption = (): Option =>
  new Option('--step <N>', 'position N: 0 is the start, i + 1 follows steps[i]').argParser(
    position,
  );

/** `--game ID`: a game of a stream. */
export const gameOption = (): Option =>
  new Option('--game <ID>', 'the game of this id in a stream of games');

function position(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is not a number from 0 on.');
  return Number(text);
}
