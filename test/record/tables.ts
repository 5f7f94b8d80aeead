import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import game from '../../spec/schema/game.schema.json' with { type: 'json' };

/** The contract for whoever runs the suite, in which the tables stand. */
export const CONTRACT = join(import.meta.dirname, '../../fixtures/INTERPRETING.md');

interface Described {
  readonly description?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
}

const code = (name: string): string => `\`${name}\``;

/** A sentence as a part of another. */
const part = ({ description = '' }: Described): string =>
  description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, '');

function fieldText([name, schema]: readonly [string, Described]): string {
  const values = schema.enum === undefined ? '' : ` (${schema.enum.map(code).join(', ')})`;
  return `${code(name)}${values} ${part(schema)}`;
}

function table(
  head: readonly string[],
  forms: readonly Described[],
  fieldsOf: (form: Described) => Readonly<Record<string, Described>>,
  tag: string,
): string {
  const rows = forms.map((form) => [
    code(form.properties?.[tag]?.const ?? ''),
    form.description ?? '',
    Object.entries(fieldsOf(form)).map(fieldText).join('; ') || 'none',
  ]);
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`);
  return lines.join('').replaceAll('| ---', '|---').replaceAll('--- |', '---|');
}

const { effect, reason } = game.$defs;

/** The table under each heading of the contract that has one of its own. */
const TABLES: Readonly<Record<string, string>> = {
  Effects: table(
    ['Type', 'What happened', 'Fields'],
    effect.oneOf,
    ({ properties = {} }) => {
      const { type: _type, clauses: _clauses, ...fields } = properties;
      return fields;
    },
    'type',
  ),
  Refusals: table(
    ['Code', 'Why', 'Parameters'],
    reason.oneOf,
    ({ properties }) => properties?.params?.properties ?? {},
    'code',
  ),
};

/** The contract with its tables as the schema has them. */
export function contract(): string {
  return Object.entries(TABLES).reduce(
    (text, [heading, rows]) => {
      const place = new RegExp(`(?<=\\n## ${heading}\\n[^|#]*\\n)(?:\\|.*\\n)+`);
      if (!place.test(text)) throw new Error(`no table stands under ${heading}`);
      return text.replace(place, () => rows);
    },
    readFileSync(CONTRACT, 'utf8'),
  );
}
