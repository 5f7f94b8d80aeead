/** A block of code: a change of a file, a new one, a command, or what a command prints. */
export interface Block {
  readonly language: string;
  /** What stands behind the language, such as `title="spec/ids.ts"`. */
  readonly about: string;
  readonly text: string;
}

/** The blocks that follow one another; the first names the step. */
export interface Step {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/**
 * The steps of an English page on changing the rulebook. The pages in other languages have the
 * names of these steps in their places, so that no code is written twice.
 */
export function stepsIn(page: string): readonly Step[] {
  const steps: { name: string; blocks: Block[] }[] = [];
  for (const [, language = '', about = '', text = ''] of page.matchAll(BLOCK)) {
    const name = attributeOf(about, 'step');
    if (name !== undefined) steps.push({ name, blocks: [] });
    steps.at(-1)?.blocks.push({ language, about, text });
  }
  return steps;
}

const BLOCK = /^```(\w+) ?(.*)\n([\s\S]*?\n)```$/gm;

/** What a block says of itself by a name. */
export const attributeOf = (about: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(about)?.[1];
