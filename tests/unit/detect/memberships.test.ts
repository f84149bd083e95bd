import { describe, expect, it } from 'vitest';
import { typedIn } from './read';

describe('numbers of members, travellers and readers', () => {
  it.each([
    ['Frequent flyer QF 7712 0934, passenger Ines Rau', 'ID_NUMBER QF 7712 0934'],
    ['Meine Vielfliegerkarte 2209 118 447 ist weg, sagt Ines', 'ID_NUMBER 2209 118 447'],
    ['KrisFlyer 8810 442 917, Ines wants the miles back', 'ID_NUMBER 8810 442 917'],
    ['Sıra bende: Miles&Smiles TK 550 118 934, adım Nazlı', 'ID_NUMBER TK 550 118 934'],
    ['常旅客卡MU00991827345,旅客李晓', 'ID_NUMBER MU00991827345'],
    ['Library card 2 1987 00331 902 6 belongs to Ines', 'ID_NUMBER 2 1987 00331 902 6'],
    ['moja karta biblioteczna 3300 1184 9921, Ewa Kruk', 'ID_NUMBER 3300 1184 9921'],
    ['Gym card 5520 8873 1190 2245, Ines left in May', 'ID_NUMBER 5520 8873 1190 2245'],
    ['boeking HJL44P2 voor Fenna', 'ID_NUMBER HJL44P2'],
    ['予約番号W3KP9L、黒沢様', 'ID_NUMBER W3KP9L'],
    ['会员卡号77120 33418,我是李晓', 'ID_NUMBER 77120 33418'],
    ['ärendenummer Ö-2023-0418, mvh Eva', 'ID_NUMBER Ö-2023-0418'],
    ['Üyelik numaram 5518 2290, adım Nazlı', 'ID_NUMBER 5518 2290'],
  ])('are found: %s', (text, expected) => {
    expect(typedIn(text)).toContain(expected);
  });

  it.each([
    ['a payment card stays one', 'card 4111 1111 1111 1111, Ines', 'CREDIT_CARD 4111 1111 1111 1111'],
    ['and one with a wrong digit', 'my card no. 4111 1111 1111 1112, Ines', 'CREDIT_CARD 4111 1111 1111 1112'],
    [
      'and one that pays for a membership',
      'I pay my club card with Visa 4000 1234 5678 9011, Ines',
      'CREDIT_CARD 4000 1234 5678 9011',
    ],
    [
      'in German',
      'Für den Bibliotheksausweis zahlte ich mit Karte 5500 0000 0000 0005, Ines',
      'CREDIT_CARD 5500 0000 0000 0005',
    ],
    ["somebody's telephone", 'numaram 0532 417 28 96, beni ara', 'PHONE_NUMBER 0532 417 28 96'],
    ['a sum with its cents', 'Tax −12 318,00, says Berit', 'MONEY 12 318,00'],
  ])('%s', (_, text, expected) => {
    expect(typedIn(text)).toContain(expected);
  });

  it.each([
    'How many miles do I get for 500 points, and what is a rewards card worth in 2024?',
    'What does booking 2024 cost on average, and what is booking ABCDEF?',
    'Compare Miles & More with Flying Blue for 12 flights.',
  ])('none is: %s', (text) => {
    expect(typedIn(text).filter((each) => each.startsWith('ID_NUMBER'))).toEqual([]);
  });
});
