import type { Candidate, PreparedText } from '../../entities/entity';
import { lastBefore } from '../../text/pieces';
import { wordSet } from '../../word-set';
import { type Field, fieldsIn } from '../recognisers/fields';

/**
 * Records that say what a value is under a key beside it: `{"test": "creatinine", "value": 1.9, "unit": "mg/dL"}`,
 * `<field name="dob" value="1984-03-11"/>`, a table with a column of names and one of values. They are told anew as an
 * object whose keys are those names, `{"creatinine": "1.9 mg/dL", "dob": "1984-03-11"}`, for whatever reads keys.
 */
interface Retold {
  readonly prepared: PreparedText;
  /** What of a finding in it lies in a value, in the places of the text as it is; null where nothing does. */
  back<Of extends Candidate>(found: Of): Of | null;
}

/** Keys of what a value is called. */
const naming = wordSet(
  `
    name key label field test vital sign type kind item property prop attribute attr parameter param analyte question
    measure measurement metric title category display feld bezeichnung messgröße untersuchung frage posten merkmal nom
    libellé champ examen analyse mesure question poste nombre campo etiqueta prueba análisis analito parámetro
    concepto pregunta parametro etichetta esame analisi voce domanda naam veld onderzoek bepaling omschrijving vraag
    nazwa pole badanie etykieta parametr pytanie pozycja etichetta rótulo exame análise item namn fält prov fråga post
    ad alan tetkik soru 项目 項目 名称 检查项目 検査項目 指标 字段
  `,
);
/** Keys of the value itself. */
const bearing = wordSet(
  `
    value val text content answer response reading result amount wert messwert ergebnis antwort betrag valeur résultat
    réponse texte montant valor resultado respuesta texto importe valore risultato risposta testo importo waarde
    uitslag resultaat antwoord tekst bedrag wartość wynik odpowiedź kwota resposta quantia värde resultat svar belopp
    değer sonuç cevap tutar 值 数值 数値 结果 結果 値 金额 金額
  `,
);
const measuring = wordSet(
  'unit units uom currency einheit währung unité devise unidad moneda unità valuta eenheid jednostka waluta unidade moeda enhet valuta birim 单位 單位 単位',
);

/** Between two fields of two records: a brace, a bullet, a tag that ends what holds them both. */
const parting = /[{}[\]]|\n[ \t]*- |\n\s*\n|<\/[^<>]*>\s*<\/|\/>|^["'][^<>]*>/u;
/** A quantity in an object of its own: `"code": {"text": "Creatinine"}, "valueQuantity": {"value": 1.9`. */
const quantity = /["'][ \t\n]*(?:\}[ \t\n]*\]?[ \t\n]*)+,[ \t\n]*["']value\p{L}*["'][ \t\n]*:[ \t\n]*\{/u;
const longestRecord = 400;
const longestName = 48;
const isName = (text: string): boolean => text.length <= longestName && /\p{L}/u.test(text) && !/["\n]/.test(text);

/** `<field name="creatinine">1.9</field>`: the tag holds its value. */
const held =
  /<[\p{L}][\p{L}\p{N}_.:-]{0,40}(?=[\s])[^<>]{0,200}?\s(?:name|key|label|field|test|type|id)=["']([^"'<>\n]{1,48})["'][^<>]{0,200}>([^<>\n]{1,300})<\//gu;

interface Pair {
  readonly name: string;
  readonly value: Pick<Field, 'start' | 'end'>;
  readonly unit: string;
  /** Where the name stands. */
  readonly named: Pick<Field, 'start' | 'end'>;
}

/** The fields that lie in one record with the one at `at`. */
const besides = (text: string, fields: readonly Field[], at: number): Field[] => {
  const own = fields[at];
  if (own === undefined) return [];
  const found: Field[] = [];
  for (const step of [-1, 1])
    for (let i = at + step; ; i += step) {
      const other = fields[i];
      if (other === undefined) break;
      const [first, second] = step < 0 ? [other, own] : [own, other];
      if (second.start - first.end > longestRecord) break;
      if (second.start < first.end) continue;
      const between = text.slice(first.end, second.start).replace(quantity, '');
      if (own.isCell ? between.includes('\n') : parting.test(between)) break;
      found.push(other);
    }
  return found;
};

const pairsIn = ({ text }: PreparedText, all: readonly Field[]): Pair[] => {
  const seen = new Set<string>();
  const fields = all
    .filter(({ key, start, end }) => {
      const isOf = naming.has(key) || bearing.has(key) || measuring.has(key);
      const place = `${start} ${end} ${key}`;
      const isNew = isOf && !seen.has(place);
      seen.add(place);
      return isNew;
    })
    .sort((a, b) => a.start - b.start);
  const written = ({ start, end }: Pick<Field, 'start' | 'end'>): string => text.slice(start, end);
  const pairs = fields.flatMap((field, at): Pair[] => {
    if (!bearing.has(field.key)) return [];
    const beside = besides(text, fields, at);
    const unit = beside.find(({ key }) => measuring.has(key));
    return beside
      .filter(
        (each) => (naming.has(each.key) || (each.key === 'text' && field.key === 'value')) && isName(written(each)),
      )
      .map((each) => ({
        name: written(each),
        value: field,
        unit: unit === undefined ? '' : written(unit),
        named: each,
      }));
  });
  const inTags = Array.from(text.matchAll(held), ({ 0: whole, 1: name = '', 2: value = '', index }): Pair => {
    const start = index + whole.length - 2 - value.length;
    const from = index + whole.indexOf(name);
    return {
      name,
      value: { start, end: start + value.length },
      unit: '',
      named: { start: from, end: from + name.length },
    };
  });
  return [...pairs, ...inTags];
};

const known = new WeakMap<PreparedText, readonly Pair[]>();
const pairsOf = (prepared: PreparedText): readonly Pair[] => {
  const pairs = known.get(prepared) ?? pairsIn(prepared, fieldsIn(prepared));
  known.set(prepared, pairs);
  return pairs;
};

/** A text's records told anew; null where it has none. Linear. */
const retold = (prepared: PreparedText): Retold | null => {
  const pairs = pairsOf(prepared);
  if (pairs.length === 0) return null;
  const { original, text: source, toOriginal } = prepared;
  let text = '{';
  /** Where each value stands anew, and in the text as it is. */
  const values: { start: number; from: number; to: number }[] = [];
  for (const { name, value, unit } of pairs) {
    const written = source.slice(value.start, value.end);
    const isNumber = unit === '' && /^-?\d+(?:\.\d+)?$/.test(written);
    text += `${text === '{' ? '' : ', '}"${name}": ${isNumber ? '' : '"'}`;
    values.push({ start: text.length, from: value.start, to: value.end });
    text += `${written}${unit === '' ? '' : ` ${unit}`}${isNumber ? '' : '"'}`;
  }
  text += '}';
  const back = <Of extends Candidate>(found: Of): Of | null => {
    const value = values[lastBefore(values, found.start)];
    if (value === undefined) return null;
    const start = value.from + found.start - value.start;
    const end = Math.min(value.to, start + found.end - found.start);
    return start < end ? { ...found, start, end } : null;
  };
  return {
    prepared: {
      original,
      text,
      toOriginal: (start, end) => {
        const found = back({ start, end, score: 1, reason: '' });
        return found === null ? { start: 0, end: 0 } : toOriginal(found.start, found.end);
      },
    },
    back,
  };
};

/** Where the names stand of values that have a unit: nobody is called so. In prepared offsets. */
export const namesOfMeasures = (prepared: PreparedText): Pick<Field, 'start' | 'end'>[] =>
  pairsOf(prepared).flatMap(({ unit, named }) => (unit === '' ? [] : [named]));

/** What is read of keys, also of those that a text's records name beside their values. */
export const withRetold =
  <Of extends Candidate>(read: (prepared: PreparedText) => Of[]): ((prepared: PreparedText) => Of[]) =>
  (prepared) => {
    const anew = retold(prepared);
    const found = read(prepared);
    return anew === null ? found : [...found, ...read(anew.prepared).flatMap((each) => anew.back(each) ?? [])];
  };
