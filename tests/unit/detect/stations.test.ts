import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const found = (text: string): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] }).map(
    ({ type, start, end }) => `${type} ${text.slice(start, end)}`,
  );

describe('a line of a CV', () => {
  it.each([
    [
      'EXPERIENCE\nPrincipal Underwriter, Harbour Re, 2015–2021',
      ['OCCUPATION Principal Underwriter', 'ORGANIZATION Harbour Re'],
    ],
    ['Ward Nurse | Elmgrove Hospice | Mar 2016 – present', ['OCCUPATION Ward Nurse', 'ORGANIZATION Elmgrove Hospice']],
    [
      'BERUFSERFAHRUNG\n• Polier – Kranz Tiefbau – 04/2011 – 12/2015',
      ['OCCUPATION Polier', 'ORGANIZATION Kranz Tiefbau'],
    ],
    [
      'EXPÉRIENCE\nChef de rang | Brasserie Solène | 2013-2016',
      ['OCCUPATION Chef de rang', 'ORGANIZATION Brasserie Solène'],
    ],
    [
      'EXPERIENCIA LABORAL\nJefa de turno, Aceros Lauro, 2012-2019',
      ['OCCUPATION Jefa de turno', 'ORGANIZATION Aceros Lauro'],
    ],
    [
      'ESPERIENZA\nCapo reparto, Mobili Trevisan, 2010-2018',
      ['OCCUPATION Capo reparto', 'ORGANIZATION Mobili Trevisan'],
    ],
    ['WERKERVARING\nPloegleider, Zuivel De Kamp, 2015–2022', ['OCCUPATION Ploegleider', 'ORGANIZATION Zuivel De Kamp']],
    ['DOŚWIADCZENIE\nBrygadzista, Huta Modra, 2011–2019', ['OCCUPATION Brygadzista', 'ORGANIZATION Huta Modra']],
  ])('names what one was and where: %s', (text, expected) => {
    expect(found(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'Obama, Washington, 2009–2017',
    'Second World War, Europe, 1939–1945',
    'Paris, France, 2018–2024',
    'Chapter Two, Growth Rates, 2018–2024',
    'fixed, the teacher tests, 2018–2024',
    'The Crown | Netflix | 2016 – 2023',
  ])('is none: %s', (text) => {
    expect(found(text).filter((each) => /OCCUPATION|ORGANIZATION/.test(each))).toEqual([]);
  });
});
