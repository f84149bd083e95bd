import { expect, test, vi } from 'vitest';
import { createEngineProcess } from '../../../main/engine-process';
import type { Child } from '../../../main/fork-child';
import type { EngineService, MainService } from '../../../shared/engine';
import { connect } from '../../../shared/port';
import { CodedError } from '../../../shared/result';
import { pipe } from './pipe';

vi.mock('electron', () => ({ app: {}, utilityProcess: {} }));

interface Engine {
  opened: { profile: string | null }[];
  requests: string[];
  die: () => void;
}

/** Engines as they are started; `onOpen` says what the n-th does when it is opened. */
const supervised = (onOpen: (engine: number, die: () => void) => void = () => undefined) => {
  const engines: Engine[] = [];
  const told: string[] = [];
  const spawn = (): Child => {
    const { near, far, die } = pipe();
    const engine: Engine = { opened: [], requests: [], die };
    const number = engines.push(engine);
    connect<EngineService, MainService>(far, {
      'engine.open': ({ profile }) => {
        engine.opened.push({ profile });
        onOpen(number, die);
        return undefined;
      },
      'engine.close': () => undefined,
      'models.check': () => undefined,
      request: ({ name }) => {
        engine.requests.push(name);
        if (name !== 'journal.list' && engines.length === 1) die();
        return { ok: true, value: `engine ${number}` };
      },
    });
    return { port: near, pid: number, kill: die };
  };
  const engine = createEngineProcess({
    spawn,
    service: {} as never,
    onEvent: () => undefined,
    onRestart: () => told.push('restarted'),
    onFailed: ({ code }) => told.push(code),
  });
  return { engine, engines, told };
};

const key = new Uint8Array(32);

test('an engine that dies is started and opened again, and the next request is answered', async () => {
  const { engine, engines, told } = supervised();
  await engine.open(key, '/profile');
  engines[0]?.die();
  expect(await engine.request('journal.list', undefined)).toEqual({ ok: true, value: 'engine 2' });
  expect(engines[1]?.opened).toEqual([{ profile: '/profile' }]);
  expect(told).toEqual(['restarted']);
});

test('an engine that dies while it opens is opened by the next one', async () => {
  const { engine, engines } = supervised((number, die) => {
    if (number < 3) die();
  });
  await engine.open(key, '/profile');
  expect(engines).toHaveLength(3);
});

test('a look-up that an engine dies over is asked again; a prompt is never sent twice', async () => {
  for (const [name, asked] of [
    ['conversations.list', 1],
    ['turn.send', 0],
    ['providers.save', 0],
  ] as const) {
    const { engine, engines } = supervised();
    await engine.open(key, null);
    const answer = await engine.request(name, undefined);
    expect(answer.ok).toBe(asked === 1);
    await engine.request('journal.list', undefined);
    expect(engines[1]?.requests.filter((request) => request === name)).toHaveLength(asked);
  }
});

test('five deaths in a row are mended; a sixth is told, and opening tries anew', async () => {
  const { engine, engines, told } = supervised();
  await engine.open(key, '/profile');
  for (let death = 0; death < 5; death++) engines.at(-1)?.die();
  expect(await engine.request('journal.list', undefined)).toEqual({ ok: true, value: 'engine 6' });
  engines.at(-1)?.die();
  expect(told.at(-1)).toBe('engine_restarted');
  expect(await engine.request('journal.list', undefined)).toMatchObject({ ok: false });
  await engine.open(key, '/profile');
  expect(await engine.request('journal.list', undefined)).toEqual({ ok: true, value: 'engine 7' });
});

test('a store that does not open again is told', async () => {
  const { engine, engines, told } = supervised((number) => {
    if (number === 2) throw new CodedError('store_unreachable');
  });
  await engine.open(key, '/profile');
  engines[0]?.die();
  expect(await engine.request('journal.list', undefined)).toMatchObject({ error: { code: 'store_unreachable' } });
  expect(told).toEqual(['store_unreachable']);
});

test('a wrong key is the answer of opening, and nothing is opened again by itself', async () => {
  const { engine, engines } = supervised((number) => {
    if (number === 1) throw new CodedError('store_wrong_key');
  });
  await expect(engine.open(key, '/profile')).rejects.toMatchObject({ code: 'store_wrong_key' });
  engines[0]?.die();
  expect(engines[1]?.opened).toEqual([]);
});

test('closing waits no longer than it must, and no engine comes after', async () => {
  const { engine, engines } = supervised();
  await engine.open(key, '/profile');
  await engine.close();
  expect(engines).toHaveLength(1);
});
