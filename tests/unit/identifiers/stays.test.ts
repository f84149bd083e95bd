import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { entities } from '../../../main/engine/privacy';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import type { ProtectionContext } from '../../../main/engine/privacy/entities';
import { numberKinds } from '../../../main/engine/privacy/entities/government/id-number';
import { NoStandInError } from '../../../main/engine/privacy/entities/identifier';
import { titled } from '../../../main/engine/privacy/entities/letter-case';
import { elidedArticles } from '../../../main/engine/privacy/entities/text';
import { countries, foldName, legalForms } from '../../../main/engine/privacy/lists';
import {
  isRoman,
  mailHosts,
  mailWords,
  nameWords,
  organizationWords,
  placeWords,
  sectorWords,
} from '../../../main/engine/privacy/lists/kept';
import { createNoise } from '../../../main/engine/privacy/noise';
import type { EntityType } from '../../../shared/domain';
import { type Chance, chanceOf } from '../proof/chance';
import { writings } from '../proof/values';

/**
 * What of a value stands in its stand-in in every conversation leaks: it must be what the type's row of the table says.
 */
const long = process.env.LONG !== undefined;
const rounds = long ? 400 : 20;

const key = new Uint8Array(32).fill(3);
const contexts = Array.from({ length: 8 }, (_, at): ProtectionContext => {
  const conversation = `conversation ${at}`;
  return {
    cipher: createCipher(key, conversation),
    noise: createNoise(key, conversation),
    epsilonMilli: 1000n,
    keepGender: true,
  };
});

/** Letters and numbers that stand together; one alone stays by chance now and then. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]{2,}|\d{2,}/gu) ?? [];

const stays = (type: EntityType, value: string): string[] => {
  const others = contexts.map((context) => {
    const surrogate = entities[type].protect(value, context);
    expect(entities[type].recover(surrogate, context), `${value} → ${surrogate}`).toBe(value);
    return new Set(wordsOf(surrogate));
  });
  return wordsOf(value).filter((word) => others.every((words) => words.has(word)));
};

const oneOf =
  (...sets: readonly ReadonlySet<string>[]) =>
  (word: string): boolean =>
    sets.some((set) => set.has(foldName(word)));
const partsOf = (texts: Iterable<string>): ReadonlySet<string> =>
  new Set([...texts].flatMap((text) => wordsOf(foldName(text))));

const ofPlaces = (word: string): boolean =>
  oneOf(placeWords, articles, partsOf(countries.keys()))(word) || isRoman(foldName(word));
const none = (): boolean => false;
/** HeAlThCaRe. */
const oddly = (word: string): string =>
  Array.from(word, (letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)).join('');
const dotted = partsOf(['Sp. z o.o.', 'S.p.A.', 'Inc', 'Sons', 'Hijos', 'Hermanos', 'Combinatie']);

const isAnothers = (number: string): boolean => {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country !== 'US' || !/FIXED|MOBILE/.test(parsed.getType() ?? '');
};

const articles: ReadonlySet<string> = new Set(elidedArticles);

/** The words that a row of the table names. */
const named: Partial<Record<EntityType, (word: string, value: string) => boolean>> = {
  PERSON: (word) => oneOf(nameWords, articles)(word) || isRoman(foldName(word)),
  LOCATION: ofPlaces,
  ADDRESS: ofPlaces,
  ORGANIZATION: oneOf(organizationWords, articles, partsOf(legalForms), dotted),
  // Task words, the hosts that give mailboxes to everybody, and what stands behind the last dots.
  EMAIL_ADDRESS: (word, value) =>
    oneOf(mailWords, partsOf(mailHosts))(word) || partsOf([/(?:\.\w{2,3})?\.\w+$/.exec(value)?.[0] ?? '']).has(word),
  // The scheme, words for a kind of server or firm, and what stands behind the last dot of the host.
  URL: (word, value) =>
    oneOf(organizationWords, mailWords)(word) ||
    partsOf([/^https?/.exec(value)?.[0] ?? '', /\.\w+(?=\/|$)/.exec(value)?.[0] ?? '']).has(word),
  // Of +1 the code of another country than the USA, or of a type of number.
  PHONE_NUMBER: (word, value) =>
    value.startsWith(`+${word}`) || (value.startsWith(`+1 (${word})`) && isAnothers(value)),
  IBAN_CODE: (word, value) => value.startsWith(word) && /^[A-Z]{2}$/.test(word),
  // A part that ends a network, and the block: private, loopback, multicast, link-local.
  IP_ADDRESS: (word, value) =>
    word === '255' ||
    (/^(?:10|127|169|172|192|2[2-5]\d|f[\da-f]*)[.:]/.test(value) &&
      /^[\da-f]+/.exec(value)?.[0].includes(word) === true),
  CRYPTO: (word) => word === 'bc',
  SECRET: (word) => word === 'sk',
  VIN: (word, value) => value.slice(0, 3).includes(word) || value.startsWith(word.slice(0, 3)),
  ID_NUMBER: (word) => numberKinds.has(foldName(word)),
};

/** Values beside those of the other proofs: whole addresses and firms of eight languages, and what was found to leak. */
const more: Partial<Record<EntityType, readonly ((chance: Chance) => string)[]>> = {
  PERSON: [({ local }) => local().person.fullName()],
  ADDRESS: [
    ({ local }) => {
      const { location } = local();
      return `${location.streetAddress()}, ${location.zipCode()} ${location.city()}`;
    },
    ({ pick }) =>
      pick([
        '12 Park Road',
        '5 West Hill Street, Leeds',
        '8 rue de la Ville',
        'Am Ring 5',
        'calle Portal 2',
        'via del Corso 12',
        'Park-Road 5',
        '1 Park\nRoad',
        'Park Road West',
        '14 bis rue de la Place',
      ]),
  ],
  LOCATION: [
    ({ local }) => local().location.city(),
    ({ pick }) => pick(['Granada', 'Salvador', 'Norfolk', 'North Hill', 'Brasilia', 'Lake County', 'Park City']),
  ],
  ORGANIZATION: [({ local }) => local().company.name()],
  USER_NAME: [({ local }) => local().internet.username()],
};

/** Words for a kind of place in a row: what names the place becomes another in every conversation. */
const inRow: readonly (readonly [value: string, naming: readonly string[]])[] = [
  ['12 Park Road', ['Park']],
  ['5 West Hill Street', ['West', 'Hill']],
  ['North Hill', ['North', 'Hill']],
  ['Lake County', ['Lake']],
  ['Park-Road 5', ['Park']],
  ['1 Park\nRoad', ['Park']],
  ['Park Road West', ['Park', 'West']],
  ['8 rue de la Ville', ['Ville']],
  ['via del Corso 12', ['Corso']],
  ['Am Ring 5', ['Ring']],
];

describe('what stays of a value in every conversation is what its row of the table names', () => {
  const enciphered = (Object.keys(writings) as EntityType[]).filter(
    (type) => entities[type].guarantee.mechanism === 'fpe',
  );
  test.each(enciphered)(
    '%s',
    (type) => {
      const ofType = [writings[type]?.value, ...(more[type] ?? [])].flatMap((each) => each ?? []);
      const isNamed = named[type] ?? none;
      const leaks = ofType.flatMap((value) =>
        Array.from({ length: rounds }, (_, at) => value(chanceOf(at))).flatMap((original) =>
          stays(type, original)
            .filter((word) => !isNamed(word, original))
            .map((word) => `${word} of ${original}`),
        ),
      );
      expect([...new Set(leaks)]).toEqual([]);
    },
    600_000,
  );

  test.each(inRow)('of %j no word that names the place is ever drawn itself', (value, naming) => {
    for (const context of contexts) {
      const words = value.split(/[^\p{L}]+/u);
      const others = entities.ADDRESS.protect(value, context).split(/[^\p{L}]+/u);
      expect(words.filter((word, at) => naming.includes(word) && others[at] === word)).toEqual([]);
    }
  });

  test.each([
    ['PERSON', 'Al'],
    ['PERSON', 'VAN'],
    ['PERSON', 'Van Der'],
    ['PERSON', 'vAn'],
    ['PERSON', 'Rev 3'],
    ['PERSON', 'Dr. Bin'],
    ['PERSON', 'Hanım'],
    ['ORGANIZATION', 'Energy GmbH'],
    ['ORGANIZATION', 'National Gas Company'],
    ['ORGANIZATION', 'MEDIA AG'],
    ['ORGANIZATION', 'Grupa Energy'],
    ['ORGANIZATION', 'HealthCare GmbH'],
    ['ORGANIZATION', 'MEDIa Group'],
    ['ORGANIZATION', 'The Energy Bank'],
    ['ORGANIZATION', 'Church National'],
    ['ORGANIZATION', 'Care Investment'],
    ['ORGANIZATION', 'Investment GmbH'],
    ['ORGANIZATION', "L'Energy SA"],
    ['EMAIL_ADDRESS', 'info@energy.com'],
    ['EMAIL_ADDRESS', 'jobs@mail.bank.co.uk'],
    ['EMAIL_ADDRESS', 'info@HealthCare.com'],
    ['EMAIL_ADDRESS', 'info@KlinikUm.de'],
    ['EMAIL_ADDRESS', 'info@SparKasse.de'],
    ['EMAIL_ADDRESS', 'info@UniversitätsMedizin.de'],
    ['URL', 'https://health-care.de'],
    ['URL', 'https://HealthCare24.com'],
  ] as const)('%s %s, all of words that stay beside others, is another in every conversation', (type, value) => {
    for (const context of contexts) {
      const surrogate = entities[type].protect(value, context);
      expect(surrogate).not.toBe(value);
      expect(entities[type].recover(surrogate, context)).toBe(value);
    }
  });

  test.each([
    ['Energy 24', /^(?!Energy)\p{L}+ \d\d$/u],
    ['3 Media GmbH', /^\d (?!Media)\p{L}+ GmbH$/u],
    ['Software 1 AG', /^(?!Software)\p{L}+ \d AG$/u],
    ['SoftWare 24 Services', /^(?!SoftWare)\p{L}+ \d\d (?!Services)\p{L}+$/u],
    ['Energy', /^Energy$/],
    ['Media', /^Media$/],
    ['Church Investment', /^(?!Church)\p{L}+ Investment$/u],
  ])('the firm %s says what it deals in as the table says', (firm, form) => {
    for (const context of contexts) {
      const surrogate = entities.ORGANIZATION.protect(firm, context);
      expect(surrogate).toMatch(form);
      expect(entities.ORGANIZATION.recover(surrogate, context)).toBe(firm);
    }
  });

  test('no two firms of two such words have one stand-in in a conversation, and the key alone leads back', () => {
    const cases = [(word: string) => word, titled, (word: string) => word.toUpperCase(), oddly];
    const sectors = [...sectorWords].filter((_, at) => long || at % 3 === 0);
    const words = [...sectors, 'church', 'the', '24', 'gmbh', 'group'];
    for (const [at, context] of contexts.slice(0, long ? contexts.length : cases.length).entries()) {
      const write = cases[at % cases.length] ?? titled;
      const firms = words.flatMap((first) => words.map((second) => `${write(first)} ${write(second)}`));
      const surrogates = firms.map((firm) => entities.ORGANIZATION.protect(firm, context));
      expect(new Set(surrogates).size).toBe(firms.length);
      expect(surrogates.map((surrogate) => entities.ORGANIZATION.recover(surrogate, context))).toEqual(firms);
    }
  }, 600_000);

  test('hosts of words that stay beside others are one-to-one, in any case', () => {
    const [context] = contexts;
    if (context === undefined) throw new Error('There are conversations');
    const words = [...organizationWords, ...mailWords].filter(
      (word) => word.length > 2 && !mailHosts.has(`${word}.com`),
    );
    const hosts = [...new Set(words)].flatMap((word) => [`info@${titled(word)}.com`, `info@${oddly(word)}.com`]);
    const surrogates = hosts.map((host) => entities.EMAIL_ADDRESS.protect(host, context));
    expect(hosts.filter((host, at) => surrogates[at] === host)).toEqual([]);
    expect(new Set(surrogates).size).toBe(new Set(hosts).size);
    expect(surrogates.map((surrogate) => entities.EMAIL_ADDRESS.recover(surrogate, context))).toEqual(hosts);
  });

  test('a site of everybody that a rule protects is taken out: what could stand in for it has another way back', () => {
    for (const site of ['https://www.gov.uk', 'https://example.com', 'https://www.bbc.co.uk/news'])
      for (const context of contexts) {
        expect(() => entities.URL.protect(site, context)).toThrow(NoStandInError);
        expect(entities.URL.recover(site, context)).toBeNull();
      }
  });

  test('a name that stays is seen', () => {
    expect(stays('ORGANIZATION', 'Hartwell Bank')).toEqual(['Bank']);
    expect(stays('LOCATION', 'Granada')).toEqual([]);
    expect(stays('LOCATION', 'Deutschland')).toEqual(['Deutschland']);
  });
});
