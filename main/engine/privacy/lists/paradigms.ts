import { oneLine } from '../patterns/one-line';

/** How Polish declines names: of each kind of ending the five cases besides the nominative. */

export const cases = ['genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const;

/** What stands in place of `base` in each case, in the order of `cases`; several separated by a slash, the usual one first. */
export interface Paradigm {
  readonly language: 'Polish' | 'Russian';
  readonly kind: 'noun' | 'adjective';
  readonly base: string;
  readonly endings: readonly string[];
  /** The shortest word that is declined so. */
  readonly least: number;
  /** Names of one class have the same cases alike: one of them can stand in for another in each. Null of what has none. */
  readonly declension: DeclensionClass | null;
}

/**
 * - masculine: Piotr, Marek, Nowak;
 * - hard, soft: Agnieszka, Maria. Of the soft ones genitive and dative are one;
 * - adjective: Kowalski, with Kowalska and the Kowalscy.
 */
type DeclensionClass = 'masculine' | 'hard' | 'soft' | 'adjective';

/** @param lines A line for each ending: with it the shortest word that has it, where that is more than three letters. */
export const table = (
  language: Paradigm['language'],
  kind: Paradigm['kind'],
  declension: DeclensionClass | null,
  lines: string,
): Paradigm[] =>
  lines.split('|').map((line) => {
    const [head = '', ...endings] = line.trim().split(' ');
    const [base = '', least = '3'] = head.split(':');
    return { language, kind, base: base === '-' ? '' : base, endings, least: Number(least), declension };
  });

const consonant = { Polish: /[bcćdfghjklłmnńprsśtvwxzźż]$/u, Russian: /[бвгджзклмнпрстфхцчшщ]$/u };

/** The first that fits a word of its kind is its own. What has no base fits behind a consonant only. */
export const polishParadigms: readonly Paradigm[] = [
  ...table(
    'Polish',
    'adjective',
    'adjective',
    'ski skiego skiemu skiego skim skim|cki ckiego ckiemu ckiego ckim ckim|dzki dzkiego dzkiemu dzkiego dzkim dzkim',
  ),
  ...table(
    'Polish',
    'adjective',
    null,
    'ska skiej skiej ską ską skiej|cka ckiej ckiej cką cką ckiej|dzka dzkiej dzkiej dzką dzką dzkiej|rzy rzego rzemu rzego rzym rzym|oni oniego oniemu oniego onim onim',
  ),
  ...table(
    'Polish',
    'noun',
    'masculine',
    'ek ka/eka kowi/ekowi ka/eka kiem/ekiem ku/eku|eł ła/eła łowi/ełowi ła/eła łem/ełem le/ele|ec ca/eca cowi/ecowi ca/eca cem/ecem cu/ecu',
  ),
  ...table(
    'Polish',
    'noun',
    'soft',
    oneLine`
      sia si si się sią si|zia zi zi zię zią zi|cia ci ci cię cią ci|nia:6 nii/ni nii/ni nię nią nii/ni
      |nia ni/nii ni/nii nię nią ni/nii|ia ii/i ii/i ię ią ii/i|aja ai ai aję ają ai|eja ei ei eję eją ei
      |oja oi oi oję oją oi|ja ji/i ji/i ję ją ji/i|la li li lę lą li|sza szy szy szę szą szy|cza czy czy czę czą czy
      |rza rzy rzy rzę rzą rzy|ża ży ży żę żą ży|ca cy cy cę cą cy|ea ei ei eę eą ei|oa oi oi oę oą oi
      |ua ui ui uę uą ui
    `,
  ),
  ...table(
    'Polish',
    'noun',
    'hard',
    oneLine`
      cha chy sze chę chą sze|ka ki ce kę ką ce|ga gi dze gę gą dze|ra ry rze rę rą rze
      |sta sty ście/scie stę stą ście/scie|ta ty cie tę tą cie|da dy dzie dę dą dzie|ła ły le łę łą le|a y ie ę ą ie
    `,
  ),
  ...table(
    'Polish',
    'noun',
    'masculine',
    oneLine`
      ch cha chowi cha chem chu|sz sza szowi sza szem szu|cz cza czowi cza czem czu|rz rza rzowi rza rzem rzu
      |ż ża żowi ża żem żu|c ca cowi ca cem cu|j ja jowi ja jem ju|h ha howi ha hem hu|k ka kowi ka kiem ku
      |g ga gowi ga giem gu|r ra rowi ra rem rze|st sta stowi sta stem ście/scie|t ta towi ta tem cie
      |d da dowi da dem dzie|ł ła łowi ła łem le|l la lowi la lem lu|ń nia niowi nia niem niu|ś sia siowi sia siem siu
      |ź zia ziowi zia ziem ziu|ć cia ciowi cia ciem ciu|- a owi a em ie/u
    `,
  ),
];

/** Whether a word has the ending that a paradigm is of. */
export const fits = (word: string, { language, base, least }: Paradigm): boolean =>
  word.length >= least &&
  (base === '' ? consonant[language].test(word) : word.length > base.length && word.endsWith(base));

/** The paradigm by which a name is declined that a list has; null of one that stays as it is in all cases. */
export const paradigmOf = (name: string): Paradigm | null =>
  polishParadigms.find((paradigm) => paradigm.declension !== null && fits(name, paradigm)) ?? null;

/** Of Kowalska and of the Kowalscy, by what Kowalski ends in: nominative, genitive and dative, accusative and instrumental. */
const besides: Readonly<Record<string, readonly string[]>> = {
  ski: ['ska', 'skiej', 'ską', 'scy', 'skich', 'skimi'],
  cki: ['cka', 'ckiej', 'cką', 'ccy', 'ckich', 'ckimi'],
  dzki: ['dzka', 'dzkiej', 'dzką', 'dzcy', 'dzkich', 'dzkimi'],
};

/** The cases that names of a class have each written otherwise. */
const distinct: Readonly<Record<DeclensionClass, readonly (typeof cases)[number][]>> = {
  masculine: ['genitive', 'dative', 'instrumental', 'locative'],
  hard: ['genitive', 'dative', 'accusative', 'instrumental'],
  soft: ['genitive', 'accusative', 'instrumental'],
  adjective: ['genitive', 'dative', 'instrumental'],
};

const inCases = ({ endings }: Paradigm, own: readonly (typeof cases)[number][]): string[] =>
  own.map((each) => (endings[cases.indexOf(each)] ?? '').split('/')[0] ?? '');

/** All that stands in place of the base in the forms of a name, in an order that its class has in common. */
const endingsOf = (paradigm: Paradigm): readonly string[] => {
  const { base, declension } = paradigm;
  if (declension === null) return [];
  const own = inCases(paradigm, distinct[declension]);
  if (declension === 'adjective') return [...own, ...(besides[base] ?? [])];
  if (declension !== 'masculine') return own;
  // Gabriela is what Gabriel is in the genitive and a woman's name, whose cases are read with his.
  const [feminine = ''] = own;
  const hers = paradigmOf(`xxx${feminine}`);
  if (hers === null) return own;
  const stem = feminine.slice(0, feminine.length - hers.base.length);
  return [...own, ...inCases(hers, distinct.soft).map((ending) => stem + ending)];
};

const endings = new Map(polishParadigms.map((paradigm) => [paradigm, endingsOf(paradigm)]));

/** What stands in place of the base in each of a name's forms; none of what is not declined. */
export const formEndings = (paradigm: Paradigm): readonly string[] => endings.get(paradigm) ?? [];

/** A name in all its forms. */
export const formsOf = (name: string, paradigm: Paradigm): string[] =>
  formEndings(paradigm).map((ending) => name.slice(0, name.length - paradigm.base.length) + ending);

/** Those of them that are its own: without hers of a man's name. */
export const ownForms = (name: string, paradigm: Paradigm): string[] =>
  formsOf(name, paradigm).slice(0, paradigm.declension === 'masculine' ? distinct.masculine.length : undefined);

/**
 * The nominative that a form of a name is of, as a form of it; null where that is the name itself: Kowalska of Kowalskiej, the
 * Kowalscy, and Gabriela of Gabrieli.
 */
export const nominativeOf = ({ declension }: Paradigm, form: number): number | null => {
  const own = declension === null ? 0 : distinct[declension].length;
  if (form < own) return null;
  if (declension === 'masculine') return 0;
  return form < own + 3 ? own : own + 3;
};
