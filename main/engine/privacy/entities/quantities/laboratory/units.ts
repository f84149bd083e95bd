/**
 * Units of laboratory values: a prefix, what is counted or weighed, and in how much of what. Micro is written in four ways.
 * No digits: `10^9/L` stays outside of what is found.
 */

const micro = '[µμu]';
const litre = `(?:[dm]|${micro}|n|p)?[Ll]`;
const mass = `(?:[kmnpf]|${micro}|mc)?g`;
const substance = `(?:[mnpf]|${micro})?mol|m?[Ee]q|mval`;
/** Of enzymes and hormones; IU in other languages, and the katal. */
const activity = `(?:[mkn]|${micro})?(?:U|IU|UI|IE|kat)`;
const cells = 'cells|copies|copias|copie|Kopien|kopier|kopii|Zellen|cellules|células|UFC|CFU|KBE';
/** Thousands and millions in a drop, giga and tera in a litre: "9,8 G/L", "4,7 Mio/µl". */
const many = '[GT]|Mio\\.?|Mill\\.?|mln|Tsd\\.?|tys\\.?|万';
const amount = `${mass}|${substance}|${activity}|${cells}|${many}|[mf]?[Ll]`;
const volume = `${litre}|mm³|m?mol|m?g|min|h`;

/** A unit that is told by nothing but litres: what lungs hold. */
export const litres = /^ ?[Ll]$/;

/** Many in so much, as a table's head has it: "WBC (10^9/L)". */
export const power = `(?:[x×*·] ?)?10(?:[\\^*eE]?\\d{1,2}|[³⁶⁹]|¹²) ?/ ?(?:${volume})`;

/** Units of laboratory values. */
export const units =
  `(?:${amount})/(?:${volume})(?: ?(?:FEU|DDU))?|` + `%|fL|pg|mm/h|mmHg|mg%|/(?:(?:${micro}|n|p)[Ll]|mm³)|sec|s|[Ll]`;

/** Those of what is found in blood and water, and hardly elsewhere. */
export const clinicalUnit = new RegExp(
  `^ ?(?:(?:[mn]|${micro})mol/l|(?:[mnp]|${micro}|mc)?g/d?l|[nmp]g/ml|${micro}g/ml|(?:m|${micro})?(?:U|IU|UI)/m?l|mEq/l)$`,
  'iu',
);
