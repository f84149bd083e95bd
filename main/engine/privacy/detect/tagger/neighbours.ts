import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { isCity, isFamily, isGivenName, names } from '../../lists';
import { matchedLength, textAfter } from '../../text/around';
import { fold } from '../../text/fold';
import { isBrand } from '../public/brands';
import { named } from '../resolve';
import { asHouse } from './houses';
import { japaneseForm } from './unspaced';

/** What of a model's spans is one name, and what is none in most of its places. */

const joined = new Set<EntityType>(['PERSON', 'ORGANIZATION', 'ADDRESS']);
const startsLarge = (text: string, at: number): boolean => text.charAt(at) !== text.charAt(at).toLowerCase();

const article = /^(?:The|La|Le|Les|L['’]|El|Los|Las|Il|Lo|Gli|De|Het|Zum|Zur|O|A|Os|As)(?: [\p{L}\p{M}'’-]+)?$/u;

const eastForm = new RegExp(`^(?:${japaneseForm}|一般社団法人|医療法人|学校法人)$`, 'u');
/** "Hortofrutícola Campo" and "Bajo SAT": a firm's form ends its name. */
const forms = String.raw`(?:GmbH|AG|KG|OHG|UG|Ltd|Inc|LLC|PLC|SARL|SAS|SASU|EURL|S\.?L\.?U?\.?|SAT|S\.?A\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|AB|AS|Oy|Ltda?\.?|Lda\.?)`;
const endsInForm = new RegExp(`\\p{L} ${forms}$`, 'u');
/** "Hortofrutícola Nadeau", of which "Campo SAT" was not read. */
const formBehind = new RegExp(`^(?: \\p{Lu}[\\p{L}\\p{M}'’-]+){0,2} ${forms}(?![\\p{L}\\p{N}])`, 'u');
const withForm = (text: string, span: Tagged): Tagged =>
  span.type === 'ORGANIZATION' && startsLarge(text, span.start)
    ? { ...span, end: span.end + matchedLength(formBehind, textAfter(text, span.end, 48)) }
    : span;

/** "Mehmet" and "Demir", which was read as a firm: a given name and the family's. */
const isNameOfTwo = (text: string, before: Tagged, after: Tagged): boolean => {
  const [given, family] = [before, after].map(({ start, end }) => text.slice(start, end)) as [string, string];
  if (before.type !== 'PERSON' || after.type !== 'ORGANIZATION' || !/^\p{Lu}[\p{Ll}\p{M}]+$/u.test(family))
    return false;
  return !/\s/.test(given) && isGivenName(given) && isFamily(names.get(fold(family)) ?? null) && !isBrand(family);
};

/** "Bologna", which was read as a firm, and "Bolognina": a town and its quarter, which is no town: "Santander Madrid" is a bank of one. */
const isTownWithQuarter = (text: string, before: Tagged, after: Tagged): boolean => {
  const [town, quarter] = [before, after].map(({ start, end }) => text.slice(start, end)) as [string, string];
  const isRead = before.type === 'ORGANIZATION' && after.type === 'LOCATION';
  return isRead && isCity(town) && !isBrand(town) && !isCity(quarter) && /^\p{Lu}[\p{L}\p{M}]+$/u.test(quarter);
};

/** "Västerås stad": neighbours that are one name, parted by a space. */
const together = (text: string, before: Tagged, after: Tagged): EntityType | null => {
  // "株式会社" and "みなと工房".
  const isOfFirm = before.type === 'ORGANIZATION' && after.type === 'ORGANIZATION' && before.end === after.start;
  if (isOfFirm && eastForm.test(text.slice(before.start, before.end))) return 'ORGANIZATION';
  const house = asHouse(text, before, after);
  if (house !== null || text.slice(before.end, after.start) !== ' ') return house;
  if (before.type === after.type && joined.has(after.type) && startsLarge(text, after.start)) return after.type;
  if (isNameOfTwo(text, before, after)) return 'PERSON';
  if (isTownWithQuarter(text, before, after)) return 'LOCATION';
  if (before.type === 'ORGANIZATION' && named.has(after.type) && endsInForm.test(text.slice(after.start, after.end)))
    return 'ORGANIZATION';
  // "The" and "Velvet Anchor", "La Espiga" and "Dorada": a house's name begins with its article.
  const isHouse = before.type === 'ORGANIZATION' && named.has(after.type) && startsLarge(text, after.start);
  if (isHouse && article.test(text.slice(before.start, before.end))) return 'ORGANIZATION';
  const small = after.type === 'ORGANIZATION' && /^\p{Ll}+$/u.test(text.slice(after.start, after.end));
  return small && before.type === 'LOCATION' && startsLarge(text, before.start) ? 'ORGANIZATION' : null;
};

export const withNeighbours = (text: string, spans: readonly Tagged[]): Tagged[] => {
  const result: Tagged[] = [];
  for (const each of spans) {
    const span = withForm(text, each);
    const last = result.at(-1);
    const type = last === undefined ? null : together(text, last, span);
    if (last === undefined || type === null) result.push(span);
    else {
      const score = Math.max(last.score, span.score);
      result[result.length - 1] = { type, start: last.start, end: span.end, score };
    }
  }
  return result;
};

/** A word that stands here this often … */
const often = 3;
/** … and was read as a name in less than this share of its places was misread there. */
const agreed = 0.34;

/** One word with a capital that the model read as a name here and there only: "Electron" of thirty. */
export const withoutStrays = (text: string, spans: readonly Tagged[]): Tagged[] => {
  const single = spans.filter(
    ({ type, start, end }) => named.has(type) && /^\p{Lu}[\p{L}\p{M}-]*$/u.test(text.slice(start, end)),
  );
  if (single.length === 0) return [...spans];
  const places = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}-]*/gu)) places.set(word, (places.get(word) ?? 0) + 1);
  const read = new Map<string, number>();
  for (const { start, end } of spans)
    for (const [word] of text.slice(start, end).matchAll(/\p{L}[\p{L}\p{M}-]*/gu))
      read.set(word, (read.get(word) ?? 0) + 1);
  const strays = new Set(
    single.filter(({ start, end }) => {
      const word = text.slice(start, end);
      const all = places.get(word) ?? 0;
      return all >= often && (read.get(word) ?? 0) < agreed * all && !isGivenName(word);
    }),
  );
  return spans.filter((span) => !strays.has(span));
};
