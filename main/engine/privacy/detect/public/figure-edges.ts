import { isGivenName } from '../../lists';
import { matched, textAfter, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { rememberedBy } from '../../text/pieces';
import { type Found, named } from '../resolve';
import { isTitle } from '../words/vocabulary';
import { figureOf, isSingleFigure } from './figures';

/** Names of everybody's knowledge of which the model read a part, or which it ran together with what stands beside them. */

/** Words beside a finding that may be of its name. */
const most = 2;
const reach = 40;
const before = /(?:(?<![\p{L}\p{M}'’.-])[\p{L}\p{M}'’.-]{1,24} ){1,2}$/u;
const after = /^(?: [\p{L}\p{M}'’.-]{1,24}){1,2}/u;

type Place = Pick<Found, 'start' | 'end'>;

/** Where each of the words begins that end at `end`, the nearest first. */
const wordStarts = (text: string, end: number): number[] => {
  const words = matched(before, textBefore(text, end, reach));
  return Array.from(words.matchAll(/[^ ]+/g), ({ index }) => end - words.length + index).reverse();
};
/** Where each of the words ends that begin behind `start`, the nearest first. */
const wordEnds = (text: string, start: number): number[] => {
  const words = matched(after, textAfter(text, start, reach));
  return Array.from(words.matchAll(/[^ ]+/g), ({ index, 0: word }) => start + index + word.length);
};
/** "Mr Darcy" is found without his title, which stays. */
const isTitled = (value: string): boolean => isTitle(/^\p{L}+/u.exec(value)?.[0].toLowerCase() ?? '');
const ending = /(?:['’]s|[.'’])$/;

const han = /^\p{Script=Han}{1,2}$/u;

/** Where the whole of a figure's name lies of which one was read in part: "Helene" of "Helene Fischer", "丽" of 邓丽君. */
const wholeIn = (text: string, start: number, end: number, code: string | null): Place | null => {
  if (han.test(text.slice(start, end))) {
    for (let left = Math.min(most, start); left >= 0; left--)
      for (let right = Math.min(most, text.length - end); right >= 0; right--)
        if (left + right > 0 && isSingleFigure(text.slice(start - left, end + right)))
          return { start: start - left, end: end + right };
    return null;
  }
  for (const from of [start, ...wordStarts(text, start)])
    for (const to of [end, ...wordEnds(text, end)]) {
      if ((from === start && to === end) || (from < start && isTitled(text.slice(from, start)))) continue;
      const value = text.slice(from, to).replace(ending, '');
      if (figureOf(value, code) !== null) return { start: from, end: Math.max(from + value.length, end) };
    }
  return null;
};
/** … which what stands in reach decides: an edit elsewhere leaves it as it is. */
const wholeAround = rememberedBy(
  (text: string, start: number, end: number, code: string | null) => `${start} ${end} ${code} ${text}`,
  wholeIn,
);
const whole = (text: string, found: Found, code: string | null): Found | null => {
  const from = Math.max(0, found.start - reach);
  const place = wholeAround(text.slice(from, found.end + reach), found.start - from, found.end - from, code);
  return place === null ? null : { ...found, start: from + place.start, end: from + place.end, type: 'PERSON' };
};

const link = /^(?:von|vom|av|af|of|by|from|de|di|du|do|da|van|par|d['’]|od|med|mit|with|con|avec|com|z)$/iu;
const startsSmall = (word: string): boolean => /^\p{Ll}/u.test(word);
const like = /^(?:['’]\p{Ll}| (?:gibi|kadar)(?!\p{L}))/u;

/** A figure behind somebody or something, of one finding: "Abdirahman säger Denniz Pop", "Lieder von Rolf Zuckowski". */
const parted = (text: string, found: Found, code: string | null): Found[] => {
  const words = text.slice(found.start, found.end).split(' ');
  for (let k = 1; k < words.length; k++) {
    const figure = words.slice(k).join(' ');
    const first = words.slice(0, k);
    if (figureOf(figure, code) === null) continue;
    const small = first.findIndex(startsSmall);
    const isSaidOf = code === 'tr' && k === 1 && isGivenName(first[0] ?? '') && like.test(text.slice(found.end));
    if (small === -1 && !isSaidOf) return [found];
    const lead = (small === -1 ? first : first.slice(0, small)).join(' ');
    const isSomebody = lead !== '' && (!link.test(words[k - 1] ?? '') || lead.split(' ').some(isGivenName));
    return [
      ...(isSomebody ? [{ ...found, end: found.start + lead.length }] : []),
      { ...found, start: found.end - figure.length, reason: 'read as a name' },
    ];
  }
  return [found];
};

/** "Taylor Swift-fan", "Orhan Pamuk'un Kar": what hangs on a name, and what is whose. */
const hanging =
  /(?<=\p{L}{2})-(?:fans?|style|stil|esque|kon[sz]ert\p{L}*|koncert\p{L}*|films?|filmen?|songs?|låt(?:ar|en)?|albums?|skiv\p{L}*|aktie\p{L}*|biljett\p{L}*|tickets?|trikots?)$/iu;
const owner =
  /^(?<who>\p{L}[\p{L}. -]*\p{L})['’](?:[ny]?[ıiuü]n|[ny]?[aeıiuü]|[dt][ae]n?|y?l[ae])(?<what> \p{Lu}.*)?$/u;
const withoutTail = (text: string, found: Found, code: string | null): Found => {
  const value = text.slice(found.start, found.end);
  const { who, what = '' } = (code === 'tr' ? owner.exec(value)?.groups : undefined) ?? {};
  const isAnothers = what !== '' && isGivenName(what.trim().split(' ')[0] ?? '');
  const length = who !== undefined && !isAnothers ? who.length : value.replace(hanging, '').length;
  return { ...found, end: found.start + length };
};

/** What the model and the lists found, with the figures among it whole and by themselves. Sorted by their start as before. */
export const withFigureEdges = (text: string, found: readonly Found[]): Found[] => {
  // A short text shows its language by its letters.
  const code = /[ığİ]/.test(text) ? 'tr' : language(text);
  const places = new Set<string>();
  return found.flatMap((each): Found[] => {
    if (!named.has(each.type)) return [each];
    const bare = withoutTail(text, each, code);
    const full = whole(text, bare, code) ?? bare;
    const value = text.slice(full.start, full.end);
    const isPerson = full.type === 'PERSON' || (/\s/.test(value) && figureOf(value, code) !== null);
    return (isPerson ? parted(text, { ...full, type: 'PERSON' }, code) : [full]).filter(({ start, end, type }) => {
      const place = `${start} ${end} ${type}`;
      if (places.has(place)) return false;
      places.add(place);
      return true;
    });
  });
};
