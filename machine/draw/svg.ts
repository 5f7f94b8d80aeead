/** Length of a side of a space in the units of the drawing. */
export const SPACE = 40;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

export type Attributes = Readonly<Record<string, string | number>>;

/** An element with its attributes; the children are markup already. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  let open = name;
  for (const [key, value] of Object.entries(attributes)) {
    open += ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`;
  }
  return children.length === 0 ? `<${open}/>` : `<${open}>${children.join('')}</${name}>`;
}

/** A number with two decimals at most. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A place in the drawing plane. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Top left corner of a space of a board that is `columns` wide. */
export const corner = (space: number, columns: number): Point => ({
  x: (space % columns) * SPACE,
  y: Math.floor(space / columns) * SPACE,
});
