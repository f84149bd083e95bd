import { describe, expect, test } from 'vitest';
import { person } from '../../../main/engine/privacy/entities/identity';
import { organization } from '../../../main/engine/privacy/entities/organization';
import { address, location } from '../../../main/engine/privacy/entities/place';
import { cities, foldName } from '../../../main/engine/privacy/lists';
import { contextOf } from './rounds';

const conversations = Array.from({ length: 40 }, (_, at) => contextOf(`conversation ${at}`));
const inLanguage = (language: string) =>
  conversations.map((context) => ({ ...context, locale: { language, dayFirst: true } }));
const sounded = /^[aeiouyhœæ]/iu;
const begins = (text: string): boolean => sounded.test(text.normalize('NFD'));

describe('behind d’ and l’ in French and Italian', () => {
  test.each([
    ['fr', location, 'Annecy'],
    ['fr', location, 'Lyon'],
    ['fr', location, 'La Rochelle'],
    ['fr', person, 'Étienne Dubreuil'],
    ['fr', person, 'Hugo'],
    ['fr', person, 'Marie'],
    ['it', location, 'Ancona'],
    ['it', location, 'Torino'],
    ['it', person, 'Ottavia Serra'],
  ])(
    '%s: a stand-in begins with a vowel where its original does, and the key alone leads back',
    (language, type, value) => {
      for (const context of inLanguage(language)) {
        const surrogate = type.protect(value, context);
        expect([value, surrogate, begins(surrogate)]).toEqual([value, surrogate, begins(value)]);
        expect(type.recover?.(surrogate, context)).toBe(value);
      }
    },
  );

  test('no such thing is told where nothing is left out before a vowel', () => {
    const kinds = new Set(inLanguage('de').map((context) => begins(location.protect('Essen', context))));
    expect(kinds.size).toBe(2);
  });

  test('the article stays with its sign, and what only looks like one does not', () => {
    for (const context of inLanguage('it')) {
      expect(address.protect('via dell’Arcivescovado 14', context)).toMatch(/^via dell’\p{Lu}/u);
      expect(person.protect('Dell’Orto', context)).toMatch(/^Dell’\p{Lu}/u);
    }
    for (const context of conversations) expect(organization.protect('Dell’s Diner', context)).not.toMatch(/^Dell’/u);
  });
});

test('a firm that belongs to a family keeps the word for it, and the town of a house is a town', () => {
  for (const context of conversations) {
    expect(organization.protect('Morel & Fils SARL', context)).toMatch(/ & Fils SARL$/u);
    expect(organization.protect('Conti & Figli S.r.l.', context)).toMatch(/ & Figli S\.r\.l\.$/u);
    const town = /^Università di (.+)$/u.exec(organization.protect('Università di Bologna', context))?.[1] ?? '';
    expect(cities.get(foldName(town))?.country).toBe('IT');
  }
});

test('the letters of an Italian province become those of another one', () => {
  const codes = new Set(conversations.map((context) => location.protect('Napoli (NA)', context).slice(-3, -1)));
  expect([...codes].every((code) => provinces.includes(code))).toBe(true);
  expect(codes).not.toContain('NA');
});

const provinces =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV';
