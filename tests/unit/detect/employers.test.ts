import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { parties } from '../../../main/engine/privacy/detect/organisations/parties';

/** What is found where the model read the text and saw nothing. */
const found = (text: string): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] })
    .filter(({ type }) => type === 'ORGANIZATION')
    .map(({ start, end }) => text.slice(start, end));

describe('where a colleague works is a firm, whatever the colleague is', () => {
  test.each([
    ['Mijn teamleider bij Kwartelgroep De Hoef roostert me', 'Kwartelgroep De Hoef'],
    ['Mein Boss bei Quellhof sagt nein', 'Quellhof'],
    ['My hr lady at Brackenmoor said no', 'Brackenmoor'],
    ['La mia direttrice presso Valdorso dice di no', 'Valdorso'],
  ])('%s', (text, firm) => {
    expect(parties(text, () => false).map(({ start, end }) => text.slice(start, end))).toEqual([firm]);
  });
});

describe('who hired or dismissed the writer is theirs', () => {
  test.each([
    ['can i sue walmart in tulsa for firing me', 'walmart'],
    ['aldi fired me last week', 'aldi'],
    ['aldi sacked my cousin over nothing', 'aldi'],
    ['tesco laid off my uncle', 'tesco'],
    ['fang montag bei schnittpunkt an, friseur in ulm', 'schnittpunkt'],
    ['ich hab bei kaufland gekündigt', 'kaufland'],
    ['Lidl hat mir gestern gekündigt', 'Lidl'],
    ["carrefour m'a virée hier", 'carrefour'],
    ['je bosse chez plomberix depuis mars', 'plomberix'],
    ['mercadona me despidió sin avisar', 'mercadona'],
    ['esselunga mi ha licenziato', 'esselunga'],
    ['jumbo heeft mij ontslagen', 'jumbo'],
    ['biedronka mnie zwolniła', 'biedronka'],
    ['carrefour me demitiu', 'carrefour'],
    ['ica sparkade mig', 'ica'],
    ['migros beni işten çıkardı', 'migros'],
  ])('%s', (text, firm) => {
    expect(found(text)).toEqual([firm]);
  });

  test.each([
    'my boss fired me',
    'HR fired me',
    'can walmart fire employees for no reason',
    'can you sue google for ads',
    'was gibt es bei rewe an angeboten',
    'ich fang bei dir an',
    'der hat mich gefeuert',
    'chez moi il fait froid',
    'uber fired us up',
    "amazon m'a renvoyé vers le support",
  ])('not %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

test('a record of persons may have its keys in any of the languages', () => {
  const names = (text: string): string[] =>
    detect(text, { decisions: [], known: [], tagged: [] }).map(({ start, end }) => text.slice(start, end));
  expect(names('{"achternaam":"Şahin","huisnummer":"12"}')).toContain('Şahin');
  expect(names('{"nazwisko":"Demir"}')).toEqual(['Demir']);
  expect(names('{"soyadı":"Demir"}')).toEqual(['Demir']);
});
