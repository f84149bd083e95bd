import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';

/** What is found where the model read what stands in brackets: `[[Sozo|PERSON]]`. */
const found = (marked: string): string[] => {
  const tagged: Tagged[] = [];
  let text = '';
  let last = 0;
  for (const { 0: whole, 1: value = '', 2: type = '', index } of marked.matchAll(/\[\[(.*?)\|([A-Z_]+)\]\]/gu)) {
    text += marked.slice(last, index);
    tagged.push({ start: text.length, end: text.length + value.length, type: type as EntityType, score: 0.95 });
    text += value;
    last = index + whole.length;
  }
  text += marked.slice(last);
  return detect(text, { decisions: [], known: [], tagged })
    .filter(({ type }) => ['PERSON', 'LOCATION', 'ORGANIZATION', 'ADDRESS', 'OCCUPATION'].includes(type))
    .map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
};

describe('what the model reads with a part too much, or as another type, is read as it is whatever name stands there', () => {
  test.each([
    // A firm's form ends its name.
    [
      'La société [[Ardou & Fils SARL de Quimper|ORGANIZATION]] facture demain.',
      ['ORGANIZATION Ardou & Fils SARL', 'LOCATION Quimper'],
    ],
    [
      'Umowa z [[Wolski i Synowie sp. z o.o. z Rzeszowa|ORGANIZATION]] wygasa.',
      ['ORGANIZATION Wolski i Synowie sp. z o.o.', 'LOCATION Rzeszowa'],
    ],
    [
      'Empresa [[Agrovera Norte|ORGANIZATION]] [[Alto SAT|LOCATION]], nómina.',
      ['ORGANIZATION Agrovera Norte Alto SAT'],
    ],
    // What leads to a town is none of it.
    ['trabajo en la planta [[de quilmes|ORGANIZATION]] hace años', ['LOCATION quilmes']],
    ['ci vediamo alla stazione [[di monza|LOCATION]] alle otto', ['LOCATION monza']],
    ['ich studiere an der uni [[graz|ORGANIZATION]] im dritten semester', ['ORGANIZATION uni graz']],
    // A chapel is called by its saint.
    ['La misa es en la ermita de [[San Orbelo|ORGANIZATION]].', ['LOCATION San Orbelo']],
    ['La messe est à l’église [[Saint-Orvain|PERSON]] lundi.', ['LOCATION Saint-Orvain']],
    // Who holds an office, and where.
    ['Habló Iker Sol, [[alcalde de Orveda|OCCUPATION]], ayer.', ['OCCUPATION alcalde', 'LOCATION Orveda']],
    // Behind a whole name and "i" a place stands.
    [
      'Kunden [[Margareta Wik|PERSON]] i [[Orvånge|ORGANIZATION]] ringde.',
      ['PERSON Margareta Wik', 'LOCATION Orvånge'],
    ],
    // Initials and what leads on.
    ['Rekening van [[J.|PERSON]] [[van den Orveld|PERSON]], betaald.', ['PERSON J. van den Orveld']],
    ['[[Mehmet|PERSON]] [[Demir|ORGANIZATION]] yarın geliyor.', ['PERSON Mehmet Demir']],
    ['Fly-tipping was seen behind [[Orvel Close|ORGANIZATION]] again.', ['ADDRESS Orvel Close']],
    ['Minutes of [[Parish Council of Orvel|ORGANIZATION]] Magna, 11 September.', ['LOCATION Orvel Magna']],
    ['Ayer vino [[D. Emilio Prats|PERSON]] a la reunión de la comunidad.', ['PERSON Emilio Prats']],
    ['A [[D. Amélia Fonseca|PERSON]] regressa a casa amanhã com a filha.', ['PERSON Amélia Fonseca']],
  ])('%s', (text, wanted) => {
    const values = found(text);
    for (const each of wanted) expect(values).toContain(each);
  });

  test('a colleague’s name stands behind 小', () => {
    expect(found('[[小张|PERSON]]昨天来了。')).toEqual(['PERSON 张']);
    expect(found('[[小林|PERSON]]さんは来ました。')).toEqual(['PERSON 小林']);
  });

  test('a film that is watched is nobody’s', () => {
    expect(found('We watched The [[Godfather|ORGANIZATION]] last night.')).toEqual([]);
  });

  test('a genitive of a name that many bear is it, though few are called so with the s', () => {
    expect(found('Das ist wohl [[Annas|PERSON]] Mann gewesen.')).toEqual(['PERSON Anna']);
    expect(found('Kommst du zu [[Tims|PERSON]] Einweihung?')).toEqual(['PERSON Tim']);
    expect(found('Heute kommt [[Jonas|PERSON]] mit dem Hund.')).toEqual(['PERSON Jonas']);
  });
});

describe('what only looks so stays as it is read', () => {
  test.each([
    ['Mi hermano es [[profesor de Matemáticas|OCCUPATION]] en un instituto.', 'OCCUPATION profesor de Matemáticas'],
    ['We live in [[De Panne|LOCATION]] by the sea.', 'LOCATION De Panne'],
    ['She works for [[Bank of Orvel|ORGANIZATION]] now.', 'ORGANIZATION Bank of Orvel'],
    ['We sold the shop to [[Godfather|ORGANIZATION]] last week.', 'ORGANIZATION Godfather'],
    ['Vive en [[San Orbelo|LOCATION]] desde mayo.', 'LOCATION San Orbelo'],
  ])('%s', (text, wanted) => expect(found(text)).toContain(wanted));
});

describe('the labels of forms are nobody', () => {
  test.each([
    ['Karta pacjenta: Jan Nowak, ur. 3.4.1980', 'PERSON Jan Nowak', 'Karta'],
    ['Hasta: Fatma Kaya, 67 yaşında, emekli öğretmen, Konya’da oturuyor.', 'PERSON Fatma Kaya', 'Hasta'],
  ])('%s', (text, name, label) => {
    expect(found(text)).toContain(name);
    expect(found(text).join()).not.toContain(label);
  });
});

test('whom an invoice is made out to is somebody, whoever is called so in a series', () => {
  expect(found('Invoice to Charlotte York for the boiler.')).toEqual(['PERSON Charlotte York']);
  expect(found('Rechnung an Hermine Granger, bitte bis Freitag.').join()).toContain('Granger');
  expect(found('Why does Charlotte York marry again in the series?')).toEqual([]);
});
