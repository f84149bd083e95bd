import { expect, test } from 'vitest';
import { phoneNumber } from '../../../../main/engine/privacy/entities/contact';
import { contextOf } from '../../quantities/context';
import { claims } from './claims';

claims('PHONE_NUMBER', {
  found: [
    'फ़ोन ⟦98765 43210⟧ पर बात करें',
    'मेरा नंबर ⟦98765 12340⟧ है',
    'mera number ⟦98450 22117⟧ hai',
    'Звоните ⟦8 903 555-41-27⟧, спросите Олега',
    'Он оставил ⟦8 (912) 555-18-36⟧ и ушёл.',
    'мой номер ⟦8 926 555 10 22⟧',
    'tlf ⟦22 41 38 90⟧, helst etter fem',
    'kontakt meg på ⟦41 27 38 90⟧',
    'contacte-me pelo ⟦912 345 871⟧',
    'O meu número é ⟦912 345 678⟧.',
    'O número dela é ⟦966 123 456⟧.',
    'mi número es ⟦612 345 678⟧',
    'τηλ. ⟦210 123 4567⟧',
    'κινητό ⟦694 123 4567⟧',
    'رقمي ⟦0501234567⟧',
    'zavolejte ⟦603 123 456⟧',
    'I AM LATE. MY NUMBER IS ⟦01273 555 918⟧.',
    'SHE SIGNS. OUR NUMBER IS ⟦01482 960 174⟧ TODAY',
    'phone: ⟦oh one four double two, nine hundred four one six⟧',
    'Mon numéro : ⟦zéro six neuf cents un deux huit trois quatre⟧.',
  ],
  harmless: [
    'номер заказа 44718829',
    'Seattle, WA 98101-1234',
    'The HP 250 1234 5678 prints.',
    'cel 10 000 000 do końca roku',
    'O meu cliente 44718829 reclamou.',
    'my number of steps is 12',
    'Five hundred three one one votes.',
    'Счёт 8 903 руб и 123 шт.',
  ],
});

claims('ID_NUMBER', {
  found: ['Our policy lapsed. Claim no. ⟦4471882⟧ is open.', 'Ref. ⟦AB 4471882⟧'],
  harmless: ['I AM DEAF. NUMBER 20 7946 1822', 'a tenant in policy. Is 4471882 a prime?'],
});

test('the words for hundreds stay where a number is read out', () => {
  const surrogate = phoneNumber.protect('oh one four double two, nine hundred four one six', contextOf());
  expect(surrogate).toMatch(/^\p{L}+ \p{L}+ \p{L}+ double \p{L}+, \p{L}+ hundred \p{L}+ \p{L}+ \p{L}+$/u);
});
