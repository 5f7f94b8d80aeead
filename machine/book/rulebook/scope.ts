import { type ChapterId, type ClauseId, chapterOf, clauseIds } from '../../../spec/clauses.ts';
import { type BoardId, type EditionId, editions } from '../../../spec/editions.ts';
import type { Readings } from '../../../spec/ids.ts';
import { type ForeignModule, foreignModules, modulesIn } from '../../record/explain.ts';
import type { HouseEdition } from '../../record/house.ts';
import { BOARDS } from '../../rules/boards.ts';
import { setupClauses } from '../../rules/setup.ts';

/** An edition with the options that are played. */
export interface Scope {
  readonly edition: EditionId;
  /** Readings other than those of the edition. */
  readonly rulings?: Partial<Readings>;
  readonly options: {
    readonly board: BoardId;
    readonly buildings: boolean;
    readonly wonder: boolean;
    readonly englishVariant: boolean;
  };
  /** Of an edition of one's own: what it is called, and what it says for itself. */
  readonly house?: Pick<HouseEdition, 'title' | 'notes'>;
}

type Modules = Scope['options'];

/** The modules that are played. */
export const modulesOf = (options: Modules): readonly ForeignModule[] =>
  modulesIn({ board: { id: options.board }, options });

/** Chapters that are in force only with a module; all others always are. */
export const MODULE_CHAPTERS = {
  english: 'englishVariant',
  building: 'buildings',
  advanced: 'advanced',
  wonder: 'wonder',
} as const satisfies Partial<Record<ChapterId, ForeignModule>>;

/** The readings in force. */
export const readingsOf = ({ edition, rulings }: Scope): Readings => ({
  ...editions[edition].rulings,
  ...rulings,
});

/** The clauses by which the machine sets up a game with these modules. */
const settingUp = (modules: Modules): readonly ClauseId[] =>
  setupClauses(BOARDS[modules.board], { ...modules, treasureEnd: true });

/** The clauses by which any game is set up: which of them are in force depends on the modules. */
const SETTING_UP: ReadonlySet<ClauseId> = new Set(
  (Object.keys(BOARDS) as readonly BoardId[]).flatMap((board) =>
    settingUp({ board, buildings: true, wonder: true, englishVariant: true }),
  ),
);

/** Clauses that mean nothing without one of some modules, though their chapter is in force. */
const ONLY_WITH: Readonly<Partial<Record<ClauseId, readonly ForeignModule[]>>> = {
  'component.optional.pieces': ['buildings', 'wonder'],
};

/** Whether a clause belongs to the rulebook of a scope: whether the machine enforces it there. */
export function applies(id: ClauseId, { options }: Scope): boolean {
  if (SETTING_UP.has(id)) return settingUp(options).includes(id);
  const played = modulesOf(options);
  const needed = ONLY_WITH[id];
  if (needed !== undefined) return needed.some((module) => played.includes(module));
  const modules: Readonly<Partial<Record<ChapterId, ForeignModule>>> = MODULE_CHAPTERS;
  const module = modules[chapterOf(id)];
  return module === undefined || played.includes(module);
}

/** The clauses of a scope in the order of the rulebook. */
export const clausesIn = (scope: Scope): readonly ClauseId[] =>
  clauseIds.filter((id) => applies(id, scope));

/** The modules that are played and that the edition does not offer. */
export const notOffered = ({ edition, options }: Scope): readonly ForeignModule[] =>
  foreignModules(edition, { board: { id: options.board }, options });

/** Every edition with every choice of options that it offers. */
export const scopes: readonly Scope[] = Object.values(editions).flatMap(({ id, options }) =>
  options.board.flatMap((board) =>
    choices(options.buildings).flatMap((buildings) =>
      choices(options.wonder).flatMap((wonder) =>
        choices(options.englishVariant).map((englishVariant) => ({
          edition: id,
          options: { board, buildings, wonder, englishVariant },
        })),
      ),
    ),
  ),
);

function choices(offered: boolean): readonly boolean[] {
  return offered ? [false, true] : [false];
}
