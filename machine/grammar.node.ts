import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';

/** `npm run grammar`: makes the parser of the notation of games, which is kept beside the grammar. */
const FOLDER = join(import.meta.dirname, 'notation/game');
export const GRAMMAR = join(FOLDER, 'grammar.peggy');
export const PARSER = join(FOLDER, 'grammar.js');

/** The parser as a module. */
export function parserOf(grammar: string): string {
  const source = peggy.generate(grammar, { output: 'source', format: 'es' });
  return `// Made of grammar.peggy by \`npm run grammar\`; changes go there.\n${source}`;
}

if (import.meta.main) writeFileSync(PARSER, parserOf(readFileSync(GRAMMAR, 'utf8')));
