import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, root, run, runHeadless, say, setup } from './setup.mjs';

/** `npm run bench [-- NAME …]`: prints the numbers that documents quote; without a name, all of them. */

const inWindow = ['window'];
const all = readdirSync(join(root, 'bench')).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
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
    const script = `import { runnerImport } from 'vite'; await runnerImport('${file}', { configFile: false });`;
    run('node', ['--expose-gc', '--input-type=module', '--eval', script]);
  }
}
