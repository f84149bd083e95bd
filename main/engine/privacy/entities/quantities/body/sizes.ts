import { oneLine } from '../../../patterns/one-line';
import { standsIn, textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';

/** Sizes of shoes and clothes that somebody wears: "chausse du 29", "mi hija calza el 29", "noszę rozmiar 38". */

interface Size {
  readonly before: RegExp;
  readonly after: Pick<RegExp, 'test'>;
  /** Whether who wears it is in the verb, or nobody else has one. */
  readonly own: boolean;
}

const anything = /^/u;
const before = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words}) $`, 'iu');
const after = (words: string): RegExp => new RegExp(`^(?:${words})(?!\\p{L})`, 'iu');

const forms: readonly Size[] = [
  {
    before: before(
      oneLine`
        chauss(?:e|ais|ait|ent) (?:du|en)|calz(?:o|a|an|aba) (?:un|el|del|la|il|un numero|il numero)
        |calç(?:o|a|am|ava)(?: (?:o|um))?|calz(?:o|a)|(?:i|we) wear an? size|i (?:take|am|wear)(?: an?)? size
      `,
    ),
    after: onward,
    own: true,
  },
  {
    before: before(
      oneLine`
        (?:uso|llevo|gasto|visto) (?:una |la )?talla|(?:visto|uso) (?:o )?tamanho
        |(?:porto|indosso) (?:la taglia|una taglia|la)|noszę rozmiar|mam (?:stopę|rozmiar buta|rozmiar)
        |(?:ich )?(?:trage|habe) (?:Schuhgröße|Kleidergröße|Konfektionsgröße|Größe)
        |ik (?:heb|draag) (?:schoen|kleding)?maat|jag har (?:sko)?storlek
        |je (?:fais|mets|porte) (?:du|une taille|taille)|ayakkabı num(?:aram|ara)
      `,
    ),
    after: onward,
    own: true,
  },
  {
    before: before(
      oneLine`
        (?:usa|lleva|gasta|viste|tiene|necesita) (?:una |la )?talla|(?:veste|usa) (?:o )?tamanho
        |(?:porta|indossa) (?:la taglia|una taglia)|(?:nosi|ma) (?:rozmiar(?: buta)?|stopę)
        |(?:trägt|hat|braucht) (?:Schuhgröße|Kleidergröße|Konfektionsgröße|Größe)
        |(?:heeft|draagt) (?:schoen|kleding)?maat|(?:har|bär) (?:sko)?storlek
        |(?:fait|met|porte) (?:du|une taille|taille)|(?:wears?|takes?|is|needs?)(?: an?)? (?:shoe )?size
      `,
    ),
    after: onward,
    own: false,
  },
  { before: before('(?:porta|porto|ha|ho) (?:il|un)'), after: after(' di (?:scarpe|scarpa|piede)'), own: true },
  { before: before('har|bär|drar'), after: after(' i (?:skor|byxor|kläder)'), own: false },
  { before: anything, after: after(' numara (?:giy\\p{L}{1,8}|ayakkabı)'), own: true },
  {
    before: before("(?:is|am|wears?|takes?|[’']s|[’']m)(?: an?)? size"),
    after: after(' (?:shoes?|feet|foot|dress|in (?:shoes|trousers|jeans))'),
    own: true,
  },
  { before: before('(?:my|his|her) (?:shoe|dress) size (?:is|:)'), after: onward, own: true },
  {
    before: /(?:鞋码|脚码|靴のサイズは?|足のサイズは?|[我他她儿女]穿)$/u,
    after: /^ ?(?:码|号|cm|センチ|$|[，。、です])/u,
    own: true,
  },
];

const sign =
  /chauss|size|größe|talla|calz|calç|taglia|maat|rozmiar|stopę|storlek|skor|numara|scarp|tamanho|fai[st] du|码|靴|足/iu;
const number = /(?<![\p{Lu}\p{Ll}\d.,:/-])(?:[1-9]\d?(?:[.,]5|½)?|[1-6]\d\/[1-6]\d)(?![\d%]|[.,:/]\d)/gu;
const reach = 48;

/** The numbers of sizes. */
export const sizes = (text: string): Candidate[] =>
  sign.test(text)
    ? [...text.matchAll(number)].flatMap(({ 0: digits, index: start }): Candidate[] => {
        const end = start + digits.length;
        const left = textBefore(text, start, reach);
        const right = textAfter(text, end, reach);
        const isWorn = forms.some((form) => standsIn(form, left, right) && (form.own || isPersonBefore(left)));
        return isWorn ? [{ start, end, score: 0.75, reason: 'a size that somebody wears' }] : [];
      })
    : [];
