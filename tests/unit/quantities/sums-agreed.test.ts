import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const sums = (text: string): string[] =>
  detect(text, { decisions: [], known: [] }).flatMap(({ type, start, end }) =>
    type === 'MONEY' ? [text.slice(start, end)] : [],
  );

describe('sums without a currency', () => {
  it.each([
    ['who sets the price says it', 'My landlady Mrs Ogunleye would go from 930 to 885 if I stay.', ['930', '885']],
    ['the tenant as well', 'Meine Mieterin Frau Kolb will von 612 auf 580 runter.', ['612', '580']],
    ['in Italian', "L'inquilina scende da 640 a 610 perché manca il balcone.", ['640', '610']],
    ['in Portuguese', 'A senhoria passou de 480 pra 560 em março.', ['480', '560']],
    ['in Chinese', '老板要从6100降到5400,我不想干了', ['6100', '5400']],
    ['in Swedish', 'Hyresgästen Kim går med på från 7 100 till 7 450, eftersom balkongen är ny.', ['7 100 till 7 450']],
  ])('%s', (_, text, expected) => {
    expect(sums(text)).toEqual(expected);
  });

  it.each([
    ['what one pays for', 'Pago 290 de comedor por mi hijo Izan.', ['290']],
    ['what is asked for on top', 'Mi casera Puri dice que me piden 75 más por la plaza.', ['75']],
    ['paid for rent', '我每月交620房租给表姐阿芳', ['620']],
    ['a time behind it', 'Mijn broer Teun verdiende 38.700 vorig jaar.', ['38.700']],
    ['what it is to become', 'minha patroa Célia paga 210 a diária e quer baixar pra 170.', ['210', '170']],
    ['dues', 'Nasza składka 165 rocznie idzie do pani Ewy Kruk.', ['165']],
  ])('%s', (_, text, expected) => {
    expect(sums(text)).toEqual(expected);
  });

  it.each([
    ['Für Frau Brill: Kassenstand 418,70, Rest folgt.', ['418,70']],
    ['Sig.ra Piras, residuo 2.305,18 entro venerdì.', ['2.305,18']],
    ['Offen 1.204,50, fällig am Freitag.', ['1.204,50']],
    ['Pani Nowak: zaległość 95,00; proszę o wpłatę.', ['95,00']],
  ])('written to the cent: %s', (text, expected) => {
    expect(sums(text)).toEqual(expected);
  });

  it.each([
    'My boss Ann moved from room 214 to 316.',
    'My employer grew from 120 to 450 people since Ann left.',
    'Mijn baas Piet gaat van 3 naar 4 dagen werken.',
    'Meine Strecke mit Uli: 312,45 Kilometer, Fläche 1.240,50 Quadratmeter.',
    'Ann, the mean is 1,234.56 and the median 1,001.20.',
    'Corro 12 de los 40 kilómetros con mi hermano Iker.',
    'Mi jefe Luis lleva 300 de esas cajas.',
    '我老板从12层搬到15层',
    'Der Leitindex fiel am Freitag auf 9.876,50 und stand bei 9.900,00.',
    'Nikkei chiude a 38.120,40 dopo la seduta.',
    'Ann, mein Punktestand 2.450,00 reicht.',
    'El pantano subió hasta 1.120,30 ayer.',
  ])('and these are none: %s', (text) => {
    expect(sums(text)).toEqual([]);
  });
});
