import { type ClauseId, clauseIds } from '../../spec/clauses.ts';
import { type BoardId, type EditionId, editions } from '../../spec/editions.ts';

/** An edition with the options that are played. */
export interface Scope {
  readonly edition: EditionId;
  readonly options: {
    readonly board: BoardId;
    readonly buildings: boolean;
    readonly wonder: boolean;
    readonly englishVariant: boolean;
  };
}

type Option = keyof Scope['options'];
type Modules = Scope['options'];

const MODULES = ['buildings', 'wonder', 'englishVariant'] as const;

/** Chapters that are in force only with a module; all others always are. */
const CHAPTERS: Readonly<Partial<Record<string, (modules: Modules) => boolean>>> = {
  english: ({ englishVariant }) => englishVariant,
  building: ({ buildings }) => buildings,
  wonder: ({ wonder }) => wonder,
  advanced: ({ board }) => board === 'advanced',
};

const onStandard = ({ board }: Modules): boolean => board === 'standard';

/** Single clauses of the other chapters that depend on the board or on modules. */
const CLAUSES: Readonly<Partial<Record<ClauseId, (modules: Modules) => boolean>>> = {
  'setup.board.side': onStandard,
  'setup.temple.ten': onStandard,
  'setup.treasure.ten': onStandard,
  'setup.treasure.spare': onStandard,
  'component.module.combine': (modules) =>
    [modules.board === 'advanced', ...MODULES.map((module) => modules[module])].filter(Boolean)
      .length > 1,
};

/** Whether a clause belongs to the rulebook of a scope: whether the machine enforces it there. */
export function applies(id: ClauseId, { options }: Scope): boolean {
  const chapter = id.slice(0, id.indexOf('.'));
  return (CLAUSES[id] ?? CHAPTERS[chapter])?.(options) ?? true;
}

/** The clauses of a scope in the order of the rulebook. */
export const clausesIn = (scope: Scope): readonly ClauseId[] =>
  clauseIds.filter((id) => applies(id, scope));

/** What of the options the edition does not offer. */
export function notOffered({ edition, options }: Scope): readonly Option[] {
  const own = editions[edition].options;
  return [
    ...(own.board.includes(options.board) ? [] : (['board'] as const)),
    ...MODULES.filter((module) => options[module] && !own[module]),
  ];
}

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
