import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import isURL from 'validator/lib/isURL';
import { describe, expect, it, test } from 'vitest';
import { recogniseUrl } from '../../../../main/engine/privacy/detect/recognisers/url';
import { recogniseUserName } from '../../../../main/engine/privacy/detect/recognisers/user-name';
import { emailAddress } from '../../../../main/engine/privacy/entities/contact';
import type { ProtectionContext, Recogniser } from '../../../../main/engine/privacy/entities/entity';
import { isPersonsPage } from '../../../../main/engine/privacy/entities/online/parts';
import { isOwnHost } from '../../../../main/engine/privacy/entities/online/public-hosts';
import { fromAsciiLabel, toAsciiLabel } from '../../../../main/engine/privacy/entities/online/punycode';
import { url } from '../../../../main/engine/privacy/entities/online/url';
import { userName } from '../../../../main/engine/privacy/entities/online/user-name';
import { prepare } from '../../../../main/engine/privacy/text/prepare';
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
  holdsFor(url, urls, (surrogate, value) => {
    const [a, b] = [new URL(value), new URL(surrogate)];
    expect(isURL(surrogate, { require_tld: false })).toBe(true);
    if (!/atlassian|internal/.test(a.host)) expect(b.host).toBe(a.host);
    expect([b.protocol, b.port]).toEqual([a.protocol, a.port]);
    expect([...b.searchParams.keys()]).toEqual([...a.searchParams.keys()]);
    expect(found(recogniseUrl, `see ${surrogate} there`)).toEqual([surrogate]);
  });
});

test('which interface of a site is asked stays', () => {
  expect(url.protect('https://api.shipwise.dev/v2/orders', context)).toMatch(
    /^https:\/\/api\.\p{L}+\.dev\/v2\/orders$/u,
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

describe('letters beyond ASCII in a web address', () => {
  const back = (value: string): string => {
    const surrogate = url.protect(value, context);
    expect(url.recover(surrogate, context)).toBe(value);
    return surrogate;
  };
  test.each([
    ['https://kowalski.net/caf%C3%A9/%D0%B8%D0%B2%D0%B0%D0%BD', /^\/[a-z]{3}\P{ASCII}\/\p{Script=Cyrillic}{4}$/u],
    ['https://kowalski.net/jos%c3%a9', /^\/[a-z]{3}\P{ASCII}$/u],
    ['https://kowalski.net/%E7%94%B0%E4%B8%AD?q=%E6%9D%B1', /^\/\p{Script=Han}{2}$/u],
    ['https://kowalski.net/田中/会社', /^\/\p{Script=Han}{2}\/\p{Script=Han}{2}$/u],
    ['https://kowalski.net/users/%D8%A7%D8%AD%D9%85%D8%AF', /^\/users\/\p{Script=Arabic}{4}$/u],
  ])('%s: none of them stays, and they are written as they were', (value, form) => {
    const surrogate = back(value);
    const path = decodeURI(new URL(surrogate).pathname);
    expect(path).toMatch(form);
    const segments = decodeURI(new URL(value).pathname)
      .split('/')
      .filter((segment) => /\P{ASCII}/u.test(segment));
    expect(segments.filter((segment) => path.split('/').includes(segment))).toEqual([]);
    expect(surrogate.includes('%')).toBe(value.includes('%'));
    expect(/%[a-f0-9]*[a-f]/.test(surrogate)).toBe(/%[a-f0-9]*[a-f]/.test(value));
  });

  test.each(['https://kowalski.net/a%FFb', 'https://kowalski.net/%C3%A9é', 'https://kowalski.net/%C3%a9x'])(
    'what is no such writing comes back as well: %s',
    (value) => void back(value),
  );

  const labels = fc
    .array(from(Array.from('abcäöüßéñłčørøœпочта中国日本ελ')), { minLength: 2, maxLength: 16 })
    .map((letters) => domainToASCII(letters.join('')))
    .filter((label) => label.startsWith('xn--') && label.length < 60);

  test('an internationalised host becomes another that a browser takes', () => {
    holdsFor(
      url,
      labels.map((label) => `https://${label}.de/kontakt`),
      (surrogate) => {
        expect(new URL(surrogate).href).toBe(surrogate);
        const [label = ''] = new URL(surrogate).host.split('.');
        expect(domainToUnicode(label)).toMatch(/\P{ASCII}/u);
      },
    );
    holdsFor(
      emailAddress,
      labels.map((label) => `info@${label}.com`),
      (surrogate) => expect(domainToUnicode(surrogate.slice(5))).toMatch(/\P{ASCII}/u),
    );
  });

  test('Punycode is as the platform has it', () => {
    fc.assert(
      fc.property(labels, (label) => {
        const read = fromAsciiLabel(label);
        expect(read).toBe(domainToUnicode(label));
        expect(toAsciiLabel(read ?? '')).toBe(label);
      }),
      { numRuns },
    );
    expect(['xn--', 'xn---', 'xn--a', 'abc', 'xn--99999999999', `xn--${'a'.repeat(80)}`].map(fromAsciiLabel)).toEqual(
      Array(6).fill(null),
    );
    expect(isOwnHost('xn--80ak6aa92e.xn--p1ai')).toBe(true);
  });
});

test('of a site of someone’s own what is asked for changes, and the place in a page', () => {
  const value = 'https://maria.gonzalez.xantor.com/profile?id=48213&tab=a&q=jan%20kowalski&lang=de#photos';
  const surrogate = url.protect(value, context);
  expect(surrogate).not.toMatch(/48213|kowalski|photos/);
  expect(surrogate).toMatch(/\?id=\d{5}&tab=a&q=\w+%20\w+&lang=de#\w+$/);
  expect(url.recover(surrogate, context)).toBe(value);
  const place = url.protect('https://xantor.com/#/users/4711', context);
  expect(place).toMatch(/#\/users\/\d{4}$/);
  expect(place).not.toContain('4711');
  expect(url.recover(place, context)).toBe('https://xantor.com/#/users/4711');
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
