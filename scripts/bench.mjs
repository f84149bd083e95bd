import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, root, run, runHeadless, say, setup } from './setup.mjs';

/**
 * `npm run bench [-- NAME … [--OPTION …]]`: prints the numbers that documents quote; without a name, all of them.
 * What follows the names is for the bench itself.
 */

const inWindow = ['window'];
const all = readdirSync(join(root, 'bench')).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []));
const given = process.argv.slice(2);
const names = given.slice(0, given.findIndex((word) => word.startsWith('--')) >>> 0);
const options = given.slice(names.length);
const wanted = names.length > 0 ? names : all;
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}

setup({ headless: wanted.some((name) => inWindow.includes(name)) });
if (wanted.some((name) => inWindow.includes(name))) build();
for (const name of wanted) {
  say(name);
  const file = `./bench/${name}.ts`;
  if (inWindow.includes(name)) runHeadless('node', [file]);
  else {
    // Patterns as in the engine's process: scripts/compact-patterns.ts, main/engine/patterns.ts.
    const plain = '{ configFile: false }';
    const compact = `(await runnerImport('./scripts/compact-patterns.ts', ${plain})).module.compactPatterns()`;
    const imported = `await runnerImport('${file}', { ...${plain}, plugins: [${compact}] });`;
    const script = `import { runnerImport } from 'vite'; ${imported}`;
    run('node', ['--regexp-tier-up-ticks=0', '--expose-gc', '--input-type=module', '--eval', script, '--', ...options]);
  }
}
