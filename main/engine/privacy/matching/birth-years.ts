import { inDigitsOf, plain } from '../entities/quantities/plain';
import { type CreateNumberReader, paired } from './noised';

/** Years of birth in a reply, where a word says that the year is one. */

const yearAlone = /(?<!\d)\d{4}(?!\d)/g;
const yearHere = /^(?:19|20|25)\d\d(?=[年년]|-born|-es |(?![\d\p{L}]|[.,/-]\d))/u;

const wasBorn =
  '(?:(?<![\\p{L}\\d])b\\.|born|geboren|née?s?|nacid[oa]s?|nac(?:í|iste|ió|ieron)|nat[oaie]|nascid[oa]s?|nasc(?:i|eu|este)|urodz\\p{L}+|född[ae]?|født|doğ\\p{L}{2,6}|родил\\p{L}+|народи\\p{L}+|narozen\\p{L}?|született)';
const inYear = "(?: (?:\\p{L}{1,4}(?: \\p{L}{1,2})?|the year|im Jahre?|l[’']année|el año|nell[’']anno|roku|году))?";

/** "born in 1987", "Jahrgang 1987", "year of birth: 1987" */
const before = new RegExp(
  `(?:${wasBorn}${inYear} |(?<!\\p{L})(?:Jahrgang|Geburtsjahr|(?:birth year|year of birth)(?: (?:is|of|was))?|année de naissance|año de nacimiento|anno di nascita|classe|ano de nascimento|rok urodzenia|rocznik|geboortejaar|bouwjaar|födelseår|fødselsår|doğum yılı|год рождения|rok narození)(?: ?[:=] ?| ))$`,
  'iu',
);
/** "you were born in 1985 and your wife in 1988" */
const another = new RegExp(
  `${wasBorn}${inYear} (?:19|20)\\d\\d,? (?:and|but|und|aber|et|mais|y|e|pero|ma|mas|i|a|och|men|en|og|и|а) [^\\d.;!?]{2,30}(?: (?:in|en|nel|em|w|v|i|im Jahr|в))? $`,
  'iu',
);
/** "1987 geboren", "1987年生まれ" */
const behind =
  /^(?: (?:geboren\p{L}*|geb\.|doğumlu\p{L}*|года рождения|году? ?(?:рождения|народження)|г\. ?р\.|year of birth)|[- ]born|年(?:に)?(?:生|出生)|년(?:생|에 태어))/iu;

const bornBefore = new RegExp(`${wasBorn}${inYear} $`, 'iu');

/** Said of all of them: what is true of those born in the one year may not be true of those born in the other. */
const general =
  /(?<!\p{L})(?:people|persons|those|any(?:one|body)|every(?:one|body)|all|who|Personen|Menschen|alle|wer|diejenigen|personnes|ceux|celles|quiconque|personas|quien(?:es)?|los|persone|chi|coloro|pessoas|quem|os|osoby|osób|mensen|iedereen|personer|alla)(?: (?:who|that|are|were|is|which|die|qui|sont|que|che|sono|são))*(?: \p{L}{2,9}){0,1} ?$/iu;

export const readBirthYears: CreateNumberReader = (replacements, kept) => {
  const years = (text: string): string[] => plain(text).match(yearAlone) ?? [];
  const known = new Map<string, { replacement: number; originals: Set<string> }>();
  for (const { replacement, surrogate, original } of paired(replacements, ['DATE_OF_BIRTH'], years)) {
    const entry = known.get(surrogate) ?? { replacement, originals: new Set() };
    entry.originals.add(original);
    known.set(surrogate, entry);
  }
  if (known.size === 0) return null;
  const asSent = new Set(years(kept));

  return ({ text, plain: digits }) =>
    (_from, at) => {
      const year = yearHere.exec(digits.slice(at, at + 10))?.[0] ?? '';
      const meant = known.get(year);
      if (meant === undefined) return null;
      const [front, rest] = [text.slice(0, at), text.slice(at + year.length)];
      if (![before, another].some((cue) => cue.test(front)) && !behind.test(rest)) return null;
      const [original = year] = meant.originals;
      const start = front.search(bornBefore);
      const sure =
        meant.originals.size === 1 && !asSent.has(year) && !general.test(front.slice(0, start < 0 ? at : start));
      return {
        start: at,
        end: at + year.length,
        text: inDigitsOf(text.slice(at, at + year.length), original),
        kind: sure ? 'restored' : 'doubtful',
        replacement: meant.replacement,
      };
    };
};
