import { isGiven, rankOf } from '../../lists';
import { and } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { textAfter } from '../../text/around';
import { withSingleSpaces } from '../../text/pieces';
import { wordSet } from '../../word-set';
import { noValue, ofSex } from '../words/no-value';
import { afterTitles, cues, isAmbiguous, lastWords, nameEntry, phraseBefore, type Reading } from '../words/reading';
import type { Run, Token } from '../words/tokens';
import { isCommonWord, isTitle, isVerbForm } from '../words/vocabulary';
import { isCapital, isStopWord, listed, nameEnd } from './name';
import { isOffice } from './offices';

/** "Herrn Rechtsanwalt Dr. Stubenrauch": what somebody is, before the title. */
const afterRole = ({ tokens }: Reading, at: number): number => {
  const [role, title] = [tokens[at], tokens[at + 1]];
  const isRole = role?.kind === 'word' && !isTitle(role.lower) && !isGiven(nameEntry(role));
  return isRole && title?.gap === 'space' && degrees.has(title.lower) ? at + 1 : at;
};
const degrees = wordSet('dr prof');

/** The name that a cue claims at `at`; titles between are passed over: "Dear Ms Okonkwo". */
const claimed = (
  reading: Reading,
  at: number,
  cue: string,
  score: number,
  certain = true,
  titled = false,
): Run | null => {
  const from = afterTitles(reading, afterRole(reading, at));
  const to = nameEnd(reading, from, certain || from > at, titled);
  return to === null ? null : { from, to, score, reason: `after '${cue}'` };
};

/** English verbs that the forms of the lists lack. */
const helping = wordSet(
  `
    is isn't was wasn't has hasn't had hadn't will won't would can can't cannot could should must may might does
    doesn't did didn't said says got gets went goes made took came put puts let lets set sets cut cuts hit hits hurt
    hurts quit quits shut shuts
  `,
);

/** Called so before a name as an aunt is; by itself a family name as well. */
const cousins = wordSet('cousin cousine cugino cugina kuzyn kuzynka kusin');
const joinsClauses = new RegExp(`^(?:${and}|but|aber)$`);
/** Whether a name in small letters stands behind a relative with which its clause begins. */
const isSaidBare = (name: Token | undefined, before: Token | undefined): boolean => {
  if (name === undefined || isCapital(name) || !name.unmarked || isCommonWord(name.lower)) return false;
  const entry = nameEntry(name);
  const begins = before === undefined || before.kind === 'sign' || before.first || joinsClauses.test(before.lower);
  return begins && isGiven(entry) && rankOf(entry) < listed;
};

/** "my sister", "our neighbour," before token `at`. */
const kinBefore = ({ text, tokens, language }: Reading, at: number): string | null => {
  const comma = tokens[at - 1]?.text === ',' ? 1 : 0;
  const noun = tokens[at - 1 - comma];
  // "the Boy Scouts" are nobody's boy; German nouns always have a capital.
  if (noun === undefined || (isCapital(noun) && language !== 'de' && !noun.first)) return null;
  if (!cues.kin.has(noun.lower) || noun.possessive || tokens[at]?.gap === 'line') return null;
  // "Cousin Tamsin contests it."
  if (comma === 0 && noun.first && isCapital(noun) && cousins.has(noun.lower)) return text.slice(noun.start, noun.end);
  // "mitbewohner jannis ist": in chats nothing says whose.
  if (comma === 0 && isSaidBare(tokens[at], tokens[at - 2])) return text.slice(noun.start, noun.end);
  for (let i = at - 2 - comma; i >= Math.max(0, at - 5 - comma); i--) {
    const word = tokens[i];
    if (word === undefined || (word.kind !== 'word' && word.text !== '-')) return null;
    if (cues.possessives.has(word.lower) || word.possessive) {
      return comma === 1 && ['the', 'a', 'an'].includes(word.lower) ? null : text.slice(word.start, noun.end);
    }
  }
  return null;
};

/** "my son rings", "my uncle waits": family names as well, and names where a verb follows: "my aunt bates died". */
const isWhatTheyDo = (reading: Reading, at: number, token: Token): boolean => {
  if (reading.language !== 'en') return false;
  // "The doctor said my iron is low": Said is a given name as well.
  if (!helping.has(token.lower) && (isGiven(nameEntry(token)) || !isVerbForm(token.lower))) return false;
  const next = reading.tokens[at + 1];
  return next?.gap !== 'space' || !(isVerbForm(next.lower) || helping.has(next.lower));
};

const afterKin = (reading: Reading, at: number, token: Token): Run | null => {
  const kin = kinBefore(reading, at);
  if (kin === null) return null;
  if (isCapital(token)) return claimed(reading, at, kin, 0.9);
  if (!token.unmarked || nameEntry(token) === null) return null;
  if (isWhatTheyDo(reading, at, token)) return null;
  return (
    claimed(reading, at, kin, 0.85, false) ??
    (isSubject(reading, at, token) ? { from: at, to: at + 1, score: 0.85, reason: `after '${kin}'` } : null)
  );
};

const verbs = wordSet('has had is was got wants hat ist war a est tiene es ha heeft ma tem har');
/** "my son art has the flu": a word that is a given name as well, and does something. */
const isSubject = (reading: Reading, at: number, token: Token): boolean => {
  const next = reading.tokens[at + 1];
  return isGiven(nameEntry(token)) && !isStopWord(reading, token) && next?.gap === 'space' && verbs.has(next.lower);
};

/** Written out, with no full stop of their own: "Ich bin eine Frau. Welche Vorsorge …". */
const wholeTitles = new RegExp(
  oneLine`
    ^(?:
      frau|herrn?|fräulein|madame|monsieur|mademoiselle|señor(?:a|ita)?|don|doña|signora?|signorina|senhora?|dona
      |meneer|mevrouw|pani?|pana|fru|fröken|lord|lady|sir|madam|miss|doctor|doktor|professor|father|mother|sister
      |brother|nurse
    )$
  `,
  'u',
);
const afterTitle = (reading: Reading, at: number, token: Token): Run | null => {
  const previous = reading.tokens[at - 1];
  const title = previous?.text === '.' && previous.gap === 'none' ? reading.tokens[at - 2] : previous;
  if (title === undefined || !isTitle(title.lower) || token.gap !== 'space' || title.text.length < 2) return null;
  // "Me" is a French lawyer; "give me back", "QUE ME HAN COBRADO".
  if (title.lower === 'me' && (title.text !== 'Me' || reading.language !== 'fr')) return null;
  const known = nameEntry(token) !== null;
  if (title !== previous && !known && wholeTitles.test(title.lower)) return null;
  if (!isCapital(token))
    return token.unmarked && known && !isWhatTheyDo(reading, at, token) ? claimed(reading, at, title.text, 0.85) : null;
  // "Col", "Gen" and "Don" are other things as well: the lists have to know the name.
  const sure = isCapital(title) ? !cues.unspecificTitles.has(title.lower) : cues.sureTitles.has(title.lower);
  const titled = isCapital(title) && cues.sureTitles.has(title.lower);
  return sure || known ? claimed(reading, at, title.text, 0.95, true, titled) : null;
};

/** "my name is", "ich heiße"; after "called" and "named" the lists have to know the name: files are called too. */
const afterNamed = (reading: Reading, at: number, token: Token): Run | null => {
  const cue = phraseBefore(reading, at, cues.named);
  if (cue === null || isStopWord(reading, token)) return null;
  const entry = nameEntry(token);
  // "call me tmrw", "call me back", "Call Me Maybe"
  const isWord = entry === null || isCommonWord(token.lower);
  if (/^call me$/i.test(cue) && isWord && (!isCapital(token) || cue === 'Call Me')) return null;
  if (!/^(?:called|named|known as|genannt)$/i.test(cue)) return claimed(reading, at, cue, 0.92);
  const sounds = entry !== null && (!isAmbiguous(reading, token) || isCapital(token)) && rankOf(entry) < listed;
  return sounds ? claimed(reading, at, cue, 0.92, isCapital(token)) : null;
};

/** Whom one writes to here. */
const machines = wordSet(
  'ki ai ia gpt chatgpt gemini copilot llama mistral assistant assistent assistente asistente bot chatbot',
);
/** "Dear Xochitl,": an unlisted name ends the greeting, "Hi there I need" is none. */
const afterGreeting = (reading: Reading, at: number, token: Token): Run | null => {
  const { tokens } = reading;
  const cue = phraseBefore(reading, at, cues.greetings);
  if (cue === null || machines.has(token.lower) || !(tokens[at - cue.split(/\s+/).length]?.first ?? false)) return null;
  const known = nameEntry(token) !== null;
  if (!isCapital(token) && !known) return null;
  const run = claimed(reading, at, cue, 0.9, isCapital(token));
  // "Dear Admissions", "Dear City Council"; not "Dear Maria Sales".
  const last = run === null ? undefined : tokens[run.to - 1];
  const isOfOffice = isOffice(token.lower) || (last !== undefined && isOffice(last.lower));
  if (isOfOffice && (run === null || run.to === at + 1 || !isGiven(nameEntry(token)))) return null;
  const next = run === null ? undefined : tokens[run.to];
  return known || next === undefined || next.gap === 'line' || next.kind === 'sign' ? run : null;
};

/** What one is, rather than is called: German, Swedish, Buddhist. */
const demonym = /(?:an|ish|ese|ist|ic|ch|sch|isch|ano|ana|eño|eña|ois|oise|ien|ienne|sk|és|esa|ês)$/;

/** Who says so is somebody. */
const ofOneself = /^(?:i['’]?m|i am|soy|sono|je suis|sou|ik ben|jestem|jag är)$/iu;

/** "I'm Xochitl." and "this is Maria", not "I'm German" or "Ich bin Lehrer". */
const afterWeakNamed = (reading: Reading, at: number, token: Token): Run | null => {
  const { tokens, language } = reading;
  const cue = phraseBefore(reading, at, cues.weakNamed);
  // "im Dom", "w im. Anny": in English alone it is I'm.
  const to = cue === null || (cue === 'im' && language !== 'en') ? null : nameEnd(reading, at, false);
  if (to === null) return null;
  const run = { from: at, to, score: 0.85, reason: `after '${cue}'` };
  const entry = nameEntry(token);
  const ambiguous = isAmbiguous(reading, token);
  if (isGiven(entry) && !ambiguous && rankOf(entry) < listed) return run;
  if (entry !== null && to - at > 1) return run;
  const next = tokens[to];
  const ends =
    next === undefined ||
    next.kind === 'sign' ||
    ['and', 'from', 'en', 'et', 'y', 'e', 'och', 'i'].includes(next.lower);
  // "soy Nieves,": a given name with a capital within a sentence is no snow.
  const introduced =
    to === at + 1 &&
    token.case === 'capital' &&
    language !== 'de' &&
    (!ambiguous || (ofOneself.test(cue ?? '') && isGiven(entry) && rankOf(entry) < listed));
  return introduced && ends && !demonym.test(token.lower) ? run : null;
};

/** Labels that only persons have: an unlisted word alone is a name there. */
const personLabel = /name|nom|nombre|nome|naam|imi|namn|patient/i;

/** "Name: Xochitl Vega". */
const afterLabel = (reading: Reading, at: number, token: Token): Run | null => {
  const { text, tokens } = reading;
  const sign = tokens[at - 1]?.text;
  if ((sign !== ':' && sign !== '=') || token.gap === 'line') return null;
  let label: string | null = null;
  let joined = '';
  for (let i = at - 2; i >= Math.max(0, at - 5); i--) {
    const word = tokens[i];
    if (word === undefined || word.kind !== 'word') break;
    joined = joined === '' ? word.lower : `${word.lower} ${joined}`;
    if (cues.labels.has(joined)) label = text.slice(word.start, tokens[at - 2]?.end);
    if (word.first) break;
  }
  const run = label === null ? null : claimed(reading, at, label, 0.9);
  const first = run === null ? undefined : tokens[run.from];
  if (run === null || label === null || first === undefined) return null;
  const isAlone = run.to - run.from === 1;
  if (isAlone && (noValue.test(first.lower) || ofSex.test(first.lower))) return null;
  const known = nameEntry(first) !== null;
  if (!isCapital(first) && !known) return null;
  // "Patient: DOB 04/17/1986": a label behind the label.
  if (!known && /^\p{Lu}{2,4}$/u.test(first.text) && /^[ :.]{1,2}\d/.test(textAfter(text, first.end, 3))) return null;
  return !isAlone || known || personLabel.test(label) ? run : null;
};

/** The name under a letter: the line after "Kind regards,". */
const afterClosing = (reading: Reading, at: number, token: Token): Run | null => {
  const { tokens, text } = reading;
  if (token.gap !== 'line') return null;
  let end = at - 1;
  while (/^[,.!~-]$/.test(tokens[end]?.text ?? '')) end--;
  let start = end;
  while (start > 0 && end - start < 6 && tokens[start]?.gap !== 'line') start--;
  const first = tokens[start];
  const last = tokens[end];
  if (first === undefined || last === undefined) return null;
  const closing = text.slice(first.start, last.end);
  if (!cues.closings.has(withSingleSpaces(closing.toLowerCase()))) return null;
  const run = claimed(reading, at, closing, 0.9);
  const name = run === null ? undefined : tokens[run.from];
  if (run === null || name === undefined || (!isCapital(name) && isCommonWord(name.lower))) return null;
  // The whole line, or up to a comma: "Anna Kowalska, CEO".
  const next = tokens[run.to];
  return next === undefined || next.gap === 'line' || next.kind === 'sign' ? run : null;
};

const announcing = new Set([
  ...cues.kin,
  ...[cues.named, cues.greetings, cues.weakNamed].flatMap((phrases) => [...lastWords(phrases)]),
]);
/** A plain word that ends nothing by which a name is announced: most of a text's words stand behind one. */
const announcesNone = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !token.possessive && !announcing.has(token.lower) && !isTitle(token.lower);

/** The name at `at` that the words before it announce: kin, title, "my name is", greeting, label, closing. */
export const cuedName = (reading: Reading, at: number): Run | null => {
  const token = reading.tokens[at];
  if (token === undefined || token.kind !== 'word' || token.code || (!isCapital(token) && !token.unmarked)) return null;
  if (token.gap !== 'line' && announcesNone(reading.tokens[at - 1])) return null;
  return (
    afterKin(reading, at, token) ??
    afterTitle(reading, at, token) ??
    afterNamed(reading, at, token) ??
    afterGreeting(reading, at, token) ??
    afterWeakNamed(reading, at, token) ??
    afterLabel(reading, at, token) ??
    afterClosing(reading, at, token)
  );
};
