import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';
import { detect, sanitize } from '../../../main/engine/privacy';
import { defaultPolicy } from '../../../shared/domain';

/** What is found of a text, by type. */
const found = (text: string, type = 'MONEY'): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));

describe('plain numbers that hang together with protected ones', () => {
  test.each([
    ['The grant was $9,400. I spent 3,150 so far, leaving 6,250.', ['$9,400', '3,150', '6,250']],
    ['Miete 870 €, Strom 96, Handy 24, zusammen 990 €.', ['870 €', '96', '24', '990 €']],
    [
      '| Item | Fee | Tips | Sum |\n|---|---|---|---|\n| A | $340 | 55 | 395 |\n| B | $410 | 35 | 445 |',
      ['$340', '55', '395', '$410', '35', '445'],
    ],
    [
      'week,wage,tips,total\n1,640,85,725\n2,655,40,695\nsum,1295,125,1420',
      ['640', '85', '725', '655', '40', '695', '1295', '125', '1420'],
    ],
    ['My rent is 780 €, we split it, 390 each.', ['780 €', '390']],
    ['We pay 1,560 € for the flat; my half is 780.', ['1,560 €', '780']],
    ['Child support is 600 €, 300 € each child.', ['600 €', '300 €']],
    ['{"salary": 3900, "rent_income": 650, "total": 4550}', ['3900', '650', '4550']],
    [
      'Spesen: Taxi 18,40, Hotel 2 x 93 = 186,00, Essen 31,20, gesamt 235,60.',
      ['18,40', '93', '186,00', '31,20', '235,60'],
    ],
    [
      "Nom;Chiffre d'affaires;Écart\nÉlodie Marchand;12.450,00;650,00\nBruno Tessier;8930;-1.500,00",
      ['12.450,00', '650,00', '8930', '1.500,00'],
    ],
    ['klant;omzet 2024;verschil\nPieter Hoekstra;4500;600', ['4500', '600']],
    ['Czynsz wzrósł z 640 zł do 704 zł.', ['640 zł', '704 zł']],
    ['Jeg tjener 486 000 kr i året (40 500 i måneden).', ['486 000 kr', '40 500']],
    ["Guadagno 1.720 € al mese, 20.640 all'anno.", ['1.720 €', '20.640']],
    ['月收入2万元，一年24万', ['2万元', '24万']],
    ['Min lön är 18 240 kr i månaden före skatt, 14 100 efter.', ['18 240 kr', '14 100']],
    ['Ich verdiene 3.700 € vor Steuern, 2.410 danach.', ['3.700 €', '2.410']],
    ['My house is worth 6.4 million, half now, so 3.2 each.', ['6.4 million', '3.2']],
    ['I owe my brother $280: 140 friday and 140 next week', ['$280', '140', '140']],
    ['Ich habe 1.150 € bekommen, davon 700 für Miete und 450 für Essen.', ['1.150 €', '700', '450']],
    ["The vet took 74 quid. If I don't get the 74 by Sunday I call.", ['74 quid', '74']],
    ['Mi hermano me debe 130 €. Quiero los 130 antes del lunes.', ['130 €', '130']],
  ])('%s', (text, values) => {
    expect(found(text)).toEqual(values);
  });

  test.each([
    ['I paid $900 on page 450 of the form, and 450 people came.', ['$900']],
    ['The flat is $1,200, has 120 rooms and was built in 1980.', ['$1,200']],
    ['We made $86; the 86 guests and those 86 people were happy.', ['$86']],
    ['country;revenue\nFrance;12450\nSpain;8930', []],
    ['Protein 23.40, fat 12.10, carbs 10.00, total 45.50.', []],
    ['I earn $48,000 a year and drive 4000 miles a month.', ['$48,000']],
    ['I owe $700. The total of visitors was 1,400, of whom 700 left.', ['$700']],
  ])('not: %s', (text, values) => {
    expect(found(text)).toEqual(values);
  });

  test.each([
    ['Mio nonno Ettore, classe 1938, ha 88 anni.', ['1938']],
    ['Sono classe 1985.', ['1985']],
    ['La classe 2015 si vende bene.', []],
  ])('the year that somebody is of: %s', (text, births) => expect(found(text, 'DATE_OF_BIRTH')).toEqual(births));

  test('ages: a sum of them, one in apposition, one that the birth of another says', () => {
    expect(found('Our sons are 8 years old and 5 years old, together 13.', 'AGE')).toContain('13');
    expect(found('I am 44 years old and my sister is 6 years younger, 38.', 'AGE')).toContain('38');
  });

  test.each([
    ['Ik ben 17 jaar en over 3 maanden 18. Wat dan?', ['17', '18']],
    ['Mám 34 let, v březnu mi bude 35.', ['34', '35']],
    ['Ich bin 29 Jahre alt und werde am 9. August 30.', ['29', '30']],
    ['I am 17 years old and in 3 months 18 friends visit us.', ['17']],
    ['I am 17 years old. In 3 weeks 18, as every year, come.', ['17']],
  ])('the age that somebody turns next: %s', (text, ages) => expect(found(text, 'AGE')).toEqual(ages));

  test('a percentage that came out of amounts is found, a rate is not', () => {
    expect(found('I bought for $231,000 and sold for $305,400: a gain of $74,400 (32.2%).', 'PERCENTAGE')).toEqual([
      '32.2%',
    ]);
    expect(found('The invoice is $2,000, with a fee of 1.5% ($30).', 'PERCENTAGE')).toEqual([]);
  });
});

describe('a quarter before an amount is no part of it', () => {
  test.each([
    ['Revenue: Q1 340k, Q2 295k, total 635k.', ['340k', '295k', '635k']],
    ['Umsatz Q3 184.500 €, Q4 241 800 €.', ['184.500 €', '241 800 €']],
    ['T1 138 200 €, T2 151 900 €, S1 290 100 €', ['138 200 €', '151 900 €', '290 100 €']],
    ['Lohn KW 12 450 €, KW 13 480 €', ['450 €', '480 €']],
    ['Pagué Q1,250.00 por el curso y Q 12,400 por el carro.', ['Q1,250.00', 'Q 12,400']],
  ])('%s', (text, values) => {
    expect(found(text)).toEqual(values);
  });
});

describe('what the stand-ins leave impossible', () => {
  test('an older one stays older by what is said, for every key', () => {
    const text = 'My mother is 68 years old and I am 39 years old, so she is 29 years older than me.';
    const spans = detect(text, { decisions: [], known: [] });
    for (let seed = 0; seed < 60; seed++) {
      const keys = deriveKeys(new Uint8Array(32).fill(seed));
      const sent = sanitize(
        text,
        spans,
        { conversation: 'c', committed: [] },
        { ...defaultPolicy, epsilon: 0.1 },
        keys,
      );
      const [mother = 0, child = 0, gap = 0] = (sent.text.match(/\d+/g) ?? []).map(Number);
      expect(mother - child).toBe(gap);
      expect(child).toBeGreaterThanOrEqual(0);
    }
  });
});
