import { oneLine } from '../../patterns/one-line';
import { remembered } from '../../text/pieces';

const early =
  /(?<![\p{L}\d.,:/€$£#-])(?:1[0-8]\d\d|19[0-4]\d)(?:er|ern|'?s|年)?(?![\p{L}\d%°€$£]|[.,:/-]\d| ?(?:kg|km|g|m|ml|kcal|USD|EUR|euros?|dollars|pounds|words|Wörter|mots|palabras))/gu;

const centuries = new RegExp(
  oneLine`
    (?<![\p{L}\d])(?:
      \d{1,2}(?:st|nd|rd|th)[ -]centur(?:y|ies)|\d{1,2}\. Jahrhundert|[XVI]{1,5}(?:e|ème) siècle|siglo [XVI]{1,5}
      |[XVI]{1,5} secolo|século [XVI]{1,5}|\d{1,2}e eeuw|[XVI]{1,5} wiek\p{L}*|\d{1,2}(?:00-talet|:e århundradet)
      |\d{1,2}\. yüzyıl\p{L}*|BCE?|AD|v\. ?Chr|av\. ?J\.-?C|a\. ?C\.|p\.n\.e|f\.Kr
    )(?![\p{L}\d])
    |世纪|世紀|时代|時代|王朝
  `,
  'gu',
);

/** How many years before living memory it names. */
export const yearsLongAgo = remembered(
  (text: string): number =>
    new Set([...text.matchAll(early), ...text.matchAll(centuries)].map(([found]) => found)).size,
);
const modern = /(?<![\p{L}\d.,:/€$£#-])(?:19[5-9]\d|20[0-2]\d)(?![\p{L}\d%]|[.,:/-]\d)/gu;

/** How many years of our age it names without a day. */
export const yearsOfOurAge = (text: string): number => new Set(text.match(modern)).size;
