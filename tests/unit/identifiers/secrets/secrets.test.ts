import fc from 'fast-check';
import isJWT from 'validator/lib/isJWT';
import { describe, expect, it, test } from 'vitest';
import { recogniseSecret } from '../../../../main/engine/privacy/detect/recognisers/secrets';
import { ipAddress } from '../../../../main/engine/privacy/entities/network/ip';
import { url } from '../../../../main/engine/privacy/entities/online/url';
import { userName } from '../../../../main/engine/privacy/entities/online/user-name';
import { secret } from '../../../../main/engine/privacy/entities/secret';
import { isPlaceholder } from '../../../../main/engine/privacy/entities/secret/placeholder';
import { serviceOf, services } from '../../../../main/engine/privacy/entities/secret/services';
import { prepare } from '../../../../main/engine/privacy/text/prepare';
import { harmless } from '../../detect/harmless';
import { base64url, context, digits, from, hex, holdsFor, numRuns, shapeOf } from '../rounds';

const found = (text: string): string[] => {
  const prepared = prepare(text);
  return [
    ...new Set(
      recogniseSecret(prepared).map(({ start, end }) =>
        text.slice(...(Object.values(prepared.toOriginal(start, end)) as [number, number])),
      ),
    ),
  ];
};

describe.each(services.map(({ service, whole }, i) => [service, i, whole] as const))(
  'a key of %s (%i)',
  (_, __, whole) => {
    const keys = fc
      .stringMatching(new RegExp(whole.source.replace(/\(\)|\(\?=\)/g, ''), 'u'))
      .filter((key) => !isPlaceholder(key) && serviceOf(key) !== null);
    test('becomes a key of the same service, beginning and length, and is found again', () => {
      holdsFor(
        secret,
        keys,
        (surrogate, key) => {
          expect([serviceOf(surrogate)?.service, serviceOf(surrogate)?.head]).toEqual([
            serviceOf(key)?.service,
            serviceOf(key)?.head,
          ]);
          expect(shapeOf(surrogate)).toBe(shapeOf(key));
          expect(found(`use ${key} now`)).toContain(key);
          expect(found(`use ${surrogate} now`)).toContain(surrogate);
        },
        Math.ceil(numRuns / 100),
      );
    });
  },
);

test.each(['Er', 'to', 'Is', 'es', 'On', 'Est', 'now', 'je'])(
  'a key that begins as a word does (%s) is found whole',
  (word) => {
    const key = `${word}y963vQBlAuCR`;
    expect(found(`My API key is ${key}.`)).toEqual([key]);
    expect(found(`Mein API-Schlüssel ist ${key}.`)).toEqual([key]);
  },
);

test('keys of 60 services and more are known', () => {
  expect(new Set(services.map(({ service }) => service)).size).toBeGreaterThan(60);
});

const text = fc
  .string({ unit: fc.constantFrom(...'abcdefghABCDEFGH0123456789!@#$%._-'), minLength: 6, maxLength: 30 })
  .filter((value) => !isPlaceholder(value));

test('a password keeps its length and the sort of each character', () => {
  holdsFor(secret, text, (surrogate, value) => {
    expect(shapeOf(surrogate)).toBe(shapeOf(value));
    expect(isPlaceholder(surrogate)).toBe(false);
  });
});

describe('a JSON Web Token', () => {
  const encode = (value: string): string => Buffer.from(value).toString('base64url');
  const jwts = fc
    .tuple(
      digits(8),
      fc.constantFrom('Maria Gonzalez', 'Jörg', 'Bob O’Neil', ''),
      fc.integer({ min: -5, max: 2e9 }),
      fc.boolean(),
      fc.uint8Array({ minLength: 32, maxLength: 64 }),
    )
    .map(([sub, name, iat, admin, signature]) =>
      [
        encode('{"alg":"HS256","typ":"JWT"}'),
        encode(JSON.stringify({ sub, name, iat, admin, roles: ['a1', 'b2'] })),
        Buffer.from(signature).toString('base64url'),
      ].join('.'),
    );
  test('is one after as before, with the same header and names of claims', () => {
    holdsFor(secret, jwts, (surrogate, jwt) => {
      expect(isJWT(surrogate)).toBe(true);
      expect(surrogate.split('.')[0]).toBe(jwt.split('.')[0]);
      const claims = (token: string): Record<string, unknown> =>
        JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(Object.keys(claims(surrogate))).toEqual(Object.keys(claims(jwt)));
      expect(claims(surrogate).sub).not.toBe(claims(jwt).sub);
      expect(found(`token ${surrogate}.`)).toContain(surrogate);
    });
  });
});

describe('a connection string', () => {
  const addresses = fc
    .tuple(
      from(['postgres', 'mysql', 'mongodb+srv', 'redis', 'amqps', 'https']),
      from(['bob', 'admin', 'svc_app']),
      base64url(12),
      from([
        'db.acme.com:5432',
        'localhost:6379',
        '10.1.2.3',
        'cluster0.ab1cd.mongodb.net',
        '[2001:db8:0:1::a1]:5432',
        'smtp.gmail.com:587',
        'the-firms-own-host-for-orders',
      ]),
      from(['/prod', '', '/a1/b?ssl=true&token=abc123DEF']),
    )
    .map(([scheme, user, password, host, path]) => `${scheme}://${user}:${password}@${host}${path}`)
    .filter((address) => !isPlaceholder(address.split(/[:@]/)[2] ?? ''));
  test('keeps scheme, port and options, and nothing of its password', () => {
    holdsFor(secret, addresses, (surrogate, address) => {
      const [a, b] = [new URL(address.replace(/^\w[^:]*/, 'http')), new URL(surrogate.replace(/^\w[^:]*/, 'http'))];
      expect(surrogate.split(':')[0]).toBe(address.split(':')[0]);
      expect(b.port).toBe(a.port);
      expect([...b.searchParams.keys()]).toEqual([...a.searchParams.keys()]);
      expect(b.password).not.toBe(a.password);
      expect(found(`see ${surrogate} there`)).toContain(surrogate);
    });
  });
});

test.each([
  ['orderadmin', 'Tr0ub4dor&3x', 'db.acme-shop.com'],
  ['marek.k', 'Zielony!Kot77', 'mail.kowalski-meble.pl'],
  ['lara_m', 'hunter2Blue!', '10.0.4.12'],
  ['root', 'p@ss-9Kx', 'db.kasia.pl'],
  ['luis_t', 'Olivo#2022', 'sql.luis-tienda.es'],
])(
  'the user, the password and the host of an address are what they are where they stand alone: %s',
  (user, pw, host) => {
    const alone = {
      user: userName.protect(user, context),
      pw: secret.protect(pw, context),
      host: (/^\d/.test(host) ? ipAddress : url).protect(host, context),
    };
    const shown = user === 'root' ? user : alone.user;
    for (const scheme of ['postgres://', 'smtp://']) {
      const address = `${scheme}${user}:${pw.replace('@', '%40')}@${host}:5432/x1`;
      const surrogate = secret.protect(address, context);
      expect(surrogate).toContain(`${scheme}${shown}:${alone.pw.replace('@', '%40')}@${alone.host}:5432/`);
      expect(secret.recover(surrogate, context)).toBe(address);
    }
    const escaped = (text: string): string => text.replace('@', '%40').replace('&', '%26');
    const asked = `jdbc:postgresql://${host}:5432/x1?user=${user}&password=${escaped(pw)}&ssl=true`;
    const surrogate = secret.protect(asked, context);
    expect(surrogate).toMatch(/^jdbc:postgresql:.*&ssl=true$/);
    for (const part of [`//${alone.host}:5432/`, `?user=${shown}&password=${escaped(alone.pw)}&`])
      expect(surrogate).toContain(part);
    expect(secret.recover(surrogate, context)).toBe(asked);
  },
);

test.each(['otto', 'anna', 'bob', 'ada', 'noa', 'anita'])(
  'a user of few letters is enciphered in an address: %s',
  (user) => {
    const address = `postgres://${user}:kT9x-Q4w7z@db.acme.com/${user}?user=${user}`;
    const surrogate = secret.protect(address, context);
    expect(surrogate).not.toContain(user);
    expect(surrogate).toContain(`://${userName.protect(user, context)}:`);
    expect(secret.recover(surrogate, context)).toBe(address);
  },
);

test.each([
  ['jdbc:sqlserver://10.2.3.4:1433;databaseName=KowalskiHR;user=anna.k;password=kT9x-Q4w7z;encrypt=true', 'KowalskiHR'],
  ['postgres://svc:kT9x-Q4w7z@10.2.3.4/x?sslmode=require&applicationName=anna.keller', 'anna.keller'],
  ['mongodb://svc:kT9x-Q4w7z@10.2.3.4/x?replicaSet=rsKowalski&maxPoolSize=20', 'rsKowalski'],
  ['postgres://svc:kT9x-Q4w7z@10.2.3.4/x#kowalski', 'kowalski'],
])('an option of an address is enciphered, a setting stays: %s', (address, own) => {
  const surrogate = secret.protect(address, context);
  expect(surrogate).not.toContain(own);
  for (const kept of address.match(/(?:encrypt|sslmode|maxPoolSize)=\w+/g) ?? []) expect(surrogate).toContain(kept);
  expect(secret.recover(surrogate, context)).toBe(address);
});

test('a password with a per cent sign comes back, whatever stands behind the sign', () => {
  const part = fc.stringMatching(/^[a-z0-9A-Z]{1,4}$/);
  const passwords = fc
    .tuple(part, from(['%', '%%', '%40', '%4']), fc.stringMatching(/^[0-9a-z]{2}$/), part, part)
    .map((parts) => parts.join(''))
    .filter((password) => !isPlaceholder(password));
  holdsFor(
    secret,
    passwords.map((password) => `postgres://kb84r:${password}@10.2.3.4:5432/x1`),
  );
});

test('a token that is the user of an address becomes another of its service, found again', () => {
  const token = base64url(24).filter((text) => !isPlaceholder(text));
  holdsFor(
    secret,
    token.map((text) => `https://dckr_pat_L4${text}qZ7@pkgs.heronry.org/simple`),
    (surrogate, address) => {
      expect(surrogate).toMatch(/^https:\/\/dckr_pat_[\w-]{29}@[a-z]+\.[a-z]+\.org\/[a-z]{6}$/);
      expect(surrogate.slice(17, 46)).not.toBe(address.slice(17, 46));
      expect(found(`see ${surrogate} there`)).toContain(surrogate);
    },
    Math.ceil(numRuns / 4),
  );
});

test('a key that holds xxxx by chance is a key, a row of x is none', () => {
  const lines = ['MIIEpAIBAAKCAQEAxxXXb8', 'q3Zk9vT1Lw'.repeat(6), 'Yd0+s/7Qm2'.repeat(6), 'Hn5pRk8WcV'.repeat(6)];
  const block = ['-----BEGIN RSA PRIVATE KEY-----', ...lines, '-----END RSA PRIVATE KEY-----'].join('\n');
  expect(found(`key:\n${block}\nend`)).toContain(block);
  expect(found('password: k9vTxXxx1Lw2')).toEqual(['k9vTxXxx1Lw2']);
  for (const none of ['xxxx', 'sk-xxxxxxxxxxxx', 'AKIAXXXXXXXXXXXXXXXX', 'xxxx-1234'])
    expect(found(`password: ${none}`)).toEqual([]);
});

test('a private key keeps its armour and its lines', () => {
  const blocks = fc
    .tuple(
      from(['RSA PRIVATE KEY', 'PRIVATE KEY', 'OPENSSH PRIVATE KEY', 'EC PRIVATE KEY']),
      fc.array(base64url(64), { minLength: 2, maxLength: 6 }),
      from(['\n', '\r\n', '\\n']),
    )
    .map(([kind, lines, line]) =>
      [`-----BEGIN ${kind}-----`, ...lines.map((each) => each.replace(/[-_]/g, '+')), `-----END ${kind}-----`].join(
        line,
      ),
    );
  holdsFor(
    secret,
    blocks,
    (surrogate, block) => {
      expect(surrogate.replace(/[A-Za-z0-9]/g, 'x')).toBe(block.replace(/[A-Za-z0-9]/g, 'x'));
      expect(surrogate.slice(0, 20)).toBe(block.slice(0, 20));
      expect(found(`key:\n${surrogate}\nend`)).toContain(surrogate);
    },
    Math.ceil(numRuns / 4),
  );
});

describe('a secret is found', () => {
  it.each([
    ['my password is hunter2, please change it', 'hunter2'],
    ['Passwort: Sommer2024!', 'Sommer2024!'],
    ['la contraseña es casa1234', 'casa1234'],
    ['mot de passe : soleil123', 'soleil123'],
    ['hasło to Zima2023', 'Zima2023'],
    ['密码是hunter2', 'hunter2'],
    ['password: sunshine', 'sunshine'],
    ['the wifi password is "blue sky"', 'blue sky'],
    ['DB_PASSWORD=s3cr3tP@ss', 's3cr3tP@ss'],
    ['export API_TOKEN="abcd1234efgh5678"', 'abcd1234efgh5678'],
    ['{"password": "correcthorse", "user": "bob"}', 'correcthorse'],
    ['user,password\nbob,hunter2', 'hunter2'],
    ['| User | Password |\n|---|---|\n| bob | hunter2 |', 'hunter2'],
    ['Server=db;User Id=sa;Password=hunter2;', 'hunter2'],
    ['Authorization: Bearer abcdef1234567890ABCDEF', 'abcdef1234567890ABCDEF'],
    ['curl -u bob:Tr0ub4dor https://api.acme.com', 'Tr0ub4dor'],
    ['mysql -u root -pS3cret99 shop', 'S3cret99'],
    ['login: bob / hunter22', 'hunter22'],
    ['aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYaB3dKEY', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYaB3dKEY'],
    ['PIN 4821', '4821'],
    ['Your verification code is 482913', '482913'],
    ['cvv: 123', '123'],
    ['the door code is 4412#', '4412#'],
    [
      'seed phrase: witch collapse practice feed shame open despair creek road again ice least',
      'witch collapse practice feed shame open despair creek road again ice least',
    ],
    ['password: Lale!2020. Thanks', 'Lale!2020'],
    ['API key: 9f8e7d6c5b4a39281706. Host: a1', '9f8e7d6c5b4a39281706'],
    ['my github token: 9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c', '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c'],
  ])('in %s', (draft, value) => {
    expect(found(draft)).toEqual([value]);
  });
});

describe('no secret is seen in', () => {
  it.each([
    'I forgot my password.',
    'My password is weak and old',
    'password: string',
    'const password = process.env.PASSWORD',
    'password = getpass()',
    'API_KEY=YOUR_API_KEY',
    'api_key: <your key>',
    'token = "xxxx"',
    'Password: must be at least 8 characters',
    'reset your password here: click the link',
    'The key is to stay calm',
    'max_tokens: 4096',
    `secret: \${SECRET}`,
    'password: changeme',
    'postgres://user:password@localhost/db',
    'git commit 3741246f9a0c1d2e3b4c5d6e7f8091a2b3c4d5e6',
    'integrity sha512-v2kDEe57lecTulaDIuNTPy3Ry4gLGJ6Z1O3vE1krgXZNrsQ+LFTGHVxVjcXPs17LhbZVGedAJv8XZ1tvj5FvSg==',
    'The secret is 3 spoons of sugar',
    '<input type="password" name="pwd" id="pass1">',
    'Authorization: Bearer <token>',
    'pin 13 of the connector',
    'The session token expires after 3600 seconds',
    'foreign key constraint fails: fk_user_1',
    'license: MIT',
    'AKIAIOSFODNN7EXAMPLE',
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk',
    'uuid 123e4567-e89b-12d3-a456-426614174000',
    'color: #ff00aa; version 1.2.3.4',
    ...Object.values(harmless),
  ])('%s', (draft) => {
    expect(found(draft)).toEqual([]);
  });
});

test('a passphrase or a key that stands for one stays, and no secret becomes one', () => {
  expect(secret.protect('YOUR_API_KEY', context)).toBe('YOUR_API_KEY');
  expect(secret.protect('changeme', context)).toBe('changeme');
  holdsFor(
    secret,
    hex(40).filter((value) => /[a-f]/.test(value) && /\d/.test(value)),
    (surrogate) => expect(surrogate).toMatch(/^[0-9a-f]{40}$/),
  );
});

test('time is linear in the text', () => {
  for (const unit of [
    'password is ',
    'eyJ',
    '-----BEGIN PRIVATE KEY-----',
    'a://b:c',
    'key=',
    'mysql -',
    'A1b2',
    'seed: abc ',
    'x: "',
    'token ',
  ]) {
    const started = process.cpuUsage();
    recogniseSecret(prepare(unit.repeat(200_000 / unit.length)));
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000, unit).toBeLessThan(1500);
  }
});
