/**
 * Imports point one way:
 * spec <- machine/rules <- machine/chart <- machine/record <- machine/inquiry <- machine/notation
 * <- machine/words <- machine/draw <- machine/book <- cli, site; and from record machine/bots <-
 * machine/conform <- cli.
 * Each row: a layer, the layers of this repository it may import, the packages it may import.
 */
const layers = [
  ['spec', [], []],
  ['machine/rules', ['spec'], []],
  ['machine/chart', ['spec', 'machine/rules'], ['xstate']],
  [
    'machine/record',
    ['spec', 'machine/(rules|chart)'],
    ['xstate', 'ajv', 'jsonc-parser', 'fastest-levenshtein'],
  ],
  ['machine/inquiry', ['spec', 'machine/(rules|chart|record)'], []],
  [
    'machine/notation',
    ['spec', 'machine/(rules|chart|record)'],
    ['xstate', 'ajv', 'jsonc-parser', 'fastest-levenshtein'],
  ],
  [
    'machine/words',
    ['spec', 'machine/(rules|chart|record|inquiry|notation)'],
    ['xstate', 'intl-messageformat'],
  ],
  ['machine/draw', ['spec', 'machine/(rules|chart|record|notation|words)'], ['xstate']],
  ['machine/bots', ['spec', 'machine/(rules|chart|record)'], ['xstate']],
  ['machine/conform', ['spec', 'machine/(rules|chart|record|bots)'], ['xstate', 'ajv']],
  [
    'machine/book',
    ['spec', 'fixtures', 'machine/(rules|chart|record|notation|words|draw)'],
    ['xstate', 'micromark', 'elkjs'],
  ],
  [
    'machine/cli',
    [
      'spec',
      'fixtures',
      'machine/(rules|chart|record|inquiry|notation|words|draw|book|bots|conform)',
    ],
    [
      'xstate',
      'ajv',
      'commander',
      'cli-progress',
      'fastest-levenshtein',
      'junit-report-builder',
      '@resvg/resvg-js',
      '@sparticuz/chromium',
      'playwright-core',
      'string-width',
      'unpdf',
    ],
  ],
  // Of the commands the site prints the help; it is put in its place, and schemas are written out
  // for it, as for the package.
  [
    'site',
    [
      'spec',
      'fixtures',
      'machine/(rules|chart|record|inquiry|notation|words|draw|book|conform)',
      'machine/cli/program.ts',
      'machine/staged.node.ts',
      'machine/validators.node.ts',
    ],
    null,
  ],
];

const own = '^(spec|machine|fixtures|site|test)/';
const forNode = '^machine/cli/|[.]node[.]ts$';

const layerRules = layers.flatMap(([layer, imports, packages]) => {
  const allowed = [layer, ...imports].map((path) => `^${path}(/|$)`);
  const rules = [
    {
      name: `${layer} points down`,
      severity: 'error',
      from: { path: `^${layer}/` },
      to: { path: own, pathNot: allowed },
    },
  ];
  if (packages !== null)
    rules.push({
      name: `${layer} knows few packages`,
      severity: 'error',
      from: { path: `^${layer}/` },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: packages.map((name) => `^node_modules/(@types/)?${name}/`),
      },
    });
  return rules;
});

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
    {
      name: 'the machine runs in a browser',
      comment: 'Only machine/cli and files named *.node.ts may use what Node alone has.',
      severity: 'error',
      from: { path: '^(machine|spec)/', pathNot: forNode },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing for Node alone in the browser',
      severity: 'error',
      from: { path: '^(machine|spec)/', pathNot: forNode },
      to: { path: '[.]node[.]ts$' },
    },
    {
      name: 'the viewer knows nothing of what it stands in',
      comment: 'A page of the site and the embed give it what differs: `viewer/services.ts`.',
      severity: 'error',
      from: { path: '^site/src/viewer/', pathNot: '^site/src/viewer/(page|statechart)/' },
      to: {
        path: '^site/src/(embed/|own/|viewer/page/|links[.]ts|engine/(answers|client|worker)[.]ts)',
      },
    },
    {
      name: 'the embed knows no page of the site',
      severity: 'error',
      from: { path: '^site/src/embed/' },
      to: { path: '^site/src/(own/|viewer/page/|links[.]ts|engine/(client|worker)[.]ts)' },
    },
    {
      name: 'the engine is loaded when something is asked',
      severity: 'error',
      from: { path: '^site/src/(viewer|embed)/' },
      to: { path: '^site/src/engine/(answers|client)[.]ts', dynamic: false },
    },
    {
      name: 'the oracle knows only the spec',
      comment: 'A second reading of the rules: it may share types and chance with the machine.',
      severity: 'error',
      from: { path: '^test/oracle/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^machine/',
        pathNot: '^machine/bots/random[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6', 'cjs'],
    exclude: { path: '^(dist|site/dist|site/[.]astro|(site/)?[.]staging-[^/]+)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
