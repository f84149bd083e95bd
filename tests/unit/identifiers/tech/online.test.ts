import fc from 'fast-check';
import isURL from 'validator/lib/isURL';
import { describe, expect, it, test } from 'vitest';
import { prepare } from '../../../../main/engine/privacy/detect/prepare';
import { recogniseUrl } from '../../../../main/engine/privacy/detect/recognisers/url';
import { recogniseUserName } from '../../../../main/engine/privacy/detect/recognisers/user-name';
import { emailAddress } from '../../../../main/engine/privacy/entities/contact';
import type { ProtectionContext, Recogniser } from '../../../../main/engine/privacy/entities/entity';
import { isPersonsPage } from '../../../../main/engine/privacy/entities/online/parts';
import { url } from '../../../../main/engine/privacy/entities/online/url';
import { userName } from '../../../../main/engine/privacy/entities/online/user-name';
import { harmless } from '../../detect/harmless';
import { base64url, context, digits, from, hex, holdsFor, numRuns } from '../rounds';

const found = (recognise: Recogniser, text: string): string[] => [
  ...new Set(recognise(prepare(text)).map(({ start, end }) => text.slice(start, end))),
];

const words = from(['maria', 'jane', 'gonzalez', 'becker', 'xantor', 'mgonzalez', 'nightowl']);
const handles = fc
  .tuple(words, from(['.', '_', '', '-']), words, from(['', '84', '1', '_x']))
  .map((parts) => parts.join(''));

test('a web address keeps its site and parameters; its personal parts change, and it is found again', () => {
  const urls = fc.oneof(
    handles.map((name) => `https://www.linkedin.com/in/${name}`),
    handles.map((name) => `https://github.com/${name}`),
    handles.map((name) => `https://www.instagram.com/${name}/`),
    base64url(44).map((id) => `https://docs.google.com/document/d/1${id}/edit?usp=sharing`),
    digits(11).map((id) => `https://zoom.us/j/${id}`),
    fc
      .tuple(digits(6), words, words)
      .map(([id, a, b]) => `https://shop.example.com/orders/${id}?email=${a}.${b}%40acme.com&lang=de`),
    hex(24).map((token) => `https://app.acme.com/reset?token=a1${token}`),
    words.map((firm) => `https://${firm}.atlassian.net/browse/ABC-1`),
    words.map((name) => `http://${name}.corp.internal:8080/x`),
  );
  holdsFor(
    url,
    urls,
    (surrogate, value) => {
      const [a, b] = [new URL(value), new URL(surrogate)];
      expect(isURL(surrogate, { require_tld: false })).toBe(true);
      if (!/atlassian|internal/.test(a.host)) expect(b.host).toBe(a.host);
      expect([b.protocol, b.port]).toEqual([a.protocol, a.port]);
      expect([...b.searchParams.keys()]).toEqual([...a.searchParams.keys()]);
      expect(found(recogniseUrl, `see ${surrogate} there`)).toEqual([surrogate]);
    },
    Math.ceil(numRuns / 2),
  );
});

test('a user name has the stand-in of the name in it, as in an e-mail address, and is found again', () => {
  holdsFor(userName, handles, (surrogate, name) => {
    const [local] = emailAddress.protect(`${name}@acme.com`, context).split('@');
    if (!/-/.test(name)) expect(surrogate).toBe(local);
    if (/[\d_]/.test(name)) expect(found(recogniseUserName, `my username is ${surrogate},`)).toEqual([surrogate]);
  });
});

test('a page called as somebody comes back, whatever its name; its host has one stand-in, and no walk is long', () => {
  let calls = 0;
  const counted: ProtectionContext = {
    ...context,
    cipher: {
      ...context.cipher,
      encipher: (...given) => {
        calls += 1;
        return context.cipher.encipher(...given);
      },
    },
  };
  const firsts = ['john', 'violet', 'rosie', 'grace', 'june', 'ruby', 'hope', 'klaus', 'xantor', 'summer'];
  const lasts = ['stone', 'wood', 'jaskolski', 'baker', 'hill', 'garcia', 'html', 'period', 'sale'];
  const pages = firsts.flatMap((first) =>
    lasts.flatMap((last) => ['_', '.', '-'].map((joint) => `${first}${joint}${last}`)),
  );
  const hosts = new Set<string>();
  for (const page of pages) {
    const value = `https://hartwell.com/${page}`;
    const surrogate = url.protect(value, counted);
    expect.soft(url.recover(surrogate, context)).toBe(value);
    expect.soft(isPersonsPage(surrogate.slice(surrogate.lastIndexOf('/') + 1))).toBe(isPersonsPage(page));
    hosts.add(new URL(surrogate).host);
  }
  expect(hosts.size).toBe(1);
  expect(calls / pages.length).toBeLessThan(4);
});

describe('a web address is found', () => {
  it.each([
    [
      'see https://www.linkedin.com/in/maria-gonzalez-84123/ please',
      'https://www.linkedin.com/in/maria-gonzalez-84123/',
    ],
    ['(http://wiki.acme.internal/x)', 'http://wiki.acme.internal/x'],
    ['my website is https://janedoe.com.', 'https://janedoe.com'],
    ['at http://192.168.1.20:8080/admin,', 'http://192.168.1.20:8080/admin'],
    ['linkedin.com/in/jane-doe', 'linkedin.com/in/jane-doe'],
    ['see https://only-shore.name/adrienne.schmeler', 'https://only-shore.name/adrienne.schmeler'],
    ['see https://left-airmail.com/owen_cummerata84', 'https://left-airmail.com/owen_cummerata84'],
  ])('in %s', (text, value) => expect(found(recogniseUrl, text)).toEqual([value]));
  it.each([
    'https://github.com/torvalds/linux',
    'https://en.wikipedia.org/wiki/Alan_Turing',
    'https://developer.mozilla.org/en-US/docs/Web/API',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://localhost:3000/users/1',
    'https://doi.org/10.1000/182',
    'https://docs.left-airmail.com/grace_period and /mark_down, /ruby.gem, /rose_garden',
    'node.js is great, e.g. main.py',
    ...Object.values(harmless),
  ])('but not in %s', (text) => expect(found(recogniseUrl, text)).toEqual([]));
});

describe('a user name is found', () => {
  it.each([
    ['follow me @maria_g84 on insta', '@maria_g84'],
    ['my username is jdoe_84', 'jdoe_84'],
    ['{"username": "jdoe", "role": "admin"}', 'jdoe'],
    ['ssh jdoe@host.acme.com', 'jdoe'],
    ['cd /home/mgonzalez/project', 'mgonzalez'],
    ['C:\\Users\\Maria\\Documents', 'Maria'],
    ['Benutzername: m.mueller', 'm.mueller'],
  ])('in %s', (text, value) => expect(found(recogniseUserName, text)).toEqual([value]));
  it.each([
    '@media screen',
    '@Override',
    'npm i @types/node',
    'username is required',
    '@everyone please',
    'root@localhost',
    ...Object.values(harmless),
  ])('but not in %s', (text) => expect(found(recogniseUserName, text)).toEqual([]));
});
