import type { Language } from '../../spec/text.ts';
import { COLORS, type Color, LEADERS, type Leader } from '../rules/pieces.ts';
import { LEADER_PIECES, type Meaning, TILE_PIECES, VERBS, type Verb } from './meaning.ts';

/** The words of a language for everything that an action names, in the forms that may be typed. */
interface Lexicon {
  readonly leader: Readonly<Record<Leader, string>>;
  /** Colours and tiles, which are the same to an action. */
  readonly tile: Readonly<Record<Color, string>>;
  readonly building: Readonly<Record<Color, string>>;
  readonly verb: Readonly<Record<Verb, string>>;
  readonly filler: string;
}

const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: {
    leader: {
      king: 'king, kings',
      priest: 'priest, priests',
      farmer: 'farmer, farmers',
      trader: 'trader, traders',
    },
    tile: {
      black: 'black, settlement, settlements',
      red: 'red, temple, temples',
      blue: 'blue, farm, farms',
      green: 'green, market, markets',
    },
    building: {
      black: 'palace',
      red: 'library',
      blue: 'granary',
      green: 'covered market',
    },
    verb: {
      withdraw: 'withdraw, remove, off, home',
      catastrophe: 'catastrophe, disaster',
      swap: 'swap, exchange',
      pass: 'pass',
      support: 'support, add, reinforce',
      'choose-war': 'choose-war, war, fight',
      monument: 'monument',
      no: 'no, none, decline',
      'no-monument': 'no-monument',
      'no-building': 'no-building',
      wonder: 'wonder',
      building: 'building',
      treasure: 'treasure, take',
      'wonder-point': 'wonder-point, point',
    },
    filler: 'a, an, the, of, at, on, to, and, tile, tiles, leader, move, raise, build, place, put',
  },
  ru: {
    leader: {
      king: 'царь, царя, цари, царей, король, короля',
      priest: 'жрец, жреца, жрецы, жрецов',
      farmer: 'фермер, фермера, фермеры, фермеров',
      trader: 'торговец, торговца, торговцы, торговцев',
    },
    tile: {
      black: 'чёрный, чёрного, чёрное, чёрные, чёрных, поселение, поселения, поселений',
      red: 'красный, красного, красное, красные, красных, храм, храма, храмы, храмов',
      blue: 'синий, синего, синее, синие, синих, ферма, ферму, фермы, ферм',
      green: 'зелёный, зелёного, зелёное, зелёные, зелёных, рынок, рынка, рынки, рынков',
    },
    building: {
      black: 'дворец',
      red: 'библиотека, библиотеку',
      blue: 'амбар',
      green: 'крытый рынок',
    },
    verb: {
      withdraw: 'снять, снимает, убрать, отозвать',
      catastrophe: 'катастрофа, катастрофу, катастрофы',
      swap: 'замена, заменить, заменяет, обмен, обменять',
      pass: 'пас, пасует, пасую',
      support: 'поддержка, добавить, добавляет, добавляю',
      'choose-war': 'война, войну, воюют',
      monument: 'монумент',
      no: 'нет, отказ',
      'no-monument': 'без монумента',
      'no-building': 'без здания',
      wonder: 'чудо, чудо света',
      building: 'здание',
      treasure: 'сокровище',
      'wonder-point': 'очко',
    },
    filler:
      'на, в, и, из, от, тайл, тайла, тайлы, тайлов, лидер, клетку, переместить, построить, поставить',
  },
  fr: {
    leader: {
      king: 'roi, rois',
      priest: 'prêtre, prêtres',
      farmer: 'fermier, fermiers',
      trader: 'marchand, marchands',
    },
    tile: {
      black: 'noir, noire, noirs, noires, peuplement, peuplements',
      red: 'rouge, rouges, temple, temples',
      blue: 'bleu, bleue, bleus, bleues, ferme, fermes',
      green: 'vert, verte, verts, vertes, marché, marchés',
    },
    building: {
      black: 'palais',
      red: 'bibliothèque',
      blue: 'grenier',
      green: 'marché couvert',
    },
    verb: {
      withdraw: 'retirer, retire',
      catastrophe: 'catastrophe',
      swap: 'échange, échanger',
      pass: 'passe, passer',
      support: 'renfort, renforts, engager, engage',
      'choose-war': 'guerre',
      monument: 'monument',
      no: 'non, aucun, renoncer',
      'no-monument': 'sans monument',
      'no-building': 'sans bâtiment',
      wonder: 'merveille',
      building: 'bâtiment',
      treasure: 'trésor',
      'wonder-point': 'point',
    },
    filler:
      'le, la, les, un, une, de, du, des, en, à, au, sur, et, tuile, tuiles, chef, déplacer, construire, placer, poser',
  },
};

/** A word as it is looked up: small, without accents, so that nobody has to type them. */
export const fold = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");

/** Every word with what it means, language by language; none means two things. */
export const WORDS: readonly (readonly [string, Meaning])[] =
  Object.values(LEXICONS).flatMap(wordsOf);

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(WORDS);

/** What a word, or two of them, means in whichever language has it. */
export const wordMeaning = (word: string): Meaning | undefined => MEANINGS.get(fold(word));

function wordsOf(lexicon: Lexicon): readonly (readonly [string, Meaning])[] {
  const named = (words: string, meaning: Meaning) =>
    words.split(', ').map((word) => [fold(word), meaning] as const);
  return [
    ...LEADERS.flatMap((name) => named(lexicon.leader[name], LEADER_PIECES[name])),
    ...COLORS.flatMap((color) => named(lexicon.tile[color], TILE_PIECES[color])),
    ...COLORS.flatMap((color) => named(lexicon.building[color], { kind: 'building', color })),
    ...VERBS.flatMap((verb) => named(lexicon.verb[verb], { kind: 'verb', verb })),
    ...named(lexicon.filler, { kind: 'filler' }),
  ];
}
