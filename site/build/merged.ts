import { parseSync } from 'vite';

/** A name that the code of a module gives to something of its own, at the top. */
interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const NAME = /[A-Za-z_$][\w$]*/g;

/**
 * The code of a module with one declaration where several are alike but for their names and for
 * those of others of which the same is true. Ajv writes a function for each way that leads to a
 * shape; they may call themselves and each other in circles.
 */
export function merged(code: string): string {
  const all = named(code);
  const known = new Set(all.map(({ name }) => name));
  const words = all.map(({ name, start, end }) => {
    const text = code.slice(start, end);
    const called = (text.match(NAME) ?? []).filter((word) => known.has(word) && word !== name);
    const shape = text.replace(NAME, (word) => (known.has(word) ? '#' : word));
    return { name, shape, called };
  });
  // All that look alike are taken for the same, until those they call are seen to differ.
  let classes = new Map(words.map(({ name, shape }) => [name, shape]));
  for (let count = 0; count < new Set(classes.values()).size; ) {
    count = new Set(classes.values()).size;
    const numbers = new Map([...new Set(classes.values())].map((one, i) => [one, i]));
    const before = classes;
    const numberOf = (name: string): string => String(numbers.get(before.get(name)!));
    classes = new Map(
      words.map(({ name, called }) => [name, [name, ...called].map(numberOf).join()]),
    );
  }
  const first = new Map<string, string>();
  for (const { name } of all)
    if (!first.has(classes.get(name)!)) first.set(classes.get(name)!, name);
  const kept = (name: string): string => first.get(classes.get(name)!)!;
  return all
    .toReversed()
    .reduce(
      (text, { name, start, end }) =>
        kept(name) === name ? text : text.slice(0, start) + text.slice(end),
      code,
    )
    .replace(NAME, (word) => (known.has(word) ? kept(word) : word));
}

/** The functions and constants of a module that it does not export, in their order. */
const named = (code: string): readonly Named[] =>
  parseSync('validators.js', code).program.body.flatMap((one) => {
    const { type, start, end } = one;
    if (type === 'FunctionDeclaration') return [{ name: one.id!.name, start, end }];
    if (type !== 'VariableDeclaration' || one.declarations.length !== 1) return [];
    const { id } = one.declarations[0]!;
    return id.type === 'Identifier' ? [{ name: id.name, start, end }] : [];
  });
