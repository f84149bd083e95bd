import type { Candidate } from '../../entities/entity';
import { cities, common, countries, isGiven, rankOf, stopWordsOf } from '../../lists';
import { wordSet } from '../../word-set';
import { isOrganisationWord } from '../organisations';
import {
  cues,
  isAmbiguous,
  isLargePlace,
  isPlaceWord,
  longPlaces,
  nameEntry,
  phraseBefore,
  phraseFrom,
  products,
  publicNames,
  publicPersons,
  type Reading,
} from '../words/reading';
import type { Run, Token } from '../words/tokens';
import { isCommonIn, isCommonWord } from '../words/vocabulary';

interface Place extends Run {
  /** A country or region: general knowledge, unless someone lives there. */
  large: boolean;
  /** The word means something else as well. */
  ambiguous: boolean;
}

const capitalised = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'word' && token.case !== 'small';

/** In small letters only where all is, or as the article of one: most words are none. */
const mayBePlace = (token: Token): boolean => capitalised(token) || token.unmarked || token.lower.endsWith("'");

/** A listed place that begins at `at`; the longest. */
const listedAt = (reading: Reading, at: number): Place | null => {
  const { tokens } = reading;
  const token = tokens[at];
  const after = tokens[at + 1];
  // "L'Isle-sur-la-Sorgue": the article is a word of its own.
  if (
    token?.lower.endsWith("'") &&
    after?.gap === 'none' &&
    capitalised(after) &&
    cities.has(token.lower + after.lower)
  )
    return { from: at, to: at + 2, score: 0, reason: 'in a list of places', large: false, ambiguous: false };
  if (token === undefined || token.kind !== 'word' || (!capitalised(token) && !token.unmarked)) return null;
  const long = phraseFrom(reading, at, longPlaces);
  if (long !== null && (capitalised(tokens[long - 1]) || token.unmarked)) {
    const name = tokens
      .slice(at, long)
      .map(({ lower }) => lower)
      .join(' ');
    return {
      from: at,
      to: long,
      score: 0,
      reason: 'in a list of places',
      large: countries.has(name) || !cities.has(name),
      ambiguous: false,
    };
  }
  const large = isLargePlace(token.lower);
  if (!large && !cities.has(token.lower)) return null;
  const ambiguous =
    token.lower.length < 4 ||
    isCommonIn(token.lower, reading.language) ||
    products.has(token.lower) ||
    publicNames.has(token.lower) ||
    (nameEntry(token) !== null && (cities.get(token.lower)?.index ?? 0) > 20);
  return { from: at, to: at + 1, score: 0, reason: 'in a list of places', large, ambiguous };
};

const articles = wordSet('the der die dem la le el den het o a');

/** After "lives in": any capitalised words, listed or not. */
const afterResidence = (reading: Reading, at: number): Run | null => {
  const { tokens, text } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.code) return null;
  const article = articles.has(tokens[at - 1]?.lower ?? '') ? 1 : 0;
  const cue =
    phraseBefore(reading, at, cues.residence) ?? (article === 1 ? phraseBefore(reading, at - 1, cues.residence) : null);
  const sign = tokens[at - 1];
  const labelStart = tokens[at - 2];
  const isLabelled = sign?.text === ':' && labelStart !== undefined && token.gap !== 'line';
  // "Stores:" stands before what they are called as well.
  const isPremises = isLabelled && cues.premises.has(labelStart.lower);
  const label =
    isLabelled && (isPremises || cues.placeLabels.has(labelStart.lower))
      ? text.slice(labelStart.start, labelStart.end)
      : null;
  if (cue === null && label === null) return null;
  const reason = `after '${label ?? cue}'`;
  const listed = listedAt(reading, at);
  // "from" and "work in" stand before anything: only a listed place follows them for sure.
  const loose =
    cue !== null &&
    /^(?:from|aus|uit|från|back in|over in|work(?:s|ing)? in|study in|stud(?:ies|ied) in|job in|arbeite[t]? in|trabaj[oa] en|trabalho em|lavoro a|werkt? in|pracuj[ęe] w|jobbar i|arbetar i|es de|é de|soy de|sono di|viens de|vient de|move to|i'm in|i am in|im in|we are in|we're in|ich bin in|je suis à|estoy en|sono a|ik ben in|jestem w|estou em|jag är i)$/i.test(
      cue,
    );
  if (listed !== null) {
    const entry = nameEntry(token);
    // "takes 5 from Alice".
    const given = isGiven(entry) && rankOf(entry) < common && !isPlaceWord(token.lower);
    if (loose && (given || (listed.ambiguous && !capitalised(token)))) return null;
    if (listed.ambiguous && loose && nameEntry(token) !== null && !cities.has(token.lower)) return null;
    // "from Princeton University", "from the Bangladesh Army".
    const next = tokens[listed.to];
    if (next?.kind === 'word' && next.gap === 'space' && capitalised(next) && !next.first) return null;
    return { from: at, to: listed.to, score: 0.9, reason };
  }
  if (
    loose ||
    isPremises ||
    article === 1 ||
    token.case !== 'capital' ||
    isCommonIn(token.lower, reading.language) ||
    products.has(token.lower)
  )
    return null;
  let to = at;
  for (let i = at; i < tokens.length && i < at + 4; i++) {
    const word = tokens[i];
    if (!capitalised(word) || word === undefined || (i > at && word.gap !== 'space')) break;
    if ((stopWordsOf[reading.language]?.has(word.lower) ?? false) || isOrganisationWord(word.lower)) return null;
    to = i + 1;
    if (word.possessive) break;
  }
  return to === at ? null : { from: at, to, score: 0.75, reason };
};

/** Whom a text is about; of a part of it, whom the whole is. */
export interface Subject {
  /** Says I. */
  readonly writer: boolean;
  readonly persons: boolean;
  /** Persons that everybody knows: "Einstein was born in Ulm" is no secret. */
  readonly publicPersons: boolean;
}

export const subjectOf = (reading: Reading, persons: readonly Run[]): Subject => ({
  writer: reading.tokens.some(({ lower }) => cues.firstPerson.has(lower)),
  persons: persons.length > 0,
  publicPersons: reading.tokens.some(
    ({ lower, case: written }, at) =>
      written === 'capital' && (publicNames.has(lower) || phraseFrom(reading, at, publicPersons) !== null),
  ),
});

/** Places: where someone lives or is from; other listed cities only where the text is about persons. */
export const places = (
  reading: Reading,
  persons: readonly Run[],
  addresses: readonly Candidate[],
  about: Subject,
): Run[] => {
  const { tokens, text } = reading;
  const isPersonal = about.writer || about.persons;
  const found: Run[] = [];
  // A guessed name gives way to "lives in Sofia".
  const personAt = new Set(
    persons
      .filter(({ score }) => score >= 0.8)
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const addressEnds = new Set(addresses.map(({ end }) => end));
  const addressStarts = new Set(addresses.map(({ start }) => start));
  let placeBefore = -9;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word' || personAt.has(at) || !mayBePlace(token)) continue;
    const resident = afterResidence(reading, at);
    if (resident !== null && (isPersonal || !about.publicPersons)) {
      found.push(resident);
      at = resident.to - 1;
      placeBefore = resident.to;
      continue;
    }
    const listed = listedAt(reading, at);
    if (listed === null || token.code) continue;
    const start = token.start;
    const end = tokens[listed.to - 1]?.end ?? start;
    const beside = (from: number, to: number): boolean =>
      (listed.ambiguous ? /^[ ,]{1,2}$/ : /^[ ,\n]{1,3}$/).test(text.slice(from, to));
    const addressed = [1, 2, 3].some(
      (gap) =>
        (addressEnds.has(start - gap) && beside(start - gap, start)) ||
        (addressStarts.has(end + gap) && beside(end, end + gap)),
    );
    if (addressed && (capitalised(token) || token.unmarked)) {
      found.push({ ...listed, score: 0.8, reason: 'beside an address' });
      placeBefore = listed.to;
      at = listed.to - 1;
      continue;
    }
    const joined = tokens[at - 1]?.text === ',' && placeBefore === at - 1;
    const enumerated = cues.joiners.has(tokens[at - 1]?.lower ?? '') && placeBefore === at - 1;
    if (joined || (enumerated && !listed.ambiguous)) {
      // "Berlin, Germany" after a cue.
      found.push({ ...listed, score: 0.8, reason: 'beside a place' });
      placeBefore = listed.to;
      at = listed.to - 1;
      continue;
    }
    const unclear = listed.ambiguous || isAmbiguousName(reading, token);
    const located = token.gap === 'space' && locative.has(tokens[at - 1]?.lower ?? '') && isProperName(reading, token);
    // "cheated on me in fresno".
    if (!capitalised(token) && !listed.large && about.writer && isSmallCity(reading, at)) {
      found.push({ ...listed, score: 0.62 });
      at = listed.to - 1;
      continue;
    }
    if (!capitalised(token) || listed.large || !isPersonal || token.case === 'capitals' || (unclear && !located)) {
      at = listed.to - 1;
      continue;
    }
    const next = tokens[listed.to];
    const inName =
      (capitalised(next) && next?.gap === 'space') ||
      (capitalised(tokens[at - 1]) && token.gap === 'space' && !(tokens[at - 1]?.first ?? false));
    if (!inName && phraseBefore(reading, at, cues.knowledge) === null) found.push({ ...listed, score: 0.62 });
    at = listed.to - 1;
  }
  return found;
};

const locative = wordSet('in near nahe près bij em');

/** In a text without capitals, after "in", and no other word. */
const isSmallCity = (reading: Reading, at: number): boolean => {
  const token = reading.tokens[at];
  return (
    token?.unmarked === true &&
    token.lower.length > 3 &&
    locative.has(reading.tokens[at - 1]?.lower ?? '') &&
    !isCommonWord(token.lower) &&
    nameEntry(token) === null
  );
};

/** A name and a city, but no word: "in Richmond". */
const isProperName = (reading: Reading, token: Token): boolean =>
  nameEntry(token) !== null && !isCommonIn(token.lower, reading.language) && !products.has(token.lower);

/** "Charlotte", "Florence": a given name that is a city too needs a cue to be the city. */
const isAmbiguousName = (reading: Reading, token: Token): boolean =>
  isCommonWord(token.lower) || (nameEntry(token) !== null && !isAmbiguous({ ...reading, language: 'en' }, token));
