import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { isBrand } from '../../../main/engine/privacy/detect/public/brands';
import type { EntityType } from '../../../shared/domain';

const found = (text: string, tagged: string | null = null): string[] => {
  const start = tagged === null ? -1 : text.indexOf(tagged);
  const spans =
    tagged === null ? [] : [{ start, end: start + tagged.length, type: 'PERSON' as EntityType, score: 0.97 }];
  return detect(text, { decisions: [], known: [], tagged: spans }).map(
    (span) => `${span.type} ${text.slice(span.start, span.end)}`,
  );
};

describe('a listed name that is a word in another language', () => {
  test.each([
    ['My sister Kira Vogel cannot walk. Please tell kira that I come.', 'kira'],
    ['Mein Freund Tobias Keller trinkt. Gestern war keller wieder da.', 'keller'],
    ['Mi vecino Andrés Nieto debe dinero. Hoy vino nieto a verme.', 'nieto'],
    ['Minha tia Marta Caldeira está doente. Amanhã caldeira volta.', 'caldeira'],
    ['Mijn buurman Joost Borg is ontslagen. Gisteren belde borg mij.', 'borg'],
    ['Mój szef Adam Wnuk pije. Wczoraj wnuk krzyczał.', 'wnuk'],
  ])('is one again in small letters: %s', (text, name) => {
    expect(found(text)).toContain(`PERSON ${name}`);
  });
});

describe('behind a title', () => {
  test.each([
    ['J’ai parlé avec Mme Cadet.', 'Cadet'],
    ['Bitte Herr Enkel anrufen.', 'Enkel'],
    ['La Sra. Yerno no ha pagado.', 'Yerno'],
    ['Ask Mrs Parcel about it.', 'Parcel'],
    ['Sig Cognato? No, la dott. Suocera.', 'Suocera'],
  ])('a word with a capital is a name: %s', (text, name) => {
    expect(found(text)).toContain(`PERSON ${name}`);
  });

  test.each(['Thank you, Mr President, for the speech.', 'Dear Mr And Mrs'])('an office is none: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a brand behind a word', () => {
  test.each(['Bill Ford', 'Dean Ferrari', 'Art Dell', 'Grant Bosch', 'Hope Honda', 'Rosa Seat'])(
    '%s is a person',
    (name) => {
      expect(isBrand(name)).toBe(false);
    },
  );
  test.each(['Auto Skoda', 'Service Bosch', 'Taller Ford', 'Laptop Dell'])('%s is a trade', (name) => {
    expect(isBrand(name)).toBe(true);
  });
});

describe('wide spaces', () => {
  test.each([
    ['Name: Anna   Bellweather', 'Anna   Bellweather'],
    ['Employee: Blessing   Adeyemi', 'Blessing   Adeyemi'],
    ['Nombre: Lucía    Arrizabalaga', 'Lucía    Arrizabalaga'],
    ['Patient: KOWALCZYK     Halina', 'KOWALCZYK     Halina'],
  ])('stand inside a name: %s', (text, name) => {
    expect(found(text)).toEqual([`PERSON ${name}`]);
  });
  test('before a label end it', () => {
    expect(found('Name: Anna   Telefon: keins')).toEqual(['PERSON Anna']);
  });
  test('in what was read part two names, not one', () => {
    expect(found('Patient ROSSI    Bianca, stanza 4', 'ROSSI    Bianca')).toEqual(['PERSON ROSSI    Bianca']);
    expect(found('Ada Lindt    Per Quist, both ill', 'Ada Lindt    Per Quist')).toEqual([
      'PERSON Ada Lindt',
      'PERSON Per Quist',
    ]);
  });
});

describe('a family name that is a verb', () => {
  test.each([
    ['my aunt bates died last week', 'bates'],
    ['my manager burns yelled at me', 'burns'],
    ['my uncle brooks is in hospital', 'brooks'],
  ])('is a name where another verb follows: %s', (text, name) => {
    expect(found(text)).toContain(`PERSON ${name}`);
  });
  test.each(['my brother burns the toast', 'my uncle waits for the bus'])('and none where none does: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('capitals behind a policy', () => {
  test.each([
    'apply policy ID 4471 to the bucket',
    'policy TLS 13 is outdated',
    'the S3 bucket policy IAM number 3 fails',
    'Police FBI 44 was a series',
    'our policy NR 12 says so',
  ])('are no insurer: %s', (text) => {
    expect(found(text).filter((span) => span.startsWith('ORGANIZATION'))).toEqual([]);
  });
  test.each([
    ['my policy AXB number 44102 lapsed', 'AXB'],
    ['police GNF contrat 4410927', 'GNF'],
    ['polisa WZA nr 5521 wygasła', 'WZA'],
  ])('with a number are one: %s', (text, insurer) => {
    expect(found(text)).toContain(`ORGANIZATION ${insurer}`);
  });
});
