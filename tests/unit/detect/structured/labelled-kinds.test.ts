import { claims } from './claims';

/** Numbers behind labels of their own, and what stands behind the same words and is none. */

claims('ID_NUMBER', {
  found: [
    'Org.nr ⟦556016-0680⟧, momsregistrerad',
    'Faktura från Lundbergs Bygg AB, ⟦559120-3317⟧',
    'Unser Kater (Chip ⟦276096900412388⟧) ist entlaufen.',
    'The vet read his microchip number: ⟦981020004417235⟧.',
    'Referencia catastral ⟦0447103DF3804E0021KL⟧',
  ],
  harmless: ['vecka 556712-4483', 'The chip has 276 pins and 15 registers.', 'The M2 chip draws 20 W at 3500 MHz.'],
});

claims('SECRET', {
  found: ['GET /cart?session=⟦0b41d9e7a2⟧'],
  harmless: ['session=spring2024', 'session=20240512'],
});

claims('PHONE_NUMBER', {
  found: [
    'Číslo na babičku je ⟦604 118 237⟧.',
    'číslo na mámu: ⟦728441906⟧',
    'Numer do brata ⟦501 224 873⟧, do żony: ⟦698 410 325⟧.',
  ],
  harmless: ['Číslo na stránce 777 020 145.', 'Numer do wiersza 603 118 204.'],
});

claims('CREDIT_CARD', {
  found: ['My card ⟦6221 0003 5000 7781 402⟧ was declined.', 'card ⟦4111 1111 1111 1112⟧ 12 items'],
  harmless: ['tel 6217 0001 4000 1234 567'],
});
