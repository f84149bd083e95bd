import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compiledAtOnce } from '../../../main/engine/patterns';

/** What npm runs on: the reader's own Node, which may be older than the project's. */
const { npm_node_execpath: node = process.execPath } = process.env;

test('an expression that ran before V8 was told to compile at once goes on running', () => {
  const script = `
    const early = /a+b(c|d)/;
    early.test('');
    require('node:v8').setFlagsFromString('${compiledAtOnce}');
    let found = 0;
    for (let i = 0; i < 2000; i++) {
      const text = 'x'.repeat(20) + i;
      if (early.test(text + 'aaab' + 'c'.repeat(i % 2))) found++;
    }
    console.log(found);
  `;
  expect(spawnSync(node, ['--eval', script], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '1000\n' });
});
