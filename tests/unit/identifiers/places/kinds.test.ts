import { describe, expect, test } from 'vitest';
import { entities } from '../../../../main/engine/privacy/entities';
import { foldName, isGivenName } from '../../../../main/engine/privacy/lists';
import { areaList } from '../../../../main/engine/privacy/lists/areas';
import type { EntityType } from '../../../../shared/domain';
import { contextOf } from '../rounds';

const conversations = ['one', 'two', 'three', 'four', 'five', 'six'].map(contextOf);

const becomes = (type: EntityType, text: string, form: RegExp): string[] =>
  conversations.map((context) => {
    const to = entities[type].protect(text, context);
    expect(to).toMatch(form);
    expect(entities[type].recover(to, context)).toBe(text);
    return to;
  });

describe('words for a kind of place stay, in their language', () => {
  test.each([
    ['Jl. Cempaka No. 14, RT 03/RW 05, Kec. Sukasari', /^Jl\. \p{L}+ No\. \d\d, RT \d\d\/RW \d\d, Kec\. \p{L}/u],
    ['Chaussée de Namur 18', /^Chaussée de \p{L}+ \d\d$/u],
    ['Ladeira da Misericórdia 9', /^Ladeira da \p{L}+ \d$/u],
    ['Istedgade 5, 2. tv', /, \d\. tv$/u],
    ['No. 8, 3rd Cross, 4th Main', /^No\. \d, \d(?:st|nd|rd|th) Cross, \d(?:st|nd|rd|th) Main$/u],
    ['οδό Αθηνάς 7, 3ος όροφος', /^οδό \p{L}+ \d, \dος όροφος$/u],
    ['Av. Rivadavia 1250, depto 4 B', /, depto \d \p{Lu}$/u],
    ['Co. Monaghan', /^Co\. \p{Lu}\p{Ll}+$/u],
    ['7 Neptune Parade', /^\d \p{L}+ Parade$/u],
    ['шоссе Дубравное 5, подъезд 2, этаж 3', /^шоссе \p{L}+ \d, подъезд \d, этаж \d$/u],
    ['Kossuth tér 4, 2. emelet', /^\p{L}+ tér \d, \d\. emelet$/u],
    ['Soseaua Orhei 3, etaj 2, apartament 7', /^Soseaua \p{L}+ \d, etaj \d, apartament \d$/u],
  ])('%s', (text, form) => void becomes('ADDRESS', text, form));

  test.each([
    ['Second Floor', /^(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth) Floor$/u],
    ['segundo piso', /^(?:\p{Ll}+) piso$/u],
    ['deuxième étage', /^\p{Ll}+ième étage$/u],
    ['Am Markt 7', /^Am (?!Markt|\p{L}+e )\p{Lu}\p{Ll}+ \d$/u],
    ['Rue de la Gare', /^Rue de la (?!Gare)[^AEIOUÉ\s]\p{L}+$/u],
    ['High Street', /^(?!High)\p{Lu}\p{Ll}+ Street$/u],
  ])('and what names one is another of its list and gender: %s', (text, form) => {
    expect(new Set(becomes('ADDRESS', text, form)).size).toBeGreaterThan(2);
  });

  test('letters of a state are no county', () => void becomes('LOCATION', 'Aurora CO', /^\p{L}[\p{L} ]+ \p{Lu}{2}$/u));
});

describe('a region becomes a region of its country, as its language calls it', () => {
  test.each([
    ['Ontario', 'region CA'],
    ['Bayern', 'region DE'],
    ['Bavaria', 'region DE en'],
    ['Andalucía', 'region ES'],
    ['Toscana', 'region IT'],
    ['Tuscany', 'region IT en'],
    ['Skåne', 'region SE'],
    ['Dordogne', 'region FR f'],
    ['Jawa Barat', 'region ID'],
    ['OTAGO', 'region NZ'],
  ])('%s', (text, list) => {
    for (const to of becomes('LOCATION', text, /\p{L}/u)) expect(areaList(foldName(to))?.name).toBe(list);
  });

  test.each([
    ['ORGANIZATION', 'Préfecture du Rhône', 'region FR m'],
    ['ORGANIZATION', 'CAF du Finistère', 'region FR m'],
    ['ADDRESS', 'rue de la Somme', 'region FR f'],
  ] as const)('also by itself in a %s: %s', (type, text, list) => {
    for (const to of becomes(type, text, /\p{L}/u))
      expect(areaList(foldName(to.split(' ').at(-1) ?? ''))?.name).toBe(list);
  });

  test('Norfolk is a town as well', () => expect(areaList('norfolk')).toBeNull());
});

describe('Korean places', () => {
  test.each([
    ['전주', /^\p{Script=Hang}{2,3}$/u],
    ['창원시', /^\p{Script=Hang}{2,3}시$/u],
    ['부산 해운대구', /^\p{Script=Hang}{2,3} \p{Script=Hang}{2,5}[구군]$/u],
  ])('%s', (text, form) => void becomes('LOCATION', text, form));
});

describe('a court or an office keeps which of several it is; its town becomes another', () => {
  test.each([
    ['Sąd Rejonowy w Ełku', /^Sąd Rejonowy w (?!Ełku)\p{L}+$/u],
    ['Landgericht Kiel', /^Landgericht (?!Kiel)/u],
    ['Jugendamt Hanau', /^Jugendamt (?!Hanau)/u],
    ['Tribunal judiciaire de Nîmes', /^Tribunal judiciaire de (?!Nîmes)/u],
    ["Conseil de prud'hommes d'Orléans", /^Conseil de prud'hommes d'[AEÉHIOU]\p{L}+/u],
    ['Juzgado de lo Social n.º 2 de Vigo', /^Juzgado de lo Social n\.º \d de (?!Vigo)/u],
    ['Procura della Repubblica di Lecco', /^Procura della Repubblica di (?!Lecco)/u],
    ['Rechtbank Zutphen', /^Rechtbank (?!Zutphen)/u],
    ['2ª Vara Cível de Santos', /^\dª Vara Cível de (?!Santos)/u],
    ['Leeds Crown Court', /^(?!Leeds)\p{L}[\p{L} ]* Crown Court$/u],
    ['Cour d’appel de Lyon', /^Cour d’appel de (?!Lyon)/u],
    ['Étude Maurel Notaires', /^Étude \p{L}+ Notaires$/u],
    ['Szkoła Podstawowa nr 4 w Mielcu', /^Szkoła Podstawowa nr \d w \p{L}+$/u],
    ['Sadomex Spółka z o.o.', /^\p{L}+ Spółka z o\.o\.$/u],
  ])('%s', (text, form) => void becomes('ORGANIZATION', text, form));

  test('but the saint of a hospital becomes somebody, no town', () => {
    for (const to of becomes('ORGANIZATION', "St. Mary's Hospital", /^St\. \p{L}+'s Hospital$/u))
      expect(isGivenName(/St\. (\p{L}+)/u.exec(to)?.[1] ?? '')).toBe(true);
  });

  test.each(['Superior Plumbing', 'Crown Bakery', 'Hospital Universitario La Paz'])(
    '%s: no word of an office',
    (text) => {
      expect(new Set(becomes('ORGANIZATION', text, /\p{L}/u)).has(text)).toBe(false);
    },
  );
});
