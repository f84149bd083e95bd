import { isFamily, isGiven, stopWordsOf } from '../../lists';
import { wordSet } from '../../word-set';
import { isOrganisationWord } from '../organisations';
import { cues, isPlaceWord, isSentenceWord, nameEntry, type Reading } from '../words/reading';
import type { Token } from '../words/tokens';
import { isCommonWord, isParticle, isTitle } from '../words/vocabulary';

/** Ranks in the lists: this common a given name stands alone even in small letters … */
export const veryCommon = 1000;
/** … and rarer ones than this are no evidence. */
export const listed = 9000;

const longestName = 5;
/** Spaces between the words of a name. */
const widest = 2;

export const isCapital = (token: Token): boolean => token.case !== 'small';

export const isInitial = (token: Token): boolean =>
  token.kind === 'word' && token.text.length === 1 && token.case === 'capital';

export const isStopWord = ({ language }: Reading, token: Token): boolean =>
  stopWordsOf[language]?.has(token.lower) ?? false;

/** Whether a small particle leads on to more of the name: "de Villiers", "van den Berg"; not "lucia de valencia". */
const leadsOn = (particle: Token, next: Token | undefined): boolean => {
  if (next === undefined || next.kind !== 'word' || next.gap !== 'space') return false;
  if (isCapital(next) || isParticle(next.lower)) return true;
  return particle.unmarked && isFamily(nameEntry(next)) && !isCommonWord(next.lower) && !isPlaceWord(next.lower);
};

/** "Lena zum Zahnarzt", "Hans zur Mühlen": where somebody goes, likelier than a name. */
const isWay = ({ lower }: Token): boolean => lower === 'zum' || lower === 'zur';

/** "300 lucas al Nico", "llamé a Ana al Pedro": to whom in Spanish and Italian, not "Bilal al Faisal". */
const isToSomebody = (reading: Reading, from: number, at: number): boolean => {
  const [first, particle, next] = [reading.tokens[from], reading.tokens[at], reading.tokens[at + 1]];
  if (particle?.lower !== 'al' || first === undefined || next === undefined || !isGiven(nameEntry(next))) return false;
  return (isCapital(next) && !isCapital(first)) || reading.language === 'es' || reading.language === 'it';
};

/** "Stanley Cup", "Cal Anderson Park": named after a person, not one. */
const namesAThing = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  token.gap === 'space' &&
  isCapital(token) &&
  !token.first &&
  cues.things.has(token.lower);

/** Whether a word can be part of a name. `certain`: a cue says that one begins here, so it may be unlisted. */
const canBeName = (reading: Reading, token: Token, certain: boolean): boolean => {
  if (cues.notNames.has(token.lower) || isOrganisationWord(token.lower)) return false;
  if (isCapital(token)) return !isSentenceWord(reading, token);
  if (!token.unmarked) return false;
  const isName = nameEntry(token) !== null;
  if (certain) return !isStopWord(reading, token) && (isName || !isCommonWord(token.lower));
  return isName && !isCommonWord(token.lower);
};

/** Addressed by their office: "Mr President", "Señor Presidente". */
const offices = wordSet(
  `
    president speaker chairman chairwoman chair minister secretary ambassador mayor justice präsident präsidentin
    minister ministerin kanzler kanzlerin bürgermeister bürgermeisterin président présidente ministre maire presidente
    presidenta ministro ministra alcalde alcaldesa sindaco prezydent premier burgemeester prefeito
  `,
);
/** "Mme Cadet", "Herr Enkel": behind a title a word with a capital is a name, whatever else it says. */
const isTitled = (reading: Reading, token: Token): boolean =>
  token.case === 'capital' &&
  token.text.length > 2 &&
  !isStopWord(reading, token) &&
  !isTitle(token.lower) &&
  !offices.has(token.lower) &&
  !cues.notNames.has(token.lower) &&
  !isOrganisationWord(token.lower);

/** "Employee: Blessing Adeyemi": where a cue stands before it, a word may be a given name before a family name. */
const isLedByCue = (reading: Reading, at: number): boolean => {
  const [token, next] = [reading.tokens[at], reading.tokens[at + 1]];
  if (token === undefined || next === undefined || next.kind !== 'word' || next.gap !== 'space') return false;
  if (token.case !== 'capital' || next.case !== 'capital' || isStopWord(reading, token)) return false;
  if (cues.notNames.has(token.lower) || isOrganisationWord(token.lower)) return false;
  return isFamily(nameEntry(next)) && !isSentenceWord(reading, next) && !isPlaceWord(next.lower);
};

/** "Erkläre Lena Vogt den Konjunktiv": in German what follows a whole name is a noun, unless a list has it. */
const isArticle = ({ tokens, language }: Reading, from: number, at: number): boolean => {
  const [before, particle, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (language !== 'de' || at - from < 2 || next === undefined || isParticle(before?.lower ?? '')) return false;
  return /^de[nmr]$/.test(particle?.lower ?? '') && nameEntry(next) === null;
};

/** Two words of a name, or an initial and one: what stands alone. */
const isWhole = (words: readonly (Token | undefined)[]): boolean =>
  words.filter((token) => token?.kind === 'word').length > 1;

const isWide = (before: Token | undefined, token: Token | undefined): boolean =>
  before !== undefined && token !== undefined && token.start - before.end > widest;

/**
 * Whether wide spaces before token `at` end the name from `from`: "J. Hartwell        P. Quist" are two of one line,
 * "Anna   Bellweather" is one, "Anna   Phone: 12" is a name and the next label.
 */
const isParted = ({ tokens }: Reading, from: number, at: number, certain: boolean): boolean => {
  if (!isWide(tokens[at - 1], tokens[at])) return false;
  const token = tokens[at];
  if (token === undefined || !isCapital(token)) return true;
  let to = at + 1;
  for (let next = tokens[to]; to < at + longestName; next = tokens[++to]) {
    if (next === undefined || next.gap === 'line' || isWide(tokens[to - 1], next)) break;
    if (next.text === ':' || next.text === '=') return true;
    if (next.text !== '.' && (next.kind !== 'word' || !isCapital(next))) break;
  }
  if (isWhole(tokens.slice(from, at)) && isWhole(tokens.slice(at, to))) return true;
  return !certain && (nameEntry(token) === null || isPlaceWord(token.lower));
};

/**
 * The end of the name that begins at token `from`, as an index; null where none does. `certain`: a cue says that a
 * name stands here, so its first word may be unlisted. `titled`: the cue is a title that nothing else is.
 */
export const nameEnd = (reading: Reading, from: number, certain: boolean, titled = false): number | null => {
  const { tokens } = reading;
  let to = from;
  for (let i = from; i - from < 2 * longestName && to - from < longestName; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.code) break;
    const afterDot = token.gap === 'none' && tokens[i - 1]?.text === '.';
    if (i > from && token.gap !== 'space' && !afterDot) break;
    if (i > from && isParted(reading, from, i, certain)) break;
    if (isParticle(token.lower) && token.case === 'small') {
      if (i === from || (!certain && isWay(token)) || !leadsOn(token, tokens[i + 1])) break;
      if (isToSomebody(reading, from, i) || isArticle(reading, from, i)) break;
      continue;
    }
    const dot = tokens[i + 1];
    if (isInitial(token) && dot?.text === '.' && dot.gap === 'none') {
      to = i + 2;
      i++;
      continue;
    }
    if (i > from && namesAThing(token)) return null;
    // "JOHN Q PUBLIC" after "Patient:".
    const afterInitial = certain && i > from && isInitial(tokens[i - 1] ?? token) && token.gap === 'space';
    const led = i === from && ((certain && isLedByCue(reading, i)) || (titled && isTitled(reading, token)));
    if (!canBeName(reading, token, certain && i === from) && !led && !(afterInitial && !isStopWord(reading, token)))
      break;
    to = i + 1;
    if (token.possessive) break;
  }
  const first = tokens[from];
  if (to === from || first === undefined || namesAThing(tokens[to])) return null;
  // "mi wifi se llama MOVISOL_4F2A".
  if (reading.text.charAt(tokens[to - 1]?.end ?? 0) === '_') return null;
  // A lone initial is no name.
  return to - from <= 2 && isInitial(first) ? null : to;
};
