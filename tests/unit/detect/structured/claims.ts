import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import type { EntityType } from '../../../../shared/domain';

const marked = /⟦(.*?)⟧/gs;

const foundIn = (type: EntityType, text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));

/** Texts whose values of a type are marked ⟦so⟧, and texts without any. */
export const claims = (
  type: EntityType,
  { found, harmless }: { readonly found: readonly string[]; readonly harmless: readonly string[] },
): void => {
  describe(`${type} is found`, () => {
    test.each(found)('%s', (text) => {
      const expected = [...text.matchAll(marked)].map(([, value]) => value);
      expect(foundIn(type, text.replace(/[⟦⟧]/g, ''))).toEqual(expected);
    });
  });
  describe(`no ${type}`, () => {
    test.each(harmless)('in %s', (text) => {
      expect(foundIn(type, text)).toEqual([]);
    });
  });
};
