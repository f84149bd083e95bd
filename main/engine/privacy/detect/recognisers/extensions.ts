import type { Candidate } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textBefore } from '../../text/around';

/** A telephone's number inside a firm: "ext. 3308", "Durchwahl 4471", "内線 2204". */

/** Says nothing else. */
const sure =
  'ext\\.|extn\\.?|[Dd]urchwahl(?:nummer)?|[Nn]ebenstelle|[Dd]oorkiesnummer|[Rr]amal|[Aa]nknytning|[Aa]lanummer|[Dd]ahili(?: no)?|[Ll]okalnummer|内線(?:番号)?|分机(?:号)?|內線|내선(?:번호)?';
/** Says other things as well: a telephone is spoken of before. */
const doubtful =
  'ext|[Ee]xtension|DW|[Pp]oste|[Ii]nterno|[Aa]nexo|[Ee]xtensión|[Tt]oestel|[Ii]nt\\.|wewn(?:\\.|ętrzny)';
const inside = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}_.])(?:(${sure})|(?:${doubtful}))(?: (?:is|ist|number|no\.?|nr\.?|n[º°]))?[ :]{0,2}(\d{3,5})
      (?![\p{L}\p{N}_%€$]|[-.,:/]\d| ?(?:bytes?|[KMG]B|km|kg|mm|cm|m²|pages?|Seiten|people|euros?|kr)(?!\p{L}))
    `,
    'u',
  ),
);
const calling = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      call|ring|dial|phone|reach|via|tel\.?|anrufen|rufen?|unter|erreichbar|appele[rz]?|appelle|joindre|chiam\p{L}+
      |llam\p{L}+|marc\p{L}+|lig\p{L}{1,4}|bel(?:len)?|za?dzwo\p{L}+|ring(?:a)?
    )(?!\p{L})[^.!?\n]{0,30}$
  `,
  'iu',
);

/** "Ann Bell, ext 3308", "Ann Bell (ext 3308)" */
const behindName = /\p{Lu}[\p{L}'’-]{1,24},? \(?$/u;

/** A part of a document or a file. */
const written = /(?<!\p{L})(?:section|see|chapter|figure|fig\.|cf\.|file|version|abschnitt|kapitel|siehe|datei) $/iu;

/** Linear in the text. */
export const extensions = (text: string): Candidate[] =>
  inside.all(text).flatMap(({ 0: whole, 1: word, 2: value = '', index }) => {
    const end = index + whole.length;
    const isYear = /^(?:19|20)\d\d$/.test(value);
    const left = textBefore(text, index);
    return isYear ||
      written.test(left) ||
      (word === undefined && !calling.test(left) && !(/^ext/.test(whole) && behindName.test(left)))
      ? []
      : [{ start: end - value.length, end, score: 0.85, reason: 'a number inside a firm' }];
  });
