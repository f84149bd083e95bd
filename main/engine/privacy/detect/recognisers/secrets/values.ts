import { isPlaceholder } from '../../../entities/secret/placeholder';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';

/** What a value under the name of a key or a password looks like. */

/** "Apache-2.0", "BSD-3-Clause": under which anybody may use a program. */
const openLicence =
  /^["'`]?(?:Apache|MIT|BSD|[AL]?GPL|MPL|CC|EPL|EUPL|CDDL|OFL|AFL|BSL|Artistic|Zlib|Python|W3C|OSL)(?:[-\d]|$)/i;

/** Calls, members, interpolations, paths: programs, not values. */
const program = new RegExp(
  oneLine`
    [()<>{}[\]]|\$\{|::|=>
    |^(?:
      process|os|env|config|settings|self|this|req|request|args|options|params|ctx|secrets|vault|var|local|data|module
      |import
    )[.[]|^\/|^\.{1,2}\/|^https?:\/\/[^@]*$|^\w+\.\w+\.\w+$
  `,
  '',
);

const classes = (value: string): number =>
  [/\d/, /[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/].filter((sort) => sort.test(value)).length;

/** Whether a value under `key`, `token` and the like is one: long enough, and no word of a sentence or a program. */
export const looksLikeKey = (value: string): boolean =>
  value.length >= 8 &&
  !/\s/.test(value) &&
  !program.test(value) &&
  !openLicence.test(value) &&
  (/\d/.test(value) ? classes(value) > 1 || value.length > 15 : value.length >= 20 && classes(value) > 2);

/** Under a name that says "secret" a short one is enough: `SECRET_KEY=hunter2 npm start`. */
export const isShortSecret = (key: string, value: string): boolean =>
  /(?:^| )secret(?: key)?$/.test(key) &&
  /^[A-Za-z0-9!@#%^&*+-]{6,}$/.test(value) &&
  /[A-Za-z]{2}/.test(value) &&
  /\d/.test(value);

export const looksLikePassword = (value: string): boolean =>
  value.length >= 3 && value.length <= 200 && !/\s/.test(value) && !program.test(value) && !isPlaceholder(value);

/** What a word of a sentence never is: with a digit, a sign inside, or a capital inside. */
export const isMixed = (value: string): boolean =>
  /\d/.test(value) || /\p{L}[^\p{L}\p{N}'’-]/u.test(value) || /\p{Ll}\p{Lu}/u.test(value);

/** What follows a plain word that is a value: nothing, or another clause. */
export const ends = new RegExp(
  `^["'\`”»’]?[ \\t]*(?:$|[\\n\\r.,;)|}\\]<&]|(?:${and}|or|but|oder|ou|o|for|für|user|login|username)(?![\\p{L}]))`,
  'u',
);
