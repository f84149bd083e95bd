import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../../main/engine/store';
import type { Conversation, MessageId, ProviderId } from '../../../shared/domain';

export const key = new Uint8Array(32).fill(7);
export const otherKey = new Uint8Array(32).fill(8);

/** A folder of this test alone. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'palimpsest-store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

export const open = (path = ':memory:'): Store => {
  const store = openStore({ path, key });
  onTestFinished(() => store.close());
  return store;
};

/** Every byte of every file in a folder. */
export const bytesOf = (path: string): Buffer =>
  Buffer.concat(readdirSync(path).map((name) => readFileSync(join(path, name))));

export const begin = (store: Store): Conversation =>
  store.conversations.create({
    temporary: false,
    mode: 'balanced',
    target: { provider: 'local' as ProviderId, model: 'm' },
  });

type Turn = Parameters<Store['messages']['commitTurn']>[0];

/** A turn with its answer. */
export const say = (
  store: Store,
  conversation: Conversation['id'],
  parent: MessageId | null,
  original: string,
  answer = `re: ${original}`,
  change: Partial<Turn> = {},
) => {
  const { user, assistant } = store.messages.commitTurn({
    conversation,
    parent,
    original,
    sanitized: original,
    findings: [],
    instruction: null,
    draws: [],
    author: 'Local · m',
    writer: 'cloud',
    ...change,
  });
  const done = { restored: answer, received: answer, spans: [], status: 'done' as const, error: null };
  return { user, assistant: store.messages.finish(assistant.id, done) };
};
