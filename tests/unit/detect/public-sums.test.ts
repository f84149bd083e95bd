import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

const sums = (text: string, types: readonly EntityType[] = ['MONEY']): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] })
    .filter(({ type }) => types.includes(type))
    .map(({ start, end }) => text.slice(start, end));

describe('a sum that a law sets or a state counts', () => {
  it.each([
    'The median worker in Canada earns $61,000 a year.',
    'The US national debt grew by $900 billion.',
    'Der Mindestlohn steigt 2027 auf 14,60 Euro.',
    'In Österreich liegt die Durchschnittsmiete bei 9,80 Euro.',
    'Le seuil de pauvreté est de 1 216 euros.',
    'El salario mínimo sube a 1.221 euros.',
    'La soglia di povertà è di 840 euro.',
    'Het minimumloon is 14,40 euro per uur.',
    'Płaca minimalna wynosi 4806 zł.',
    'O salário mínimo é de 1.518 reais.',
    'Medianlönen i Sverige är 35 600 kronor.',
    'Asgari ücret 22.104 lira oldu.',
    "Le SMIC est plus élevé qu'en 2020 : 1 766 €",
    'The minimum wage plus tips comes to $15 an hour in most states',
    'The US federal minimum wage started at $0.25 an hour in 1938',
    'The national minimum wage in Britain started at £3.60 in 1999 and is £12.21 now',
    'Der Mindestlohn stieg zu Beginn des Jahres 2025 auf 12,82 €',
    'El salario mínimo subió al inicio del año a 1.184 euros.',
    'Il contratto collettivo fissa un salario minimo di 9 euro.',
    'Every contract gets the minimum wage, $15 an hour in Ohio.',
    '中国2024年人均GDP约为9.5万元。',
    '日本の平均年収は458万円です。',
  ])('is nobody’s: %s', (text) => {
    expect(sums(text)).toEqual([]);
  });
  it.each([
    ['Der Mindestlohn, den ich bekomme, sind 12,82 Euro.', '12,82 Euro'],
    ['She is on the minimum wage, £12.21 an hour.', '£12.21'],
    ['The average salary at our clinic is $54,000.', '$54,000'],
    ['Durchschnittsgehalt im Team: 51.000 Euro.', '51.000 Euro'],
    ['Jag har minimilön, 24 000 kronor.', '24 000 kronor'],
    ['Contratto al salario minimo: 9,50 euro, inizio 3 marzo.', '9,50 euro'],
    ['Minimum wage $15, starting date 3 May, 20 hours a week.', '$15'],
  ])('is somebody’s beside them: %s', (text, sum) => {
    expect(sums(text)).toContain(sum);
  });
});

describe('a rate that a bank sets, a figure of a country', () => {
  const all: readonly EntityType[] = ['MONEY', 'PERCENTAGE', 'DATE'];
  it.each([
    ['Mortgage at base rate plus 1.5 %, 240,000 pounds outstanding.', ['1.5 %', '240,000 pounds']],
    ['Mortgage at the Bank of England base rate plus 1.5 %, 240,000 pounds outstanding.', ['1.5 %', '240,000 pounds']],
    ['Prime rate plus 2%: loan balance $184,500, next payment $1,420.', ['2%', '$184,500', '$1,420']],
    ['Prime rate loan, $60,000 outstanding, due 1 July 2026.', ['$60,000', '1 July 2026']],
    ['Mutuo al tasso di riferimento più 1,2 %: importo 150.000 euro.', ['150.000 euro']],
    ['The base rate of pay is $31.50 an hour, overtime 150%, bonus $4,200.', ['$31.50', '150%', '$4,200']],
    ['Base rate: $128 per night, hotel total $512.', ['$128', '$512']],
    ['Policy rate: $340 a month for the car insurance.', ['$340']],
    ['Discount rate of the valuation: 9%, equity value $4,250,000.', ['9%', '$4,250,000']],
    ['The Fed held the key rate, order total $4,310.', ['$4,310']],
    ['Export to Germany: invoice total 4,300 euros, due 12 May 2024.', ['4,300 euros', '12 May 2024']],
    ['Chômage : 1 150 euros par mois, agence de Lyon, depuis le 3 mai 2025.', ['1 150 euros', '3 mai 2025']],
    ['Desemprego: subsídio de 745 euros em Portugal desde 3 de maio de 2024.', ['745 euros', '3 de maio de 2024']],
    ['Werkloosheid in Utrecht: uitkering 1.840 euro per maand.', ['1.840 euro']],
    ['Die Wirtschaft in Passau kostet 2.400 Euro Pacht im Monat.', ['2.400 Euro']],
    ['Habitants de la maison à Lyon : loyer 900 euros.', ['900 euros']],
    [
      'Inflation adjustment, lease in Hamburg: rent rises from 1,450 euros to 1,512 euros.',
      ['1,450 euros', '1,512 euros'],
    ],
    ['Inflation in Spain, shopping 310 euros since 4 March 2024.', ['310 euros', '4 March 2024']],
  ])('is none in what somebody has agreed: %s', (text, expected) => {
    expect(sums(text, all)).toEqual(expected);
  });
  it.each([
    'Exports of Germany rose to 1.6 trillion euros.',
    'Die Wirtschaft in Frankreich verlor 31 Milliarden Euro.',
  ])('of a country: %s', (text) => {
    expect(sums(text, all)).toEqual([]);
  });
});
