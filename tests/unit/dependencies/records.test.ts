import { describe, expect, test } from 'vitest';
import { readFigures } from '../../../main/engine/privacy/dependencies/figures';
import { said } from './draft';

/** Braces mark the noised values here, so that brackets stand for those of JSON. */
describe('an object’s total is the sum of a list’s objects', () => {
  test('under one key, whatever else they hold', () => {
    const text =
      '[["name": "desk", "qty": 3, "price": {40.50}, "sum": {121.50}], ["name": "lamp", "price": {19.90}, "sum": {19.90}]], "total": {141.40}';
    expect(said(`"order": [${text}]`)).toContain('141.40 = 121.50 + 19.90');
  });
  test('with what stands between the list and the total', () => {
    expect(
      said('"cart": ["items": [["sum": {120.00}], ["sum": {35.00}]], "shipping": {9.90}, "total": {164.90}]'),
    ).toEqual(['164.90 = 120.00 + 35.00 + 9.90']);
  });
  test('and what is left of one is that without another list', () => {
    expect(
      said(
        '"slip": ["gross": {4515.50}, "note": "x", "taken": [["tax": {812.40}], ["fund": {225.80}]], "net": {3477.30}]',
      ),
    ).toEqual(['3477.30 = 4515.50 − 812.40 − 225.80']);
  });
  test('and the line of an order is its count times its price', () => {
    expect(said('"line": ["qty": 3, "id": "a", "price": {40.50}, "sum": {121.50}]')).toEqual(['121.50 = 3 × 40.50']);
  });
  test('and a key that says no total sums nothing', () => {
    expect(said('"a": [["rent": {120.00}], ["food": {35.00}], "car": {155.00}]')).toEqual([]);
  });
  test('behind a string of any length', () => {
    const note = 'oak '.repeat(70);
    const list = `["note": "${note}", "price": {40.50}, "sum": {121.50}], ["price": {19.90}, "sum": {39.80}], ["price": {32.10}, "sum": {64.20}]`;
    expect(said(`["order": [${list}], "total": {225.50}]`)).toContain('225.50 = 121.50 + 39.80 + 64.20');
  });
  test('many strings without an end and many objects beside one another end in time', () => {
    expect(said(`{12.00} "\\${'\\"'.repeat(60_000)}`)).toEqual([]);
    const objects = '["total": {7.00}, "b": [{3.00}]], '.repeat(4000);
    expect(said(`"list": [${objects}]`)).toEqual([]);
  });
  test('deep nesting ends in time', () => {
    expect(said(`${'['.repeat(40_000)}"total": {12.00}, "sum": {24.00}${']'.repeat(40_000)}`)).toEqual([]);
  });
});

describe('so many rents', () => {
  test.each([
    ['Rent {$1,435} a month, with a deposit of two months’ rent, {$2,870}.', '$2,870 = 2 × $1,435'],
    ['Die Miete ist {765 €}, die Kaution drei Kaltmieten: {2.295 €}.', '2.295 € = 3 × 765 €'],
    ['Loyer {815 €}, caution de 2 mois de loyer ({1 630 €}).', '1 630 € = 2 × 815 €'],
    ['El piso cuesta {955 €} y piden tres meses de fianza, {2.865 €}.', '2.865 € = 3 × 955 €'],
    ['De huur is {€ 1.125}, de borg twee maanden huur: {€ 2.250}.', '€ 2.250 = 2 × € 1.125'],
    ['Czynsz {2650 zł}, kaucja to dwa czynsze, {5300 zł}.', '5300 zł = 2 × 2650 zł'],
    ['A renda é {745 €}; pedem dois meses de caução, {1.490 €}.', '1.490 € = 2 × 745 €'],
    ['Hyran är {9 300 kr}, depositionen tre månadshyror, {27 900 kr}.', '27 900 kr = 3 × 9 300 kr'],
  ])('%s', (text, link) => {
    expect(said(text)).toEqual([link]);
  });
  test.each([
    'Rent is {$935}. I waited two months’ salary long. The sofa cost {$1,870}.',
    'Wir haben drei Kaltmieten verglichen. Das Rad kostete {300 €}, das Auto {900 €}.',
  ])('nothing of another sentence: %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});

describe('some added and some taken away', () => {
  test.each([
    [
      'Salário {1.350,00 €}, subsídio {166,32 €}, IRS {189,00 €}, Segurança Social {148,50 €}, líquido {1.178,82 €}.',
      '1.178,82 € = 1.350,00 € + 166,32 € − 189,00 € − 148,50 €',
    ],
    ['Painting {€905}, material {€245}, discount {€115}, total {€1,035}.', '€1,035 = €905 + €245 − €115'],
  ])('%s', (text, link) => {
    expect(said(text)).toEqual([link]);
  });
  test('is no chance of three round sums', () => {
    expect(said('The car {€900}, the bike {€300}, the sofa {€200}: still {€1,000} left.')).toEqual([]);
  });
});

describe('a rate of all items ahead', () => {
  test.each([
    ['Pintura {900 €}, material {240 €}, IVA 10% {114 €}.', '114 € = 10% × (900 € + 240 €)'],
    ['Design {$455}, texts {$285}, VAT 20 % {$148}.', '$148 = 20 % × ($455 + $285)'],
  ])('%s', (text, link) => {
    expect(said(text)).toEqual([link]);
  });
  test('and no battery’s', () => {
    expect(said('Phone {$455}, case {$285}, battery at 20 % {$148}.')).toEqual([]);
  });
});

describe('an empty cell between tabs is one', () => {
  test('so that a total below it stands under its column', () => {
    expect(said('What\tQty\tSum\nTiles\t24\t{453.60}\nGlue\t3\t{67.50}\nNet\t\t{521.10}')).toEqual([
      '521.10 = 453.60 + 67.50',
    ]);
  });
  test('and a run of tabs only aligns where lines have more of them than their head', () => {
    expect(said('What\tSum\nTiles\t\t{453.60}\nGlue\t{67.50}\nTotal\t\t{521.10}')).toEqual(['521.10 = 453.60 + 67.50']);
  });
});

describe('years of experience lie between two ages', () => {
  test.each([
    ['With 11 years of experience at {age:39}, I started at {age:28}.', '28 = 39 − 11'],
    ['Tengo {age:52} años y 28 años de experiencia, empecé a los {age:24}.', '24 = 52 − 28'],
    ['Ich bin {age:47}, habe 20 Jahre Berufserfahrung und begann mit {age:27}.', '27 = 47 − 20'],
    ['I started at {age:28}, have 11 years of experience and am {age:39}.', '39 = 28 + 11'],
  ])('%s', (text, link) => {
    expect(said(text)).toEqual([link]);
  });
  test.each([
    'My son is {age:12}. I have 28 years of service, and my mother is {age:40}.',
    'Mi hijo tiene {age:14} años, yo 20 años de experiencia y mi hermana {age:34}.',
    'I am {age:47} with 20 years of experience, and my wife started at {age:27}.',
  ])('and not between those of two: %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});

describe('by words', () => {
  test.each([
    ['Nettobetrag {1.240,00 €}, zzgl. 19 % MwSt. {235,60 €}.', '235,60 € = 19 % × 1.240,00 €'],
    ['Darlehen {180000}, 3,8 %, Zinsen im ersten Jahr {6840}.', '6840 = 3,8 % × 180000'],
    ['Dinner was {$186}, we were 4 people, so everybody owes me {$46.50}.', '$46.50 = $186 ÷ 4'],
    ['Jag jobbade 14 timmar för {420 kr} i timmen, totalt {5 880 kr}.', '5 880 kr = 14 × 420 kr'],
    ['Base {540 €}, total {655 €}, IRPF {82 €}, a percibir {573 €}.', '573 € = 655 € − 82 €'],
  ])('%s', (text, link) => {
    expect(said(text)).toContain(link);
  });
});

describe('what is to be paid is a total as a label alone', () => {
  test.each([
    ['Rent {$120}, power {$85}, to pay {$205}.', '$205 = $120 + $85'],
    ['Design {455 €}, Texte {285 €}. Zu zahlen: {740 €}.', '740 € = 455 € + 285 €'],
    ['Luz {124 €}, agua {83 €}, total a pagar {207 €}.', '207 € = 124 € + 83 €'],
    ['Own money {45000}, mortgage {325000}, purchase price {370000}.', '370000 = 45000 + 325000'],
    [
      '| Item | Sum |\n|---|---|\n| Tiles | {453.60} |\n| Glue | {67.50} |\n| To pay | {521.10} |',
      '521.10 = 453.60 + 67.50',
    ],
    ['Tiles {$453}, glue {$67}: {$520} to pay.', '$520 = $453 + $67'],
  ])('%s', (text, link) => {
    expect(said(text)).toEqual([link]);
  });
  test.each([
    'The bus cost {$120} and the hotel {$80}. I still have to pay {$200} for the flight.',
    'Ana me dio {120 euros}, Luis me dio {80 euros} y tengo {200 euros} a pagar del seguro.',
    'Ich habe {120 Euro} für Essen und {80 Euro} für Benzin, und {200 Euro} sind noch zu zahlen an Karl.',
    'The tip was {$30}, dinner {$95}, the purchase price of the lamp {$125}.',
    'Anna gaf me {€ 115}, Jan {€ 85}, en ik heb {€ 200} te betalen aan de garage.',
  ])('and not in a sentence: %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});

describe('the full stop of an abbreviation', () => {
  test('before a capital ends the sentence', () => {
    const of = (stop: string): number =>
      readFigures(`Netto 480 zzgl. MwSt${stop} Ich habe 35`, []).text.split('.').length;
    expect(of('.')).toBe(of('!') + 1);
    expect(readFigures('Preis incl. MwSt. 235 und ca. Fr. 20', []).text).toBe('Preis incl  MwSt  235 und ca  Fr. 20');
  });
});
