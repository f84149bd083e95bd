import type { TypedCandidate } from '../../entities/entity';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';

/** Passengers as airlines list them: SURNAME/GIVEN TITLE, documents by their code, `SSR DOCS` (IATA Resolution 830d, AIRIMP). */

const name = "\\p{Lu}{2,}(?:[ '-]\\p{Lu}{2,}){0,2}";
const title = 'MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF';
/** "1.1HARGREAVES/SIMON MR": the numbers of a group stand before. */
const passenger = new RegExp(
  `(?<![\\p{L}/])(?<name>${name}\\/\\p{Lu}+(?: (?!(?:${title})(?!\\p{L}))\\p{Lu}+){0,2})(?: ?(?:${title}))?(?=$|[\\s,.;:()/|])`,
  'gu',
);
/** "MAP/REDUCE MR": what only lists of passengers have. */
const listing = new RegExp(
  oneLine`
    (?<![\p{L}\d])(?:
      PPT|PSPT|PAX|PNR|SSR|DOCS|APIS|E?TKT|DOB|PASSENGERS?|MANIFEST|BOARDING|INF|CHD|CREW|FLIGHT|Passengers?
      |Passenger [Mm]anifest|[Pp]ax|[Cc]rew|[Ff]light|[Ss]eat|[Pp]assport
    )(?![\p{L}\d])
  `,
  'u',
);
const inListing = new RegExp(`\\p{Lu}{2}\\/\\p{Lu}+(?: \\p{Lu}+){0,2} (?:${title})(?!\\p{L})|SSR DOCS `, 'u');

/** Whether a text lists passengers. */
export const isListing = (text: string): boolean => text.includes('/') && listing.test(text) && inListing.test(text);
const titled = new RegExp(`^ ?(?:${title})(?!\\p{L})`, 'iu');

const travelDocument =
  /(?<![\p{L}\d])(?:PPT|PSPT|PASSPORT)(?: ?(?:NO|NR|NUM|NUMBER))?[ .:#/-]{1,3}(?<number>[A-Z]{0,2}\d{6,9}[A-Z]{0,2}|[A-Z]\d[A-Z0-9]{7})(?![\p{L}\d])/gu;
/** SSR DOCS: kind, state, number, nationality, birth, sex, expiry, surname, given names. */
const message = new RegExp(
  oneLine`
    DOCS [A-Z0-9]{2} HK\d{0,2}\/(?:P|I|AC|C)\/[A-Z]{2,3}\/(?<number>[A-Z0-9]{6,14})\/[A-Z]{2,3}\/
    (?<birth>\d{2}[A-Z]{3}\d{2})\/[MFU]I?\/(?<expiry>\d{2}[A-Z]{3}\d{2})\/
    (?<name>\p{Lu}{2,}(?:[ '-]\p{Lu}{2,})*\/\p{Lu}+(?: \p{Lu}+)*)
  `,
  'dgu',
);

/** A name with its title and the next label: the rules take it apart. */
const taken = new RegExp(
  `\\/\\p{Lu}+(?: \\p{Lu}+)* (?:${title})(?!\\p{L})|(?<!\\p{L})(?:PPT|PSPT|DOB)(?!\\p{L})`,
  'iu',
);
const passengerBefore = /\p{Lu}\/\p{Lu}+(?: \p{Lu}+)? $/iu;

/** Whether a model's finding is a title, a label or more than one field of such a list. */
export const isOfListing = (text: string, { start, end }: { start: number; end: number }): boolean => {
  const words = text.slice(start, end);
  return taken.test(words) || (titled.test(words) && passengerBefore.test(textBefore(text, start, 40)));
};

const reason = 'of a passenger';

/** Linear in the text. */
export const ofPassengers = (text: string): TypedCandidate[] => {
  if (!text.includes('/') && !/PPT|PSPT/.test(text)) return [];
  const mayList = listing.test(text);
  const named = /\/(?<=\p{Lu}\/)\p{Lu}/u.test(text) ? text.matchAll(passenger) : [];
  const people = [...named].flatMap(({ index, groups = {} }): TypedCandidate[] => {
    const { name: whole = '' } = groups;
    const end = index + whole.length;
    const isTitled = titled.test(textAfter(text, end, 8));
    const isNamed = whole.split(/[/ '-]/).some((word) => isGivenName(word.charAt(0) + word.slice(1).toLowerCase()));
    return isTitled && (mayList || isNamed)
      ? [{ type: 'PERSON', start: index, end, score: 0.92, reason }]
      : mayList && isNamed
        ? [{ type: 'PERSON', start: index, end, score: 0.85, reason }]
        : [];
  });
  const documents = [...text.matchAll(travelDocument)].flatMap(({ 0: whole, index, groups = {} }): TypedCandidate[] => {
    const { number = '' } = groups;
    const end = index + whole.length;
    // Slides are numbered by days: "PPT 20231104".
    return people.length > 0 || /^PASS/.test(whole) || /[A-Z]/.test(number)
      ? [{ type: 'PASSPORT', start: end - number.length, end, score: 0.92, reason }]
      : [];
  });
  const messages = [...text.matchAll(message)].flatMap(({ indices }): TypedCandidate[] =>
    (['number', 'birth', 'expiry', 'name'] as const).flatMap((part) => {
      const place = indices?.groups?.[part];
      return place === undefined
        ? []
        : [{ type: types[part], start: place[0], end: place[1], score: 0.95, reason } as const];
    }),
  );
  return [...messages, ...documents, ...people];
};

const types = { number: 'PASSPORT', birth: 'DATE_OF_BIRTH', expiry: 'DATE', name: 'PERSON' } as const;
