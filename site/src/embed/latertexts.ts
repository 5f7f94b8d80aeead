/** Texts by their names, in groups. */
export interface LaterTexts {
  readonly [name: string]: string | LaterTexts;
}
