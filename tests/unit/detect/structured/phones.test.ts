import { expect, test } from 'vitest';
import { phoneNumber } from '../../../../main/engine/privacy/entities/contact';
import { contextOf } from '../../quantities/context';
import { claims } from './claims';

claims('PHONE_NUMBER', {
  found: [
    'Mr Hudson rang from ⟦3995366534⟧ about the flat.',
    'El señor llamó desde el ⟦947 86 17 01⟧ por el piso.',
    'Il a appelé du ⟦09 99 86 17 01⟧ ce matin.',
    'Nonna Pina ⟦(81) 552 1144⟧',
    'Tia Nena ⟦(85) 3221-4410⟧',
    'papa ⟦(30) 2214 8890⟧',
    'Abuela Pilar ⟦(91) 448 2210⟧',
    'Oma Trude ⟦(40) 339 2210⟧',
    'babcia ⟦(22) 448 22 10⟧',
    'Filho ⟦(21) 3344-5566⟧',
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
    'Marta Wilk, fryzjerka, Płock, ⟦608 114 952⟧',
    'Zosia Kot, ogrodniczka, Iława, ⟦512-338-907⟧',
    'Olga, ⟦691204558⟧',
    'Ślusarz pan Tomek ⟦501 882 340⟧\nRachunek potem',
    'Carmen Gil, modista, Baza, ⟦655 201 984⟧ / Luis Peña, albañil, Huelma, ⟦619 440 276⟧',
    'Mette Krogh, frisør, Ribe, ⟦51 20 47 93⟧',
    'Lars Berg, rørlegger, Moss, ⟦928 41 306⟧; Ole Bakke ⟦915 30 274⟧',
    '- Jiří Dvořák, instalatér, Brno, ⟦603 771 204⟧\n- Lenka Malá, kadeřnice, Zlín: ⟦721 330 985⟧',
    'Contacts: Maja Lund ⟦61 30 92 75⟧',
    'name,town,x\nOla Wrona,Kielce,⟦505 118 220⟧\nJan Mech,Radom,⟦601 774 018⟧',
    'Mon numéro : ⟦zéro six neuf cents un deux huit trois quatre⟧.',
  ],
  harmless: [
    'Oma Trude (40) 1200 Euro',
    'Opa (70) und Oma (68)',
    'grandma (82) is fine',
    'my uncle (45) works 40 hours',
    'Tia Nena (85) e 3 netos',
    'номер заказа 44718829',
    'Seattle, WA 98101-1234',
    'The HP 250 1234 5678 prints.',
    'cel 10 000 000 do końca roku',
    'O meu cliente 44718829 reclamou.',
    'my number of steps is 12',
    'Five hundred three one one votes.',
    'Warszawa, Polska, 604 218 377',
    'Total, Berlin, 312 445 118',
    'Marco Reus scored 604 218 377 in the game',
    'Jan winien 604 218 377 zł',
    'Paul, version 512-338-907',
    'Ewa, 1 200 000',
    'Счёт 8 903 руб и 123 шт.',
  ],
});

claims('ID_NUMBER', {
  found: ['Our policy lapsed. Claim no. ⟦4471882⟧ is open.', 'Ref. ⟦AB 4471882⟧'],
  harmless: ['I AM DEAF. NUMBER 20 7946 1822', 'a tenant in policy. Is 4471882 a prime?'],
});

test('the words for hundreds stay where a number is read out', () => {
  const surrogate = phoneNumber.protect('oh one four double two, nine hundred four one six', contextOf());
  // Six hundred four, six hundred forty-five: tens have a word more.
  expect(surrogate).toMatch(/^\p{L}+ \p{L}+ \p{L}+ double \p{L}+, \p{L}+ hundred(?: \p{L}+){3,4}$/u);
});

claims('PHONE_NUMBER', {
  found: ['call me, SN ⟦07700 900123⟧', 'Phone SN ⟦07700 900456⟧', 'text me on SN ⟦07700 900789⟧'],
  harmless: ['The router, SN 07700 900123, is broken.', 'My phone, SN: 40021188345, was stolen.'],
});
