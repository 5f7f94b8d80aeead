import type { Language } from '../../../spec/text.ts';
import { dossiers } from '../../book/coverage/dossier.node.ts';
import { clauseOf } from '../input/clauses.ts';
import type { Format } from '../input/options.ts';
import { write } from '../output/terminal.ts';
import { dossierJson } from './json.ts';
import { dossierText } from './text.ts';

/** What `shedu clause` is asked for. */
export interface ClauseOptions {
  readonly format: Format;
  readonly lang: Language;
}

/** Prints everything about some clauses. */
export async function clause(names: readonly string[], options: ClauseOptions): Promise<void> {
  const all = dossiers(names.map(clauseOf), options.lang);
  const print = options.format === 'json' ? dossierJson : dossierText;
  await write(
    all.map((one) => print(one, options.lang)).join(options.format === 'json' ? '' : '\n'),
  );
}
