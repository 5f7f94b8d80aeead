#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
// By name it would keep a Node that has it not from being told so below.
import module from 'node:module';

// A checkout runs its sources as they are; the package has them compiled, because Node strips no
// types below node_modules.
const source = new URL('shedu.ts', import.meta.url);
const checkout = existsSync(source);
const { engines, version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The first Node that strips types without being told to, or that the package is made for. */
const wanted = checkout ? '22.18' : engines.node.replace('>=', '');

/** Versions such as `22.12`, as numbers that compare. */
const rank = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major * 1000 + minor;
};

/** Tells the version, for which nothing need be loaded; what hinders that is told by what is. */
function tellVersion() {
  const [only, ...more] = process.argv.slice(2);
  if (more.length > 0 || (only !== '--version' && only !== '-V')) return false;
  try {
    writeFileSync(1, `${version}\n`);
    return true;
  } catch {
    return false;
  }
}

if (rank(process.versions.node) < rank(wanted)) {
  const { node } = process.versions;
  process.stderr.write(`error: shedu needs Node ${wanted} or later, and this is Node ${node}\n`);
  process.exitCode = 2;
} else if (!tellVersion()) {
  // What a command needs is loaded when it runs, and from a cache the next time.
  module.enableCompileCache();
  import(checkout ? source.href : '../../dist/machine/cli/shedu.js');
}
