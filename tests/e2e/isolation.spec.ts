import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { type Cloud, startCloud } from '../cloud';
import { type App, launch, removeProfile } from './app';
import { ask } from './steps';

let cloud: Cloud;
let app: App;
test.beforeAll(async () => {
  cloud = await startCloud();
  app = await launch();
});
test.afterAll(async () => {
  await app.close();
  await cloud.close();
  removeProfile(app.profile);
});

test('the window has no network, no Node, and no other page', async () => {
  const outcome = await app.window.evaluate(async (url) => {
    const failed = async (work: () => Promise<unknown>): Promise<boolean> =>
      work().then(
        () => false,
        () => true,
      );
    const element = (tag: 'img' | 'script' | 'iframe' | 'link') =>
      failed(
        () =>
          new Promise((resolve, reject) => {
            const made = document.createElement(tag);
            made.onload = resolve;
            made.onerror = reject;
            setTimeout(reject, 1500);
            if (made instanceof HTMLLinkElement) {
              made.rel = 'stylesheet';
              made.href = url;
            } else made.src = url;
            document.body.append(made);
          }),
      );
    const socket = () =>
      failed(
        () =>
          new Promise((resolve, reject) => {
            const made = new WebSocket(url.replace('http', 'ws'));
            made.onopen = resolve;
            made.onerror = reject;
          }),
      );
    return {
      fetch: await failed(() => fetch(url)),
      fetchOpaque: await failed(() => fetch(url, { mode: 'no-cors' })),
      image: await element('img'),
      script: await element('script'),
      frame: await element('iframe'),
      style: await element('link'),
      socket: await socket(),
      beacon: navigator.sendBeacon(url, 'x'),
      opened: window.open(url) === null,
      markup: await failed(async () => {
        document.createElement('p').innerHTML = '<b>text</b>';
      }),
      node: typeof (globalThis as { require?: unknown }).require,
      process: typeof (globalThis as { process?: unknown }).process,
      bridge: Object.keys((globalThis as unknown as { palimpsest: object }).palimpsest),
    };
  }, cloud.url);
  expect(outcome).toMatchObject({
    fetch: true,
    fetchOpaque: true,
    image: true,
    script: true,
    style: true,
    socket: true,
    opened: true,
    markup: true,
    node: 'undefined',
    process: 'undefined',
    bridge: ['request', 'on'],
  });
  await app.window.evaluate((url) => {
    window.location.href = url;
  }, cloud.url);
  await expect.poll(() => app.window.evaluate(() => window.location.href)).toMatch(/^palimpsest:/);
  expect(cloud.log).toHaveLength(0);
});

test('main answers nothing but what the contract names', async () => {
  const answers = await app.window.evaluate(async () => {
    const bridge = (
      globalThis as unknown as { palimpsest: { request(name: unknown, input: unknown): Promise<unknown> } }
    ).palimpsest;
    return [
      await bridge.request('engine.open', { masterKey: 'x' }),
      await bridge.request('constructor', undefined),
      await bridge.request('conversations.open', { id: '../../etc' }),
      await bridge.request('link.open', { url: 'file:///etc/passwd' }),
      await bridge.request(['settings.get'], undefined),
    ];
  });
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_request' } });
});

test('WebRTC and prefetch hints reach nobody', async () => {
  let heard = 0;
  const udp = createSocket('udp4', () => {
    heard += 1;
  });
  const tcp = createServer((socket) => {
    heard += 1;
    socket.destroy();
  });
  udp.bind(0, '127.0.0.1');
  tcp.listen(0, '127.0.0.1');
  await Promise.all([once(udp, 'listening'), once(tcp, 'listening')]);
  const ports = { udp: udp.address().port, tcp: (tcp.address() as { port: number }).port };
  await app.window.evaluate(async ({ udp, tcp }) => {
    for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'prerender']) {
      const link = document.createElement('link');
      link.rel = rel;
      link.href = `http://127.0.0.1:${tcp}/${rel}`;
      document.head.append(link);
    }
    try {
      const connection = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:127.0.0.1:${udp}` },
          { urls: `turn:127.0.0.1:${tcp}?transport=tcp`, username: 'u', credential: 'c' },
        ],
      });
      connection.createDataChannel('x');
      const gathered = new Promise((resolve) => {
        connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve(null);
      });
      await connection.setLocalDescription(await connection.createOffer());
      await Promise.race([gathered, new Promise((resolve) => setTimeout(resolve, 3000))]);
    } catch {
      // Refused outright.
    }
  }, ports);
  expect(heard).toBe(0);
  udp.close();
  tcp.close();
});

test('a link opens only after main asked', async () => {
  const opened = await app.electron.evaluate(async ({ dialog, shell }) => {
    const kept = globalThis as unknown as { asked: string[]; opened: string[]; answer: number };
    Object.assign(kept, { asked: [], opened: [], answer: 1 });
    dialog.showMessageBox = async (...args: unknown[]) => {
      kept.asked.push((args.at(-1) as { detail: string }).detail);
      return { response: kept.answer, checkboxChecked: false };
    };
    shell.openExternal = async (url) => {
      kept.opened.push(url);
    };
    return kept.opened;
  });
  expect(opened).toEqual([]);
  const state = () =>
    app.electron.evaluate(() => {
      const { asked, opened } = globalThis as unknown as { asked: string[]; opened: string[] };
      return { asked: asked.length, opened };
    });
  await ask(app.window, 'link.open', { url: 'https://example.org/refused' });
  expect(await state()).toEqual({ asked: 1, opened: [] });
  await app.electron.evaluate(() => {
    (globalThis as unknown as { answer: number }).answer = 0;
  });
  await ask(app.window, 'link.open', { url: 'https://example.org/agreed' });
  expect(await state()).toEqual({ asked: 2, opened: ['https://example.org/agreed'] });
});
