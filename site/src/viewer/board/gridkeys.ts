import type { Geometry } from '../../../../machine/rules/board.ts';

/** The space that a key leads to from another; null for keys that mean nothing in a grid. */
export function target(
  { key, ctrlKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>,
  space: number,
  { columns, rows, size }: Pick<Geometry, 'columns' | 'rows' | 'size'>,
): number | null {
  if (shiftKey) return null;
  const column = space % columns;
  const row = Math.floor(space / columns);
  const at = (toColumn: number, toRow: number): number =>
    Math.min(Math.max(toRow, 0), rows - 1) * columns + Math.min(Math.max(toColumn, 0), columns - 1);
  if (ctrlKey) {
    if (key === 'Home') return 0;
    return key === 'End' ? size - 1 : null;
  }
  switch (key) {
    case 'ArrowLeft':
      return at(column - 1, row);
    case 'ArrowRight':
      return at(column + 1, row);
    case 'ArrowUp':
      return at(column, row - 1);
    case 'ArrowDown':
      return at(column, row + 1);
    case 'Home':
      return at(0, row);
    case 'End':
      return at(columns - 1, row);
    case 'PageUp':
      return at(column, 0);
    case 'PageDown':
      return at(column, rows - 1);
    default:
      return null;
  }
}
