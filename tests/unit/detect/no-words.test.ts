import { describe, expect, test } from 'vitest';
import type { EntityType } from '../../../shared/domain';
import { asRead, typedIn } from './read';

const found = (text: string, value: string, type: EntityType = 'PERSON'): string[] =>
  typedIn(text, [asRead(text, value, type, 0.95)]).filter((each) => /^(?:PERSON|ADDRESS|LOCATION)/.test(each));

describe('what a letter ends with is no part of who wrote it', () => {
  test.each([
    ['Vi ses. Kærlig hilsen Oda', 'hilsen Oda', ['PERSON Oda']],
    ['Vi ses. Venlig hilsen Mads', 'Venlig hilsen Mads', ['PERSON Mads']],
    ['Kiitos. Ystävällisin terveisin Aino', 'terveisin Aino', ['PERSON Aino']],
    ['Vi hörs. Vänliga hälsningar Emil', 'hälsningar Emil', ['PERSON Emil']],
    ['Hilsen', 'Hilsen', []],
    ['Tak for det.\nvenlig hilsen', 'venlig hilsen', []],
    ['Takk for hjelpen.\nBeste hilsen', 'Beste hilsen', []],
  ])('%s', (text, read, expected) => {
    expect(found(text, read)).toEqual(expected);
  });
});

describe('a word that begins a sentence, labels a row or a number, or is a program’s answer is nobody', () => {
  test.each([
    ['Vores mor er syg.', 'Vores'],
    ['Summan on 45. Onko oikein?', 'Onko'],
    ['Hon fick allt. Rättvist?', 'Rättvist'],
    ['Obdrželi jsme Vaši platbu.', 'Vaši'],
    ['It says Permission denied.', 'Permission denied'],
    ['The log has Connection refused in it.', 'Connection refused'],
    ['Fon 04921 123456', 'Fon'],
    ['هاتفي 0551234567', 'هاتفي'],
    ['הטלפון שלי 0521234567', 'שלי'],
    ['Puhelimeni on 0401234567', 'Puhelimeni'],
    ['Lohn Fa. 2.340 €', 'Lohn Fa.'],
    ['Miete;500;;\nSumme;;;;', 'Summe'],
    ['Kira 12.000 lira, aidat 500 lira ödüyorum.', 'Kira'],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual([]);
  });
  test.each([
    ['Fon Okafor called me.', 'Fon Okafor'],
    ['Kira kommt morgen, sie schuldet mir Geld.', 'Kira'],
    ['Ich habe Fritz Hartmann getroffen.', 'Fritz Hartmann'],
  ])('and a name stays one: %s', (text, read) => {
    expect(found(text, read)).toEqual([`PERSON ${read}`]);
  });
});

test.each([
  ['Ich bin in der 24. SSW und mir ist schlecht.', '24. SSW'],
  ['Der Termin ist in der 31. KW.', '31. KW'],
])('a week is no address: %s', (text, read) => {
  expect(found(text, read, 'ADDRESS')).toEqual([]);
});
