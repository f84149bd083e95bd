import type { Candidate } from '../../entities/entity';
import { names } from '../../lists';
import { fold } from '../../text/fold';
import { isCommonWord } from '../words/vocabulary';

/** Rows of one form, "Unit 2A Fenwick due 1450 paid 900": what differs in each of them and is no number is whose row it is. */

/** What people owe, pay, earn and do, and whether they came: without such a word the rows may be anything's. */
const personal = new Set(
  `owes owed paid pays due rent arrears deposit absent present excused sick late hours hrs shift salary wage attended
  bezahlt offen miete kaution anwesend abwesend entschuldigt krank stunden schicht gehalt lohn
  payé payée dû loyer caution présent présente absent absente heures salaire
  pagó debe pagado alquiler fianza presente ausente horas turno sueldo
  pagato deve affitto cauzione assente assente ore turno stipendio
  betaald huur borg aanwezig afwezig uren dienst loon
  zapłacił zapłaciła czynsz kaucja obecny obecna nieobecny nieobecna godziny
  pago deve aluguel caução ausente salário
  betalt hyra deposition närvarande frånvarande timmar lön
  ödedi kira borcu depozito geldi gelmedi saat maaş`.split(/\s+/),
);

const fewest = 3;
const longestRow = 160;

const line = /[^\n]+/g;
/** A number with what is written onto it; capitalised words; any other word; a sign. */
const parts =
  /(?:[#№$€£]\s?)?[\p{L}]{0,2}\p{N}[\p{L}\p{N}.,:/%-]*|\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,2}|[\p{L}\p{M}'’]+|[^\s\p{L}\p{N}]/gu;

interface Part {
  readonly start: number;
  readonly text: string;
}

interface Row {
  /** Its words, with one letter for any number and one for any capitalised words. */
  readonly form: string;
  readonly names: readonly Part[];
  readonly isPersonal: boolean;
}

const rowOf = (text: string, start: number): Row => {
  const names: Part[] = [];
  let isPersonal = false;
  const form = [...text.matchAll(parts)].map(({ 0: part, index }) => {
    if (/\p{N}/u.test(part)) return '0';
    const lower = part.toLowerCase();
    if (personal.has(lower)) isPersonal = true;
    else if (/^\p{Lu}/u.test(part)) {
      names.push({ start: start + index, text: part });
      return 'A';
    }
    return lower;
  });
  return { form: form.join(' '), names, isPersonal };
};

const hasListedName = (text: string): boolean =>
  text
    .split(/[ -]/)
    .map(fold)
    .some((word) => names.has(word) && !isCommonWord(word));

/** The only column whose words differ from row to row, where a quarter are known names. */
const ofColumn = (rows: readonly Row[]): Part[] => {
  const columns = (rows[0]?.names ?? []).map((_, at) => rows.flatMap(({ names }) => names[at] ?? []));
  const differing = columns.filter((column) => new Set(column.map(({ text }) => text)).size === rows.length);
  const [column = []] = differing;
  return differing.length === 1 && 4 * column.filter(({ text }) => hasListedName(text)).length >= rows.length
    ? column
    : [];
};

/** Whose each row is, in lists of one form about what people owe, earn or did. Linear in the text. */
export const rowNames = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  let rows: Row[] = [];
  const close = (): void => {
    if (rows.length >= fewest) {
      for (const { start, text: name } of ofColumn(rows)) {
        found.push({ start, end: start + name.length, score: 0.86, reason: 'whose row it is' });
      }
    }
    rows = [];
  };
  for (const { 0: written, index } of text.matchAll(line)) {
    const row = written.length > longestRow ? null : rowOf(written, index);
    if (row === null || row.form !== rows[0]?.form) close();
    if (row?.isPersonal) rows.push(row);
  }
  close();
  return found;
};
