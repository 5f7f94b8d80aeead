/** Logs of a server's tables as players can save them, read into a list of what they tell. */

/** A message of the game to its players. */
export interface Notification {
  /** What it is about, in the server's words. */
  readonly type: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The player who alone got it; null if all did. */
  readonly only: string | null;
}

/** Who sits at the table; the server tells it in the order of play. */
export interface LoggedPlayer {
  readonly id: string;
  readonly name: string;
}

export interface Log {
  readonly players: readonly LoggedPlayer[];
  readonly notifications: readonly Notification[];
}

/** More messages than any game has. */
const MOST = 20_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text, for ids come as numbers or as texts. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Where packets lie: below `data.logs`, `data.data` or `logs`, or the value is their list. */
function packetsOf(value: unknown): readonly Fields[] | null {
  const inner = isFields(value) && isFields(value.data) ? value.data : value;
  const list = isFields(inner) ? (inner.logs ?? inner.data) : inner;
  if (!Array.isArray(list)) return null;
  const packets = list.filter(isFields).filter(({ data }) => Array.isArray(data));
  return packets.some(({ channel }) => /^\/(table|player)\//.test(textOf(channel)))
    ? packets
    : null;
}

/** What a log tells, in order; null where it is none. Packets that came twice are told once. */
export function readLog(value: unknown): Log | null {
  const packets = packetsOf(value);
  if (packets === null) return null;
  const told = new Set<string>();
  const notifications: Notification[] = [];
  for (const { channel, data } of packets) {
    const private_ = /^\/player\/p?(.+)$/.exec(textOf(channel));
    for (const one of data as readonly unknown[]) {
      if (!isFields(one) || notifications.length >= MOST) continue;
      const uid = textOf(one.uid);
      if (uid !== '' && told.has(uid)) continue;
      told.add(uid);
      const args = isFields(one.args) ? one.args : {};
      notifications.push({ type: textOf(one.type), args, only: private_?.[1] ?? null });
    }
  }
  return { players: playersOf(value), notifications };
}

function playersOf(value: unknown): readonly LoggedPlayer[] {
  const inner = isFields(value) && isFields(value.data) ? value.data : value;
  const list = isFields(inner) && Array.isArray(inner.players) ? inner.players : [];
  return list
    .filter(isFields)
    .map(({ id, name }) => ({ id: textOf(id), name: textOf(name) }))
    .filter(({ id }) => id !== '');
}
