import { toGameFile } from '../../../machine/record/file.ts';
import type { FixtureJson, GameFile, RecordJson } from '../../../machine/record/format.ts';
import type { LocalText } from '../../../machine/record/local.ts';

const FIXTURES = '../../../fixtures/';

/** A file of the conformance suite that the site can replay. */
export interface Bundled {
  /** Its path in the suite, and with dots for slashes its id. */
  readonly slug: string;
  readonly id: string;
  readonly kind: 'game' | 'example' | 'case';
  readonly title: LocalText;
  /** The file as it is stored. */
  readonly text: string;
  readonly file: GameFile;
}

function load(kind: Bundled['kind'], texts: Readonly<Record<string, string>>): readonly Bundled[] {
  return Object.entries(texts).map(([path, text]) => {
    const json = JSON.parse(text) as RecordJson | FixtureJson;
    const slug = path.slice(FIXTURES.length, -'.json'.length);
    return {
      slug,
      id: slug.replaceAll('/', '.'),
      kind,
      title: json.title,
      text,
      file: toGameFile(json),
    };
  });
}

/** The whole games and the worked examples, which have a page each. */
export const replays: readonly Bundled[] = [
  ...load(
    'game',
    import.meta.glob<string>('../../../fixtures/games/**/*.json', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
  ...load(
    'example',
    import.meta.glob<string>('../../../fixtures/examples/**/*.json', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
];

/** The small positions that show one thing each; they share a page. */
export const cases: readonly Bundled[] = load(
  'case',
  import.meta.glob<string>('../../../fixtures/{legal,illegal,rulings}/**/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
