import { type NumberLanguage, numberLanguages } from './languages';

/** Quarters of a million with their article: "eine Viertelmillion", "un quart de million". */

const quarter = 250_000;
const forms: readonly { readonly code: string; readonly words: string; readonly value: number }[] = [
  { code: 'de', words: '(?:eine[rn]? )?Dreiviertelmillion', value: 3 * quarter },
  { code: 'de', words: '(?:eine[rn]? )?Viertelmillion', value: quarter },
  { code: 'en', words: 'three quarters of a million', value: 3 * quarter },
  { code: 'fr', words: 'trois quarts de million', value: 3 * quarter },
  { code: 'es', words: 'tres cuartos de millón', value: 3 * quarter },
  { code: 'it', words: 'tre quarti di milione', value: 3 * quarter },
  { code: 'pt', words: 'três quartos de milhão', value: 3 * quarter },
  { code: 'nl', words: 'driekwart miljoen', value: 3 * quarter },
  { code: 'pl', words: 'trzy czwarte miliona', value: 3 * quarter },
  { code: 'sv', words: 'trekvarts miljon', value: 3 * quarter },
  { code: 'tr', words: 'çeyrek milyon(?:a|dan|u)?', value: quarter },
  { code: 'en', words: '(?:a )?quarter (?:of a )?million', value: quarter },
  { code: 'fr', words: '(?:un )?quart de million', value: quarter },
  { code: 'es', words: '(?:un )?cuarto de millón', value: quarter },
  { code: 'it', words: '(?:un )?quarto di milione', value: quarter },
  { code: 'pt', words: '(?:um )?quarto de milhão', value: quarter },
  { code: 'nl', words: '(?:een )?kwart miljoen', value: quarter },
  { code: 'pl', words: 'ćwierć miliona', value: quarter },
  { code: 'sv', words: '(?:en )?kvarts miljon', value: quarter },
];
const quarters = forms.map(({ code, words, value }) => ({
  code,
  value,
  pattern: new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu'),
}));
const sign = /iertelmillion|quart(?:ers?|[oi]s?|s)? |cuartos?|kwart |ćwierć|czwarte|kvarts|çeyrek/iu;

/** In order of their forms. */
export const readQuarters = (source: string): { start: number; end: number; value: number }[] =>
  sign.test(source)
    ? quarters.flatMap(({ pattern, value }) =>
        [...source.matchAll(pattern)].map(({ 0: words, index: start }) => ({
          start,
          end: start + words.length,
          value,
        })),
      )
    : [];

/** The language of such words; undefined where there are none. */
export const quarterLanguage = (like: string): NumberLanguage | undefined => {
  const code = sign.test(like) ? quarters.find(({ pattern }) => like.search(pattern) >= 0)?.code : undefined;
  return numberLanguages.find((language) => language.code === code);
};
