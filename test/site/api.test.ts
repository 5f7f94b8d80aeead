import { Application, LogLevel, TSConfigReader } from 'typedoc';
import { expect, test } from 'vitest';
import { checks, entryPoints, tsconfig } from '../../site/build/api.ts';

test('everything that the package exports says what it is, and speaks of nothing that it hides', async () => {
  const options = { ...checks, entryPoints, tsconfig, logLevel: LogLevel.None };
  const app = await Application.bootstrap(options, [new TSConfigReader()]);
  const told: string[] = [];
  app.logger.log = (message, level) => {
    if (level >= LogLevel.Warn) told.push(message);
  };
  const project = await app.convert();
  expect(project?.children?.map(({ name }) => name).sort()).toEqual([
    'shedu',
    ...[
      'book',
      'chart',
      'conform',
      'draw',
      'inquiry',
      'notation',
      'record',
      'rules',
      'spec',
      'words',
    ].map((name) => `shedu/${name}`),
  ]);
  app.validate(project!);
  expect(told).toEqual([]);
});
