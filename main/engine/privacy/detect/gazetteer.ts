import type { EntityType } from '../../../../shared/domain';
import type { Candidate, PreparedText, TypedCandidate } from '../entities/entity';
import { cities, foldName } from '../lists';
import { addresses } from './addresses';
import { introductions } from './introductions';
import { language } from './language';
import { isOfListing } from './manifests';
import { withRetold } from './named-beside';
import { askedAbout } from './names/asked-about';
import { accountHolders } from './names/holders';
import { honouredNames } from './names/honoured';
import { initials } from './names/initials';
import { keyedNames } from './names/keyed';
import { phoned } from './names/phoned';
import { rowNames } from './names/rows';
import { signedNames } from './names/signed';
import { spacedNames } from './names/spaced';
import { organisations } from './organisations';
import { parties } from './parties';
import { people } from './people';
import { places } from './places';
import { quotedFirms } from './quoted-firms';
import { read } from './reading';
import { isNumberLabel, isPlainName } from './tagger/plain';
import type { Run } from './tokens';

const word = /[\p{L}\p{M}'-]+/uy;

const part = "\\p{Lu}[\\p{L}\\p{M}'.-]{1,30}";
/** `"O'Sullivan, Niamh" <niamh@…>`: the family name first, as address books write it. */
const mailbox = new RegExp(`(?<![\\p{L}\\p{N}])${part}, ${part}(?: ${part})?(?="? {0,2}<[^\\s<>@]{1,64}@)`, 'gu');

/** Words: Saint-Jean-de-la-Ruelle. */
const longestTown = 6;
const bracketed = /<[^\s<>@]{1,64}@/;

const mailboxes = (text: string): Candidate[] =>
  [...(bracketed.test(text) ? text.matchAll(mailbox) : [])].map(({ 0: name, index: start }) => ({
    start,
    end: start + name.length,
    score: 0.9,
    reason: 'before an e-mail address',
  }));

/** Names, places and organisations by lists and context, at once and without a model. Linear in the text. */
export const gazetteer = (prepared: PreparedText): TypedCandidate[] => {
  const { text } = prepared;
  const reading = read(text, language(text));
  const spanOf = ({ from, to, score, reason }: Run): Candidate => ({
    start: reading.tokens[from]?.start ?? 0,
    end: reading.tokens[to - 1]?.end ?? 0,
    score,
    reason,
  });
  const persons = people(reading);
  const isCityAt = (start: number): boolean => {
    word.lastIndex = start;
    let end = start;
    for (let words = 0; words < longestTown; words++) {
      word.lastIndex = end;
      const next = word.exec(text)?.[0];
      if (next === undefined) return false;
      end += next.length;
      if (cities.has(foldName(text.slice(start, end)))) return true;
      if (/[ '’-]/.test(text.charAt(end))) end++;
    }
    return false;
  };
  const typed = (type: EntityType, candidates: readonly Candidate[]): TypedCandidate[] =>
    candidates.map((candidate) => ({ ...candidate, type }));
  const lines = addresses(text, isCityAt);
  const quoted = quotedFirms(text);
  // "Здравствуйте, ООО «Рассвет»": the form belongs to what follows it.
  const forms = new Set(quoted.map(({ start }) => start));
  const firms = organisations(reading)
    .filter(({ to }) => !forms.has(reading.tokens[to - 1]?.start ?? -1))
    .map(spanOf);
  const dealtWith = parties(text, isCityAt);
  // "Our client Calder Marine": the words that claim a person stand before firms as well.
  const isFirm = (name: Candidate): boolean =>
    dealtWith.some(({ start, end }) => start <= name.start && name.end <= end);
  return [
    ...typed('PERSON', [
      ...persons
        .map(spanOf)
        .filter((name) => !isFirm(name) && !isPlainName(text, { ...name, type: 'PERSON' }) && !isOfListing(text, name)),
      ...mailboxes(text),
      ...introductions(text),
      ...rowNames(text),
      ...initials(text).filter((name) => !isNumberLabel(text, name)),
      ...accountHolders(text),
      ...phoned(text),
      ...askedAbout(text),
      ...withRetold(keyedNames)(prepared),
      ...honouredNames(text),
      ...signedNames(text),
      ...spacedNames(text),
    ]),
    ...typed('ORGANIZATION', [...firms, ...quoted, ...dealtWith]),
    ...typed('LOCATION', places(reading, persons, lines).map(spanOf)),
    ...lines,
  ];
};
