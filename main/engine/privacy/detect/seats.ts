import { cities, countries } from '../lists';
import type { Found } from './resolve';

/** Where a firm is, in the languages that say it with a word of its own; "of" and "de" are parts of names. */
const seat = /^(?<firm>.*\p{L}.*?)(?<between> (?:in|im|i|w|we|à|em|en|på|bij|te) )(?<place>\p{Lu}[\p{L}\p{M}'’ -]*)$/u;

const isPlace = (words: string): boolean =>
  cities.has(words.toLowerCase()) || countries.has(words.toLowerCase()) || !words.includes(' ');

/** What every town has: of it the town alone tells of somebody. */
const authority =
  /^(?:(?:the )?(?:(?:local |municipal |city |state |county )?police(?: department| station)?|(?:parish|town|city|borough|county|district) council|town hall|city hall|(?:magistrates['’]?|county|crown|district) court) of|(?:die )?(?:polizei(?:revier|inspektion|präsidium)?|stadt(?:verwaltung)?|gemeinde(?:verwaltung)?|kreis)(?: von)?|(?:la |le |l['’])?(?:police(?: municipale| nationale)?|gendarmerie|mairie|(?:sous-)?préfecture|commissariat|barreau|commune|ville) (?:de|du|des|d['’])|(?:la |el )?(?:polic[íi]a(?: local| municipal| nacional)?|guardia civil|ayuntamiento|alcald[íi]a|comisar[íi]a) de|(?:la |il )?(?:polizia(?: locale| municipale)?|carabinieri|questura|prefettura|comune|municipio) di|(?:de )?(?:politie|gemeente|rechtbank)(?: van)?|(?:policja|urząd (?:miasta|gminy)|komenda(?: miejska| powiatowa)?|gmina)(?: we?)?|(?:a )?(?:polícia(?: municipal)?|câmara municipal|prefeitura|junta de freguesia|tribunal|comarca) (?:de|do|da)|polisen i|kommunen i)(?: |(?<=['’]))(?<place>\p{Lu}[\p{L}\p{M}'’ -]*)$/iu;

/** "Norrskolan i Luleå": a firm, and the town that it is in, are two values. */
export const withSeats = (text: string, read: readonly Found[]): Found[] =>
  read.flatMap((found): Found[] => {
    if (found.type !== 'ORGANIZATION') return [found];
    const town = authority.exec(text.slice(found.start, found.end))?.groups?.place ?? '';
    if (/^\p{Lu}/u.test(town))
      return [{ ...found, start: found.end - town.length, type: 'LOCATION', reason: 'whose authority it is' }];
    const { firm = '', between = '', place = '' } = seat.exec(text.slice(found.start, found.end))?.groups ?? {};
    if (firm === '' || !isPlace(place)) return [found];
    const end = found.start + firm.length;
    return [
      { ...found, end },
      { ...found, start: end + between.length, type: 'LOCATION', reason: 'where a firm is' },
    ];
  });
