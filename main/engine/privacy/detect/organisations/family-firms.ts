import { isGivenName, listedName } from '../../lists';
import { and } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textAfter } from '../../text/around';
import { holding, lastBefore } from '../../text/pieces';
import { type Found, named } from '../resolve';

/** Somebody and the firm that bears the same family name: "Sjoerd Bakker van Bakker Schilders". */

const word = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const article = '(?: (?:the|der|dem|den|des|la|le|los|las|het|de|chez))?';
const of = `(?:,? (?:van|von|vom|beim?|from|of|at|with|de|del|dell[ao]|dei|di|da|das|do|dos|du|des|chez|bij|z|ze|od|från|av|hos|för|für|for|en)${article} |,? (?:d|dell)['’]|, )`;
const joined = `(?: (?:&|${and}) ${word})?`;
/** "S.r.l.", "B.V.", "Sp. z o.o." and what is one word. */
const form =
  '(?:,? (?:[Ss]\\.[Rr]\\.[Ll]\\.|S\\.p\\.A\\.|S\\.A\\.(?:S\\.)?|S\\.L\\.(?:U\\.)?|B\\.V\\.|N\\.V\\.|[Ss]p\\. ?z ?o\\.o\\.))?';
/** The family's name stands first in a firm's, or last behind what it is: "Autohaus Becker". */
const ofFirm = new RegExp(
  oneLine`
    ^(?<person>(?:${word} ){1,2}(?<family>(?:(?:van|von|de|der|den|di|da|del|della|la|ten|ter) ){0,2}${word}))${of}(?<firm>
      \k<family>(?:['’]s)?(?:${joined}(?: ${word}){1,3}|(?: (?:&|${and}) ${word}))${form}
      |(?:${word} ){1,2}\k<family>
    )(?!\p{L})
  `,
  'u',
);
const reach = 120;
const people = new Set<Found['type']>(['PERSON', 'ORGANIZATION']);
const believed = 0.9;

type Named = Pick<Found, 'type' | 'start' | 'end' | 'score'>;

/** A legal form within what was read: "Fastighets AB Lerklockan", "Kestrel GmbH Süd". */
const legalForm =
  /(?<= )(?:AB|GmbH|OHG|Ltd\.?|LLC|LLP|Inc\.|S\.A\.S?|SARL|SCI|S\.r\.l\.|S\.L\.|B\.V\.|N\.V\.|Oy|ApS|Ltda\.?|Lda\.?|eG|e\.V\.|A\.Ş\.)(?= |$)/u;
const withLegalForm = <Each extends Named>(text: string, span: Each): Each =>
  span.type === 'PERSON' && legalForm.test(text.slice(span.start, span.end)) ? { ...span, type: 'ORGANIZATION' } : span;

/** "Harcourt & Pell Lettings", "Willems en Zonen": names that a sign or a small word joins, before a trade or the family. */
const one = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const heirs = oneLine`
  Sons|Daughters?|Söhne|Töchter|Fils|Hijos|Figli|Zonen|Zoon|Filhos|Söner|Sønner|Synowie|Synovia|Synové|Oğulları
  |Company|Co\.?|Cie|Partners?|Associates|Associés|Asociados|Associati|Associados|Wspólnicy
`;
const trade = oneLine`
  Lettings|Estates?|Properties|Solicitors|Accountants|Architects|Builders|Roofing|Plumbing|Consulting|Insurance|Legal
  |Law|Motors|Removals|Immobilien|Rechtsanwälte|Notare|Steuerberater|Bau|Architekten|Avocats|Notaires|Abogados
  |Avvocati|Advocaten|Makelaars|Notarissen|Adwokaci|Advogados|Advokater|Fastigheter
`;
const brothers = 'Brothers|Hermanos|Fratelli|Irmãos';
const joints = `&|${and}|a`;
const partners = new RegExp(
  oneLine`
    (?<![\p{L}\p{M}])${one}(?: ${one})? (?<joint>${joints}) (?:
      (?<=& )(?:${one} )?(?:${brothers}|${trade}|${heirs})|${heirs}
    )(?![\p{L}\p{M}])
  `,
  'gu',
);
/** How each of them ends, and what stands before that: most texts have neither. */
const lastWord = wordPattern(new RegExp(`(?<![\\p{L}\\p{M}])(?:${brothers}|${trade}|${heirs})(?![\\p{L}\\p{M}])`, 'u'));
const behindJoint = new RegExp(`(?<= (?:${joints}) | & ${one} )`, 'uy');
const isJoined = (text: string, at: number): boolean => {
  behindJoint.lastIndex = at;
  return behindJoint.test(text);
};
const heirsOnly = new RegExp(`^(?:${heirs})$`, 'u');
/** "en Zonen" is no place. */
export const isFamilyOfFirm = (word: string): boolean => heirsOnly.test(word);

/** One firm in place of the persons that were read of its partners. */
const withPartners = <Each extends Named>(text: string, spans: readonly Each[]): readonly Each[] => {
  if (!lastWord.all(text).some(({ index }) => isJoined(text, index))) return spans;
  const isAcross = holding(spans.filter(({ type }) => named.has(type)));
  const firms = new Map<Each, Each | null>();
  for (const { index: start, 0: firm, groups } of text.matchAll(partners)) {
    // "Julia y Hijos", "Adam and Sons": somebody and theirs.
    if (groups?.joint !== '&' && isGivenName(firm.split(' ')[0] ?? '')) continue;
    const end = start + firm.length;
    const [from, to] = [lastBefore(spans, start - 1) + 1, lastBefore(spans, end - 1) + 1];
    const parts = spans.slice(from, to).filter(({ type }) => named.has(type));
    const [first, ...others] = parts;
    const isPartOfMore = isAcross({ start: start - 1, end: start + 1 }) || parts.some((part) => part.end > end);
    if (first === undefined || isPartOfMore) continue;
    const score = Math.max(believed, ...parts.map((part) => part.score));
    firms.set(first, { ...first, type: 'ORGANIZATION', start, end, score });
    for (const other of others) firms.set(other, null);
  }
  return spans.flatMap((span) => {
    const firm = firms.get(span);
    return firm === undefined ? span : (firm ?? []);
  });
};

const joinsNames = new RegExp(` (?:&|${and}) `, 'u');
/** What stands at `start` as somebody and the firm; null where another person is meant: "Juan García, García Márquez". */
const familyFirmAt = (text: string, { type, start }: Named): { person: string; firm: string } | null => {
  if (!people.has(type)) return null;
  const { person = '', family = '', firm = '' } = ofFirm.exec(textAfter(text, start, reach))?.groups ?? {};
  if (firm === '' || (type === 'ORGANIZATION' && !isGivenName(person.split(' ')[0] ?? ''))) return null;
  const rest = firm.startsWith(family) ? firm.split(' ').at(-1) : firm.split(' ')[0];
  return listedName(rest ?? '') !== undefined && !joinsNames.test(firm) ? null : { person, firm };
};

/** The firm in place of what was read in it; the person ends before it. Spans in the order of their starts. */
export const withFamilyFirms = <Each extends Named>(text: string, spans: readonly Each[]): Each[] => {
  const result: Each[] = [];
  let taken = 0;
  for (const span of withPartners(text, spans)) {
    if (span.start < taken) continue;
    const found = familyFirmAt(text, span);
    if (found === null) {
      result.push(withLegalForm(text, span));
      continue;
    }
    const end = span.start + found.person.length;
    const start = text.indexOf(found.firm, end);
    taken = start + found.firm.length;
    const score = Math.max(span.score, believed);
    result.push({ ...span, type: 'PERSON', end, score }, { ...span, type: 'ORGANIZATION', start, end: taken, score });
  }
  return result;
};
