import { COLORS, type Color } from '../../rules/pieces.ts';
import { type Log, textOf } from './log.ts';

/** The colours of tiles by their numbers, wherever a message tells both. */
export function kindsIn({ notifications }: Log): ReadonlyMap<string, Color> {
  const kinds = new Map<string, Color>();
  const note = (id: unknown, kind: unknown): void => {
    const color = COLORS.find((one) => one === kind);
    if (color !== undefined) kinds.set(textOf(id), color);
  };
  for (const { type, args } of notifications) {
    if (type === 'drawTiles' && Array.isArray(args.tiles))
      for (const tile of args.tiles) note(tile?.id, tile?.kind);
    if (type === 'placeTile') note(args.tile_id, args.war_color ?? args.color);
    if (type === 'placeSupport' && Array.isArray(args.tile_ids))
      for (const id of args.tile_ids) note(id, args.kind);
  }
  return kinds;
}
