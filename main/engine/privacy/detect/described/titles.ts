import type { TypedCandidate } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { perhapsCapital } from '../../text/pieces';

/** Titles by their form: "our head of compliance", a line of a CV. */
const titles = [
  new RegExp(
    oneLine`
      (?=[hdc])(?<=(?<!\p{L})(?:our|my|their|as|former|deputy|the new|am|is|and) )(?:head|director|chief) of (?!
        state|government|the|household|cattle|garlic|lettuce|cabbage|hair|steam
      )\p{L}{2,20}(?: (?:and|&) \p{L}{3,16}(?=[,.;\n]|$))?
    `,
    'giu',
  ),
  new RegExp(
    oneLine`
      ${perhapsCapital}(?=\p{Lu}\p{L})(?<=^[ \t•*-]{0,4})(?:\p{Lu}\p{L}{1,20} ){0,3}\p{Lu}\p{Ll}{2,20}
      (?:er|or|ist|ant|ian|eur|euse|rice)(?=, \p{Lu}[^\n]{2,60}, ?(?:19|20)\d\d(?!\d))
    `,
    'gmu',
  ),
];

/** "Plumber by trade", "Tischler von Beruf": said behind it. */
export const byTrade = new RegExp(
  oneLine`
    ^(?: by (?:trade|training|profession|day(?=,| and| but))
      |,? (?:
        von Beruf|de (?:métier|formation|profession|profesión|oficio|profissão|ofício)|di (?:professione|mestiere)
        |van beroep|z zawodu|till yrket
      ))(?!\p{L})
  `,
  'iu',
);
export const score = 0.85;

/** Offices that are held in a place. */
export const offices =
  'pastor|alcald(?:e|esa)|cura|párroco|obispo|concejala?|maire|curé|évêque|pasteur|sindac[oa]|parroco|vescovo|prefeit[oa]|pároco|bispo|vereadora?|burmistrz|wójt|proboszcz|biskup|burgemeester|pastoor|bürgermeister(?:in)?|pfarrer(?:in)?|mayor|vicar|bishop|borgmästare|kyrkoherde';
/** "Bonifacio Lastra, pastor de Riaño": the place tells who it is. */
const officeOfPlace = new RegExp(
  `(?<=\\p{Lu}\\p{L}+, (?:(?:ex|anti[gc]u?o|former) )?(?:${offices}) (?:de|di|da|do|of|von|van|z|w|i) )\\p{Lu}[\\p{L}\\p{M}'’-]+(?: (?:de|del|la|el|upon|on) \\p{Lu}[\\p{L}\\p{M}-]+)?`,
  'gu',
);
export const officePlaces = (text: string): TypedCandidate[] =>
  Array.from(text.matchAll(officeOfPlace), ({ 0: place, index }) => ({
    type: 'LOCATION',
    start: index,
    end: index + place.length,
    score,
    reason: 'where somebody holds an office',
  }));

export const titled = (text: string): TypedCandidate[] =>
  titles.flatMap((each) =>
    Array.from(text.matchAll(each), ({ 0: title, index }) => ({
      type: 'OCCUPATION',
      start: index,
      end: index + title.length,
      score,
      reason: 'the form of a title',
    })),
  );
