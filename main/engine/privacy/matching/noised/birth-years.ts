import { eitherCase, relatives } from '../../entities/quantities/people/words';
import { inDigitsOf, plain } from '../../entities/quantities/plain';
import { and, but } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { matched } from '../../text/around';
import { type CreateNumberReader, paired } from './noised';

/** Years of birth in a reply, where a word says that the year is one. */

const yearAlone = /(?<!\d)\d{4}(?!\d)/g;
const yearHere = /^(?:19|20|25)\d\d(?=[年년]|-born|-es |(?![\d\p{L}]|[.,/-]\d))/u;

const wasBorn = oneLine`
  (?:
    (?<![\p{L}\d])b\.|born|geboren|née?s?|nacid[oa]s?|nac(?:í|iste|ió|ieron)|nat[oaie]|nascid[oa]s?|nasc(?:i|eu|este)
    |urodz\p{L}+|född[ae]?|født|doğ\p{L}{2,6}
    |родил\p{L}+|народи\p{L}+
    |narozen\p{L}?|született
  )
`;
const inYear = "(?: (?:\\p{L}{1,4}(?: \\p{L}{1,2})?|the year|im Jahre?|l[’']année|el año|nell[’']anno|roku|году))?";

/** "born in 1987", "Jahrgang 1987", "year of birth: 1987" */
const before = new RegExp(
  oneLine`
    (?:
      ${wasBorn}${inYear} |(?<!\p{L})(?:
        Jahrgang|Geburtsjahr|(?:birth ?year|year ?of ?birth|yob)(?: (?:is|of|was))?|ann[ée]e ?(?:de ?)?naissance
        |a(?:ñ|ni|nn|n)o ?(?:de ?)?nacimiento|anno ?(?:di ?)?nascita|classe|ano ?(?:de ?)?nascimento|rok ?urodzenia
        |rocznik|geboortejaar|bouwjaar|födelseår|fødselsår|doğum yılı
        |год рождения
        |rok narození
      )(?:["']? ?[:=|>,] ?["']?| )
    )$
  `,
  'iu',
);
/** "you were born in 1985 and your wife in 1988" */
const another = new RegExp(
  `${wasBorn}${inYear} (?:19|20)\\d\\d,? (?:${and}|${but}|a|и|а) [^\\d.;!?]{2,30}(?: (?:in|en|nel|em|w|v|i|im Jahr|в))? $`,
  'iu',
);
/** "1987 geboren", "1987年生まれ" */
const behind =
  /^(?: (?:geboren\p{L}*|geb\.|doğumlu\p{L}*|года рождения|году? ?(?:рождения|народження)|г\. ?р\.|year of birth)|[- ]born|年(?:に)?(?:生|出生)|년(?:생|에 태어))/iu;

const bornBefore = new RegExp(`${wasBorn}${inYear} $`, 'iu');

/** Alternatives that may begin a sentence. */
const opening = (words: string): string =>
  words.replace(/(^|\|)(\p{Ll})/gu, (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`);
/** Whom the reply speaks to; "Sie" begins a sentence about others as well. */
const you = oneLine`
  ${opening("you(?:['’]re)?|du|ihr(?= seid)|vous|tú|tu|vos(?= sos)|usted(?:es)?|vosotr[oa]s|jij|je(?= bent)|jullie|u(?= bent)|você|вы|ви|ты|siz|sen")}
  |(?<=\p{L},? )Sie
`;
const were = oneLine`
  were|are|was|is|have been|had been|got|bist|seid|sind|wurdest|wurdet|wurden|wurde|ist|êtes|es|est|était|étiez|étais
  |avez été|sois?|eres|sei|siete|è|fue|bent|zijn|werd(?:en)?|jesteś|jest|é|foi|är|föddes|blev
`;
const yours = opening(
  oneLine`
    your|dein\p{L}{0,2}|eur\p{L}{0,2}|votre|vos|ton|ta|tes|tu|tus|vuestr[oa]s?|tu[oa]|vostr[oa]|jouw|uw|twój
    |twoj[aąei]\p{L}{0,2}|wasz[aą]?|teu|tua|din|ditt|tvůj|tvoje|váš|vaše
    |тво\p{L}{1,2}|ваш\p{L}{0,2}|твій
  `,
);
const which = 'who|that|qui|que|che|die|der|som|który|która|который|которая';

/** Right before what says that somebody was born: it is the user, or one of theirs: "you were", "your wife Anna,". */
const mine = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})
      (?:(?:${you})|(?:${yours}) (?:\p{L}{2,12} )?(?:${eitherCase(relatives)})(?:,? \p{Lu}[\p{L}'-]{1,20}){0,2})
      (?:,? (?:${which}))?(?:,? (?:${were})){0,2},? |(?:あなた|您|你)\P{L}{0,2}\p{L}{0,3}
    )$
  `,
  'u',
);
/** Before the word itself: "your year of birth". */
const ownWord = new RegExp(`(?<!\\p{L})(?:${yours}) (?:\\p{L}{2,9} )?$`, 'u');
/** The verb itself speaks to one. */
const youWereBorn =
  /(?:naciste|nacisteis|nasceste|nascesti|urodził[ae]ś|doğdu[nk]\p{L}{0,3}|születtél)(?: \p{L}{1,4}){0,2} $/iu;
/** What opens a sentence is said of its subject: "Born in 1987, you". */
const opens = /(?:^|[.!?:\n] ?|(?<!\p{L})(?:as|having been|da|als|étant|essendo|siendo|sendo) )$/iu;
const thenYou = new RegExp(`^(?: \\p{L}{4,9})?, (?:\\p{L}{2,9} )?(?:${you})(?!\\p{L})`, 'u');

const labelBefore = new RegExp(
  oneLine`
    (?:
      Jahrgang|Geburtsjahr|birth year|year of birth|année de naissance|año de nacimiento|anno di nascita
      |ano de nascimento|rok urodzenia|geboortejaar|födelseår|fødselsår|doğum yılı
      |год рождения
      |rok narození
    )(?: (?:is|of|was|ist|est|es|è))?(?: ?[:=] ?| )$
  `,
  'iu',
);
/** On to the next one: the year of "your wife in 1988". */
const preposition = /(?<= )(?:in|en|nel|em|w|v|i|im Jahr|в) $/iu;

/** Whether it is said of the user, or of one of theirs: anybody else may be born in that year. */
const isOfWriter = (front: string, rest: string): boolean => {
  if (youWereBorn.test(front)) return true;
  const label = front.search(labelBefore);
  if (label >= 0) return ownWord.test(front.slice(0, label));
  const start = front.search(bornBefore);
  const subject = start < 0 ? front.replace(preposition, '') : front.slice(0, start);
  return mine.test(subject) || (start >= 0 && opens.test(subject) && thenYou.test(rest));
};

export const readBirthYears: CreateNumberReader = (replacements, kept) => {
  const years = (text: string): string[] => plain(text).match(yearAlone) ?? [];
  const known = new Map<string, { replacement: number; originals: Set<string> }>();
  for (const { replacement, surrogate, original } of paired(replacements, ['DATE_OF_BIRTH'], years)) {
    const entry = known.get(surrogate) ?? { replacement, originals: new Set() };
    entry.originals.add(original);
    known.set(surrogate, entry);
  }
  if (known.size === 0) return null;
  const asSent = new Set(years(kept.text));

  return ({ text, plain: digits }) =>
    (_from, at) => {
      const year = matched(yearHere, digits.slice(at, at + 10));
      const meant = known.get(year);
      if (meant === undefined) return null;
      const [front, rest] = [text.slice(0, at), text.slice(at + year.length)];
      if (![before, another].some((cue) => cue.test(front)) && !behind.test(rest)) return null;
      const [original = year] = meant.originals;
      const sure = meant.originals.size === 1 && !asSent.has(year) && isOfWriter(front, rest);
      return {
        start: at,
        end: at + year.length,
        text: inDigitsOf(text.slice(at, at + year.length), original),
        kind: sure ? 'restored' : 'doubtful',
        replacement: meant.replacement,
      };
    };
};
