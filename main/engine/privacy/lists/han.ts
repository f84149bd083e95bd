import data from '../../../../resources/lists/han.json';

/** Whose common characters one is of; null for a rare one. */
type HanKind = keyof typeof data;

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

/**
 * Characters that are words of grammar: in a made-up name they would part it. What names and places have as often
 * (之, 也, 有, 都, 于) is none of them.
 */
export const grammarHan: ReadonlySet<string> = new Set(
  Array.from(
    '的是在和了不与及或而但从对为以其被把让给跟到着过吗呢吧啊这那哪谁他她它我你您们没很还又再才且所者因则虽却只已更最就并' +
      '與從對為讓給著過嗎這誰們沒還則雖卻並',
  ),
);
