import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { asRead } from './read';

/** What stays personal beside what a model would read as names. */
const found = (text: string, ...names: readonly (readonly [string, EntityType])[]): string[] =>
  detect(text, {
    decisions: [],
    known: [],
    tagged: names.map(([name, type]) => asRead(text, name, type)),
  }).map(({ start, end }) => text.slice(start, end));

describe('what is told of those and of what everybody knows', () => {
  it.each([
    'Pablo Picasso was 91 when he died on 8 April 1973.',
    'The sequel took in 1.1 billion dollars worldwide on a budget of $200 million.',
    'Der Burgfilm hat an den Kinokassen 88 Mio. Euro eingespielt.',
    'Schubert starb am 19. November 1828 mit 31 Jahren.',
    'Serena Williams a remporté 94 millions de dollars sur le circuit.',
    'Le Parc des Princes accueille 48 000 spectateurs et a coûté 30 millions.',
    'Diego Velázquez tenía 61 años cuando murió el 6 de agosto de 1660.',
    'Il ponte sullo Stretto costerà 13 miliardi di euro.',
    'Rembrandt van Rijn was 63 toen hij op 4 oktober 1669 overleed.',
    'Fryderyk Chopin miał 39 lat, gdy zmarł 17 października 1849 roku.',
    'Nvidia was worth $3.4 trillion on 5 November 2024.',
    'The sister company of Nintendo was valued at 3.4 billion dollars.',
    'Bitcoin fell to $3,200 on 15 December 2018.',
    'Ingmar Bergman var 89 år när han dog den 30 juli 2007.',
    '这部电影票房达到58亿元。',
    'The Pope turned 88 on 17 December 2024.',
    'Spotify kostet 10,99 Euro im Monat.',
  ])('is nobody’s: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['Sandra Bullock earned $70 million for Gravity.', 'Sandra Bullock'],
    ['Schubert died at 31 on 19 November 1828.', 'Schubert'],
    ['Will Smith starred in a film that grossed $120 million.', 'Will Smith'],
  ])('nor is its subject: %s', (text, name) => {
    expect(found(text, [name, 'PERSON'])).toEqual([]);
  });

  it('goes on in the next sentence', () => {
    expect(found('The film grossed 300 million dollars. Its budget was 40,000 dollars.')).toEqual([]);
  });

  it('ends where the next sentence tells of a household', () => {
    expect(found('The film grossed 300 million dollars. Her rent is 900 euros.')).toEqual(['900 euros']);
  });

  it('is weighed apart from what is personal in the same prompt', () => {
    const text =
      'The film grossed 300 million dollars.\n\nRuth Abend, 41, owes me 4,200 dollars since 3 May 2024. What can I do?';
    expect(found(text, ['Ruth Abend', 'PERSON'])).toEqual(['Ruth Abend', '41', '4,200 dollars', '3 May 2024']);
  });
});

describe('what is somebody’s is protected beside such names and words', () => {
  it.each([
    ['Paid 240 euros for Billie Eilish tickets.', ['240 euros']],
    ['The tenant paid 240 euros for Billie Eilish tickets.', ['240 euros']],
    ['Bill Gates owes me 300 dollars.', ['300 dollars']],
    ['She sold 2,000 copies and made 3,900 dollars.', ['3,900 dollars']],
    ['Her Volvo costs 530 dollars a month.', ['530 dollars']],
    ['Salary at Siemens: 71,000 euros.', ['71,000 euros']],
    ['Flat in Leeds sold for £190,000.', ['£190,000']],
    ['Bitcoin bought at $61,300, sold at $64,800.', ['$61,300', '$64,800']],
    ['Project Heron: revenue 1.2 billion, EBITDA 310 million.', ['1.2 billion', '310 million']],
    ['She died at 66 on 4 March 2023.', ['66', '4 March 2023']],
    ['Die Wohnung in der Schubertstraße kostet 980 Euro.', ['980 Euro']],
    ['Opa ist 82, war Weltmeister 1966, Rente 1.240 Euro.', ['82', '1.240 Euro']],
    ['Wife earns 300 million won at Samsung.', ['300 million won']],
    ['The Volvo costs 42,000 euros, down payment 8,000 euros.', ['42,000 euros', '8,000 euros']],
    ['Job at the box office pays 1,900 euros since 3 May 2024.', ['1,900 euros', '3 May 2024']],
    ['Netflix costs 12.99 dollars, savings 1,140 dollars.', ['12.99 dollars', '1,140 dollars']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expect.arrayContaining(expected));
  });

  it('also beside what a firm reports, which has neither an age nor an illness', () => {
    const text = 'Diabetes type 2, age 58, Microsoft sales up 3 percent.';
    expect(found(text, ['Diabetes type 2', 'MEDICAL_CONDITION'])).toEqual(['Diabetes type 2', '58']);
  });

  it('also by a name that thousands bear', () => {
    const text = 'Chris Martin, 34, earns 52,000 pounds as a teacher.';
    expect(found(text, ['Chris Martin', 'PERSON'])).toEqual(
      expect.arrayContaining(['Chris Martin', '34', '52,000 pounds']),
    );
  });

  it('also where somebody stands in the same sentence', () => {
    const text = 'Ruth Abend, 41, met Pablo Picasso and paid 900 dollars for a sketch.';
    expect(found(text, ['Ruth Abend', 'PERSON'])).toEqual(expect.arrayContaining(['Ruth Abend', '41', '900 dollars']));
  });
});
