import data from '../../../../resources/lists/han.json';

/** Whose common characters one is of; null for a rare one. */
export type HanKind = keyof typeof data;

/** The common characters that Chinese and Japanese share, and those that one of their writings has alone. */
export const commonHan: Readonly<Record<HanKind, readonly string[]>> = {
  both: Array.from(data.both),
  chinese: Array.from(data.chinese),
  japanese: Array.from(data.japanese),
  traditional: Array.from(data.traditional),
};

const kinds = new Map(
  Object.entries(commonHan).flatMap(([kind, characters]) => characters.map((each) => [each, kind as HanKind] as const)),
);

export const hanKindOf = (character: string): HanKind | null => kinds.get(character) ?? null;
