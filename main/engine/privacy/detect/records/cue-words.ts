import type { PreparedText } from '../../entities/entity';
import { once } from '../../once';
import { textAfter } from '../../text/around';
import { fold } from '../../text/fold';
import { lastBefore } from '../../text/pieces';
import { wordSet } from '../../word-set';
import { cuesIn } from '../recognisers/government/cues';
import { type Found, named } from '../resolve';

/** The words before a number that say what it is of, which are nobody's name: "TAJ szám 123 456 788", "BIC COBADEFFXXX". */

/** Names of numbers and codes; of some no number is looked for. */
const codes = wordSet(
  `
    bic swift swift-bic iban blz bsb aba ifsc clabe ustr st-nr ssn itin ein nhs nino nif nie dni nig cif curp rfc cuil
    cuit rut run cpf cnpj cnh pis bsn kvk nip pesel regon dowod taj adoszam egn jmbg oib emso cnp amka afm hetu cpr
    cvr personnummer nik ktp npwp kk cccd cmnd mst nric fin mykad pan aadhaar aadhar gstin tckn inn snils ogrn kpp iin
    sin abn acn tfn mrn imei imsi iccid meid vin eori lei solana bitcoin btc ethereum eth litecoin dogecoin cardano
    monero ripple tron usdt usdc tezos algorand polkadot
  `,
);
/** What stands with them: a word for "number", whose it is. */
const beside = wordSet(
  `
    szam szama szamom szamon kodas kod code codes number no nr num nummer numer numero numaram numarasi nomor so cislo
    stevilka broj numar id my saya aku ku mein meine mi mon ma mio mia mijn moj moja meu minha min mitt benim address
    adres adresse direccion indirizzo wallet account konto is ist est es e to ar
  `,
);
/** A code, at most two words and the signs between ahead. */
const codeBehind =
  /^(?: \p{Ll}{1,12}\.?){0,2}[ \t]?[:#=.№-]?[ \t]{0,2}(?:(?=[\p{L}\d./ -]{0,7}\d)[\p{L}\d](?:[./ -]?[\p{L}\d]){5}|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![\p{L}\d]))/u;
const longest = 32;
const reach = 48;
const quoted = /'(.+)'/u;

const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[\s:.#]+/u)
    .filter((word) => word !== '');

/** Without the names, places and firms that are what a number behind them is called. */
export const withoutCueWords = (
  prepared: PreparedText,
  patterns: readonly Found[],
  read: readonly Found[],
): readonly Found[] => {
  const { original, toOriginal } = prepared;
  const cues = once(() =>
    cuesIn(prepared)
      .map(({ start, end, word }) => ({ ...toOriginal(start, end), words: foldedWords(word) }))
      .sort((a, b) => a.start - b.start),
  );
  const longestCue = once(() => cues().reduce((most, { start, end }) => Math.max(most, end - start), 0));
  const cuesOf = ({ start, end }: Found): readonly string[] => {
    const words: string[] = [];
    for (let at = lastBefore(cues(), end - 1); at >= 0; at--) {
      const cue = cues()[at];
      if (cue === undefined || cue.start <= start - longestCue()) break;
      if (start < cue.end) words.push(...cue.words);
    }
    return words;
  };
  const sorted = once(() => [...patterns].sort((a, b) => a.start - b.start));
  const quotedBehind = ({ end }: Found): readonly string[] => {
    const next = sorted()[lastBefore(sorted(), end - 1) + 1];
    return next === undefined || next.start - end > longest ? [] : foldedWords(quoted.exec(next.reason)?.[1] ?? '');
  };
  return read.filter((each) => {
    if (!named.has(each.type) || each.end - each.start > longest) return true;
    if (!codeBehind.test(textAfter(original, each.end, reach))) return true;
    const words = foldedWords(original.slice(each.start, each.end)).filter((word) => !beside.has(word));
    if (words.every((word) => codes.has(word))) return false;
    const known = new Set([...cuesOf(each), ...quotedBehind(each)]);
    return !words.every((word) => known.has(word));
  });
};
