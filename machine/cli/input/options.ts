import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import { LANGUAGES } from '../../../spec/text.ts';
import { shardNamed } from '../../record/shard.ts';

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

/** `--jobs N`: how many of something work side by side. */
export const jobsOption = (what: string): Option =>
  new Option('--jobs <N>', `${what} side by side`)
    .argParser(numberUpTo(MOST_JOBS))
    .default(Math.min(availableParallelism(), MOST_JOBS), 'one for each core');

const MOST_JOBS = 256;

/** `--shard I/N`: a part of the work, for several machines. */
export const shardOption = (what: string): Option =>
  new Option('--shard <I/N>', `shard I, from 1, of N shards of the ${what}`).argParser((text) => {
    const shard = shardNamed(text);
    if (shard !== null) return shard;
    throw new InvalidArgumentError('Expected a shard and how many there are, such as 1/4.');
  });

/** `--sum FILE`: what a run comes to, for `shedu merge`. */
export const sumOption = (): Option =>
  new Option('--sum <FILE>', 'write the sum as data, which shedu merge adds up');

/** The parser of a number from 1 to the most. */
export const numberUpTo =
  (most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= 1 && number <= most) return number;
    throw new InvalidArgumentError(`Expected a number from 1 to ${most}.`);
  };

function position(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is not a number from 0 on.');
  return Number(text);
}
