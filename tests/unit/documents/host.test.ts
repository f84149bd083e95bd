import { afterEach, expect, test, vi } from 'vitest';
import { createDocuments } from '../../../main/documents';
import type { DocumentsService, DocumentText } from '../../../shared/documents';
import { connect } from '../../../shared/port';
import { pipe } from '../main/pipe';

/** Documents whose processes read with `read`; how many were started, and which were ended. */
const documentsOf = (read: (bytes: Uint8Array, die: () => void) => Promise<DocumentText>) => {
  let started = 0;
  const ended = new Set<number>();
  const documents = createDocuments('', () => {
    const { near, far, die } = pipe();
    const number = ++started;
    connect<DocumentsService, Record<never, never>>(far, { read: ({ bytes }) => read(bytes, die) });
    const kill = (): void => {
      ended.add(number);
      die();
    };
    return { port: near, pid: undefined, kill };
  });
  return { documents, started: () => started, ended };
};
const never = (): Promise<DocumentText> => new Promise(() => undefined);
const bytes = new Uint8Array([1]);
const words = (text: string): DocumentText => ({ text, wordless: [], hidden: [] });

afterEach(() => vi.useRealTimers());

test('each document is read by a process of its own, which ends with it', async () => {
  const { documents, started, ended } = documentsOf(async ([first]) => words(String(first)));
  const texts = await Promise.all([1, 2, 3].map((n) => documents.read(new Uint8Array([n]))));
  expect(texts).toEqual(['1', '2', '3'].map(words));
  expect([started(), [...ended]]).toEqual([3, [1, 2, 3]]);
});

test('one document is read at a time', async () => {
  let reading = 0;
  let most = 0;
  const { documents } = documentsOf(async () => {
    most = Math.max(most, ++reading);
    await new Promise((resolve) => setTimeout(resolve, 5));
    reading--;
    return words('');
  });
  await Promise.all([1, 2, 3].map(() => documents.read(bytes)));
  expect(most).toBe(1);
});

test('a process that dies was given a damaged document, and the next document is read', async () => {
  let first = true;
  const { documents } = documentsOf((_, die) => {
    if (!first) return Promise.resolve(words('read'));
    first = false;
    die();
    return never();
  });
  expect(await documents.read(bytes)).toEqual({ refusal: 'damaged' });
  expect(await documents.read(bytes)).toEqual(words('read'));
});

test('whoever stops ends what is read, and what waits is not begun', async () => {
  const { documents, started, ended } = documentsOf(never);
  const answers = Promise.all([documents.read(bytes), documents.read(bytes)]);
  await vi.waitUntil(() => started() === 1);
  documents.stop();
  expect(await answers).toEqual([{ refusal: 'stopped' }, { refusal: 'stopped' }]);
  expect([started(), [...ended]]).toEqual([1, [1]]);
});

test('a document that takes longer than a minute is given up', async () => {
  vi.useFakeTimers();
  const { documents, ended } = documentsOf(never);
  const answer = documents.read(bytes);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual({ refusal: 'slow' });
  expect([...ended]).toEqual([1]);
});
