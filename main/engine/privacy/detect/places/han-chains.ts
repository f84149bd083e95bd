import type { EntityType } from '../../../../../shared/domain';
import { hanPlace, hanRegion } from '../../lists';
import { matched, matchedLength, textAfter } from '../../text/around';
import type { Found } from '../resolve';

/** "北京市朝阳区", "東京都渋谷区", "广州天河区": a place in Chinese characters from its largest part to its smallest is one. */

const kind = /[区區县縣镇鎮郡町村]/u;
/** "市长" is who heads a town. */
const town = /^市(?![民長长場场営营立内外])/u;
const longestName = 4;
/** A name that no list has and the character for its kind: up to so many characters. */
const district = /^\p{Script=Han}{1,3}?(?:自治县|[区區县縣镇鎮郡町村])(?![民長长内外])/u;

const districtAt = (text: string, at: number): number => {
  for (let length = longestName; length > 0; length--) {
    const end = at + length;
    if (kind.test(text.charAt(end)) && hanPlace(text.slice(at, end)) !== null) return end + 1;
  }
  return at + matchedLength(district, textAfter(text, at, 6));
};

const townAt = (text: string, at: number): number => {
  for (let length = longestName; length > 1; length--)
    if (hanPlace(textAfter(text, at, length)) !== null && !kind.test(text.charAt(at + length)))
      return at + length + matchedLength(town, text.slice(at + length, at + length + 2));
  return at;
};

/** Where the place ends that begins here with one of a list; `at` where none of several parts does. */
const chainFrom = (text: string, at: number): number => {
  const region = hanRegion(textAfter(text, at, 8));
  const first = at + (region === null ? 0 : region.at(region.index).length);
  const second = townAt(text, first);
  const last = region === null && second === at ? at : districtAt(text, second);
  return last > second || (region !== null && second > first) ? last : at;
};

const placed: ReadonlySet<EntityType> = new Set(['LOCATION', 'ORGANIZATION', 'PERSON', 'ADDRESS']);
const isHan = (words: string): boolean => /^\p{Script=Han}+$/u.test(words);

const reason = 'a place in its parts';

/** How far before a finding its place may begin. */
const reach = 8;

/** Findings in a place of several parts are that place; a school that goes on from it is named by all of them. */
export const withHanChains = (text: string, spans: readonly Found[]): Found[] => {
  const whole: Found[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last !== undefined && span.end <= last.end) continue;
    if (last?.reason === reason && span.type === 'ORGANIZATION' && span.start <= last.end) {
      whole[whole.length - 1] = { ...span, start: last.start };
      continue;
    }
    const floor = Math.min(span.start, Math.max(last?.end ?? 0, span.start - reach));
    const isOfOne = placed.has(span.type) && span.source !== 'rule' && isHan(text.slice(span.start, span.end));
    const starts = isOfOne ? Array.from({ length: span.end - floor }, (_, at) => floor + at) : [];
    const start = starts.find((at) => chainFrom(text, at) >= span.end && isHan(text.slice(at, span.end)));
    const end = start === undefined ? 0 : chainFrom(text, start);
    if (start === undefined) whole.push(span);
    else whole.push({ ...span, type: 'LOCATION', start, end, reason });
  }
  return whole;
};

const ofKind = /[省市区區县縣镇鎮郡町村]$/u;
/** A street right behind its district, and its house. */
const street = /^\p{Script=Han}{1,4}?(?:大道|[路街巷弄])(?:\d{1,5}[号號弄])?(?![口边上灯人由线])/u;
const chinese = /[区區县縣镇鎮]$/u;

/** "西乡塘区明秀东路", of which the district was read. */
export const withStreets = (text: string, spans: readonly Found[]): Found[] =>
  spans.map((span, i) => {
    if (span.type !== 'LOCATION' || span.source === 'rule' || !chinese.test(text.slice(span.start, span.end)))
      return span;
    const { length } = matched(street, textAfter(text, span.end, 14));
    const end = span.end + length;
    return length === 0 || (spans[i + 1]?.start ?? end) < end ? span : { ...span, type: 'ADDRESS', end, reason };
  });

/** "福岡市" and "博多区": parts that touch. */
export const withTouching = (text: string, spans: readonly Found[]): Found[] => {
  const joined: Found[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const touches =
      last !== undefined &&
      last.type === 'LOCATION' &&
      last.end === span.start &&
      [last, span].every(
        ({ start, end, type, source }) =>
          type !== 'ADDRESS' && placed.has(type) && source !== 'rule' && ofKind.test(text.slice(start, end)),
      );
    if (touches) joined[joined.length - 1] = { ...last, end: span.end };
    else joined.push(span);
  }
  return joined;
};
