import { oneLine } from '../../patterns/one-line';

/** "Krebs" is an illness, and an animal that is kept and eaten. */

const isShellfish = /^krebs$/u;
const animals = oneLine`
  Fische?n?|Hunde?|Katzen?|Muscheln?|Garnelen?|Hummer|Krabben?|Krebse|Vögel|Schildkröten?|Schnecken?|Hamster|Austern?
  |Tintenfische?|Lachs|Forellen?|Shrimps|Scampi|Langusten?|Hühner|Enten?|Kaninchen|Frösche?|Molche?|Echsen?|Schlangen?
  |Spinnen?
`;
const done = oneLine`
  (?:auf|an|ein)?(?:
    gegessen|gekocht|probiert|gefangen|gehalten|gekauft|bestellt|gefüttert|gegrillt|serviert|zubereitet|gebraten
    |verspeist|gekostet|geangelt|gezüchtet|gesehen|gefunden|fotografiert
  )
`;
const animalBefore = new RegExp(`(?<!\\p{L})(?:${animals})(?:,| und| oder| mit)(?: \\p{Ll}{3,8})? $`, 'u');
const animalBehind = new RegExp(`^(?:,| und| oder| mit)(?: \\p{Ll}{3,8})? (?:${animals})(?!\\p{L})`, 'u');
/** "habe Krebs und nichts gegessen" is said of somebody ill. */
const doneBehind = new RegExp(
  `^(?: (?!(?:nichts?|kaum|nie|kein\\p{L}{0,2}|wenig)(?!\\p{L}))[\\p{L}-]{2,20}){0,4} ${done}(?!\\p{L})`,
  'u',
);
const places = /^ (?:im|in (?:mein|unser)em) (?:Aquarium|Teich|Angebot|Topf|Kochtopf|Terrarium)(?!\p{L})/u;

/** Whether a term of an illness names the animal, by what stands beside it. */
export const isAnimal = (term: string, before: string, after: string): boolean =>
  isShellfish.test(term) &&
  (animalBefore.test(before) || animalBehind.test(after) || doneBehind.test(after) || places.test(after));
