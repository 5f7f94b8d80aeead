import { type ChapterId, type ClauseId, chapterOf, clauseIds } from '../../../spec/clauses.ts';
import { type BoardId, type EditionId, editions } from '../../../spec/editions.ts';
import type { Readings } from '../../../spec/ids.ts';
import { type ForeignModule, foreignModules } from '../../record/explain.ts';

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
}

type Modules = Scope['options'];

const OPTIONAL = ['buildings', 'wonder', 'englishVariant'] as const;

/** The modules that are played. */
export const modulesOf = (modules: Modules): readonly ForeignModule[] => [
  ...(modules.board === 'advanced' ? (['advanced'] as const) : []),
  ...OPTIONAL.filter((module) => modules[module]),
];

/** Chapters that are in force only with a module; all others always are. */
const CHAPTERS: Readonly<Partial<Record<ChapterId, (modules: Modules) => boolean>>> = {
  english: ({ englishVariant }) => englishVariant,
  building: ({ buildings }) => buildings,
  wonder: ({ wonder }) => wonder,
  advanced: ({ board }) => board === 'advanced',
};

const onStandard = ({ board }: Modules): boolean => board === 'standard';

/** The readings in force. */
export const readingsOf = ({ edition, rulings }: Scope): Readings => ({
  ...editions[edition].rulings,
  ...rulings,
});

/** Single clauses of the other chapters that depend on the board or on modules. */
const CLAUSES: Readonly<Partial<Record<ClauseId, (modules: Modules) => boolean>>> = {
  'setup.board.side': onStandard,
  'setup.temple.ten': onStandard,
  'setup.treasure.ten': onStandard,
  'setup.treasure.spare': onStandard,
  'component.module.combine': (modules) => modulesOf(modules).length > 1,
};

/** Whether a clause belongs to the rulebook of a scope: whether the machine enforces it there. */
export function applies(id: ClauseId, { options }: Scope): boolean {
  return (CLAUSES[id] ?? CHAPTERS[chapterOf(id)])?.(options) ?? true;
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
