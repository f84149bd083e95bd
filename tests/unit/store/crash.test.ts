import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../main/engine/store';
import { connectFile } from '../../../main/engine/store/connection';
import { folder, key } from './profile';

/** How often the writing process is killed: twenty times as often with `LONG=1`. A start of it takes longer than all that it writes. */
const kills = process.env.LONG === undefined ? 5 : 100;

const cache = resolve('node_modules/.cache');
let bundle: string;
beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  bundle = mkdtempSync(join(cache, 'palimpsest-store-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'committer.ts'),
      outDir: bundle,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
});
afterAll(() => rmSync(bundle, { recursive: true }));

/** Runs the committer and kills it some time after so many turns, in whatever it is doing then. Answers the prompts it named. */
const commitAndKill = async (path: string, turns: number): Promise<string[]> => {
  const child = spawn(process.execPath, [join(bundle, 'committer.mjs'), path, Buffer.from(key).toString('hex')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
    if (said.split('\n').length > turns) setTimeout(() => child.kill('SIGKILL'), randomInt(30));
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  return said.split('\n').slice(0, -1);
};

describe('a process killed while it commits turns', () => {
  it(`leaves no half turn and loses none that was told, ${kills} times on one file`, async () => {
    const path = `${folder()}/palimpsest.db`;
    const told: string[] = [];
    for (let i = 0; i < kills; i++) {
      told.push(...(await commitAndKill(path, randomInt(1, 6))));
      const store = openStore({ path, key });
      const [conversation] = store.conversations.list();
      if (conversation === undefined) throw new Error('no conversation');
      const messages = store.messages.path(conversation.id);
      const prompts = messages.filter((message) => message.role === 'user');
      const answers = messages.filter((message) => message.role === 'assistant');

      expect(prompts.map(({ id }) => id)).toEqual(expect.arrayContaining(told));
      expect(answers.map(({ parent }) => parent)).toEqual(prompts.map(({ id }) => id));
      const values = prompts.map(({ parent }) => ({ type: 'MONEY' as const, canonical: `${parent}` }));
      expect(store.ledger.draws(values)).toHaveLength(prompts.length);
      expect(conversation.title).toBe(`after ${prompts.at(-1)?.parent}`);
      expect(messages.every(({ siblings }) => siblings.length === 1)).toBe(true);
      // The newest answer may be cut off, before its first word or after; those before it stopped in an earlier round.
      for (const { status, restored } of answers) {
        expect(['done a reply', 'stopped a reply', 'stopped ']).toContain(`${status} ${restored}`);
      }
      expect(answers.filter(({ status }) => status === 'stopped').length).toBeLessThanOrEqual(i + 1);
      expect(store.journal.list(10_000).every(({ status }) => status !== 'sending')).toBe(true);
      store.close();
    }
    const database = connectFile(path, key);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(
      2 * (database.prepare('SELECT count(*) FROM draws').pluck().get() as number),
    );
    database.close();
  }, 600_000);
});
