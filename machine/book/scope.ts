import type { ClauseId } from '../../spec/clauses.ts';
import { type BoardId, type EditionId, editions } from '../../spec/editions.ts';
export interface Scope {
  readonly edition: EditionId;
  readonly options: {
    readonly board: BoardId;
    readonly buildings: boolean;
    readonly wonder: boolean;
    readonly englishVariant: boolean;
  };
}
export function applies(id: ClauseId, { options }: Scope): boolean {
  const c = id.split('.')[0];
  return c === 'english'
    ? options.englishVariant
    : c === 'building'
      ? options.buildings
      : c === 'wonder'
        ? options.wonder
        : c === 'advanced'
          ? options.board === 'advanced'
          : true;
}
export function notOffered({
  edition,
  options,
}: Scope): readonly ('board' | 'buildings' | 'wonder' | 'englishVariant')[] {
  const own = editions[edition].options;
  return [
    ...(own.board.includes(options.board) ? [] : ['board' as const]),
    ...(['buildings', 'wonder', 'englishVariant'] as const).filter((m) => options[m] && !own[m]),
  ];
}
