import { cities, isGivenName, stopWordsOf } from '../../lists';
import { matchedLength, textAfter } from '../../text/around';
import { wordSet } from '../../word-set';
import {
  cues,
  isSentenceWord,
  nameEntry,
  phraseBefore,
  phraseFrom,
  products,
  publicOrganisations,
  type Reading,
} from '../words/reading';
import type { Run } from '../words/tokens';
import { isCommonIn, isCommonWord } from '../words/vocabulary';
import { isFamilyOfFirm } from './family-firms';
import { byPolicy } from './insurers';
import {
  beginnings,
  endings,
  isConjunction,
  isForm,
  isNameLike,
  isOrganisationWord,
  links,
  longest,
  nameStart,
} from './names';

export { isOrganisationWord } from './names';

const partners = / & Co\.?(?: KG(?:aA)?| OHG)?/y;

/** "Renault Clio AG-418-TK": a licence plate; "Weber AG-2024-17" is a firm's invoice. */
const plateStart = /^\p{Lu}{2}$/u;
const plateRest = /^-\d{2,3}-\p{Lu}{1,2}(?![\p{L}\p{N}-])/u;

/** "Acme Widgets GmbH & Co. KG". */
const byLegalForm = (reading: Reading, at: number): Run | null => {
  const { tokens, text } = reading;
  const token = tokens[at];
  // "WR14 4AB" ends in a code, not in a form.
  if (token === undefined || !isForm(token) || (token.gap === 'none' && tokens[at - 1]?.kind === 'number')) return null;
  if (plateStart.test(token.text) && plateRest.test(textAfter(text, token.end, 8))) return null;
  const from = nameStart(reading, at);
  // "GmbH, UG und OHG": forms that are compared are no firm.
  if (!tokens.slice(from, at).some((word) => isNameLike(word) && !isForm(word))) return null;
  partners.lastIndex = token.end;
  const end = token.end + matchedLength(partners, text);
  let to = at + 1;
  while ((tokens[to]?.end ?? Number.POSITIVE_INFINITY) <= end) to++;
  const [dot, next] = [tokens[to], tokens[to + 1]];
  const goesOn = next !== undefined && (!next.first || /^[,;:)]$/.test(next.text));
  if (dot?.text === '.' && dot.gap === 'none' && goesOn) to++;
  return { from, to, score: 0.92, reason: `ends in '${token.text}'` };
};

const byEnding = (reading: Reading, at: number): Run | null => {
  const { tokens, language } = reading;
  const token = tokens[at];
  if (token === undefined || token.case === 'small') return null;
  const before = tokens[at - 1];
  const union = token.lower === 'union' && before?.lower === 'credit';
  // "Pemberton & Sons"; "Adam and Sons" are somebody and theirs.
  const joins = before?.text === '&' || isConjunction(before?.lower ?? '', language);
  const isOfFamily =
    isFamilyOfFirm(token.text) && joins && (before?.text === '&' || !isGivenName(tokens[at - 2]?.text ?? ''));
  if (!endings.has(token.lower) && !union && !isOfFamily) return null;
  const start = nameStart(reading, at);
  const words = tokens.slice(start, at).filter((word) => word.kind === 'word');
  const telling = words.filter((word) => !isCommonIn(word.lower, language) || nameEntry(word) !== null);
  if (telling.length === 0 || phraseFrom(reading, start, publicOrganisations) !== null) return null;
  let to = at + 1;
  // "Riverside Dental Clinic", "Smith & Sons Consulting Group".
  while (
    isNameLike(tokens[to]) &&
    tokens[to]?.gap === 'space' &&
    to - at < 3 &&
    (endings.has(tokens[to]?.lower ?? '') || /^(?:Group|Center|Centre)$/.test(tokens[to]?.text ?? ''))
  )
    to++;
  if (links.has(tokens[to]?.lower ?? '') && isNameLike(tokens[to + 1]) && tokens[to]?.lower === 'of') to += 2;
  return { from: start, to, score: isOfFamily ? 0.86 : 0.8, reason: `ends in '${tokens[to - 1]?.text ?? token.text}'` };
};

/** "works at st. mary's hospital": small letters, between "at" and what it is. */
const inSmallLetters = (reading: Reading, at: number): Run | null => {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined || !token.unmarked || !isOrganisationWord(token.lower)) return null;
  for (let i = at - 1; i >= 0 && i >= at - 5; i--) {
    const word = tokens[i];
    if (word === undefined || word.gap === 'line' || (word.kind === 'sign' && word.text !== '.')) return null;
    if (!['at', 'from', 'near', 'for'].includes(word.lower)) continue;
    const telling = tokens
      .slice(i + 1, at)
      .some((part) => part.kind === 'word' && part.text.length > 2 && !isCommonWord(part.lower));
    return telling ? { from: i + 1, to: at + 1, score: 0.7, reason: `ends in '${token.text}'` } : null;
  }
  return null;
};

const byBeginning = (reading: Reading, at: number): Run | null => {
  const { tokens, language } = reading;
  const token = tokens[at];
  if (token === undefined || !beginnings.has(token.lower) || token.case === 'small') return null;
  let to = at + 1;
  let telling = false;
  for (let i = at + 1; i < tokens.length && i <= at + longest; i++) {
    const word = tokens[i];
    if (word === undefined || word.gap === 'line') break;
    if (word.text === '.' && word.gap === 'none' && (tokens[i - 1]?.text.length ?? 9) < 4) continue;
    if (word.kind !== 'word') break;
    if (word.case === 'small') {
      if (!links.has(word.lower)) break;
      continue;
    }
    if (stopWordsOf[language]?.has(word.lower) ?? false) break;
    if (!isCommonIn(word.lower, language) || nameEntry(word) !== null) telling = true;
    to = i + 1;
    if (word.possessive) break;
  }
  if (!telling || phraseFrom(reading, at, publicOrganisations) !== null) return null;
  return { from: at, to, score: 0.8, reason: `begins with '${token.text}'` };
};

/** Forms written with dots are several tokens. */
const dotted =
  /(?<=[\p{L}\p{N}&.)] )(?:S\.A\.(?:S\.)?|S\.L\.(?:U\.)?|S\.[rR]\.[lL]\.|S\.p\.A\.|S\.C\.|B\.V\.|N\.V\.|L\.L\.C\.|[Ss]p\. ?z ?o\.o\.|s\.r\.o\.|a\.s\.|e\.V\.)(?![\p{L}\p{N}])/gu;

const byDottedForm = (reading: Reading): Run[] => {
  const { text, tokens } = reading;
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(dotted)) {
    while ((tokens[at]?.start ?? text.length) < match.index) at++;
    let to = at;
    while ((tokens[to]?.start ?? text.length) < match.index + match[0].length) to++;
    const from = nameStart(reading, at);
    if (from < at) runs.push({ from, to, score: 0.92, reason: `ends in '${match[0]}'` });
  }
  return runs;
};

/** English says "St. Mary's Hospital", most others "Hospital …". */
const byKind = (reading: Reading, at: number): Run | null =>
  reading.language === 'en'
    ? (byEnding(reading, at) ?? byBeginning(reading, at))
    : (byBeginning(reading, at) ?? byEnding(reading, at));

/** "Finanzamt Speyer": what an office or a court ends in, before a town of the lists. */
const office = /^(?:\p{Lu}\p{Ll}*(?:gericht|amt)|Jobcenter|Staatsanwaltschaft|Notariat)$/u;
const byOffice = ({ tokens }: Reading, at: number): Run | null => {
  const [token, town] = [tokens[at], tokens[at + 1]];
  if (token === undefined || town === undefined || !office.test(token.text)) return null;
  if (town.gap !== 'space' || town.case === 'small' || !cities.has(town.lower)) return null;
  return { from: at, to: at + 2, score: 0.85, reason: `begins with '${token.text}'` };
};

const articles = wordSet("the der die dem la le l' il de het a o");

/** "works at Acme Widgets", "Employer: Acme". */
const byCue = (reading: Reading, at: number): Run | null => {
  const { tokens, text } = reading;
  const token = tokens[at];
  const previous = tokens[at - 1];
  if (token === undefined || previous === undefined || token.kind !== 'word' || token.case === 'small' || token.code)
    return null;
  const article = articles.has(previous.lower) ? 1 : 0;
  let cue = phraseBefore(reading, at - article, cues.work) ?? phraseBefore(reading, at, cues.work);
  const label = previous.text === ':' ? tokens[at - 2] : undefined;
  if (cue === null && label !== undefined && cues.workLabels.has(label.lower) && token.gap !== 'line')
    cue = text.slice(label.start, label.end);
  if (cue === null) return null;
  // "Access Bank": an ordinary word with a capital, and another.
  const next = tokens[at + 1];
  const several = !token.first && next?.kind === 'word' && next.gap === 'space' && next.case !== 'small';
  const ordinary = isCommonIn(token.lower, reading.language) && nameEntry(token) === null;
  if (ordinary && (!several || isSentenceWord(reading, next) === !isOrganisationWord(next.lower))) return null;
  let to = at;
  for (let i = at; i < tokens.length && i < at + longest; i++) {
    const word = tokens[i];
    if (word === undefined || (i > at && word.gap === 'line')) break;
    const linked = ['of', 'für', 'de', 'und'].includes(word.lower) && isNameLike(tokens[i + 1]);
    if (word.text === '&' || linked) continue;
    if (!isNameLike(word) || word.kind === 'number') break;
    to = i + 1;
    if (word.possessive) break;
  }
  return to === at ? null : { from: at, to, score: 0.85, reason: `after '${cue}'` };
};

/** Organisations: by legal form, by what they are, by "works at". General knowledge is left alone. */
export const organisations = (reading: Reading): Run[] => {
  const runs: Run[] = byDottedForm(reading);
  for (let at = 0; at < reading.tokens.length; at++) {
    const token = reading.tokens[at];
    if (token === undefined || token.kind !== 'word' || token.code) continue;
    if (token.case === 'small') {
      const small = inSmallLetters(reading, at);
      if (small !== null) runs.push(small);
      continue;
    }
    const run =
      byLegalForm(reading, at) ??
      byPolicy(reading, at) ??
      byOffice(reading, at) ??
      byKind(reading, at) ??
      byCue(reading, at);
    if (run !== null && !(run.to - run.from === 1 && run.score < 0.85 && products.has(token.lower))) runs.push(run);
  }
  return runs;
};
