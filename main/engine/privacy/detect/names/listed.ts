import { cities, common, isFamily, isGiven, rankOf } from '../../lists';
import { fold } from '../../text/fold';
import { isTurkish } from '../described/turkish';
import { isPaying } from '../recognisers/payments';
import { endearments } from '../tagger/calls';
import { cues, isAmbiguous, isPlaceWord, nameEntry, phraseAfter, products, type Reading } from '../words/reading';
import type { Run, Token } from '../words/tokens';
import { isCommonWord, isContraction, isParticle, isTitle } from '../words/vocabulary';
import { isMonth } from './month-names';
import { isCapital, isInitial, isStopWord, listed, nameEnd, veryCommon } from './name';

const reason = 'in a list of names';
/** A rare given name that begins a sentence may be any word; a rarer one than this is not believed. */
const rareFirst = 5000;

/** "J. R. Hartley": initials before a family name. */
const withInitials = (reading: Reading, at: number): Run | null => {
  // "D. Emilio": how Spanish and Portuguese write don and dona.
  const [token, given] = [reading.tokens[at], reading.tokens[at + 2]];
  const hasDon = reading.language === 'es' || reading.language === 'pt';
  if (hasDon && token?.text === 'D' && given !== undefined && isGiven(nameEntry(given))) return null;
  const to = nameEnd(reading, at, false);
  const last = to === null ? undefined : reading.tokens[to - 1];
  if (to === null || last === undefined || last.kind !== 'word' || isInitial(last)) return null;
  return nameEntry(last) === null || isAmbiguous(reading, last) ? null : { from: at, to, score: 0.75, reason };
};

/** "I Mille": no given name stands in the plural. */
const plurals: Partial<Record<string, RegExp>> = {
  it: /^(?:i|gli|le)$/u,
  es: /^l[oa]s$/u,
  fr: /^les$/u,
  pt: /^[oa]s$/u,
};

/** A plain given name alone. */
const alone = (reading: Reading, at: number, rank: number): Run | null => {
  const { tokens, language } = reading;
  const token = tokens[at];
  if (token === undefined) return null;
  const run = { from: at, to: at + 1, score: 0.7, reason };
  const before = token.gap === 'line' ? undefined : tokens[at - 1]?.lower;
  if (!isCapital(token)) {
    const supported =
      (before !== undefined && cues.near.has(before)) ||
      token.possessive ||
      cues.personVerbs.has(tokens[at + 1]?.lower ?? '');
    if (rank < common && supported) return run;
    return rank < veryCommon && token.lower.length > 3 ? { ...run, score: 0.62 } : null;
  }
  if (token.case === 'capitals' && (token.text.length < 5 || rank > veryCommon)) return null;
  // "in Richmond" is a place, "rue Antoine" a street.
  if (before !== undefined && cues.locative.has(before) && cities.has(token.lower)) return null;
  if (before !== undefined && (cues.streetWords.has(before) || plurals[language]?.test(before) === true)) return null;
  const limit = language === 'de' ? common : token.first ? rareFirst : listed;
  return rank < limit ? run : bySentence(reading, at);
};

/** Two words and more: a given name with what follows, a family name before or after. */
const together = (reading: Reading, at: number, to: number, token: Token): Run | null => {
  const { tokens } = reading;
  const entry = nameEntry(token);
  const ambiguous = isAmbiguous(reading, token);
  // "Charles de Villiers": the particle stands between.
  const second = tokens.slice(at + 1, to).find((part) => !isParticle(part.lower) || isCapital(part));
  if (second === undefined) return null;
  const secondEntry = nameEntry(second);
  const secondPlain = secondEntry !== null && !isAmbiguous(reading, second);
  if (isGiven(entry) && !ambiguous && rankOf(entry) < listed) {
    if (token.code) return secondPlain ? { from: at, to, score: 0.7, reason } : null;
    if (secondEntry !== null) return { from: at, to, score: 0.85, reason };
    return second.case === 'capital' ? { from: at, to, score: 0.78, reason } : null;
  }
  if (token.code || !isCapital(token)) return null;
  const begins = token.first && isStopWord(reading, token);
  // "April Jones", "Jordan Smith": an ordinary word as a given name needs a plain family name.
  if (isGiven(entry) && secondPlain && isFamily(secondEntry) && rankOf(secondEntry) < listed) {
    return begins ? null : { from: at, to, score: 0.75, reason };
  }
  // "Mark Muslija", "Virginia Dratchev".
  const unlisted = secondEntry === null && second.case === 'capital' && second.text.length > 4 && to === at + 2;
  if (isGiven(entry) && rankOf(entry) < veryCommon && unlisted && !begins && !products.has(token.lower)) {
    return { from: at, to, score: 0.62, reason };
  }
  // A line of its own: "Haley Fukunaga" over an address, and not "IBAN DE89 …" under the holder's name.
  const isNumbered = tokens.slice(at, to).some(({ text }) => /\d/.test(text));
  const ownLine =
    !isNumbered && (at === 0 || token.gap === 'line') && (tokens[to] === undefined || tokens[to]?.gap === 'line');
  if (ownLine && to - at < 4 && ((entry !== null && !ambiguous) || secondPlain)) {
    return { from: at, to, score: 0.65, reason };
  }
  // "Gonzalez Maria".
  if (isFamily(entry) && !ambiguous && secondPlain && isGiven(secondEntry) && rankOf(secondEntry) < common) {
    return { from: at, to, score: 0.7, reason };
  }
  // "Xochitl Ramirez": an unlisted word and a plain family name.
  const near = token.gap === 'space' && cues.near.has(tokens[at - 1]?.lower ?? '');
  const isPlainFamily = secondPlain && isFamily(secondEntry) && rankOf(secondEntry) < (near ? listed : common);
  if (entry === null && !ambiguous && !token.first && token.case === 'capital' && to === at + 2 && isPlainFamily) {
    return { from: at, to, score: 0.65, reason: 'a family name in a list of names' };
  }
  return null;
};

/** "Bruder", "Brüder", "Schwestern": who somebody is to another. */
const isRelative = (word: string): boolean =>
  [word, fold(word), word.replace(/(?:e?[ns]|[ei])$/, ''), fold(word).replace(/(?:er|[en])$/, '')].some((each) =>
    cues.kin.has(each),
  );

const articles =
  /^(?:the|an?|der|die|das|dem|den|ein|eine[mnrs]?|les?|la|une?|el|los|las|una?|il|lo|gli|de|het|een|os?|uma?)$/u;
const adjective = /^(?:klein|groß|alt|jung|älter|jünger|ältest|jüngst|best|lieb|neu|zweit|erst)e[mnrs]?$/u;

/** "Mein kleiner Bruder": whose relative it is stands before. "Mann", "Frère" alone are surnames, too. */
const isSomebodys = ({ tokens }: Reading, at: number): boolean => {
  const adjacent = tokens[at - 1]?.lower ?? '';
  const whose = adjective.test(adjacent) ? (tokens[at - 2]?.lower ?? '') : adjacent;
  return articles.test(whose) || cues.possessives.has(whose);
};

/** "Xochitl Vega, 34,", "Zuri, our accountant". */
const withApposition = (reading: Reading, at: number, to: number, token: Token): Run | null => {
  const { tokens } = reading;
  const sign = tokens[to]?.text;
  const word = tokens[to + 1];
  const beyond = tokens[to + 2];
  if ((sign !== ',' && sign !== '(') || word === undefined || beyond === undefined || token.case !== 'capital')
    return null;
  if (to === at + 1 && isRelative(token.lower) && isSomebodys(reading, at)) return null;
  const known = nameEntry(token) !== null;
  if (!known && (isAmbiguous(reading, token) || cues.greetings.has(token.lower))) return null;
  const aged = /^\d{1,2}$/.test(word.text) && (beyond.text === ',' || beyond.text === ')');
  if (aged && (known || to - at > 1)) return { from: at, to, score: 0.7, reason: 'an age after it' };
  const role = cues.kin.has(beyond.lower) || cues.professions.has(beyond.lower);
  return cues.possessives.has(word.lower) && role
    ? { from: at, to, score: 0.8, reason: `before '${word.text} ${beyond.text}'` }
    : null;
};

/** A capitalised word that is a name by what stands around it: "asked Rose", "Gonzalez said". */
const bySentence = (reading: Reading, at: number): Run | null => {
  const { tokens } = reading;
  const token = tokens[at];
  const to = nameEnd(reading, at, false);
  if (token === undefined || to === null || !isCapital(token) || token.code || isContraction(token.lower)) return null;
  const apposed = withApposition(reading, at, to, token);
  if (apposed !== null) return apposed;
  const entry = nameEntry(token);
  const plain = !isAmbiguous(reading, token);
  const next = tokens[to];
  const run = (cue: string): Run => ({ from: at, to, score: 0.65, reason: cue });
  if (plain && token.case === 'capital' && phraseAfter(reading, to - 1, cues.personalVerbs)) {
    if (entry !== null || !token.first || !isCommonWord(token.lower)) return run(`before '${next?.text}'`);
  }
  if (entry === null || rankOf(entry) > listed || isPlaceWord(token.lower)) return null;
  const verb = next !== undefined && next.gap === 'space' && cues.personVerbs.has(next.lower);
  // "Will said" is a name, "May call" a question.
  const asks = token.first && isStopWord(reading, token) && !/[sd]$/.test(next?.lower ?? '');
  if (verb && !asks && (plain || isGiven(entry))) return run(`before '${next.text}'`);
  const previous = token.gap === 'space' ? tokens[at - 1] : undefined;
  if (
    previous !== undefined &&
    cues.strongNear.has(previous.lower) &&
    (plain || (isGiven(entry) && rankOf(entry) < common))
  ) {
    return run(`after '${previous.text}'`);
  }
  return plain && token.possessive && cues.kin.has(next?.lower ?? '') ? run(`before '${next?.text}'`) : null;
};

/** "68 a. Vive sola": Spanish and its kin leave out who lives there. Mora is a family's name. */
const isVerb = ({ tokens, language }: Reading, at: number, token: Token): boolean =>
  (token.first || tokens[at - 1]?.text === '.') &&
  /^(?:es|pt|it)$/.test(language) &&
  cues.personVerbs.has(token.lower) &&
  tokens[at + 1]?.case === 'small' &&
  !isFamily(nameEntry(token));

/** The name at `at` that the lists know, where its place in the sentence does not speak against it. */
export const listedName = (reading: Reading, at: number): Run | null => {
  const token = reading.tokens[at];
  if (token === undefined || token.kind !== 'word' || (!isCapital(token) && !token.unmarked)) return null;
  if (isMonth(reading.text, token)) return null;
  const next = reading.tokens[at + 1];
  // "Ben Emrecan": I am; "Bence": as I see it.
  if ((token.lower === 'ben' || token.lower === 'bence') && token.first && isTurkish(reading.language, reading.text))
    return null;
  if (token.first && isPaying(reading.text, token.start)) return null;
  // "2,0 Mio."
  if (/^m(?:io|rd)$/u.test(token.lower) && reading.tokens[at - 1]?.kind === 'number') return null;
  if (token.first && next?.text === ',' && endearments.has(token.lower)) return null;
  // "Mme Lefèvre": the title is not part of the name.
  const leads = next?.text === '.' || (next?.kind === 'word' && next.gap === 'space' && isCapital(next));
  if (isTitle(token.lower) && leads) return null;
  if (isInitial(token) && next?.text === '.' && next.gap === 'none') return withInitials(reading, at);
  const to = nameEnd(reading, at, false);
  if (to === null) return null;
  const several = to > at + 1 ? together(reading, at, to, token) : null;
  if (several !== null) return several;
  const entry = nameEntry(token);
  if (token.code) return null;
  if (isVerb(reading, at, token)) return null;
  const plainGiven = isGiven(entry) && !isAmbiguous(reading, token) && rankOf(entry) < listed;
  return plainGiven ? alone(reading, at, rankOf(entry)) : bySentence(reading, at);
};
