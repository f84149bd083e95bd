import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { measureBandwidth } from '../../../main/workers/models/computer';

const busy: ChildProcess[] = [];
afterEach(() => {
  for (const child of busy.splice(0)) child.kill('SIGKILL');
});

it('how fast this computer is does not hang on what else runs', { retry: 2 }, async () => {
  const before = measureBandwidth();
  for (let core = 0; core < 2 * availableParallelism(); core += 1) {
    busy.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  }
  await setTimeout(500);
  expect(measureBandwidth()).toBeGreaterThan(before * 0.6);
});
