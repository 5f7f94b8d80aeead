const sheets: CSSStyleSheet[] = [];
const dressed = new Set<ShadowRoot>();

/** Gives a root all styles there are, and those that are still to come. */
export function dress(root: ShadowRoot): void {
  dressed.add(root);
  root.adoptedStyleSheets = [...sheets];
}

/** Gives a root no more of what comes. */
export function leave(root: ShadowRoot): void {
  dressed.delete(root);
}

/** Adds styles that have come. A page may forbid styles that are not its own, but not these. */
export function adopt(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.push(sheet);
  for (const root of dressed) root.adoptedStyleSheets.push(sheet);
}
