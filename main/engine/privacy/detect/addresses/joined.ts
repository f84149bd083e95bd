import type { EntityType } from '../../../../../shared/domain';
import { matchedLength } from '../../text/around';
import type { Found } from '../resolve';

/** What stands between the parts of one address: signs and spaces, and perhaps a state's two letters. */
const between = /^(?![,;]$)(?:(?:\.(?=,))?[\s,;]{1,6}|[ \t]-[ \t])(?:\p{Lu}{2,3}[\s,]{1,3})?$/u;
/** "25938 Wyk auf Föhr". */
const partOfTown = /^ (?:bei|am|auf|ob|im|an der|sur|sous|upon|bij) $/u;
/** A town that no list holds, before its code. */
const throughTown = /^[,\s]{1,3}(?:\p{Lu}[\p{L}'’.-]{1,20}[ -]?){1,4}(?: - \p{Lu}{2})?,? (?:\p{Lu}{2,3},? )?$/u;
const longestTown = 48;
/** A postal code or a state may touch the part before it by a space only; a farther part is another thing. */
const longestGap = 8;

/** A line of an address that begins no other: "Apt. 305". */
const dwelling = /^(?:apt|apartment|suite|ste|unit|flat|floor|room|bât|esc)/iu;

const parts: ReadonlySet<EntityType> = new Set(['ADDRESS', 'POSTAL_CODE', 'LOCATION']);

const isPart = ({ type, source }: Found): boolean => parts.has(type) && source !== 'rule';

/** "12 Elm Street, Springfield, IL 62704": a street with the town and the postal code behind it is one address. */
export const joinAddresses = (text: string, spans: readonly Found[]): Found[] => {
  const joined: Found[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isNext =
      last?.type === 'ADDRESS' &&
      isPart(last) &&
      isPart(span) &&
      !(
        span.type === 'ADDRESS' &&
        text.slice(last.end, span.start).includes('\n') &&
        /\d/.test(text.slice(span.start, span.end)) &&
        !dwelling.test(text.slice(span.start, span.end))
      ) &&
      ((span.start - last.end <= longestGap && between.test(text.slice(last.end, span.start))) ||
        (span.type === 'LOCATION' &&
          span.start - last.end <= longestGap &&
          partOfTown.test(text.slice(last.end, span.start))) ||
        (span.type === 'POSTAL_CODE' &&
          span.start - last.end <= longestTown &&
          throughTown.test(text.slice(last.end, span.start))));
    if (isNext) joined[joined.length - 1] = { ...last, end: span.end };
    else joined.push(span);
  }
  return joined.map((span, at) => withRooms(text, span, joined[at + 1]?.start ?? text.length));
};

/** "3 楼" goes on with "502 室", "12 동" with "502 호": the floor and the room are of the house. */
const rooms =
  /(?:[ 　]?\d{1,5}[ 　]?(?:号楼|號樓|号院|号室|單元|单元|番地|丁目|[号號楼樓层層栋棟幢室座期弄]|(?:동|호|층)(?!\p{Script=Hangul}{2})))+/uy;
const unspaced = /[\p{Script=Han}\p{Script=Hangul}]/u;
const withRooms = (text: string, span: Found, most: number): Found => {
  if (span.type !== 'ADDRESS' || !isPart(span) || !unspaced.test(text.slice(span.start, span.end))) return span;
  rooms.lastIndex = span.end;
  const end = span.end + matchedLength(rooms, text);
  return end <= most ? { ...span, end } : span;
};
