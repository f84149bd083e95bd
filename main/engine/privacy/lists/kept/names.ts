import { wordSet, wordsByLanguage } from '../../word-set';

const titles = wordsByLanguage({
  en: `
    mr mrs ms miss mx sir dame lord lady madam dr doctor prof professor rev reverend fr father sister brother hon
    judge justice capt captain col colonel lt sgt gen general maj major officer president senator
  `,
  de: 'herr frau fräulein hr dipl ing mag',
  fr: 'monsieur madame mademoiselle mme mlle',
  es: 'señor señora señorita sr sra srta',
  it: 'signor signora signorina sig dott dottor dottoressa',
  pt: 'senhor senhora',
  nl: 'meneer mevrouw mijnheer dhr mevr',
  pl: 'pan pani',
  sv: 'fru froken fröken',
  tr: 'bay bayan hanım',
  ru: 'господин госпожа господина госпожи доктор професор профессор проф доц акад инж др гр',
  el: 'κύριος κυρία κα κος κύριε κυρίου κυρίας δρ καθηγητής',
  bg: 'госпожица',
  sr: 'госпођа',
  hy: 'պարոն տիկին',
  ka: 'ბატონი ქალბატონი',
  ar: 'السيد السيدة الآنسة الدكتور الدكتورة الأستاذ الأستاذة المهندس المهندسة',
  fa: 'آقای آقا خانم دکتر مهندس جناب سرکار بیگم',
  he: 'מר גברת אדון',
  ko: '씨 님 선생님 교수님',
});
const particles = wordSet(
  'von van de der den del della dello degli di da do das dos du des la le las los el al zu zum zur vom ter ten te af av zum ibn bint bin abu y e i und and et',
);
const degrees = wordSet('jr sr junior senior phd md msc bsc ma mba esq dds rn cpa llm');

/** Stand in a name and are no part of it: titles, particles, suffixes. Folded; kept in a surrogate. */
export const nameWords: ReadonlySet<string> = new Set([...titles, ...particles, ...degrees]);

/**
 * Family names that are read as another word even behind a title or before a legal form (Were S.A., Herr Dass): no name
 * becomes one. Folded.
 */
export const readOtherwise = wordSet(
  'will more just co were has company doctor nurse bank church reader brothers folks neighbors herren aus dass schon mutti papa kita tata pana pani amici millet kogo unknown anonymous nobody lê parent alexa siri',
);

/** Numbers of popes and kings, from II to XXXIX. Folded. */
export const isRoman = (word: string): boolean => /^(?=[ivx]{2})x{0,3}(?:i[xv]|v?i{0,3})$/.test(word);
