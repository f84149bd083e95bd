import type { TypedCandidate } from '../../entities/entity';
import { foldName, ownTown } from '../../lists';
import { beyondAscii } from '../../text/pieces';
import { type Found, named, overlap } from '../resolve';

/** "서울시 마포구 연남동 239-12", "서울특별시 강남구 테헤란로 152, 1203호": a Korean place from its largest part to its smallest is one. */

const province =
  '(?:경기|강원|제주|전북|충청[남북]|전라[남북]|경상[남북])(?:특별자치)?도|충[남북]|전[남북]|경[남북]|(?:서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시)';
const area = '[가-힣]{1,5}[시군구]';
const town = '[가-힣]{1,6}\\d{0,2}(?:동|읍|면|리)(?:\\d가)?';
const road = '[가-힣\\d]{1,10}(?:대로|로|길)(?: ?\\d{1,4}번?길)?';
const house = '(?:지하 ?)?\\d{1,4}(?:-\\d{1,4})?(?:번지|호)?(?!\\d|[월년일명원개시분층세])';
const rooms = '(?:,? ?(?:[가-힣A-Za-z\\d]{1,12}(?:아파트|빌라|오피스텔|빌딩|타워) ?)?(?:\\d{1,4}동 ?)?\\d{1,5}호)?';

const chain = new RegExp(
  `(?<![가-힣])(?<head>(?:(?:${province}|${area}) ){0,3}(?:${province}|${area}))(?<inner> (?:${town}|${road})(?: (?:${town}|${road})){0,2})?(?<number> ?${house}${rooms})?`,
  'gu',
);
/** A town alone is none, and what no list has may be any word: "사무실 출입구". */
const isPlace = (word: string): boolean =>
  new RegExp(`^(?:${province})$`, 'u').test(word) || ownTown(foldName(word)) !== null;

const hangul = /\p{Script=Hangul}/u;

interface Chain {
  readonly start: number;
  readonly end: number;
  readonly hasHouse: boolean;
}

const chainsIn = (text: string): Chain[] =>
  Array.from(text.matchAll(chain), ({ index: start, 0: whole, groups = {} }) => {
    const { head = '', inner = '', number = '' } = groups;
    const parts = head.split(' ');
    const hasHouse = inner !== '' && number !== '';
    const length = inner === '' ? head.length : whole.length;
    const isOne = parts.some(isPlace) && (parts.length > 1 || inner !== '');
    return { start, end: isOne ? start + length : start, hasHouse };
  }).filter(({ start, end }) => end > start);

const reason = 'a place in its parts';

/** Addresses with a house, whatever else was read. Linear in the text. */
export const koreanAddresses = (text: string): TypedCandidate[] =>
  hangul.test(beyondAscii(text))
    ? chainsIn(text).flatMap(({ start, end, hasHouse }) =>
        hasHouse ? [{ type: 'ADDRESS' as const, start, end, score: 0.9, reason }] : [],
      )
    : [];

/** Findings in such a place are that place. */
export const withKoreanChains = (text: string, spans: readonly Found[]): Found[] => {
  if (!hangul.test(beyondAscii(text))) return [...spans];
  const chains = chainsIn(text);
  const whole: Found[] = [];
  for (const span of spans) {
    const around = chains.find((each) => overlap(each, span));
    const isOfOne = around !== undefined && span.source !== 'rule' && (named.has(span.type) || span.type === 'ADDRESS');
    if (!isOfOne) {
      whole.push(span);
      continue;
    }
    const start = Math.min(span.start, around.start);
    const end = Math.max(span.end, around.end);
    const last = whole.at(-1);
    if (last !== undefined && last.end > start) {
      if (last.reason === reason) whole[whole.length - 1] = { ...last, end: Math.max(last.end, end) };
      else whole.push({ ...span, start: Math.max(span.start, last.end) });
    } else whole.push({ ...span, type: around.hasHouse ? 'ADDRESS' : 'LOCATION', start, end, reason });
  }
  return whole;
};
