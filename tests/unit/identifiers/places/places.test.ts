import fc from 'fast-check';
import isLatLong from 'validator/lib/isLatLong';
import isPostalCode, { type PostalCodeLocale } from 'validator/lib/isPostalCode';
import { describe, expect, test } from 'vitest';
import { createCipher } from '../../../../main/engine/privacy/ciphers';
import { entities, type ProtectionContext } from '../../../../main/engine/privacy/entities';
import { titled } from '../../../../main/engine/privacy/entities/letter-case';
import { namingWords } from '../../../../main/engine/privacy/entities/place/naming';
import {
  commonHan,
  firmWords,
  foldName,
  hanKindOf,
  hanPlaceCharacters,
  ownTowns,
  regions,
} from '../../../../main/engine/privacy/lists';
import { joiningWords, placeWords } from '../../../../main/engine/privacy/lists/kept';
import { cityLists, regionLists } from '../../../../main/engine/privacy/lists/places';
import { createNoise } from '../../../../main/engine/privacy/noise';
import ownScriptPlaces from '../../../../resources/lists/own-script-places.json';
import type { EntityType } from '../../../../shared/domain';
import { valuesOf } from '../../detect/read';
import { nameLists } from '../name-lists';
import { from, numRuns } from '../rounds';

const key = new Uint8Array(32).fill(5);
const context = (conversation: string): ProtectionContext => ({
  cipher: createCipher(key, conversation),
  noise: createNoise(key, ''),
  epsilonMilli: 1000n,
  keepGender: true,
});
const here = context('here');

const comesBack = (type: EntityType, original: string): string => {
  const surrogate = entities[type].protect(original, here);
  expect(entities[type].recover(surrogate, here), `${original} → ${surrogate}`).toBe(original);
  return surrogate;
};

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe('coordinates', () => {
  const decimal = fc
    .tuple(fc.integer({ min: -89, max: 89 }), digits(6), fc.integer({ min: -179, max: 179 }), digits(5))
    .map(([lat, latDecimals, lon, lonDecimals]) => `${lat}.${latDecimals}, ${lon}.${lonDecimals}`);
  const sixty = fc.integer({ min: 0, max: 59 });
  const sexagesimal = fc
    .tuple(
      fc.integer({ min: 0, max: 89 }),
      sixty,
      sixty,
      fc.constantFrom('N', 'S'),
      fc.integer({ min: 0, max: 179 }),
      sixty,
    )
    .map(([a, b, c, side, d, e]) => `${a}°${b}'${c}.5"${side} ${d}°0${e % 10}'12.0"E`);

  test('come back from the key, stay on the globe and as precise', () => {
    fc.assert(
      fc.property(fc.oneof(decimal, sexagesimal), (original) => {
        const surrogate = comesBack('COORDINATES', original);
        expect(valuesOf(`Coordinates: ${surrogate} as agreed.`, 'COORDINATES')).toEqual([surrogate]);
        expect(isLatLong(surrogate)).toBe(isLatLong(original));
        expect(surrogate.match(/\d+(?=\D*$)/)?.[0].length).toBe(original.match(/\d+(?=\D*$)/)?.[0].length);
      }),
      { numRuns },
    );
  });

  test.each(["N 52° 31.200' E 13° 24.300'", 'S 33.8688° W 151.2093°', 'N48°51\'24" E2°21\'3"'])(
    'with the hemisphere first: %s',
    (original) => {
      for (const conversation of Array.from({ length: numRuns / 5 }, (_, i) => `${i}`)) {
        const surrogate = entities.COORDINATES.protect(original, context(conversation));
        const [latitude = '', longitude = ''] = surrogate.split(/(?=[EW])/);
        expect(latitude).toMatch(/^[NS]/);
        expect(Number(/\d+/.exec(latitude)?.[0])).toBeLessThanOrEqual(90);
        expect(Number(/\d+/.exec(longitude)?.[0])).toBeLessThanOrEqual(180);
        expect(entities.COORDINATES.recover(surrogate, context(conversation))).toBe(original);
        expect(valuesOf(`The hut is at ${surrogate} there.`, 'COORDINATES')).toEqual([surrogate]);
      }
    },
  );

  test('the hemisphere is enciphered with the angle', () => {
    const sides = new Set(
      Array.from({ length: 40 }, (_, i) =>
        entities.COORDINATES.protect('52.5200° N, 13.4050° E', context(`${i}`)).replace(/[^NSEW]/g, ''),
      ),
    );
    expect([...sides].sort()).toEqual(['NE', 'NW', 'SE', 'SW']);
  });

  test.each([
    ['The site is at 40.712776, -74.005974.', '40.712776, -74.005974'],
    ['Treffpunkt 52°31\'12.0"N 13°24\'18.0"E um acht', '52°31\'12.0"N 13°24\'18.0"E'],
    ['I found a dog at 51.4826, -3.1791 near the canal', '51.4826, -3.1791'],
    ['geo:37.786971,-122.399677', '37.786971,-122.399677'],
    ['https://maps.example.org/@48.8583,2.2945,17z', '48.8583,2.2945'],
    ['{"lat": 59.3293, "name": "x"}', '59.3293'],
  ])('%s', (text, expected) => expect(valuesOf(text, 'COORDINATES')).toEqual([expected]));

  test.each([
    'ratios of 0.1234 and 0.5678',
    'the loss stays at 0.1234, 0.5678 from then on',
    'v 3.1415, 2.7182 e',
    '[0.12345, 0.23456, 0.34567]',
    'losses: 0.0213 0.0198 0.0176',
    'It is 52°F outside.',
  ])('no place: %s', (text) => expect(valuesOf(text, 'COORDINATES')).toEqual([]));
});

describe('postal codes', () => {
  const writings: readonly [string, RegExp][] = [
    ['SW1A 1AA', /^[A-Z]{2}\d[A-Z] \d[A-Z]{2}$/],
    ['m1 1ae', /^[a-z]\d \d[a-z]{2}$/],
    ['K1A 0B1', /^[A-Z]\d[A-Z] \d[A-Z]\d$/],
    ['1017 AB', /^[1-9]\d{3} [A-Z]{2}$/],
    ['D02 X285', /^[A-Z]\d{2} [A-Z\d]{4}$/],
    ['100-0001', /^\d{3}-\d{4}$/],
    ['4000-322', /^[1-9]\d{3}-\d{3}$/],
    ['00-950', /^\d{2}-\d{3}$/],
    ['01310-100', /^\d{5}-\d{3}$/],
    ['62704-1234', /^\d{5}-\d{4}$/],
    ['114 55', /^[1-9]\d{2} \d{2}$/],
    ['10115', /^\d{5}$/],
    ['D-10115', /^D-\d{5}$/],
    ['110001', /^[1-9]\d{5}$/],
    ['8001', /^[1-9]\d{3}$/],
  ];
  test.each(writings)('%s becomes another of its country and comes back', (original, shape) => {
    for (let i = 0; i < 50; i++) {
      const there = context(`${i}`);
      const surrogate = entities.POSTAL_CODE.protect(original, there);
      expect(surrogate).toMatch(shape);
      expect(entities.POSTAL_CODE.recover(surrogate, there)).toBe(original);
    }
  });
  const written: readonly [PostalCodeLocale, RegExp][] = [
    ['GB', /^(?:SW1A|M1|EH[1-9]|B[1-9][0-9]|W1[A-H]) [0-9][ABD-HJLNP-UW-Z]{2}$/],
    ['CA', /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$/],
    ['NL', /^[1-9][0-9]{3} ?[A-P][A-P]$/],
    ['JP', /^[0-9]{3}-[0-9]{4}$/],
    ['PT', /^[1-9][0-9]{3}-[0-9]{3}$/],
    ['PL', /^[0-9]{2}-[0-9]{3}$/],
    ['BR', /^[1-9][0-9]{4}-[0-9]{3}$/],
    ['US', /^[1-9][0-9]{4}-[0-9]{4}$/],
    ['SE', /^[1-9][0-9]{2} [0-9]{2}$/],
    ['DE', /^[1-9][0-9]{4}$/],
    ['RU', /^[1-9][0-9]{5}$/],
    ['CH', /^[1-9][0-9]{3}$/],
  ];
  test.each(written)('of %s pass an independent validator, and come back', (country, form) => {
    fc.assert(
      fc.property(fc.stringMatching(form), (code) => {
        expect(isPostalCode(code, country)).toBe(true);
        expect(isPostalCode(comesBack('POSTAL_CODE', code), country)).toBe(true);
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    );
  });
  test('an Irish code in an address becomes one of its form, and names with numbers beside it none', () => {
    const code = /(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/;
    for (let i = 0; i < 40; i++) {
      const there = context(`${i}`);
      for (const [original, isCoded] of [
        ['31 Harbour Lane, Cork T12 K8AF', true],
        ['Unit B12 Anna1, Galway', false],
      ] as const) {
        const surrogate = entities.ADDRESS.protect(original, there);
        expect(code.test(surrogate.replace(/,.*/, (rest) => (isCoded ? rest : '')))).toBe(isCoded);
        expect(entities.ADDRESS.recover(surrogate, there)).toBe(original);
      }
    }
  });
  test.each(['𝟘', '𝟗𝟘𝟙𝟿𝟶', '٣١٠٩٢', '１０１１５'])('digits of another row come back in it: %s', (text) => {
    for (let i = 0; i < 20; i++) {
      const there = context(`${i}`);
      expect(entities.POSTAL_CODE.recover(entities.POSTAL_CODE.protect(text, there), there)).toBe(text);
    }
  });
  test('any other string comes back, too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => void comesBack('POSTAL_CODE', text)),
      { numRuns },
    );
  });
});

describe('addresses', () => {
  test.each([
    ['I live at 12 Juniper Street, Springfield, IL 62704.', '12 Juniper Street, Springfield, IL 62704'],
    ['Ich wohne in der Lindenstraße 14, 10969 Berlin.', 'Lindenstraße 14, 10969 Berlin'],
    ['Il habite 8 rue des Lilas, 75020 Paris.', '8 rue des Lilas, 75020 Paris'],
    ['Send it to\n22 Baker Street\nLondon NW1 6XE\nplease', '22 Baker Street\nLondon NW1 6XE'],
  ])('%s', (text, whole) => {
    expect(valuesOf(text, 'ADDRESS')).toEqual([whole]);
    const surrogate = comesBack('ADDRESS', whole);
    expect(valuesOf(text.replace(whole, surrogate), 'ADDRESS')).toEqual([surrogate]);
  });
  test('a town beside another thing than its street stays a place', () => {
    expect(valuesOf('From 12 Elm Street we drove to Springfield.', 'LOCATION')).toEqual(['Springfield']);
  });
  test('its postal code becomes what it becomes alone, a state stays', () => {
    const surrogate = entities.ADDRESS.protect('12 Elm Street, Springfield, IL 62704', here);
    expect(surrogate).toContain(`, IL ${entities.POSTAL_CODE.protect('62704', here)}`);
  });
  const streets = fc.oneof(
    from([...(nameLists.Latn?.family ?? []), ...firmWords]),
    fc.stringMatching(/^[B-DF-HJ-NP-TV-Z][aeiou][a-z]{2,7}$/),
  );
  const house = fc.integer({ min: 1, max: 999 });
  const addresses = fc.oneof(
    fc
      .tuple(
        house,
        streets,
        from(['Street', 'Road', 'Ave', 'Lane']),
        from(['', ', Apt 4B', ', Unit 12']),
        from(cityLists.US ?? []),
        digits(4),
      )
      .map(([no, street, kind, flat, city, code]) => `${no} ${street} ${kind}${flat}, ${city}, TX 7${code}`),
    fc
      .tuple(streets, from(['straße', 'weg', 'str.']), house, from(cityLists.DE ?? []), digits(4))
      .map(([street, kind, no, city, code]) => `${street}${kind} ${no}, 1${code} ${city}`),
    fc
      .tuple(house, from(['rue de', 'avenue', 'bd']), streets, from(cityLists.FR ?? []), digits(4))
      .map(([no, kind, street, city, code]) => `${no} ${kind} ${street}, 7${code} ${city}`),
    fc.tuple(from(['Calle', 'Via', 'Rua']), streets, house).map((parts) => parts.join(' ')),
  );
  test('of any street and town come back', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const surrogate = comesBack('ADDRESS', address);
        const form = (text: string): string => text.replace(/\d/g, '9').replace(/[^9,]/g, '');
        expect(form(surrogate)).toBe(form(address));
      }),
      { numRuns },
    );
  });
  test('no house has a number that begins with zero', () => {
    for (let i = 0; i < 200; i++)
      expect(entities.ADDRESS.protect('12 Elm Street', context(`${i}`))).toMatch(/^[1-9]\d /);
  });
});

describe('a street in one word keeps its ending, in whatever characters it is written', () => {
  test.each([
    ['Spani\u0307lkbenstraße 5', 'Spanilkbenstraße 5', /^\p{L}+straße \d$/u],
    ['Mu\u0308hlbachgasse 7', 'Mühlbachgasse 7', /^\p{L}+gasse \d$/u],
    ['i\u0307kweg 12', 'ikweg 12', /^\p{L}+weg \d\d$/u],
  ])('%s', (written, composed, form) => {
    const surrogate = entities.ADDRESS.protect(written, context('c'));
    expect(surrogate).toMatch(form);
    expect(surrogate).toBe(entities.ADDRESS.protect(composed, context('c')));
    expect(entities.ADDRESS.recover(surrogate, context('c'))).toBe(composed);
  });
});

describe('of words for a kind of place in a row only the kind stays', () => {
  const conversations = Array.from({ length: 40 }, (_, i) => `conversation ${i}`);
  test.each([
    ['ADDRESS', '12 Park Road', /^\d\d (?!Park\b)\p{L}+ Road$/u],
    ['ADDRESS', '12 WEST LAKE ROAD, Apt 4', /^\d\d (?!WEST\b)\p{Lu}+ (?!LAKE\b)\p{Lu}+ ROAD, Apt \d$/u],
    ['ADDRESS', '48 Hill Street London', /^\d\d (?!Hill\b)\p{L}+ Street /u],
    ['ADDRESS', '12 PaRk Road', /^\d\d (?!PaRk\b)\p{Lu}\p{Ll}\p{Lu}\p{L}* Road$/u],
    ['ADDRESS', 'HiLL StReet 9', /^(?!HiLL\b)\p{Lu}\p{Ll}\p{Lu}{2}\p{L}* StReet \d$/u],
    ['ADDRESS', 'eaST road 9', /^(?!eaST\b)\p{Ll}{2}\p{Lu}{2}\p{L}* road \d$/u],
    ['ADDRESS', 'Park-Road 5', /^(?!Park\b)\p{L}+-Road \d$/u],
    ['ADDRESS', '1 Park\nRoad', /^\d (?!Park\b)\p{L}+\nRoad$/u],
    ['ADDRESS', '1 Road\nPark, Leeds', /^\d Road\n(?!Park\b)\p{L}+, /u],
    ['ADDRESS', '1 Park  Road West', /^\d (?!Park\b)\p{L}+ {2}Road (?!West\b)\p{L}+$/u],
    ['ADDRESS', '14 rue de la Ville', /^\d\d rue de la (?!Ville\b)\p{L}+$/u],
    ['ADDRESS', '14 bis rue de la Ville', /^\d\d bis rue de la (?!Ville\b)\p{L}+$/u],
    ['ADDRESS', 'calle del Portal 5', /^calle del (?!Portal\b)\p{L}+ \d$/u],
    ['ADDRESS', 'via del Corso 12', /^via del (?!Corso\b)\p{L}+ \d\d$/u],
    ['ADDRESS', 'Am Ring 5', /^Am (?!Ring\b)\p{L}+ \d$/u],
    ['ADDRESS', 'Platz der Stadt 5', /^Platz der (?!Stadt\b)\p{L}+ \d$/u],
    ['ADDRESS', '1 Park\nRoad LS1 4AB', /^\d (?!Park\b)\p{L}+\nRoad \S+ \S+$/u],
    ['ADDRESS', '12 West\nStreet SW1A 1AA\nLondon', /^\d\d (?!West\b)\p{L}+\nStreet \S+ \S+\n/u],
    ['ADDRESS', '4 Terrace Road', /^\d (?!Terrace\b)\p{L}+ Road$/u],
    ['ADDRESS', '12 State St., Albany', /^\d\d (?!State\b)\p{L}+ St\., /u],
    ['ADDRESS', '7 Avenue Rd.', /^\d (?!Avenue\b)\p{L}+ Rd\.$/u],
    ['ADDRESS', 'Blvd. Park 7', /^Blvd\. (?!Park\b)\p{L}+ \d$/u],
    ['ADDRESS', 'Avda. Portal 5', /^Avda\. (?!Portal\b)\p{L}+ \d$/u],
    ['ADDRESS', 'Av. Plaza 3', /^Av\. (?!Plaza\b)\p{L}+ \d$/u],
    ['ADDRESS', 'ul. Plac 5', /^ul\. (?!Plac\b)\p{L}+ \d$/u],
    ['ADDRESS', 'Aleja Rynek 5/7', /^Aleja (?!Rynek\b)\p{L}+ \d\/\d$/u],
    ['ADDRESS', 'Nord gate 12', /^(?!Nord\b)\p{L}+ gate \d\d$/u],
    ['ADDRESS', 'Park gata 5', /^(?!Park\b)\p{L}+ gata \d$/u],
    ['ADDRESS', 'Torget vej 5', /^(?!Torget\b)\p{L}+ vej \d$/u],
    ['ADDRESS', 'Plaza vägen 3', /^(?!Plaza\b)\p{L}+ vägen \d$/u],
    ['ADDRESS', 'Meydan Sokağı No: 4', /^(?!Meydan\b)\p{L}+ Sokağı No: \d$/u],
    ['ADDRESS', 'PLAZA SOKAK 4', /^(?!PLAZA\b)\p{Lu}+ SOKAK \d$/u],
    ['ADDRESS', 'Park Cad. No:12 D:3', /^(?!Park\b)\p{L}+ Cad\. No:\d\d [A-Z]:\d$/u],
    ['LOCATION', 'Lake County', /^(?!Lake\b)\p{L}+ County$/u],
    ['LOCATION', 'City of North Hill', /^City of (?!North\b)\p{L}+ (?!Hill\b)\p{L}+$/u],
  ] as const)('%s %s', (type, original, form) => {
    const surrogates = conversations.map((conversation) => {
      const surrogate = entities[type].protect(original, context(conversation));
      expect(surrogate).toMatch(form);
      expect(entities[type].recover(surrogate, context(conversation))).toBe(original);
      return surrogate.replace(/\d+/g, '');
    });
    expect(new Set(surrogates).size).toBeGreaterThanOrEqual(4);
  });

  test('each is one that is kept, in one list, in small letters', () => {
    const all = namingWords.flatMap(({ words }) => words);
    expect(all.filter((word) => !placeWords.has(word) || joiningWords.has(word) || foldName(word) !== word)).toEqual(
      [],
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('two of them on any lines, with any signs between, come back', () => {
    const words = fc.constantFrom(
      ...placeWords,
      'Elm',
      'Boston',
      'Bay City',
      'Milano MI',
      'Leeds LS1 4AB',
      'Curitiba - PR',
      'Zorf - SC',
      '5',
      'NY',
      'SP',
      'ZZ',
      'CEP',
    );
    const cased = fc
      .tuple(words, fc.constantFrom('small', 'large', 'title'))
      .map(([word, how]) =>
        how === 'small' ? word : how === 'large' ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
      );
    const texts = fc
      .array(fc.tuple(cased, fc.constantFrom(' ', '-', '\n', ', ', '  ', '. ')), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.flat().slice(0, -1).join(''));
    fc.assert(
      fc.property(texts, from(['ADDRESS', 'LOCATION'] as const), (text, type) => void comesBack(type, text)),
      { numRuns: 8 * numRuns },
    );
  });

  test('a pair of them becomes no listed place', () => {
    const pairs = namingWords.flatMap(({ words }) =>
      words.flatMap((first) => words.map((second) => `${titled(first)} ${titled(second)}`)),
    );
    for (const pair of pairs) comesBack('LOCATION', pair);
  });
});

describe("a state's two letters behind its town become another's", () => {
  test.each([
    ['LOCATION', 'São Paulo - SP', /^\p{L}[\p{L} -]+ - \p{Lu}{2}$/u],
    ['LOCATION', 'Campinas/SP', /^\p{L}[\p{L} -]+\/\p{Lu}{2}$/u],
    ['LOCATION', 'SP', /^\p{Lu}{2}$/u],
    ['LOCATION', 'ZV', /^\p{Lu}{2}$/u],
    ['ADDRESS', 'Rua das Flores, 12, Curitiba - PR, CEP 80010-130', / - (?:[A-Z]{2}), CEP \d{5}-\d{3}$/u],
  ] as const)('%s %s', (type, original, form) => {
    expect(comesBack(type, original)).toMatch(form);
  });
});

describe('places in their own scripts', () => {
  const conversations = Array.from({ length: 12 }, (_, i) => `conversation ${i}`);
  test.each([
    ['Ижевске', /^[А-ЯЁ][а-яё]+(?:[еи]|ах|ом)$/u],
    ['Самара', /^[А-ЯЁ][а-яё]+$/u],
    ['Пензы', /^[А-ЯЁ][а-яё]+$/u],
    ['ЧЕРЕПОВЕЦ', /^[А-ЯЁ]+$/u],
    ['Верхних Лужках', /^[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+$/u],
    ['Житомирі', /^[А-ЯІЇЄҐ][а-яіїєґ]+$/u],
    ['Перник', /^[А-Я][а-я]+$/u],
    ['Βόλο', /^\p{Script=Greek}+$/u],
    ['Καλαμάτας', /^\p{Script=Greek}+ς$/u],
    ['四川省成都市武侯区', /^\p{Script=Han}{2,7}(?:省|自治区)\p{Script=Han}+市\p{Script=Han}+区$/u],
    ['北京市朝阳区', /^\p{Script=Han}+市\p{Script=Han}+区$/u],
    ['广州天河区', /^\p{Script=Han}{4,}区$/u],
    ['東京都渋谷区', /^\p{Script=Han}{2,3}[都道府県]\p{Script=Han}+区$/u],
    ['北海道札幌市北区', /^\p{Script=Han}{2,3}[都道府県]\p{Script=Han}+市\p{Script=Han}+区$/u],
    ['福岡市博多区', /^\p{Script=Han}+市\p{Script=Han}+区$/u],
    ['Hansestadt Ostadel', /^(?!Hansestadt)\p{L}+(?:stadt|ort) \p{Lu}/u],
    ['г. Ижевск, ул. Пушкинская, д. 12, кв. 4', /^г\. \p{Lu}\p{L}+, ул\. \p{Lu}\p{L}+, д\. \d\d, кв\. \d$/u],
    ['ul. Wierzbowska 7 m. 12', /^ul\. \p{L}+ \d m\. \d\d$/u],
    ['418, rue des Tanneurs, app. 6', /^\d{3}, rue des \p{L}+, app\. \d$/u],
    ['RUA DAS ACÁCIAS, 418, BL. C, AP. 302', /^RUA DAS \p{L}+, \d{3}, BL\. \p{L}, AP\. \d{3}$/u],
    ['Pza. dels Fusters, 14, bajos', /^Pza\. dels \p{L}+, \d\d, bajos$/u],
    // An initial in a street is somebody's.
    ['ul. M. Wierzbowskiej 7', /^ul\. \p{L}\. \p{L}+ \d$/u],
    ['L-2338 Luxembourg', /^L-\d{4} Luxembourg$/u],
  ])('%s', (place, form) => {
    for (const conversation of conversations)
      for (const type of ['LOCATION', 'ADDRESS'] as const) {
        const surrogate = entities[type].protect(place, context(conversation));
        expect(surrogate).toMatch(form);
        expect(entities[type].recover(surrogate, context(conversation)), surrogate).toBe(place);
      }
  });

  test('every one of the lists comes back, and so do words made of their letters', () => {
    for (const place of [
      ...ownTowns.map(titled),
      ...Object.values(ownScriptPlaces.han).flatMap((each) => each.split('|')),
    ])
      comesBack('LOCATION', place);
    const letters = [...'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґђјљњќαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ'];
    const word = fc.oneof(
      fc.array(from(letters.slice(0, 43)), { minLength: 2, maxLength: 12 }),
      fc.array(from(letters.slice(43)), { minLength: 2, maxLength: 12 }),
    );
    const part = from([...hanPlaceCharacters.flat(), ...Array.from('市区县省町都府道县縣北南三')]);
    const place = fc.oneof(
      word.map((all) => titled(foldName(all.join('')))),
      fc.array(part, { minLength: 1, maxLength: 10 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(place, (text) => void comesBack('LOCATION', text)),
      { numRuns: 8 * numRuns },
    );
  });
});

test('a state whose name a town abroad bears becomes another state', () => {
  for (const state of ['Florida', 'Virginia', 'Colorado', 'Arizona', 'MONTANA']) {
    const surrogate = comesBack('LOCATION', state);
    expect(regions.get(foldName(surrogate))?.country).toBe('US');
  }
});

test('every city and region of the lists comes back from the key', () => {
  for (const name of [...Object.values(cityLists), ...Object.values(regionLists)].flat()) comesBack('LOCATION', name);
});

describe('an address reads as one in its own language', () => {
  test.each([
    ['Calle Mayor 5, 3º B, 28013 Madrid', /^Calle [\p{L} ]+ \d, \dº [A-Z], \d{5} [\p{L}' -]+$/u],
    ['C/ Alcalá 45, 2.º izq., 28014 Madrid', /^C\/ \p{L}+ \d\d, \d\.º izq\., \d{5} /u],
    ['Avda. de la Constitución 12, bajo dcha.', /^Avda\. de la \p{L}+ \d\d, bajo dcha\.$/u],
    ['Plaza Mayor s/n', /^Plaza \p{L}+ s\/n$/u],
    [
      '14 bis, rue Saint-Honoré, bât. B, 3e étage, 75002 Paris',
      /^\d\d bis, rue Saint-\p{L}+, bât\. [A-Z], \de étage, \d{5} /u,
    ],
    [
      'Via Roma 12/A, scala B, int. 4, 20121 Milano MI',
      /^Via \p{L}+ \d\d\/[A-Z], scala [A-Z], int\. \d, \d{5} [\p{L}' -]+ [A-Z]{2}$/u,
    ],
    ['Corso Vittorio Emanuele II 5, 00187 Roma (RM)', /^Corso \p{L}+ \p{L}+ II \d, \d{5} [\p{L}' -]+ \([A-Z]{2}\)$/u],
    ['Hauptstr. 5, 2. OG links, 80331 München', /^\p{L}+str\. \d, \d\. OG links, \d{5} /u],
    ['Kurfürstendamm 21, 3. Stock', /^\p{L}+damm \d\d, \d\. Stock$/u],
    [
      '350 W 34th Street, Apt 4B, New York, NY 10001',
      /^\d{3} [A-Z] \d*(?:1st|2nd|3rd|[04-9]th|1[1-3]th) Street, Apt \d[A-Z], /u,
    ],
    ['P.O. Box 1234, Austin, TX 78701', /^P\.O\. Box \d{4}, /u],
    ['Rua Augusta 100, 2.º Esq., 1100-053 Lisboa', /^Rua \p{L}+ \d{3}, \d\.º Esq\., \d{4}-\d{3} /u],
    ['Bağdat Caddesi, Gül Apartmanı, Kat 3, Daire 5', /^\p{L}+ Caddesi, \p{L}+ Apartmanı, Kat \d, Daire \d$/u],
    ['12/88 Lygon St, Carlton VIC 3053', /^\d\d\/\d\d \p{L}+ St, [\p{L} ]+ (?:ACT|NSW|QLD|SA|TAS|VIC) \d{4}$/u],
    ['Cumhuriyet Mah. 1023. Sok. No:8', /^\p{L}+ Mah\. \d{4}\. Sok\. No:\d$/u],
    ['os. Słoneczne 4, piętro 2', /^os\. \p{L}+ \d, piętro \d$/u],
    ['Store Torv 3, 8000 Aarhus C', /^\p{L}+ Torv \d, \d{4} [\p{L} ]+ \p{Lu}$/u],
    ['calle Olmo 3, 2ºB', /^calle \p{L}+ \d, \dº\p{Lu}$/u],
    ['杭州市西湖区文三路259号', /^\p{L}+市\p{L}+区\p{L}+路\d{3}号$/u],
    ['北京市朝阳区建国路88号3号楼2单元501室', /^\p{L}+市\p{L}+区\p{L}+路\d\d号\d号楼\d单元\d{3}室$/u],
    ['深圳市南山区科苑路15号春风广场B座1203室', /^\p{L}+市\p{L}+区\p{L}+路\d\d号\p{L}+广场\p{Lu}座\d{4}室$/u],
    ['横浜市西区みなとみらい2-3-5森タワーA棟1203号室', /市\p{L}+区\p{L}+\d-\d-\d\p{L}+[A-Z]棟\d{4}号室$/u],
    ['大阪市北区梅田3丁目1番地', /^\p{L}+市\p{L}+区\p{L}+\d丁目\d番地$/u],
    ['Storgatan 5 lgh 1102, 111 22 Stockholm', /^\p{L}+gatan \d lgh \d{4}, \d{3} \d\d /u],
  ])('%s', (original, form) => {
    for (const conversation of ['a', 'b', 'c', 'd']) {
      const surrogate = entities.ADDRESS.protect(original, context(conversation));
      expect(surrogate).toMatch(form);
      expect(entities.ADDRESS.recover(surrogate, context(conversation))).toBe(original);
    }
  });
});

test('Chinese characters become common ones of the same writing, and a place gets no kind by chance', () => {
  const conversations = Array.from({ length: 60 }, (_, i) => context(String(i)));
  for (const each of conversations) {
    const to = entities.ADDRESS.protect('鄂尔多斯市东胜区鄂托克西街', each);
    expect(to).toMatch(/^[^市区街]+市[^市区街]+区[^市区街]+街$/u);
  }
  const names = conversations.map((each) => entities.PERSON.protect('龚晓骏', each)).join('');
  expect(Array.from(names).filter((each) => hanKindOf(each) === null || hanKindOf(each) === 'japanese')).toEqual([]);
});

test('places in Chinese characters come back, whatever stands between their kinds, and no two become one', () => {
  const character = from([...commonHan.both.slice(0, 200), ...'大单丁号街道自治区番地楼段期路市目院座厦广场ABb']);
  const kind = from([
    '市',
    '区',
    '县',
    '路',
    '街',
    '大街',
    '号',
    '号楼',
    '单元',
    '室',
    '街道',
    '丁目',
    '段',
    '巷',
    '座',
    '大厦',
    '小区',
    '',
  ]);
  const name = fc.array(character, { minLength: 1, maxLength: 9 }).map((characters) => characters.join(''));
  const number = fc.tuple(fc.integer({ min: 1, max: 400 }), kind, fc.oneof(fc.constant(''), character));
  const part = fc.tuple(name, kind, fc.option(number, { nil: [] })).map((pieces) => pieces.flat().join(''));
  const places = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
  const origin = new Map<string, string>();
  fc.assert(
    fc.property(places, (place) => {
      const surrogate = comesBack('ADDRESS', place);
      expect(origin.get(surrogate) ?? place).toBe(place);
      origin.set(surrogate, place);
    }),
    { numRuns: 4 * numRuns },
  );
});

test.each([
  ['ADDRESS', 'Union Street'],
  ['ADDRESS', 'University Avenue'],
  ['ADDRESS', 'calle Fundación'],
  ['PERSON', 'Müller'],
  ['PERSON', 'Hall'],
  ['PERSON', 'Hans'],
  ['LOCATION', 'Nancy'],
  ['LOCATION', 'Norman'],
] as const)('%s %s hides among many', (type, value) => {
  const seen = Array.from({ length: 300 }, (_, i) => entities[type].protect(value, context(String(i))));
  expect(new Set(seen).size).toBeGreaterThan(50);
  expect(seen.filter((each) => each === value).length).toBeLessThan(8);
});
