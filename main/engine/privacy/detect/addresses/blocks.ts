import type { TypedCandidate } from '../../entities/entity';
import { isMonth } from '../../entities/quantities/dates/months';
import { stopWordsOf } from '../../lists';
import { edgeLast } from '../../patterns/edge-last';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { matchedLength, textBefore } from '../../text/around';
import { isParticle } from '../words/vocabulary';

/** Addresses over several lines, and those that no word for a street gives away. */

const word = "\\p{L}[\\p{L}\\p{M}'’.-]{0,30}";
const name = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30}";
const number = '\\d{1,5}[a-zA-Z]?(?![\\p{L}\\p{N}:/%€$£]|[.,]\\d)';
const flat = '(?:apt|apartment|suite|ste|unit|flat)\\.? ?#?[A-Za-z]?\\d{1,5}[A-Za-z]?(?![\\p{L}\\p{N}])';
/** The end of a line, and what quotes or lists write before the next. */
const lineEnd = '[ \\t]{0,4}[,.]?[ \\t]{0,4}\\n[ \\t]{0,8}[?>*|]{0,3}[ \\t]{0,8}';

/** "11 Školní 939\n Apt. 827": a number and a name before a flat. */
const beforeFlat = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])\\d{1,5}[a-zA-Z]?(?: ${word}){1,5}(?: ${number})?(?:[ ,]{1,3}|[.,]? |${lineEnd})${flat}`,
  'giu',
);
const hasFlat = new RegExp(edgeLast(`(?<!\\p{L})${flat}`), 'iu');

/** "lives at 87 Jakobi 69", "billing address with 52 Ibirapita 8057". */
const cues = oneLine`
  (?:
    address(?:es)?|adresse|anschrift|dirección|indirizzo|adres|adresim|adresimiz|endereço|adress
    |(?:lives?|living|resid(?:es?|ing)) at|(?:ship|deliver|sent|mail)(?:ped|ed)? to
  )(?!\p{L})
`;
const afterCue = new RegExp(
  `(?=\\d)(?<=(?<!\\p{L})${cues}[^\\d\\n.!?]{0,24}(?:\\n[ \\t]{0,8})?)(?<!\\d)${number}(?: ${number})?(?: ${name}(?![\\p{L}\\p{N}])){1,5}(?: ${number})?`,
  'giu',
);
/** How far back a row of a table is looked for. */
const rowReach = 64;
const hasCue = wordPattern(new RegExp(`(?<!\\p{L})${cues}`, 'iu'));
const rowBefore = new RegExp(`(?<!\\p{L})(?:${flat}|(?:apt|apartment|suite|ste|unit|flat)\\.? ?#?)[^\\n]{0,48}$`, 'iu');
/**
 * Small words before a flat are a name on a line of their own only. Behind another flat they are a row of a table: "Flat 2
 * owes 300", and the next begins.
 */
const isNamed = (value: string, before: string): boolean => {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (rowBefore.test(line)) return false;
  return /\p{Lu}/u.test(value.replace(hasFlat, '')) || (value.includes('\n') && !/\p{L}/u.test(line));
};
/** A word of a text ends its sentence, and a way in full: "8 Mill Road. BTC sent"; "St." and "Blvd." do not. */
const behindSentence =
  /(?<=\p{L}{5}|(?<!\p{L})(?:Road|Lane|Way|Hill|Row|Mews|Walk|Park|Quay|Gate|Loop|Pike|Cove|Weg|Ring|Rue|Via|Rua))\. (?!(?:[Aa]pt|[Aa]partment|[Ss]uite|[Ss]te|[Uu]nit|[Ff]lat)(?!\p{L})).*$/su;
/** Behind these a house stands in small letters too: "my address is 14 maple", "she lives at 14 maple". Bytes do not. */
const home = new RegExp(
  edgeLast(
    oneLine`
      (?<!\p{L})(?:
        (?:lives?|living|resid(?:es?|ing)) at
        |(?:
          (?:
            my|our|his|her|their|home|house|delivery|shipping|billing|postal|mailing|work|office|new|old|meine?
            |unsere?|mon|notre|mi|nuestra|il mio|mijn|ons|onze|mój|nasz|o? ?meu|min|vår
          ) (?:address|adresse|anschrift|dirección|indirizzo|adres|endereço|adress)
        )(?: (?:is|was|ist|lautet|est|es|è|to|é|är)|:)?(?: now| currently| jetzt)?:?
      ) $
    `,
  ),
  'iu',
);
/** How a street is named: not in small letters where others are not, but of a home, and no day of a month. */
const isStreet = (value: string, before: string): boolean => {
  const [, first = ''] = /^\d+[a-z]? (?:\d+ )?(\p{L}+)/iu.exec(value) ?? [];
  const isSmall = !/\p{Lu}/u.test(value) && (!/\p{Lu}/u.test(before) || home.test(before));
  return !isMonth(first) && (isSmall || /^\p{Lu}/u.test(first));
};

/** "87 Jakobi and works nights": behind a name with a capital the small words are the sentence's, but for a name's own. */
const withoutSentence = (matched: string): string => {
  const value = matched.replace(behindSentence, '');
  if (!/^[\d ]*\d[a-z]? \p{Lu}/u.test(value)) return value;
  const words = value.split(' ');
  const end = words.findIndex((each) => /^\p{Ll}/u.test(each) && !isParticle(each) && !isUnit(each));
  return end === -1 ? value : words.slice(0, end).join(' ');
};
const isUnit = (each: string): boolean => /^(?:apt|apartment|suite|ste|unit|flat)\.?$/.test(each);

/** The next line may say how somebody is reached: "TEL 0256-…". */
const reached = '(?!(?:[Tt]el|TEL|[Ff]ax|FAX|[Pp]hone|[Mm]obile?|[Tt]elefon|Fon)(?!\\p{L}))';
/** A town, a state, a country, each on a line or behind a comma; in small letters on a line of its own only. */
const part = `(?:(?:${lineEnd}){1,2},? ?|[ ,]{1,3})${reached}${name}(?: ${name}){0,3}(?: \\(${name}(?: ${name}){0,3}\\))?(?: \\d{1,2}(?!\\d))?`;
const smallPart = `(?:${lineEnd}){1,2},? ?${reached}${word}(?: ${word}){0,2}(?=[ \\t]*\\n| \\d{4})`;
const dutchCode = `[1-9]\\d{3} ?[A-Z]{2}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{1,30}(?= *(?:[.,;)\\n]|$)))?(?![\\p{L}\\p{N}])`;
const postalCode = `(?:${dutchCode}|\\d{4,6}(?:-\\d{3,4})?(?![\\p{L}\\p{N}]|[.,]\\d))`;
/** What follows a street up to its postal code. */
const toCode = new RegExp(`(?:${part}|${smallPart}){0,4}(?: |, |(?:${lineEnd}){1,2})${postalCode}`, 'uy');
/** A house before the house: "95 230 Wit Rd". */
const secondNumber = /(?<![\p{L}\p{N}.,:/-])\d{1,4}[a-zA-Z]? $/u;

/** "2 of the main roads" is no address. */
export const isSentence = (value: string): boolean =>
  value
    .toLowerCase()
    .split(/[ ,\n]+/)
    .some((each) => /^[a-z]{2}/.test(each) && (stopWordsOf.en?.has(each) ?? false));

/**
 * The streets with the lines around them, and what only a flat or a cue makes an address. Each street costs as much as
 * the lines behind it.
 * @param streets Found by how streets are written.
 */
export const addressBlocks = (text: string, streets: readonly TypedCandidate[]): TypedCandidate[] => {
  const found = streets.filter(({ type }) => type === 'ADDRESS');
  const add = (pattern: RegExp, reason: string, isMeant: (value: string, before: string) => boolean): void => {
    for (const { 0: matched, index: start } of text.matchAll(pattern)) {
      const value = withoutSentence(matched);
      const end = start + value.trimEnd().length;
      if (!isSentence(value) && isMeant(value, textBefore(text, start, rowReach)))
        found.push({ type: 'ADDRESS', start, end, score: 0.85, reason });
    }
  };
  if (hasFlat.test(text)) add(beforeFlat, 'before a flat', isNamed);
  if (hasCue.test(text)) add(afterCue, 'said to be an address', isStreet);
  return found.map((street) => {
    toCode.lastIndex = street.end;
    const whole = street.end + matchedLength(toCode, text);
    // A dot behind "Avenue" ends the sentence, one behind "Ave" is part of it.
    const end = whole - matchedLength(/(?<=\p{L}{5})\.$/u, text.slice(street.start, whole));
    const start = street.start - matchedLength(secondNumber, textBefore(text, street.start, 8));
    return { ...street, start: /\d/.test(text.charAt(street.start)) ? start : street.start, end };
  });
};
