import { japaneseNames, type NameEntry, type NameKind, names, otherMeanings } from '../lists';
import { declensionMark, type Mark } from '../lists/declensions';
import { fewestTold } from '../lists/fewest';
import { readOtherwise } from '../lists/kept';
import { type Part, partition } from '../lists/packed';
import { once } from '../once';

/**
 * The lists of names in parts, each enciphered within itself: a name that a reader, and detection, takes for one becomes
 * another such.
 */

/**
 * - common, known, rare: by their place in the list;
 * - double: family names that are words, places or products as well (Brown, Berlin). Of the given ones there are too few: they
 *   are among the known ones.
 */
type Tier = 'common' | 'known' | 'rare' | 'double';

const mostCommon: Readonly<Partial<Record<NameKind, number>>> = { female: 2000, male: 2000, family: 4000 };
/** Chinese family names that nearly all of China bears, in either writing. */
const mostHan = 300;
/** The family names that nine of ten Koreans bear. */
const mostHangul = 44;
/** What stands farther back is no evidence of a name to detection. */
const mostKnown = 9000;

/** How well known a name is among those of its script and kind. */
export const tierOf = (word: string, { script, kind, index }: NameEntry): Tier => {
  if (script === 'Hani' && kind === 'family' && !japaneseNames.has(word)) return index < mostHan ? 'common' : 'known';
  if (script === 'Hang' && kind === 'family') return index < mostHangul ? 'common' : 'known';
  const most = mostCommon[kind];
  // Other lists are too short to be parted, and no word of theirs is one of a European language.
  if (script !== 'Latn' || most === undefined) return 'common';
  const isDouble = otherMeanings.has(word);
  if (kind === 'family' && isDouble) return 'double';
  if (index >= mostKnown) return 'rare';
  return isDouble || index >= most ? 'known' : 'common';
};

const given: ReadonlySet<NameKind> = new Set(['female', 'male', 'either']);
/** A Japanese name is to become a Japanese one, whose characters Chinese ones share. ISO 15924. */
const writingOf = (word: string, { script }: NameEntry): string => (japaneseNames.has(word) ? 'Jpan' : script);

/** How many names of both genders a writing has. */
const eithers = once(() => {
  const counts = new Map<string, number>();
  for (const [word, entry] of names) {
    const writing = writingOf(word, entry);
    if (entry.kind === 'either') counts.set(writing, (counts.get(writing) ?? 0) + 1);
  }
  return counts;
});

/**
 * The part of a name that is declined: names that are so alike are among themselves, so that a stand-in has every case that
 * its original has. Where a tier has few such, all are of one part.
 */
export const declinedPart = (word: string, entry: NameEntry, mark: Mark): string => {
  const { kind } = entry;
  const isOfWomen = mark === 'h' || mark === 's';
  const isFew = mark === 'a' || ((mark === 'f' || isOfWomen) && kind !== 'female');
  if (isFew) return `${kind} ${mark}`;
  return `${tierOf(word, entry)} ${kind} ${mark}`;
};

/** 健 and 婷 are among themselves: behind は and の a name is read by its length. Those of both genders are few. */
const isOfOneSign = (word: string, { script, kind }: NameEntry): boolean =>
  script === 'Hani' && given.has(kind) && word.length === 1;

const domainOf = (word: string, entry: NameEntry, keepGender: boolean): string => {
  const [writing, { kind }] = [writingOf(word, entry), entry];
  const mark = keepGender ? declensionMark(word) : '-';
  if (mark !== '-') return `${writing} ${declinedPart(word, entry, mark)}`;
  const tier = tierOf(word, entry);
  const isOne = isOfOneSign(word, entry);
  if (!keepGender && given.has(kind)) return `${writing} ${tier} given${isOne ? ' of one sign' : ''}`;
  if (isOne) return `${writing} ${tier} ${kind === 'male' ? kind : 'female'} of one sign`;
  // With the female ones go those of both genders, where they are few.
  const isFew = kind === 'either' && (eithers().get(writing) ?? 0) < fewestTold;
  return `${writing} ${tier} ${isFew ? 'female' : kind}`;
};

/** Letters of Icelandic, Azeri, Latvian and Vietnamese alone: a name that has none is to get none, where enough have some. */
const ofOneLanguage = /[þðəāēīūģķļņơư\u1ea0-\u1eff]/u;

const partsOf = (keepGender: boolean): ((word: string) => Part | null) =>
  partition(() => {
    const domains = Array.from(names, ([word, entry]) => {
      const domain = readOtherwise.has(word) ? null : domainOf(word, entry, keepGender);
      return { domain, isOfOne: ofOneLanguage.test(word) };
    });
    const counts = new Map<string | null, number>();
    for (const { domain, isOfOne } of domains) if (isOfOne) counts.set(domain, (counts.get(domain) ?? 0) + 1);
    return [
      names,
      domains.map(({ domain, isOfOne }) =>
        domain !== null && isOfOne && (counts.get(domain) ?? 0) >= fewestTold ? `${domain} of one language` : domain,
      ),
    ];
  });

const [kept, open] = [partsOf(true), partsOf(false)];

/** The list that a folded name is enciphered in; null where none has it. */
export const nameList = (word: string, keepGender: boolean): Part | null => (keepGender ? kept : open)(word);
