import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const sums = (text: string): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] })
    .filter(({ type }) => type === 'MONEY')
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
  ])('is somebody’s beside them: %s', (text, sum) => {
    expect(sums(text)).toContain(sum);
  });
});
