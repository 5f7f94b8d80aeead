import { fileURLToPath } from 'node:url';
import type { TypeDocOptions } from 'typedoc';

/** How the package is documented: all that it exports, and nothing else. */

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const MODULES = [
  'rules',
  'chart',
  'record',
  'conform',
  'inquiry',
  'notation',
  'words',
  'draw',
  'book',
];

/** What each entry of the package exports. */
export const entryPoints: string[] = [
  file('../../spec/index.ts'),
  ...MODULES.map((name) => file(`../../machine/${name}/index.ts`)),
  // Last: what it has from the others is told there.
  file('../../machine/index.ts'),
];

export const tsconfig = file('../../machine/tsconfig.json');

/** Every exported thing says what it is, and whatever it speaks of is exported too. */
export const checks: Partial<TypeDocOptions> = {
  // That the sources compile is for the compiler to say.
  skipErrorChecking: true,
  excludeExternals: true,
  disableSources: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable'],
  // Types that TypeScript reads off data, and one that only another needs.
  intentionallyNotExported: [
    '__object.sources',
    'EventOf',
    'en',
    'MODULES',
    'files',
    'switchFiles',
    'settledFiles',
  ],
  // Parts of the machine's own definition.
  intentionallyNotDocumented: [
    'shedu/chart.machine.__type.context',
    'shedu/chart.machine.__type.output',
  ],
};

/** How it is laid out: a page for each entry. */
export const layout = {
  router: 'module',
  logLevel: 'Warn',
  parametersFormat: 'table',
  propertiesFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: { hideModifiers: true, hideInherited: true, hideOverrides: true },
  useCodeBlocks: true,
} as const;
