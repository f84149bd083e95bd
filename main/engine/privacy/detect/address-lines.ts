import type { EntityType } from '../../../../shared/domain';
import type { Found } from './resolve';

/** What stands between the parts of one address: signs and spaces, and perhaps a state's two letters. */
const between = /^[\s,;]{1,4}(?:\p{Lu}{2}[\s,]{1,3})?$/u;
/** A postal code or a state may touch the part before it by a space only; a farther part is another thing. */
const longestGap = 8;

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
      span.start - last.end <= longestGap &&
      between.test(text.slice(last.end, span.start));
    if (isNext) joined[joined.length - 1] = { ...last, end: span.end };
    else joined.push(span);
  }
  return joined;
};
