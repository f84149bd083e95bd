/** The letters that Windows' code pages give to bytes, by the labels of the Encoding Standard. */

const others: ReadonlyMap<number, string> = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10000, 'macintosh'],
  [10007, 'x-mac-cyrillic'],
  [28591, 'iso-8859-1'],
  [28592, 'iso-8859-2'],
  [54936, 'gb18030'],
  [65001, 'utf-8'],
]);

/** Code pages by the character sets of Rich Text's fonts; those of none have the file's. */
const characterSets: ReadonlyMap<number, number> = new Map([
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);

export const codePageOf = (characterSet: number): number | undefined => characterSets.get(characterSet);

/** Null where nobody here knows the code page. */
export const decoderOf = (codePage: number): TextDecoder | null => {
  const label = codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : others.get(codePage);
  return label === undefined ? null : new TextDecoder(label);
};
