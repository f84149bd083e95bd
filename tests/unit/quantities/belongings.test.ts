import { claims } from '../detect/structured/claims';

/** Counts of animals and flats that somebody has, of children and staff whose verb comes before, and of sentences without one. */

claims('COUNT', {
  found: [
    'She owns ⟦three⟧ flats in Leith.',
    'Mein Onkel hat ⟦48⟧ Milchkühe.',
    'Nous avons ⟦60⟧ brebis.',
    'Tengo ⟦25⟧ ovejas y un perro.',
    'We hebben ⟦90⟧ koeien.',
    'Mam ⟦12⟧ krów.',
    'Jag har ⟦40⟧ får.',
    '⟦Four⟧ kids here, the youngest is ill.',
    '⟦Dwoje⟧ dzieci, starsze ma alergię.',
    'Mi abuelo tuvo ⟦ocho⟧ hijos.',
    'Nous employons ⟦onze⟧ personnes.',
    'Jag leder ⟦sju⟧ personer.',
    '他有⟦六⟧个孙辈。',
  ],
  harmless: [
    'Cows have four stomachs.',
    'Two kids on bikes crossed the road.',
    'The recipe serves four people.',
    'There are nine employees in a typical shop.',
    'A farm of that size needs 60 cows.',
  ],
});

/** What is theirs or said of them stands on the word that is counted. */
claims('COUNT', {
  found: [
    "I pick up my ⟦3⟧ kids' bikes every week.",
    "We buy our ⟦4⟧ children's clothes second-hand.",
    'We keep ⟦4⟧ dogs’ leashes and have ⟦2⟧ kids’ rooms.',
    'We have ⟦5⟧ employees-only doors.',
    "My ⟦2⟧ ex-husbands' lawyers agree.",
  ],
  harmless: ["I bought 3 shops' vouchers.", 'We have 3 kidney-shaped bowls and 2 weeks’ notice.'],
});
