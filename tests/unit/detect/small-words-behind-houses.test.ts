import { describe, expect, it } from 'vitest';
import { asRead, valuesOf } from './read';

describe('a small word behind a house is none of its letters', () => {
  it.each([
    ['Jag bor på Drottninggatan 31 i Lund med min fru.', 'Drottninggatan 31'],
    ['Abito in via Garibaldi 7 e lavoro in centro.', 'via Garibaldi 7'],
    ['La casa è in corso Venezia 18 a Milano.', 'corso Venezia 18'],
    ['Vivo en calle Alcalá 40 y trabajo fuera.', 'calle Alcalá 40'],
    ['Moro na Rua Augusta 12 e trabalho em casa.', 'Rua Augusta 12'],
    ['Mieszkam przy ul. Polnej 9 i pracuję w domu.', 'ul. Polnej 9'],
    ['Ik woon op Kerkstraat 9 in Utrecht.', 'Kerkstraat 9'],
  ])('%s', (text, street) => expect(valuesOf(text, 'ADDRESS')).toEqual([street]));

  it('nor where the model took it for one', () => {
    const text = 'Jag bor på Vinkelrundan 4 i Skövde med min fru.';
    expect(valuesOf(text, 'ADDRESS', [asRead(text, 'Vinkelrundan 4 i', 'ADDRESS')])).toEqual(['Vinkelrundan 4']);
  });
});

describe("a house's letter stays with it", () => {
  it.each([
    ['Ich wohne in der Gartenstraße 12 e in Kassel.', 'Gartenstraße 12 e'],
    ['Ik woon op Kerkstraat 9 a in Utrecht.', 'Kerkstraat 9 a'],
    ['Jag bor på Storgatan 9i med min fru.', 'Storgatan 9i'],
    ['Jag bor på Storgatan 9 B med min fru.', 'Storgatan 9 B'],
    ['Abito in via Garibaldi 7 e, al secondo piano.', 'via Garibaldi 7 e'],
    ['Vivo en calle Alcalá 40 Y trabajo fuera.', 'calle Alcalá 40 Y'],
  ])('%s', (text, street) => expect(valuesOf(text, 'ADDRESS')[0]).toContain(street));
});
