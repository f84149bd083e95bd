import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Preview } from '../../../shared/ipc';
import { type Cloud, startCloud } from '../../cloud';
import {
  createMain,
  newChat,
  setProvider,
  startEngine,
  type TestEngine,
  temporaryFolder,
  turn,
} from '../engine/harness';

let cloud: Cloud;
let folder: ReturnType<typeof temporaryFolder>;
let engine: TestEngine;

beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());
beforeEach(async () => {
  folder = temporaryFolder();
  engine = await startEngine(createMain(), folder.path);
  await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
});
afterEach(async () => {
  await engine.close();
  folder.remove();
});

const preview = async (text: string): Promise<Preview> =>
  engine.ask('draft.preview', { conversation: await newChat(engine), text });
const both = 'I earn $7,000 a month, $84,000 a year.';

test('a preview names its links, and a linked pair spends once, on the root', async () => {
  const { links, spends, meaning } = await preview(both);
  expect(links).toEqual([{ derived: 1, roots: [0], formula: '12 × $7,000', source: 'arithmetic', linked: true }]);
  expect(spends).toEqual([{ value: '$7,000', spent: 0, adds: 1, cap: expect.any(Number) }]);
  expect(meaning.map(({ value, odds }) => [value, odds.length])).toEqual([['$7,000', 3]]);
});

test('what one chat told of a month’s pay counts in another for a year’s', async () => {
  await turn(engine, await newChat(engine), both);
  expect((await preview(both)).spends).toMatchObject([{ value: '$7,000', spent: 1, adds: 0 }]);
  expect((await preview('I earn $84,000.')).spends).toMatchObject([{ value: '$84,000', spent: 1, adds: 1 }]);
});

test('and the other way round', async () => {
  await turn(engine, await newChat(engine), 'I earn $84,000.');
  expect((await preview(both)).spends).toMatchObject([{ value: '$7,000', spent: 1, adds: 1 }]);
});

test('a later prompt of the chat follows what was sent before, and spends nothing', async () => {
  const conversation = await newChat(engine);
  await turn(engine, conversation, 'My salary is $84,000.');
  const { links, spends } = await engine.ask('draft.preview', { conversation, text: 'That is $7,000 a month.' });
  expect(links).toMatchObject([{ derived: 0, roots: [], earlier: [{ value: '$84,000' }], formula: '$84,000 ÷ 12' }]);
  expect(spends).toEqual([]);
});
