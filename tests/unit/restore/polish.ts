/** Polish declension as a grammar has it, for the replies of the tests; independent of the matcher's. */
export type PolishCase = 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'locative';

const softened: readonly (readonly [RegExp, string])[] = [
  [/k$/, 'c'],
  [/g$/, 'dz'],
  [/ch$/, 'sz'],
  [/r$/, 'rz'],
  [/t$/, 'ci'],
  [/d$/, 'dzi'],
  [/ł$/, 'l'],
];
const soften = (stem: string): string => {
  const rule = softened.find(([end]) => end.test(stem));
  return rule === undefined ? (stem.endsWith('l') ? stem : `${stem}i`) : stem.replace(rule[0], rule[1]);
};

const feminine = (word: string, of: PolishCase): string => {
  if (/(?:[scz]k|dzk)a$/.test(word)) {
    const stem = word.slice(0, -1);
    return of === 'accusative' || of === 'instrumental' ? `${stem}ą` : `${stem}iej`;
  }
  if (!word.endsWith('a')) return word;
  const stem = word.slice(0, -1);
  if (of === 'accusative') return `${stem}ę`;
  if (of === 'instrumental') return `${stem}ą`;
  if (/[ij]$/.test(stem)) return `${stem}i`;
  if (of === 'genitive') return stem + (/[kgl]$/.test(stem) ? 'i' : 'y');
  return stem.endsWith('l') ? `${stem}i` : `${soften(stem)}e`;
};

const masculine = (word: string, of: PolishCase): string => {
  if (/(?:[sc]|dz)ki$/.test(word)) {
    const stem = word.slice(0, -1);
    return stem + { genitive: 'iego', accusative: 'iego', dative: 'iemu', instrumental: 'im', locative: 'im' }[of];
  }
  if (!/[bcdfghjklłmnprstwz]$/.test(word)) return word;
  const stem = /[^aeiouy]ek$/.test(word) ? `${word.slice(0, -2)}k` : word;
  if (of === 'dative') return `${stem}owi`;
  if (of === 'instrumental') return stem + (/[kg]$/.test(stem) ? 'iem' : 'em');
  return of === 'locative' ? stem + (/[kgl]$/.test(stem) ? 'u' : '') : `${stem}a`;
};

export const polish = (name: string, gender: 'f' | 'm', of: PolishCase): string =>
  name
    .split(' ')
    .map((word) => (gender === 'f' ? feminine(word, of) : masculine(word, of)))
    .join(' ');

/** The user's name in the case that the reply gave the stand-in's: words that do not change there do not here. */
export const polishLike = (name: string, stand: string, gender: 'f' | 'm', of: PolishCase): string =>
  name
    .split(' ')
    .map((word, at) => {
      const own = stand.split(' ')[at] ?? '';
      return polish(own, gender, of) === own ? word : polish(word, gender, of);
    })
    .join(' ');
