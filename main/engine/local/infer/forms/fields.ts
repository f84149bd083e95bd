import { type Form, man, woman } from './form';

/** A field of a form that says somebody's sex, or the word alone in a row of such fields: "born 14.03.1979, weiblich, …". */
const field = (words: string, letters: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:sex|gender|geschlecht|sexe|sexo|genre|g[ée]nero)(?:["']? ?[:=] ?["']?| (?:is|ist|est|es) )(${words}|${letters})(?!\\p{L})|(?<=[,;|] ?)(?:${words})(?= ?(?:[,;|\\n]|$)))`,
    'giu',
  );

/** Fields of forms in every language of the rules. */
export const fields: readonly Form[] = [
  {
    attribute: 'gender',
    points: 4,
    writer: false,
    pattern: field('female|woman|weiblich|frau|f[ée]minin|femme|femenino|mujer', '[fw]'),
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 4,
    writer: false,
    pattern: field('male|man|männlich|mann|masculin|homme|masculino|hombre', '[mh]'),
    guess: man,
  },
];
