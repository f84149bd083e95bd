import { describe, expect, it } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';

const dates = (text: string): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] })
    .filter(({ type }) => type === 'DATE')
    .map(({ start, end }) => text.slice(start, end));

describe('a period of a life', () => {
  it.each([
    ['Cuisinier, sept. 2015 à juin 2019', ['sept. 2015', 'juin 2019']],
    ['Camarera | dic. 2014 – hoy', ['dic. 2014']],
    ['Infermiera, ott 2016 - mar 2020', ['ott 2016', 'mar 2020']],
    ['Monteur | mrt 2013 – heden', ['mrt 2013']],
    ['Snickare, okt 2012 – dec 2018', ['okt 2012', 'dec 2018']],
    ['Cozinheira | fev. 2011 – atual', ['fev. 2011']],
    ['Kierowca, 05.2012 – 11.2016', ['05.2012', '11.2016']],
    ['Spawacz | 02.2017 – obecnie', ['02.2017']],
  ])('has its months in small letters, and as numbers: %s', (text, expected) => {
    expect(dates(text)).toEqual(expected);
  });

  it.each([
    'set 2018 to 2020 as the range',
    'Version 04.2018 is out',
    'Ubuntu 16.04 - 18.04',
    'Kapitel 03.2019 lesen',
    'The years 2014-2019 were dry.',
  ])('is none: %s', (text) => {
    expect(dates(text)).toEqual([]);
  });
});
