import { type Command, InvalidArgumentError, Option } from 'commander';
import { editionIds } from '../../../spec/editions.ts';
import type { Readings } from '../../../spec/ids.ts';
import { switches, switchIds } from '../../../spec/rulings.ts';
import { editionOption, namedEdition } from '../input/edition.ts';
import { languageOption } from '../input/options.ts';
import type { DocsFormat, DocsOptions } from './run.ts';

const HELP = `
The rulebook holds exactly the clauses that the program enforces for the edition and its options, in an
order to learn by: a first round told, conflicts step by step, each clause with its number, what it is
for, whether the printed rules state or imply it, say nothing or something else, and an example that was
played to write it. Where it stands in them, contested questions, other editions, a glossary and an index
come behind. It is named after edition, readings, options and language, such as
rules-2015-ru.html; Markdown has its diagrams in a folder of that name beside it. Files that are there already are replaced.

With --aid it is what is looked up most, on two pages, such as aid-2015-ru.html. With --from it is
the booklet of what changed from one edition to the other, such as changes-1997-2015-fr.html.

An edition of your own is a JSON file such as

  { "format": "shedu-edition/1", "edition": "2015", "title": { "en": "Our club" },
    "rulings": { "redeclineSquare": "forbid" }, "options": { "buildings": true },
    "notes": [{ "clause": "turn.action.two", "text": { "en": "No more than a minute each." } }] }

The book is named after the file, has its title and its notes, at their clauses or at the front, and
its modules and readings; options add to those, and may not contradict them. The aid has no notes.

A PDF is printed by Chromium or Chrome: that of CHROMIUM_PATH, else an installed one, else that of the
npm package @sparticuz/chromium. It needs the npm packages playwright-core and, for the pages in its
contents, unpdf.

Exit code: 0 all well; 2 the edition does not offer an option or its file is none, or a file cannot be
written.

Examples:
  shedu docs --edition 2015 --lang ru --format pdf
  shedu docs --edition 2015 --buildings --wonder --format md --out rules
  shedu docs --edition 1997 --lang fr --format json --out rules
  shedu docs --edition 1997 --ruling redeclineSquare=allow
  shedu docs --edition 2015 --from 1997 --lang fr
  shedu docs --edition club.json --format pdf
  shedu docs --aid --format pdf`;

const FORMATS: readonly DocsFormat[] = ['md', 'html', 'json', 'pdf'];

/** Adds `shedu docs`. */
export function docsCommand(program: Command): void {
  program
    .command('docs')
    .summary('write the rulebook of an edition')
    .description('Writes the whole rulebook of an edition, with its options, in a language.')
    .addOption(editionOption('the edition').argParser(namedEdition).default('2015'))
    .option('--advanced', 'on the advanced board')
    .option('--buildings', 'with civilization buildings')
    .option('--wonder', 'with the wonder')
    .option('--english-variant', 'with the English variant')
    .addOption(
      new Option(
        '--ruling <ID=READING>',
        'another reading of a contested passage than that of the edition, as often as wanted',
      ).argParser(reading),
    )
    .addOption(
      new Option('--aid', 'a player aid of two pages, instead of the rulebook').conflicts([
        'from',
        'ruling',
      ]),
    )
    .addOption(
      new Option('--from <EDITION>', 'what changed from another edition, instead of the rulebook')
        .choices(editionIds)
        .conflicts(['advanced', 'buildings', 'wonder', 'englishVariant', 'ruling']),
    )
    .addOption(languageOption())
    .addOption(new Option('--format <FORMAT>', 'the kind of file').choices(FORMATS).default('html'))
    .addOption(
      new Option('--out <DIR>', 'the folder to write to, made if it is missing')
        .argParser(folder)
        .default('.'),
    )
    .addHelpText('after', HELP)
    .action(async (options: DocsOptions) => {
      const { writeDocs } = await import('./run.ts');
      await writeDocs(options);
    });
}

/** `--ruling ID=READING`, added to those before it. */
function reading(text: string, before: Partial<Readings> = {}): Partial<Readings> {
  const [name = '', chosen = '', ...rest] = text.split('=');
  const id = switchIds.find((known) => known === name);
  if (id === undefined || rest.length > 0)
    throw new InvalidArgumentError(`Expected ID=READING, the id one of ${switchIds.join(', ')}.`);
  const readings = Object.keys(switches[id].readings);
  if (!readings.includes(chosen))
    throw new InvalidArgumentError(`The readings of ${id} are ${readings.join(', ')}.`);
  return { ...before, [id]: chosen };
}

function folder(name: string): string {
  if (name !== '') return name;
  throw new InvalidArgumentError('Expected the name of a folder, such as . for this one.');
}
