import type { EntityType, Replacement } from '../../../shared/domain';
import { entities, type TextLocale } from './entities';
import { createCoins } from './noise/stream';

/**
 * Stand-ins for values that their type has words for but no cipher: drawn evenly, from what stands for nothing else yet and
 * does not stand in the text. A conversation remembers them; the key alone does not lead back.
 */
export const createOtherWords = (
  committed: readonly Replacement[],
  text: string,
  key: Uint8Array,
  conversation: string,
  locale: TextLocale,
) => {
  const lower = text.toLowerCase();
  const taken = new Set(committed.map(({ surrogate }) => surrogate.toLowerCase()));
  const given = new Map<string, number>();
  /** Null where none is left. @param name The value's, however it is written. */
  return (type: EntityType, name: string, original: string): string | null => {
    const others = entities[type].others?.(original, locale) ?? [];
    const known = given.get(name);
    if (known !== undefined) return others[known] ?? null;
    if (others.length === 0) return null;
    const isFree = (word: string): boolean => !taken.has(word.toLowerCase()) && !lower.includes(word.toLowerCase());
    const first = Number(createCoins(key, ['other word', conversation, name]).below(BigInt(others.length)));
    const order = others.map((_, at) => (first + at) % others.length);
    const at = order.find((index) => isFree(others[index] ?? ''));
    if (at === undefined) return null;
    const word = others[at] ?? null;
    given.set(name, at);
    if (word !== null) taken.add(word.toLowerCase());
    return word;
  };
};
