/** Signs that turn the writing around; in JSON they can be told by number instead. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const byNumber = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value as JSON that turns nothing around where it is shown. */
export const quoted = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing').replace(TURNING, byNumber);

/** A text of at most so many letters, cut where it is longer. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = most - 1;
  const splits = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return `${text.slice(0, splits ? end - 1 : end)}…`;
}

/** A value as it may stand in a message: short, and on one line. */
export const brief = (value: unknown, most = 80): string => cut(quoted(value), most);
