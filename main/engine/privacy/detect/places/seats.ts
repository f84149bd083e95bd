import { foldName, isCity, isCountry } from '../../lists';
import { isFirmKind } from '../../lists/kept';
import { oneLine } from '../../patterns/one-line';
import { matched, matchedLength, textAfter, textBefore } from '../../text/around';
import { courtLength } from '../organisations/courts';
import { isFamilyOfFirm } from '../organisations/family-firms';
import type { Found } from '../resolve';

/** Where a firm is, in the languages that say it with a word of its own; "of" and "de" are parts of names. */
const seat = /^(?<firm>.*\p{L}.*?)(?<between> (?:in|im|i|w|we|à|em|en|på|bij|te) )(?<place>\p{Lu}[\p{L}\p{M}'’ -]*)$/u;

/** Houses that are called by a name of their own, and then by their town: "clinique Saint-Roch de Quimper". */
const house = new RegExp(
  oneLine`
    ^(?<firm>
      (?:
        h[oôó]pital|hospital|clini(?:que|ca)|clínica|ospedale|policlinico|collège|lycée|école|colegio|escuela
        |instituto|scuola|liceo|istituto|residencia|residenza|résidence|mcdo
      ) \p{L}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*){0,2}|mcdo
    )(?<between> (?:de|du|di) )(?<place>\p{L}[\p{L}\p{M}'’ -]*)$
  `,
  'iu',
);
const ofTown = /^\p{L}+ (?:de|di|del|della|du|des|la|el|le|les)(?: |$)/iu;

const isPlace = (words: string): boolean => isCity(words) || isCountry(words) || !words.includes(' ');

/** What every town has: of it the town alone tells of somebody. */
const authority = new RegExp(
  oneLine`
    ^(?:
      (?:the )?(?:
        (?:local |municipal |city |state |county )?police(?: department| station)?
        |(?:parish|town|city|borough|county|district) council|town hall|city hall
        |(?:magistrates['’]?|county|crown|district) court
      ) of
      |(?:die )?(?:polizei(?:revier|inspektion|präsidium)?|stadt(?:verwaltung)?|gemeinde(?:verwaltung)?|kreis)
      (?: von)?
      |(?:la |le |l['’])?
      (?:police(?: municipale| nationale)?|gendarmerie|mairie|(?:sous-)?préfecture|commissariat|barreau|commune|ville) (?:
        de|du|des|d['’]
      )
      |(?:la |el )?(?:polic[íi]a(?: local| municipal| nacional)?|guardia civil|ayuntamiento|alcald[íi]a|comisar[íi]a) de
      |(?:la |il )?(?:polizia(?: locale| municipale)?|carabinieri|questura|prefettura|comune|municipio) di
      |(?:de )?(?:politie|gemeente|rechtbank)(?: van)?
      |(?:policja|urząd (?:miasta|gminy)|komenda(?: miejska| powiatowa)?|gmina)(?: we?)?
      |(?:a )?(?:polícia(?: municipal)?|câmara municipal|prefeitura|junta de freguesia|tribunal|comarca) (?:de|do|da)
      |polisen i|kommunen i
    )(?: |(?<=['’]))(?<place>\p{Lu}[\p{L}\p{M}'’ -]*)$
  `,
  'iu',
);

/** "Parish Council of Good Bradfield Lutz", of which the last word was not read: to the next sign. */
const restOfTown = /^(?: \p{Lu}[\p{Ll}'’-]+){1,2}(?=[,.;:\n)]|$)/u;

/** "Innere am Klinikum Sankt Georg": what one is at, and the part of it, which every such house has. */
const partOf =
  /^(?<part>\p{Lu}[\p{L}\p{M}-]+(?: \p{L}[\p{L}\p{M}-]+){0,2}) (?:am|an der|im|in der) (?=(?<kind>\p{Lu}[\p{L}\p{M}]+))/u;

/** "Amtsgericht Potsdam", "Finanzamt Speyer": of an authority's or a court's name the town that was read alone. */
const officeBefore = /(?<![\p{L}\p{M}-])(?:\p{Lu}\p{Ll}*(?:gericht|amt)|Jobcenter|Staatsanwaltschaft|Notariat) $/u;
const withOffice = (text: string, found: Found): Found => {
  if (found.type !== 'LOCATION' && found.type !== 'ORGANIZATION') return found;
  const office = matched(officeBefore, textBefore(text, found.start, 40));
  if (office === '' || !/^\p{Lu}\p{Ll}/u.test(text.slice(found.start, found.end))) return found;
  return { ...found, type: 'ORGANIZATION', start: found.start - office.length };
};

/** Surer than the town in it by itself. */
const seated = 0.97;
/** "Norrskolan i Luleå": a firm, and the town that it is in, are two values. */
export const withSeats = (text: string, read: readonly Found[]): Found[] =>
  read.flatMap((each): Found[] => {
    const found = withOffice(text, each);
    if (found.type !== 'ORGANIZATION') return [found];
    // "Juzgado de lo Social n.º 2 de Córdoba": which of a town's courts it is.
    const court = courtLength(textAfter(text, found.start, 120));
    if (court > found.end - found.start)
      return [
        { ...found, end: found.start + court, score: Math.max(found.score, seated), reason: 'a court and its seat' },
      ];
    const town = authority.exec(text.slice(found.start, found.end))?.groups?.place ?? '';
    if (/^\p{Lu}/u.test(town)) {
      const end = found.end + matchedLength(restOfTown, textAfter(text, found.end, 48));
      return [{ ...found, start: found.end - town.length, end, type: 'LOCATION', reason: 'whose authority it is' }];
    }
    const whole = text.slice(found.start, found.end);
    const { part = '', kind = '' } = partOf.exec(whole)?.groups ?? {};
    if (isFirmKind(foldName(kind)) && !part.split(' ').some((word) => isFirmKind(foldName(word))))
      return [{ ...found, start: found.start + matchedLength(partOf, whole) }];
    const named = house.exec(whole)?.groups;
    const isNamed =
      named !== undefined &&
      [named.place, `le ${named.place}`].some((place) => isCity(place ?? '')) &&
      !ofTown.test(named.firm ?? '');
    const { firm = '', between = '', place = '' } = (isNamed ? named : seat.exec(whole)?.groups) ?? {};
    if (firm === '' || !isPlace(place) || isFamilyOfFirm(place)) return [found];
    const end = found.start + firm.length;
    return [
      { ...found, end },
      { ...found, start: end + between.length, type: 'LOCATION', reason: 'where a firm is' },
    ];
  });
