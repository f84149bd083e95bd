import { expect, test } from 'vitest';
import { faultText } from '../../../shared/fault';
import { connect, type Port } from '../../../shared/port';

/** A port whose other side says what the test says. */
const scripted = () => {
  let hear: (message: unknown) => void = () => undefined;
  const posted: unknown[] = [];
  const port: Port = {
    post: (message) => void posted.push(message),
    onMessage: (listener) => {
      hear = listener;
    },
    onClose: () => undefined,
  };
  return { port, posted, say: (message: unknown) => hear(message) };
};

type Chat = { chat: { input: string; output: string; chunk: string } };

test('what no message is, is not heard', () => {
  const { port, say } = scripted();
  connect(port, {});
  for (const nonsense of [null, undefined, 7, 'call', [], {}]) expect(() => say(nonsense)).not.toThrow();
});

test('a call of a name that objects have anyway is refused', async () => {
  const { port, posted, say } = scripted();
  connect(port, {});
  say({ kind: 'call', id: 1, name: 'constructor', input: 'x' });
  await expect
    .poll(() => posted)
    .toEqual([{ kind: 'error', id: 1, error: { code: 'invalid_request', detail: 'constructor' } }]);
});

test('an error that is none of ours becomes `internal` and carries nothing', async () => {
  const { port, say } = scripted();
  const answer = connect<Record<never, never>, Chat>(port, {}).call('chat', 'x');
  say({ kind: 'error', id: 1, error: { code: 'made up', detail: 'what the user wrote' } });
  await expect(answer).rejects.toMatchObject({ code: 'internal', detail: undefined });
});

test('a chunk that cannot be used ends its call and nothing else', async () => {
  const { port, say } = scripted();
  const onChunk = (chunk: string): void => void chunk.trim();
  const answer = connect<Record<never, never>, Chat>(port, {}).call('chat', 'x', { onChunk });
  expect(() => say({ kind: 'chunk', id: 1, chunk: 7 })).not.toThrow();
  await expect(answer).rejects.toMatchObject({ code: 'internal' });
});

test('a signal that outlives its call is let go, and cancels nothing any more', async () => {
  const { port, say, posted } = scripted();
  const peer = connect<Record<never, never>, Chat>(port, {});
  const stop = new AbortController();
  const answer = peer.call('chat', 'x', { signal: stop.signal });
  say({ kind: 'answer', id: 1, value: 'y' });
  await answer;
  stop.abort();
  expect(posted.map((message) => (message as { kind: string }).kind)).toEqual(['call']);
});

test('a fault is told by its kind and place, never by its message', () => {
  const told = faultText('The engine', new TypeError('Maria Gonzalez\nowes\n    at least $2,310'));
  expect(told).toMatch(/^The engine failed: TypeError\n\s+at /);
  expect(told).not.toContain('Gonzalez');
  expect(told).not.toContain('2,310');
});
