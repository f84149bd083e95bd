import { expect, test } from 'vitest';
import { emailAddress } from '../../../../main/engine/privacy/entities/contact';
import { canonicalEmail } from '../../../../main/engine/privacy/entities/contact/email';
import { person } from '../../../../main/engine/privacy/entities/identity';
import { contextOf } from '../../quantities/context';
import { claims } from './claims';

/** E-mail addresses whose signs are words, numbers that go on in the next line, names and passwords with a space behind each letter. */

const written = [
  'jane_AT_acme_DOT_com',
  'hans_AT_firma_PUNKT_de',
  'juan_ARROBA_empresa_PUNTO_es',
  'jane.doe-AT-acme-DOT-co-DOT-uk',
];

claims('EMAIL_ADDRESS', {
  found: [
    ...written.map((address) => `Write to ⟦${address}⟧ please.`),
    'My e-mail is ⟦tom-at-acme-dot-org⟧.',
    'Schreib an ⟦lena_at_firma_punkt_de⟧, danke.',
    'Contact: ⟦a_b_at_acme_dot_com⟧',
    'Mail ⟦jane [at] acme (dot) com⟧ or ⟦tim{at}acme{dot}org⟧.',
  ],
  harmless: [
    'const mail_at_acme_dot_com = 1;',
    'The e-mail helper look_at_me_dot_com() is ours.',
    'Meet_at_noon_dot_com is a band.',
    'LOOK_AT_THIS',
    'STOP_AT_DOT',
    'Stay-at-home work and the dot-com bubble.',
  ],
});

test.each(written)('%s becomes another address that is written so, and comes back by the key', (address) => {
  const context = contextOf('chat');
  const surrogate = emailAddress.protect(address, context);
  const signs = (text: string): string => text.replace(/[^_-]*([_-](?:AT|DOT|PUNKT|ARROBA|PUNTO)[_-])[^_-]*/gu, '$1');
  expect(signs(surrogate)).toBe(signs(address));
  expect(surrogate).not.toBe(address);
  expect(emailAddress.recover(surrogate, context)).toBe(address);
});

const grown = [
  'rutaATbrevisDOTorg',
  'lars.ekATbrevPUNKTse',
  'r u t a @ b r e v i s . o r g',
  'ruta apestaartje brevis punt nl',
];

claims('EMAIL_ADDRESS', {
  found: grown.map((address) => `Write to ⟦${address}⟧ please.`),
  harmless: [
    'const isFLATDOTnet = formATwidthDOTx;',
    'The product A @ B . C D is a matrix.',
    'Pick a, b or c @ 5 . 30 p m.',
    'thatATATthing and DOTcom',
  ],
});

test.each(grown)('%s becomes another address, and comes back by the key', (address) => {
  const context = contextOf('chat');
  const surrogate = emailAddress.protect(address, context);
  expect(surrogate).not.toBe(address);
  expect(surrogate.replace(/[\p{Ll}]/gu, '')).toBe(address.replace(/[\p{Ll}]/gu, ''));
  expect(emailAddress.recover(surrogate, context)).toBe(address);
});

test('is the address that it spells', () => {
  expect(canonicalEmail('jane_AT_acme_DOT_com')).toBe(canonicalEmail('jane@acme.com'));
  expect(canonicalEmail('jane-at-work@acme.com')).not.toBe(canonicalEmail('jane@work@acme.com'));
});

claims('PHONE_NUMBER', {
  found: [
    'Call me at ⟦+49 30 901820\n44⟧ tomorrow.',
    'My number is ⟦0151 2345\n6789⟧.',
    'tel. ⟦06 12 34\n56 78⟧',
    'Mein Handy: ⟦0171 23456\n789⟧, bitte abends.',
    'Tel. ⟦030 901820⟧\n44 Lindenweg',
    'Tel: ⟦030 901820⟧\n2. Tim',
    'Tel: ⟦+49 30 901820⟧\n⟦+49 30 901821⟧',
  ],
  harmless: ['Rooms 12, 14\n44 people came.', 'Call the function on line 030\n44 times.'],
});

claims('PERSON', {
  found: [
    '⟦J o h n  S m i t h⟧ called me.',
    'My name is ⟦J O H N  S M I T H⟧.',
    '⟦M a r t a   K e l l e r⟧ wohnt hier.',
    'Mein Name ist ⟦V ö l k m a r T r a s s n e r⟧.',
    'Je m’appelle ⟦É l i s e  M o r e a u⟧',
  ],
  harmless: [
    'W A R N I N G  S I G N S ahead',
    'A B C  D E F  G H I',
    'The grid is X O X  O X O.',
    'S u b j e c t  L i n e',
  ],
});

claims('SECRET', {
  found: [
    'password: ⟦h u n t e r 2 2⟧',
    'My password is ⟦H u n t e r 2 ! 9⟧ now.',
    'Passwort: ⟦T - 7 - x - Q - 9⟧',
    'mot de passe : ⟦k 4 r u m b a 8⟧',
  ],
  harmless: ['The password has 8 characters: a b c', 'password: see p. 4', 'Press A B C D E F to go on.'],
});

test('a name letter by letter becomes another that is written so, and comes back by the key', () => {
  const context = contextOf('chat');
  const surrogate = person.protect('J o h n  S m i t h', context);
  expect(surrogate).toMatch(/^\p{Lu}(?: \p{Ll}){2,12} {2}\p{Lu}(?: \p{Ll}){2,12}$/u);
  expect(person.recover(surrogate, context)).toBe('J o h n  S m i t h');
});
