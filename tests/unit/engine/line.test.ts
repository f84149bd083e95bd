import { expect, it } from 'vitest';
import { createMain, ended, newChat, send, startEngine } from './harness';

it('replies of the local model in two chats come one after the other, and the one that waits says so', async () => {
  const main = createMain();
  const answers: (() => void)[] = [];
  main.chat = ({ messages }, { chunk }) =>
    new Promise((resolve) => {
      answers.push(() => {
        const text = `You wrote: ${messages.at(-1)?.text}`;
        chunk(text);
        resolve({ text, reason: 'end' });
      });
    });
  const engine = await startEngine(main, null);
  const told = () => engine.events.flatMap(({ name, payload }) => (name === 'turn.waits' ? [payload] : []));
  const first = await send(engine, await newChat(engine), 'What is the tide?');
  const second = await send(engine, await newChat(engine), 'What is the wind?');
  await engine.event('turn.waits');
  expect(told()).toEqual([{ message: second.assistant.id, waits: true }]);
  answers[0]?.();
  await engine.event('turn.waits', ({ waits }) => !waits);
  answers[1]?.();
  expect((await ended(engine, first.assistant.id)).restored).toBe('You wrote: What is the tide?');
  expect((await ended(engine, second.assistant.id)).restored).toBe('You wrote: What is the wind?');
  expect(told()).toEqual([
    { message: second.assistant.id, waits: true },
    { message: second.assistant.id, waits: false },
  ]);
  await engine.close();
});
