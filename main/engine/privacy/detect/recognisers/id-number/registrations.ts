import type { Candidate } from '../../../entities/entity';
import { brazilian } from '../../../lists/states';
import { wordPattern } from '../../../patterns/word-starts';
import { textAfter, textBefore } from '../../../text/around';

/** Numbers under which a profession's register knows one of its members: a lawyer's, a doctor's, a nurse's, an engineer's. */

const number = '(?:(?:[Rr]eg(?:istr\\p{L}{0,6})?|[Nn]o|[Nn]r|[Nn]úm|[Nn]um[eé]ro|[Nn][uú]mero|[Nn][º°]?)[.º°]{0,2})';
const joined = `(?:[ -]?${number})?[ :/#-]{0,3}`;

/** By country: what a register is called and how its numbers are written. Most names are words in small letters. */
const registers: readonly (readonly [names: string, value: string])[] = [
  // Brazil
  [
    `(?:OAB|CRM|CRP|CRO|COREN|CREA|CAU|CRC|CRN|CREFITO|CRFa?|CRMV|CRECI|CRESS|CREF)(?:[-/ ]{1,3}(?:${brazilian.join('|')})(?![\\p{L}]))?`,
    '(?!(?:19|20)\\d\\d(?![\\d./]))(?:\\d{2}/\\d{3,6}|\\d{1,3}\\.\\d{3}(?:-[A-Z])?|\\d{4,10})',
  ],
  // Britain and Ireland
  ['GMC|GPhC', '[1-7]\\d{6}'],
  ['NMC(?: [Pp][Ii][Nn])?', '\\d{2}[A-L]\\d{4}[A-Z]'],
  ['SRA|GDC|IMC|CORU', '\\d{5,6}'],
  ['HCPC', '[A-Z]{2,3}\\d{5,6}'],
  // France, Belgium
  ['RPPS', '\\d{11}|\\d{2}(?: \\d{3}){3}'],
  ['ADELI|FINESS', '\\d[\\dAB]\\d{7}|\\d[\\dAB](?: ?\\d){7}'],
  ['INAMI|RIZIV', '\\d-?\\d{5}-?\\d{2}-?\\d{3}'],
  // Spain and Latin America
  ['[Cc]ol(?:eg)?\\.|[Cc]olegiad[oa]|COLEGIAD[OA]', '\\d{2}/\\d{3,6}|\\d{5,9}'],
  ['[Cc][eé]d(?:ula)?\\.? [Pp]rof(?:esional|issional)?\\.?', '\\d{4,8}'],
  // Italy
  [
    '(?:[Aa]lbo|[Oo]rdine) (?:(?:dei|degli|delle|di|del|della|degli) \\p{L}{3,16} ){1,2}(?:con il |col )?(?:al )?n(?:\\.|°|umero)?',
    '[A-Z]{0,2}\\d{3,6}[A-Z]?',
  ],
  // Germany, Austria, Switzerland
  ['LANR|BSNR|EFN|lebenslange Arztnummer|Betriebsstättennummer', '\\d{9}|\\d{15}'],
  ['ZSR', '[A-Z] ?\\d{4,6}'],
  // The Netherlands
  ['BIG', '\\d{11}'],
  ['AGB(?:-?code)?', '\\d{8}|\\d{2}[ -]\\d{6}'],
  // Poland
  ['PWZ|[Pp]raw\\p{L} wykonywania zawodu', '\\d{7}'],
  // The Nordic countries
  ['HPR|[Ff]örskrivarkod|[Aa]utorisations-?[Ii][Dd]', '\\d{7,9}|[A-Z\\d]{5}(?<=\\d\\p{Lu}{0,4})'],
  // The United States, Canada, Australia, India
  ['DEA', '[A-Z]{2}\\d{7}'],
  ['[Ss]tate [Bb]ar(?: of \\p{Lu}\\p{Ll}+)?|[Bb]ar (?:[Nn]o\\.|[Nn]umber|#)', '\\d{5,8}'],
  ['CPSO|LSO|LSUC', '\\d{5,6}[A-Z]?'],
  ['AHPRA', '[A-Z]{3}\\d{10}'],
  ['[Ee]nrol(?:l)?ment', '[A-Z]{1,3}/\\d{2,6}/(?:19|20)\\d\\d'],
  // East Asia
  ['(?:弁護士|医師|医籍|看護師|薬剤師|司法書士|行政書士|税理士)登録(?:番号)?|医籍登録', '第?\\d{4,8}号?'],
  ['(?:执业|律师|医师|教师)(?:资格)?证(?:书)?(?:编号|号码?)', '[A-Z]?\\d{8,27}'],
  ['(?:의사|간호사|변호사|약사)? ?면허 ?번호', '제?\\d{4,7}호?'],
];
const counted =
  '(?:times|people|users|customers|clients|leads|contacts|records|entries|rows|companies|vezes|usuários|clientes|contatos|registros|pessoas|empresas)';
const registered = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_/-])(?:${registers.map(([names, value]) => `(?:${names})${joined}(${value})`).join('|')})(?![\\p{L}\\p{N}_]|[./-]\\d| ${counted}(?!\\p{L}))`,
    'u',
  ),
);
/** Argentina's two registers, province and nation: short, so a doctor stands beside. */
const argentine = /(?<![\p{L}\p{N}_])M\.? ?[PN]\.?[ :]{1,2}(\d{2,3}\.\d{3}|\d{4,6})(?![\p{L}\p{N}_]|[./-]\d)/gu;
const doctor = /(?<!\p{L})(?:dra?|lic|médic[oa]|psic\p{L}*|odont\p{L}*|matr[íi]cula|M\.?[PN])(?!\p{L})/iu;

/** Linear in the text. */
export const registrations = (text: string): Candidate[] => {
  const found = registered.all(text).map((match): Candidate => {
    const value = match.slice(1).find((group) => group !== undefined) ?? '';
    const end = match.index + match[0].length;
    return { start: end - value.length, end, score: 0.93, reason: 'of a profession’s register' };
  });
  for (const { 0: whole, 1: value = '', index } of text.matchAll(argentine)) {
    const end = index + whole.length;
    if (doctor.test(textBefore(text, index)) || doctor.test(textAfter(text, end, 24)))
      found.push({ start: end - value.length, end, score: 0.9, reason: 'of a profession’s register' });
  }
  return found;
};
