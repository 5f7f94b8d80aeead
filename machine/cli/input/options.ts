import { InvalidArgumentError, Option } from 'commander';
import { LANGUAGES } from '../../../spec/text.ts';

/** How a command answers: for readers or for programs. */
export type Format = 'text' | 'json';

/** `--format`, with what a command does by itself. */
export const formatOption = (usual: Format): Option =>
  new Option('--format <FORMAT>', 'text for readers, json for programs')
    .choices(['text', 'json'])
    .default(usual);

/** `--lang LANGUAGE`: the language of sentences and headings. */
export const languageOption = (): Option =>
  new Option('--lang <LANGUAGE>', 'the language of the answer').choices(LANGUAGES).default('en');

/** `--letters LANGUAGE`: those by which a text names pieces. */
export const lettersOption = (): Option =>
  new Option('--letters <LANGUAGE>', 'the language whose letters pieces have in a text')
    .choices(LANGUAGES)
    .default('en');

/** `--step N`: a position of a game; without it a command shows them all, or the last one. */
export const stepOption = (without: 'all' | 'last'): Option =>
  new Option(
    '--step <N>',
    `position N: 0 is the start, i + 1 follows steps[i] (default: ${without === 'all' ? 'every position' : 'the last'})`,
  ).argParser(position);

/** `--game NAME`: a game of a stream. */
export const gameOption = (): Option =>
  new Option('--game <NAME>', 'the game of this id, number from 1, or title in a stream of games');

/** `--seat S`: who acts. */
export const seatOption = (): Option =>
  new Option('--seat <S>', 'the seat that acts, from 0; else the one to decide').argParser(
    position,
  );

function position(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is not a number from 0 on.');
  return Number(text);
}
