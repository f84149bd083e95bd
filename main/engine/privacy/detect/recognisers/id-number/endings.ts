import type { Candidate } from '../../../entities/entity';
import { textBefore } from '../../../text/around';

/** The last digits of a number, as they are said: "SSN ending 4471". */
const few = /(?<![0-9.,])[0-9]{3,5}(?![0-9]|[.,][0-9])/g;
/** Asked from its end, with which few numbers have anything in common. */
const ending = new RegExp(
  `$(?<=(?<![\\p{L}\\p{N}])(?:${[
    '(?:ssn|social security(?: number)?|social|itin|ein|passport|licen[cs]e|id|phone|number|claim|order|policy)s? (?:that )?(?:ending|ends?)(?: in| with)?',
    '(?:ausweis|nummer|pass|steuer-?id|kundennummer) (?:mit (?:der )?endung|endend auf|endet auf|die auf)',
    '(?:numéro|passeport|sécu|dossier) (?:se terminant|finissant|qui (?:se termine|finit)) (?:par|en)',
    '(?:número|pasaporte|dni|documento) (?:terminad[oa]|acabad[oa]|que (?:termina|acaba)) en',
    '(?:numero|passaporto|codice fiscale) (?:che (?:termina|finisce)|terminante) (?:con|per|in)',
    '(?:nummer|paspoort|bsn) (?:eindigend|dat eindigt|die eindigt) op',
    '(?:numer|pesel|paszport) kończąc\\p{L}{1,3} się na',
    '(?:número|cpf|passaporte|rg) (?:terminad[oa]|com final|que termina)(?: em)?',
    '(?:nummer|personnummer|pass) som slutar (?:på|med)',
  ].join('|')}):? |(?:尾号|末尾|末四位|后四位|後四碼|下四桁|下4桁|끝자리)(?:是|为|は|が)?:? ?)`,
  'iu',
);
export const endingsIn = (text: string): Candidate[] =>
  [...text.matchAll(few)].flatMap(({ 0: value, index: start }) =>
    !/^(?:19|20)\d\d$/.test(value) && ending.test(textBefore(text, start))
      ? [{ start, end: start + value.length, score: 0.9, reason: 'the last digits of a number' }]
      : [],
  );
