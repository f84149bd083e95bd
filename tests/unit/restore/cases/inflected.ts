import { type PolishCase, polish, polishLike } from '../polish';
import { topic } from '../topic';
import { first, genitive, last } from '../writings';

const startsWithVowel = (name: string): boolean => /^[aeiouàâéèêëîïôöûü]/i.test(name);
/** French and Italian elide before a vowel. */
const of = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`);
const plural = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);

type Names = 'kasia' | 'jan' | 'marek';
type Stands = Readonly<Record<Names, string>>;

const sentences: readonly (readonly [PolishCase, string])[] = [
  ['genitive', 'Nie ma dziś'],
  ['dative', 'Dziękuję'],
  ['accusative', 'Widzę'],
  ['instrumental', 'Rozmawiam z'],
];

const people: readonly (readonly [Names, 'f' | 'm', string])[] = [
  ['kasia', 'f', 'Katarzyna Wiśniewska'],
  ['jan', 'm', 'Jan Kowalski'],
  ['marek', 'm', 'Marek Nowak'],
];

/** Each person in each case, by the whole name and by the first one. */
const polishCases = sentences.flatMap(([of, sentence]) =>
  people.flatMap(([who, gender, own]) =>
    [(name: string) => name, first].map(
      (part) =>
        [
          (stands: Stands) => `${sentence} ${polish(part(stands[who]), gender, of)}, jest w pracy.`,
          (stands: Stands) => `${sentence} ${polishLike(part(own), part(stands[who]), gender, of)}, jest w pracy.`,
        ] as const,
    ),
  ),
);

export const inflected = [
  topic<Names>(
    'the cases of Polish',
    'Katarzyna Wiśniewska, Jan Kowalski i Marek Nowak pracują w Krakowie.',
    {
      kasia: ['PERSON', 'Katarzyna Wiśniewska'],
      jan: ['PERSON', 'Jan Kowalski'],
      marek: ['PERSON', 'Marek Nowak'],
    },
    [
      ...polishCases,
      [({ kasia }) => `Szanowna Pani ${last(kasia)},`, 'Szanowna Pani Wiśniewska,'],
      [({ jan }) => `Pan ${last(jan)} nie wie.`, 'Pan Kowalski nie wie.'],
      [({ jan }) => `Pan ${jan} napisał.`, 'Pan Jan Kowalski napisał.'],
      [({ jan }) => `„${first(jan)}”`, '„Jan”'],
    ],
  ),
  topic(
    'the cases of Russian',
    'Анна Иванова и Сергей Петров живут рядом.',
    { anna: ['PERSON', 'Анна Иванова'], sergey: ['PERSON', 'Сергей Петров'] },
    [
      [({ anna }) => `${anna} права.`, 'Анна Иванова права.'],
      [({ sergey }) => `Господин ${last(sergey)}!`, 'Господин Петров!'],
      [({ anna, sergey }) => `${first(anna)} и ${first(sergey)}`, 'Анна и Сергей'],
      [
        ({ anna }) => (/[^кгхжшчщ]а$/.test(first(anna)) ? `у ${first(anna).slice(0, -1)}ы` : `у ${first(anna)}`),
        ({ anna }) => (/[^кгхжшчщ]а$/.test(first(anna)) ? 'у Анны' : 'у Анна'),
      ],
      [
        ({ anna }) => (/[^кгхжшчщ]а$/.test(first(anna)) ? `вижу ${first(anna).slice(0, -1)}у` : first(anna)),
        ({ anna }) => (/[^кгхжшчщ]а$/.test(first(anna)) ? 'вижу Анну' : 'Анна'),
      ],
      [
        ({ sergey }) => (/[оеё]в$/.test(last(sergey)) ? `с ${last(sergey)}ым` : last(sergey)),
        ({ sergey }) => (/[оеё]в$/.test(last(sergey)) ? 'с Петровым' : 'Петров'),
      ],
    ],
  ),
  topic(
    'elided words in French and Italian',
    'François Dupont et Anna Moreau habitent à Angers. Giulia Rossi e Elena Bruni vivono ad Ancona.',
    {
      francois: ['PERSON', 'François Dupont'],
      anna: ['PERSON', 'Anna Moreau'],
      giulia: ['PERSON', 'Giulia Rossi'],
      elena: ['PERSON', 'Elena Bruni'],
    },
    [
      [
        ({ anna }) => `la lettre ${of(anna)}`,
        ({ anna }) => `la lettre ${startsWithVowel(anna) ? 'd’' : 'de '}Anna Moreau`,
      ],
      [({ anna }) => `l’avis ${of(first(anna))}`, ({ anna }) => `l’avis ${startsWithVowel(anna) ? 'd’' : 'de '}Anna`],
      [({ anna }) => `qu’${first(anna)} sache`, 'qu’Anna sache'],
      [({ francois }) => `l'ami ${of(francois).replace('’', "'")}`, "l'ami de François Dupont"],
      [({ francois }) => `${first(francois)}, d'accord ?`, "François, d'accord ?"],
      [({ elena }) => `dell'${first(elena)}`, "dell'Elena"],
      [({ elena }) => `l’${first(elena)} di ieri`, 'l’Elena di ieri'],
      [({ giulia }) => `di ${giulia}`, 'di Giulia Rossi'],
      [({ giulia }) => `la dott.ssa ${last(giulia)}`, 'la dott.ssa Rossi'],
      [({ giulia }) => `Buongiorno ${first(giulia)}!`, 'Buongiorno Giulia!'],
      [({ anna }) => `chez les ${last(anna)}`, 'chez les Moreau'],
      [({ anna }) => `Mme ${last(anna).toUpperCase()}`, 'Mme MOREAU'],
    ],
  ),
  topic(
    'families and plurals in Spanish, German and Portuguese',
    'Lucía Fernández, Bruno Acosta, Erika Brandt y Rui Almeida viven aquí.',
    {
      lucia: ['PERSON', 'Lucía Fernández'],
      bruno: ['PERSON', 'Bruno Acosta'],
      erika: ['PERSON', 'Erika Brandt'],
      rui: ['PERSON', 'Rui Almeida'],
    },
    [
      [
        ({ bruno }) => `los ${plural(last(bruno))}`,
        ({ bruno }) => `los ${/[sxz]$/i.test(last(bruno)) ? 'Acosta' : 'Acostas'}`,
      ],
      [({ lucia }) => `la señora ${last(lucia)}`, 'la señora Fernández'],
      [({ lucia }) => `doña ${first(lucia)}`, 'doña Lucía'],
      [({ lucia }) => `a ${lucia}, con`, 'a Lucía Fernández, con'],
      [
        ({ erika }) => `die ${plural(last(erika))}`,
        ({ erika }) => `die ${/[sxz]$/i.test(last(erika)) ? 'Brandt' : 'Brandts'}`,
      ],
      [
        ({ erika }) => `${genitive(first(erika))} Wohnung`,
        ({ erika }) => `${genitive(first(erika)).endsWith("'") ? "Erika's" : 'Erikas'} Wohnung`,
      ],
      [({ erika }) => `bei Frau ${last(erika)}`, 'bei Frau Brandt'],
      [({ rui }) => `do ${first(rui)}`, 'do Rui'],
      [({ rui }) => `os ${plural(last(rui))}`, ({ rui }) => `os ${/[sxz]$/i.test(last(rui)) ? 'Almeida' : 'Almeidas'}`],
      [({ rui }) => `Exmo. Sr. ${rui}`, 'Exmo. Sr. Rui Almeida'],
    ],
  ),
];
