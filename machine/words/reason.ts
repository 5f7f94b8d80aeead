import type { Language } from '../../spec/text.ts';
import type { Expected } from '../notation/game/expected.ts';
import { letterOf, type Piece } from '../notation/meaning.ts';
import type { Reason } from '../record/problem.ts';
import type { Dynasty } from '../rules/pieces.ts';
import { either, list, type Tongue } from './args.ts';
import { type Args, catalogue, fill } from './catalogue.ts';

/** Why a text is no game: what could stand at the place that the problem names, and what does. */
export function sayReason(reason: Reason, language: Language): string {
  const tongue: Tongue = { catalogue: catalogue(language), seats: [] };
  const { found } = reason;
  const expected = { id: reason.id, args: reason.args } as Expected;
  if (expected.id === 'ambiguous') return sayAmbiguous(found, expected.args.readings, tongue);
  return fill(tongue.catalogue, 'syntax', found === '' ? 'ended' : 'found', {
    found,
    expected: expectedIn(expected, tongue),
  });
}

/** What a letter may mean, with the letters that decide. */
export function sayAmbiguous(found: string, pieces: readonly Piece[], tongue: Tongue): string {
  const readings = pieces.map((piece) => `${pieceWord(piece, tongue)} (${letterOf(piece)})`);
  return fill(tongue.catalogue, 'move', 'ambiguous', { found, readings: either(tongue, readings) });
}

/** A piece by its name. */
export function pieceWord(piece: Piece, { catalogue: { word } }: Tongue): string {
  if (piece.kind === 'leader') return word.leader[piece.leader].word;
  return word.color[piece.color].tile ?? word.color[piece.color].word;
}

function expectedIn(
  expected: Exclude<Expected, { readonly id: 'ambiguous' }>,
  tongue: Tongue,
): string {
  const { catalogue } = tongue;
  switch (expected.id) {
    case 'wanted': {
      const { wanted } = expected.args;
      return either(
        tongue,
        wanted.map((one) => fill(catalogue, 'wanted', one, {})),
      );
    }
    case 'one-of': {
      const { names, signs, end } = expected.args;
      return either(tongue, [
        ...names.map((name) => fill(catalogue, 'syntax', name, {})),
        ...signs.map((sign) => fill(catalogue, 'syntax', 'sign', { sign })),
        ...(end ? [fill(catalogue, 'syntax', 'end', {})] : []),
      ]);
    }
    default:
      return fill(catalogue, 'reason', expected.id, argsIn(expected.args, tongue));
  }
}

/** Dynasties by their names, everything else as it is written. */
function argsIn(args: Readonly<Record<string, string | readonly string[]>>, tongue: Tongue): Args {
  const { dynasty } = tongue.catalogue.word;
  const named = (code: string): string => dynasty[code as Dynasty]?.word ?? code;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (typeof value === 'string') return [name, name === 'dynasty' ? named(value) : value];
      return [name, list(tongue, name === 'dynasties' ? value.map(named) : value)];
    }),
  );
}
