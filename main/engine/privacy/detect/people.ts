import { cities } from '../lists';
import { isOrganisationWord } from './organisations';
import {
  afterTitles,
  cues,
  isAmbiguous,
  isFamily,
  isGiven,
  isParticle,
  isPlaceWord,
  isSentenceWord,
  longPlaces,
  nameEntry,
  phraseAfter,
  phraseBefore,
  phraseFrom,
  products,
  publicPersons,
  type Reading,
  rankOf,
} from './reading';
import type { Run, Token } from './tokens';
import { isCommonWord, isTitle, stopWordsOf } from './vocabulary';

const longestName = 5;
/** A given name as common as this stands alone, even in small letters. */
const veryCommon = 1000;
const common = 3000;
const listed = 9000;

const isCapital = (token: Token): boolean => token.case !== 'small';
const isInitial = (token: Token): boolean =>
  token.kind === 'word' && token.text.length === 1 && token.case === 'capital';

/** Months, days and the like: a verb after them says a person, a preposition before them does not. */
const strongNear = new Set(
  'told|tell|ask|asked|met|meet|call|called|email|emailed|text|texted|message|messaged|phone|phoned|married|marry|invite|invited|hired|fired|love|miss|with|remind|traf|rief|fragte|frag|sagte|mit|avec|dis|demande|conocí|dile|con|met|com|med|z|says|said|say|sagt|dit|dice|dijo|disse|zegt|mówi|diz|säger'.split(
    '|',
  ),
);

/**
 * The end of the name that begins at `from`, as an index; null where none does. `certain`: a cue says that a name
 * stands here, so an unlisted word may be one.
 */
const nameEnd = (reading: Reading, from: number, certain: boolean): number | null => {
  const { tokens } = reading;
  let to = from;
  for (let i = from; i < tokens.length && i < from + 2 * longestName; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.code) break;
    if (i > from && token.gap !== 'space' && !(token.gap === 'none' && tokens[i - 1]?.text === '.')) break;
    if (isParticle(token.lower) && token.case === 'small') {
      if (i === from) break;
      const next = tokens[i + 1];
      const nextIsName =
        next?.kind === 'word' &&
        next.gap === 'space' &&
        (isCapital(next) ||
          isParticle(next.lower) ||
          (token.unmarked && nameEntry(next) !== null && !isCommonWord(next.lower)));
      if (!nextIsName) break;
      continue;
    }
    if (isInitial(token)) {
      const dot = tokens[i + 1];
      if (dot?.text === '.' && dot.gap === 'none') {
        to = i + 2;
        i++;
        continue;
      }
    }
    if (cues.notNames.has(token.lower) || isOrganisationWord(token.lower)) break;
    // "Stanley Cup", "Cal Anderson Park": named after a person, not one.
    if (i > from && isCapital(token) && cues.things.has(token.lower)) return null;
    if (isCapital(token)) {
      if (isSentenceWord(reading, token)) break;
    } else if (!token.unmarked || isCommonWord(token.lower) || (nameEntry(token) === null && !(certain && i === from)))
      break;
    to = i + 1;
    if (token.possessive || to - from >= longestName) break;
  }
  const first = tokens[from];
  if (to === from || first === undefined) return null;
  const after = tokens[to];
  if (
    after?.kind === 'word' &&
    after.gap === 'space' &&
    isCapital(after) &&
    !after.first &&
    cues.things.has(after.lower)
  )
    return null;
  // A lone initial is no name.
  return to - from <= 2 && isInitial(first) ? null : to;
};

/** The name after a cue word: greeting, "my name is", "my sister", a title, a label. */
const afterCue = (reading: Reading, at: number): Run | null => {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.code) return null;
  const named = (cue: string | null, score: number, certain = true, from = at): Run | null => {
    if (cue === null) return null;
    const to = nameEnd(reading, from, certain);
    return to === null ? null : { from, to, score, reason: `after '${cue}'` };
  };

  const kin = kinBefore(reading, at);
  if (kin !== null && isCapital(token)) {
    const run = named(kin, 0.9);
    if (run !== null) return run;
  }
  if (kin !== null && token.unmarked && nameEntry(token) !== null) {
    const run = named(kin, 0.85, false);
    if (run !== null) return run;
  }
  // Titles belong to the cue: "Dear Ms Okonkwo".
  const previous = tokens[at - 1];
  const title = previous?.text === '.' && previous.gap === 'none' ? tokens[at - 2] : previous;
  if (
    title !== undefined &&
    isTitle(title.lower) &&
    token.gap === 'space' &&
    isCapital(token) &&
    (isCapital(title) || title.lower.length > 1)
  ) {
    const capitalTitle = isCapital(title);
    const known =
      nameEntry(token) !== null || /^(?:mr|mrs|ms|dr|prof|herr|frau|mme|sr|sra|dott|ssa|ra|mgr)$/.test(title.lower);
    if ((capitalTitle && title.text.length > 1 && !isCommonTitle(title)) || known) {
      const run = named(title.text, 0.95);
      if (run !== null) return run;
    }
  }
  if (
    title !== undefined &&
    isTitle(title.lower) &&
    token.unmarked &&
    !isCapital(token) &&
    title.lower.length > 1 &&
    nameEntry(token) !== null
  ) {
    const run = named(title.text, 0.85);
    if (run !== null) return run;
  }
  const strong = phraseBefore(reading, at, cues.named);
  if (strong !== null && (isCapital(token) || token.unmarked) && !isStopWord(reading, token)) {
    const plainCalled = /^(?:called|named|known as|genannt)$/i.test(strong);
    const run = named(strong, 0.92, !plainCalled || isCapital(token));
    if (run !== null && (!plainCalled || soundsLikeName(reading, token))) return run;
  }
  const greeting = phraseBefore(reading, at, cues.greetings);
  if (greeting !== null && (isCapital(token) || nameEntry(token) !== null)) {
    const begins = tokens[at - greeting.split(/\s+/).length]?.first ?? false;
    const run = begins ? named(greeting, 0.9, isCapital(token)) : null;
    if (run !== null && greetingEnds(tokens, run.to, nameEntry(token) !== null)) return run;
  }
  const weak = phraseBefore(reading, at, cues.weakNamed);
  if (weak !== null) {
    const entry = nameEntry(token);
    const to = nameEnd(reading, at, false);
    const enough =
      to !== null &&
      (isGiven(entry) && !isAmbiguous(reading, token) ? rankOf(entry) < listed : to - at > 1 && entry !== null);
    if (enough) return { from: at, to, score: 0.85, reason: `after '${weak}'` };
  }
  return labelled(reading, at);
};

/** Titles that are also common nouns before any capital: "Judge", "Coach", "Father". */
const isCommonTitle = (title: Token): boolean =>
  ['m', 'fr', 'hr', 'don', 'pan', 'col', 'gen', 'general', 'lord', 'mag', 'me'].includes(title.lower);

const isStopWord = ({ language }: Reading, token: Token): boolean => stopWordsOf[language]?.has(token.lower) ?? false;

/** "a boy called Tomasz", not "a file called Makefile". */
const soundsLikeName = (reading: Reading, token: Token): boolean => {
  const entry = nameEntry(token);
  return entry !== null && (!isAmbiguous(reading, token) || isCapital(token)) && rankOf(entry) < listed;
};

/** A greeting ends with its name: "Hi Anna," but not "Hi there I need". */
const greetingEnds = (tokens: readonly Token[], to: number, isListed: boolean): boolean => {
  const next = tokens[to];
  return isListed || next === undefined || next.gap === 'line' || next.kind === 'sign';
};

/** "my sister", "our neighbour," before token `at`. */
const kinBefore = ({ text, tokens, language }: Reading, at: number): string | null => {
  const comma = tokens[at - 1]?.text === ',' ? 1 : 0;
  const noun = tokens[at - 1 - comma];
  // "the Boy Scouts" are nobody's boy; German nouns always have a capital.
  if (noun === undefined || (noun.case !== 'small' && language !== 'de' && !noun.first)) return null;
  if (!cues.kin.has(noun.lower) || noun.possessive || tokens[at]?.gap === 'line') return null;
  for (let i = at - 2 - comma; i >= Math.max(0, at - 5 - comma); i--) {
    const word = tokens[i];
    if (word === undefined || (word.kind !== 'word' && word.text !== '-')) return null;
    if (cues.possessives.has(word.lower) || word.possessive) {
      return comma === 1 && ['the', 'a', 'an'].includes(word.lower) ? null : text.slice(word.start, noun.end);
    }
  }
  return null;
};

/** "Name: Xochitl Vega", "Patient - Anna". */
const labelled = ({ text, tokens, language }: Reading, at: number): Run | null => {
  const sign = tokens[at - 1];
  const token = tokens[at];
  if (sign === undefined || token === undefined || (sign.text !== ':' && sign.text !== '=' && sign.text !== '\t'))
    return null;
  const reading: Reading = { text, tokens, language };
  let label: string | null = null;
  let joined = '';
  for (let i = at - 2; i >= 0 && i >= at - 5; i--) {
    const word = tokens[i];
    if (word === undefined || word.kind !== 'word') break;
    joined = joined === '' ? word.lower : `${word.lower} ${joined}`;
    if (cues.labels.has(joined)) label = text.slice(word.start, tokens[at - 2]?.end);
    if (word.first) break;
  }
  if (label === null || token.gap === 'line') return null;
  const from = afterTitles(reading, at);
  const to = nameEnd(reading, from, true);
  const first = tokens[from];
  if (to === null || first === undefined || (!isCapital(first) && nameEntry(first) === null)) return null;
  // "Contact: Support", "From: Acme": an unlisted word alone needs a label that only persons have.
  if (to - from === 1 && nameEntry(first) === null && !/name|nom|nombre|nome|naam|imi|namn|patient/i.test(label))
    return null;
  return { from, to, score: 0.9, reason: `after '${label}'` };
};

/** A name under a letter: the line after "Kind regards,". */
const afterClosing = (reading: Reading, at: number): Run | null => {
  const { tokens, text } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.gap !== 'line' || token.code) return null;
  let end = at - 1;
  while (end >= 0 && /^[,.!~-]$/.test(tokens[end]?.text ?? '')) end--;
  let start = end;
  while (start > 0 && tokens[start]?.gap !== 'line') {
    start--;
    if (end - start > 5) return null;
  }
  const first = tokens[start];
  const last = tokens[end];
  if (first === undefined || last === undefined) return null;
  const closing = text.slice(first.start, last.end).toLowerCase().replace(/\s+/g, ' ');
  if (!cues.closings.has(closing)) return null;
  const from = afterTitles(reading, at);
  const name = tokens[from];
  if (name === undefined) return null;
  let to = nameEnd(reading, from, true);
  if (to === null || (!isCapital(name) && isCommonWord(name.lower))) return null;
  const next = tokens[to];
  // The whole line, or up to a comma: "Anna Kowalska, CEO".
  if (next !== undefined && next.gap !== 'line' && next.kind !== 'sign') to = null;
  return to === null ? null : { from, to, score: 0.9, reason: `after '${text.slice(first.start, last.end)}'` };
};

/** Names that the lists know, in the places where names stand. */
const byList = (reading: Reading, at: number): Run | null => {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const entry = nameEntry(token);
  const next = tokens[at + 1];
  const reason = 'in a list of names';

  if (isInitial(token) && next?.text === '.' && next.gap === 'none') {
    const to = nameEnd(reading, at, false);
    const last = to === null ? undefined : tokens[to - 1];
    if (to === null || last === undefined || last.kind !== 'word' || isInitial(last) || isAmbiguous(reading, last))
      return null;
    return nameEntry(last) === null ? null : { from: at, to, score: 0.75, reason };
  }
  if (entry === null) return byPlaceInSentence(reading, at);

  const small = !isCapital(token);
  if (small && !token.unmarked) return null;
  const ambiguous = isAmbiguous(reading, token);
  const to = nameEnd(reading, at, false);
  if (to === null) return null;
  // "Charles de Villiers": the particle stands between.
  const second = tokens.slice(at + 1, to).find((part) => !isParticle(part.lower) || isCapital(part));
  const secondIsName = to > at + 1 && second !== undefined;
  const secondEntry = secondIsName ? nameEntry(second) : null;
  const secondPlain = secondIsName && secondEntry !== null && !isAmbiguous(reading, second);

  if (isGiven(entry) && !ambiguous && rankOf(entry) < listed) {
    if (secondIsName && (!small || secondEntry !== null)) {
      const sure = secondEntry !== null || second.case === 'capital';
      if (sure && !token.code) return { from: at, to, score: secondEntry === null ? 0.78 : 0.85, reason };
      if (token.code && secondPlain) return { from: at, to: at + 2, score: 0.7, reason };
    }
    if (token.code) return null;
    return aloneByList(reading, at, at + 1, rankOf(entry));
  }
  if (token.code) return null;
  // "April Jones", "Jordan Smith": an ordinary word as a given name needs a plain family name.
  if (isGiven(entry) && ambiguous && secondPlain && isFamily(secondEntry) && rankOf(secondEntry) < listed && !small) {
    if (token.first && isStopWord(reading, token)) return null;
    return { from: at, to, score: 0.75, reason };
  }
  // "Mark Muslija", "Virginia Dratchev".
  if (
    isGiven(entry) &&
    rankOf(entry) < veryCommon &&
    secondIsName &&
    secondEntry === null &&
    second.case === 'capital' &&
    second.text.length > 4 &&
    to === at + 2 &&
    !small
  ) {
    if (!(token.first && isStopWord(reading, token)) && !products.has(token.lower))
      return { from: at, to, score: 0.62, reason };
  }
  // A line of its own: "Haley Fukunaga" over an address.
  const alone =
    (at === 0 || token.gap === 'line') &&
    (tokens[to] === undefined || tokens[to]?.gap === 'line') &&
    to - at > 1 &&
    to - at < 4;
  const plainPart = tokens.slice(at, to).some((part) => nameEntry(part) !== null && !isAmbiguous(reading, part));
  if (alone && plainPart && !small) return { from: at, to, score: 0.65, reason };
  // "Gonzalez Maria".
  if (isFamily(entry) && !ambiguous && !small && secondPlain && isGiven(secondEntry) && rankOf(secondEntry) < common) {
    return { from: at, to, score: 0.7, reason };
  }
  return byPlaceInSentence(reading, at);
};

const locative = new Set(
  'in near at into around outside throughout nahe à vers près en cerca a vicino presso bij nabij w koło em perto i nära'.split(
    ' ',
  ),
);
const streetWords = new Set(
  'avenue ave rue boulevard place calle plaza avenida paseo via viale piazza corso rua praça ul ulica street road straße strasse str platz allee laan straat al aleja quai chemin'.split(
    ' ',
  ),
);

/** A given name alone. */
const aloneByList = (reading: Reading, from: number, to: number, index: number): Run | null => {
  const { tokens, language } = reading;
  const token = tokens[from];
  if (token === undefined) return null;
  const reason = 'in a list of names';
  if (!isCapital(token)) {
    const near = tokens[from - 1];
    const supported =
      (near !== undefined && near.gap !== 'line' && cues.near.has(near.lower)) ||
      token.possessive ||
      cues.personVerbs.has(tokens[to]?.lower ?? '');
    if (index < common && supported) return { from, to, score: 0.7, reason };
    return index < veryCommon && token.lower.length > 3 ? { from, to, score: 0.62, reason } : null;
  }
  if (token.case === 'capitals' && (token.text.length < 5 || index > veryCommon)) return null;
  const before = tokens[from - 1];
  // "in Richmond" is a place; "after 'rue'" a street.
  if (
    before !== undefined &&
    before.gap !== 'line' &&
    ((cities.has(token.lower) && locative.has(before.lower)) || streetWords.has(before.lower))
  )
    return null;
  const limit = language === 'de' ? common : token.first ? 5000 : listed;
  if (index < limit) return { from, to, score: 0.7, reason };
  return byPlaceInSentence(reading, from);
};

/** A capitalised word that is a name by what stands around it: "asked Rose", "Gonzalez said", "Xochitl, 34,". */
const byPlaceInSentence = (reading: Reading, at: number): Run | null => {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || !isCapital(token) || token.code) return null;
  const entry = nameEntry(token);
  const to = nameEnd(reading, at, false);
  if (to === null) return null;
  const next = tokens[to];
  const previous = tokens[at - 1];
  const plain = !isAmbiguous(reading, token);
  const lastWord = tokens[to - 1];

  // "Xochitl Ramirez": an unlisted word and a plain family name.
  if (entry === null && plain && !token.first && to === at + 2 && lastWord !== undefined && token.case === 'capital') {
    const family = nameEntry(lastWord);
    if (isFamily(family) && rankOf(family) < common && !isAmbiguous(reading, lastWord)) {
      return { from: at, to, score: 0.65, reason: 'a family name in a list of names' };
    }
  }
  const afterComma = next?.text === ',' || next?.text === '(' ? tokens[to + 1] : undefined;
  const beyond = tokens[to + 2];
  if (afterComma !== undefined && next !== undefined && (plain || entry !== null) && token.case === 'capital') {
    const isAge =
      /^\d{1,2}$/.test(afterComma.text) &&
      (beyond?.text === ',' || beyond?.text === ')') &&
      (entry !== null || to - at > 1);
    const isRole =
      cues.possessives.has(afterComma.lower) &&
      (cues.kin.has(beyond?.lower ?? '') || cues.professions.has(beyond?.lower ?? ''));
    if (isAge) return { from: at, to, score: 0.7, reason: 'an age after it' };
    if (isRole) return { from: at, to, score: 0.8, reason: `before '${afterComma.text} ${beyond?.text}'` };
  }
  const place = isPlaceWord(token.lower);
  if (plain && token.case === 'capital' && phraseAfter(reading, to - 1, cues.personalVerbs)) {
    const sure = entry !== null || !token.first || !isCommonWord(token.lower);
    if (sure) return { from: at, to, score: 0.65, reason: `before '${next?.text}'` };
  }
  if (entry === null || rankOf(entry) > listed || place) return null;
  const verb = next !== undefined && next.kind === 'word' && next.gap === 'space' && cues.personVerbs.has(next.lower);
  if (verb && !(token.first && isStopWord(reading, token) && !next.lower.endsWith('s') && !next.lower.endsWith('d'))) {
    if (plain || isGiven(entry)) return { from: at, to, score: 0.65, reason: `before '${next.text}'` };
  }
  const near =
    previous !== undefined && previous.gap !== 'line' && token.gap === 'space' && strongNear.has(previous.lower);
  if (near && (plain || (isGiven(entry) && rankOf(entry) < common)) && !cues.notNames.has(token.lower)) {
    return { from: at, to, score: 0.65, reason: `after '${previous.text}'` };
  }
  if (plain && token.possessive && cues.kin.has(next?.lower ?? '')) {
    return { from: at, to, score: 0.7, reason: `before '${next?.text}'` };
  }
  return null;
};

const joiners = new Set([
  ',',
  'and',
  '&',
  'und',
  'et',
  'y',
  'e',
  'en',
  'i',
  'och',
  'or',
  'oder',
  'ou',
  'o',
  'of',
  'lub',
  'eller',
]);

/** "Anna, Kovalev and Ngozi": the neighbours of a name in an enumeration are names. */
const enumerated = (reading: Reading, runs: readonly Run[]): Run[] => {
  const { tokens } = reading;
  const inside = new Set(runs.flatMap(({ from, to }) => [from, to - 1]));
  const found: Run[] = [];
  const tryAt = (at: number, otherSide: number): boolean => {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word' || inside.has(at) || token.first || token.case !== 'capital')
      return false;
    if (
      isSentenceWord(reading, token) ||
      isOrganisationWord(token.lower) ||
      isPlaceWord(token.lower) ||
      cues.notNames.has(token.lower)
    )
      return false;
    const entry = nameEntry(token);
    const between = inside.has(otherSide);
    if (
      entry === null ? !between : isAmbiguous(reading, token) && !between && !(isGiven(entry) && rankOf(entry) < common)
    )
      return false;
    found.push({ from: at, to: at + 1, score: 0.62, reason: 'among names' });
    inside.add(at);
    return true;
  };
  for (const { from, to } of runs) {
    for (let at = to + 1; joiners.has(tokens[at - 1]?.lower ?? '') && !tokens[at - 2]?.possessive; at += 2) {
      if (!tryAt(at, at + 2)) break;
    }
    for (let at = from - 2; at >= 0 && joiners.has(tokens[at + 1]?.lower ?? ''); at -= 2) {
      if (!tryAt(at, at - 2)) break;
    }
  }
  return found;
};

/** Offices whose holders are public: "King Charles", "Pope Francis", "Saint Peter". */
const publicOffices = new Set(
  'president king queen pope saint san santa são emperor empress tsar sultan prince princess chancellor könig königin kaiser kaiserin papst präsident roi reine pape saint sainte rey reina papa re regina koning koningin król królowa papież rei rainha kung drottning påven st duke earl'.split(
    ' ',
  ),
);

/** Persons: by cue, by list and context, by enumeration. Public persons are left alone unless a cue claims the name. */
export const people = (reading: Reading): Run[] => {
  const { tokens } = reading;
  const runs: Run[] = [];
  const publicParts = new Set<string>();
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word') continue;
    const cued = afterCue(reading, at) ?? afterClosing(reading, at);
    if (cued !== null && cued.score >= 0.85 && !(cued.score < 0.9 && publicParts.has(token.lower))) {
      runs.push(cued);
      at = cued.to - 1;
      continue;
    }
    const famous = phraseFrom(reading, at, publicPersons);
    if (famous !== null) {
      for (let i = at; i < famous; i++) publicParts.add(tokens[i]?.lower ?? '');
      at = famous - 1;
      continue;
    }
    const office = tokens[at - 1];
    if (
      publicParts.has(token.lower) ||
      (office !== undefined &&
        isCapital(office) &&
        publicOffices.has(office.lower) &&
        !runs.some(({ to }) => to === at))
    )
      continue;
    const place = isCapital(token) ? phraseFrom(reading, at, longPlaces) : null;
    if (place !== null && !(isGiven(nameEntry(token)) && isFamily(nameEntry(tokens[at + 1] ?? token)))) {
      at = place - 1;
      continue;
    }
    // "the Gospel of John".
    if (phraseBefore(reading, at, cues.knowledge) !== null) continue;
    const run = byList(reading, at);
    if (run !== null) {
      runs.push(run);
      at = run.to - 1;
    }
  }
  return [...runs, ...enumerated(reading, runs)];
};
