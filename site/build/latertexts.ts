/** Names of texts, or of groups of texts with what is meant of each. */
interface Names {
  readonly [name: string]: true | Names;
}

/** A text, or texts by their names. */
type Texts = string | { readonly [name: string]: Texts };

/** The texts of an embedded viewer that only dialogs, panels, branches and faults read, or nothing there. */
export const LATER: Names = {
  viewer: {
    needsScript: true,
    download: true,
    hintKeys: true,
    inLab: true,
    developers: true,
    inspect: true,
    inspectText: true,
    blocked: true,
    points: true,
    chart: true,
    card: true,
    unreadable: true,
    panel: { chart: true, points: true },
    whatIf: true,
    toolbar: {
      both: true,
      amongSteps: true,
      waits: true,
      close: true,
      searchFor: true,
      hits: true,
      keys: true,
      shareStep: true,
      copyLink: true,
      copyPositionLink: true,
      copyPosition: true,
      copyText: true,
      copyImage: true,
      savePng: true,
      saveSvg: true,
      print: true,
      copied: true,
      saved: true,
      byHand: true,
      failed: true,
      shareHidden: true,
    },
  },
  embedded: { noGame: true, noScript: true },
};

/** Texts in two parts of the same shape: without those that are named, and those alone. */
export function parted<T extends object>(texts: T, names: Names): readonly [object, object] {
  const [first, later]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [name, text] of Object.entries(texts) as [string, Texts][]) {
    const named = names[name];
    if (named === undefined) first[name] = text;
    else if (named === true) later[name] = text;
    else [first[name], later[name]] = parted(text as object, named);
  }
  return [first, later];
}
