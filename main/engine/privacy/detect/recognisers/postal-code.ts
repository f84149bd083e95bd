import type { Candidate, Recogniser } from '../../entities/entity';
import {
  american,
  brazilian,
  canadian,
  dutch,
  dutchOrJoined,
  inTwo,
  irishKey,
  irishRest,
  japanese,
  polish,
  portuguese,
} from '../../entities/place/postal-shapes';
import { cities, foldName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { perhapsCapital, stretchesOf } from '../../text/pieces';
import { fieldsOf } from './fields';
import { type Labelled, labelled } from './labelled';
import { postalNames } from './labels/money';
import { cuesOf } from './labels/words';

/** An index of shares counts points. */
const notOfShares = '(?![^0-9\\n]{0,24}[0-9][0-9., ]{0,9}(?:пункт|балл|бал[аиі]|процент|відсот|руб|%))';

/** Postal codes under their names and keys, however many digits; without a city or a street beside them. */
const named: Labelled = {
  cues: [
    ...cuesOf(postalNames),
    `почтовый индекс|поштовий індекс|(?:индекс|індекс)${notOfShares}`,
    oneLine`
      пощенски код
      |ταχυδρομικός κώδικας|τ\.?κ\.?(?= ?[0-9])
      |poštn[aáí] (?:broj|číslo|številka)|poštanski broj|postinumero|kode ?pos|mã bưu (?:chính|điện)
      |postal(?= [0-9]{5,6}(?![0-9]))|irsz\.?|irányítószám|psč|cod poștal
    `,
    '우편번호',
    'cp(?= ?:? ?(?:[0-9]{5}(?![0-9-])|[0-9]{4}-[0-9]{3}(?![0-9])))',
  ],
  keys: [
    'zip',
    'plz',
    'cap',
    'cp',
    'postal',
    'postcode',
    'zipcode',
    'postalcode',
    'code?postal|codigopostal|codicepostale|kodpocztowy|plz ort',
    '(?:billing|shipping|home|mailing) (?:zip|postal code|postcode|plz)',
    'address (?:zip|postal code|postcode)',
  ],
  value: oneLine`
    (?:[A-Z]{1,2}-)?(?:
      ${american}|${portuguese}|${japanese}|${polish}|${inTwo}|${dutchOrJoined}
      |[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}|${canadian}|[AC-FHKNPRTV-Y][0-9][0-9W] ?${irishRest}|[0-9]{4,6}
    )
  `,
  score: 0.95,
};

/** Keys that other codes have too, or codes that other numbers are: the one says what the other is. */
const ownShapes: readonly { readonly key: RegExp; readonly code: RegExp }[] = [
  { key: /^(?:\p{L}+ )?kod(?: poczt)?$/u, code: new RegExp(`^${polish}$`) },
  { key: /^(?:\p{L}+ )?cep(?: \p{L}+)?$/u, code: /^\d{8}$/ },
];

/** Where one lives: "live in 70372", "j'habite au 69003". */
const dwelling = new RegExp(
  oneLine`
    (?<=
      (?<!\p{L})(?:
        (?:live[sd]?|living|moved?|moving|staying|based) (?:in|to|near)
        |(?:wohn(?:e|en|t|haft)|leb(?:e|en|t)|zieh(?:e|en|t)) (?:in|nach|bei)
        |(?:habit(?:e|ons|ez|ent)|vis|vit|vivons|loge|réside) (?:au|à|dans le|en)
        |(?:viv(?:o|e|imos|en)|resid(?:o|e|imos)) (?:en|no)(?: el)?|(?:abit(?:o|a|iamo)|viv(?:o|e|iamo)) (?:a|nel|in)
        |(?:woon|wonen|woont) (?:in|op)
        |(?:iets|(?:een )?(?:huis|woning|appartement|flat|kamer)|buurt|omgeving|regio) (?:in|rond|van)
        |mieszka(?:m|my)? w|(?:moro|mora|moramos) (?:em|no|na)|bor (?:i|på)
      ) )(?:${brazilian}|${polish}|${inTwo}|[1-9][0-9]{3} ?[A-Z]{2}|[0-9]{5})(?=
      $|[.,;:!?)\n](?![0-9])
      | (?:
        and|und|et|y|e|en|i|och|of|with|mit|avec|con|met|z|com|med|but|aber|mais|pero|since|seit|depuis|desde|da|sinds
        |od|sedan
      )(?!\p{L})| \p{Lu}\p{Ll}
    )
  `,
  'gmu',
);

/** Six digits behind Singapore, and before a Russian town. */
const six =
  /(?=[0-9])(?:(?<=(?<!\p{L})(?:Singapore|S(?=\())[ ,]{0,2}\(?)[0-9]{6}(?![0-9\p{L}])|(?<![\p{L}\p{N}.,№-])[1-9][0-9]{5}(?=, ?(?:г\.? ?)?\p{Lu}\p{sc=Cyrillic}{2}))/gu;

/** "Nantes (44000)": in brackets behind its town. */
const bracketed = new RegExp(
  oneLine`
    ${perhapsCapital}(?<town>\p{Lu}[\p{L}\p{M}’'-]{1,24}(?: (?:\p{Lu}|\p{Ll}{1,4} \p{Lu})[\p{L}\p{M}’'-]{1,24}){0,2}) \(
    (?<code>[0-9]{5}(?:-[0-9]{3})?|${portuguese}|${polish}|${dutch}|${inTwo})\)
  `,
  'gu',
);
/** Where one may be: most texts have no number in brackets. */
const bracket = / \([0-9]/g;
/** Longer than a town with its code. */
const margin = 200;
/** The country of the town that words end with. */
const townIn = (words: string): string | undefined =>
  words
    .split(' ')
    .map((_, from, all) => cities.get(foldName(all.slice(from).join(' ')))?.country)
    .find((country) => country !== undefined);
/** "Berlin (45000)": so many people. French codes of large towns are round as well. */
const isCode = (country: string | undefined, code: string): boolean =>
  country === 'FR' || (country !== undefined && !/^\d\d000$/.test(code));

/** Ireland's Eircodes have letters and digits that few codes have in that order: with the space they say it themselves. */
const eircode = new RegExp(`(?<![\\p{L}\\p{N}_-])${irishKey} ${irishRest}(?![\\p{L}\\p{N}_-])`, 'gu');
const product = /(?:model|part|sku|version|ref|grade|size|room|gate|flight|class|type)[ .:#-]{0,3}$/i;

/** Postal codes by their names in a dozen languages and by keys, and Irish ones by their shape. */
export const recognisePostalCode: Recogniser = (prepared) => [
  ...labelled(prepared, named),
  ...ownShapes.flatMap(({ key, code }) => fieldsOf(prepared, key, (value) => code.test(value))),
  ...[...prepared.text.matchAll(six)].map(
    ({ 0: code, index: start }): Candidate => ({
      start,
      end: start + code.length,
      score: 0.85,
      reason: 'beside its town',
    }),
  ),
  ...stretchesOf(prepared.text, bracket, margin).flatMap(({ start, part }) =>
    [...part.matchAll(bracketed)].flatMap(({ 0: whole, index, groups: { town = '', code = '' } = {} }) => {
      const end = start + index + whole.length - 1;
      return isCode(townIn(town), code)
        ? [{ start: end - code.length, end, score: 0.85, reason: 'beside its town' }]
        : [];
    }),
  ),
  ...[...prepared.text.matchAll(dwelling)].map(
    ({ 0: code, index: start }): Candidate => ({
      start,
      end: start + code.length,
      score: 0.92,
      reason: 'where one lives',
    }),
  ),
  ...[...prepared.text.matchAll(eircode)]
    .filter(({ 0: code, index }) => {
      const unique = code.slice(-4);
      return /\d/.test(unique) && /[A-Z]/.test(unique) && !product.test(textBefore(prepared.text, index, 16));
    })
    .map(
      ({ 0: code, index }): Candidate => ({
        start: index,
        end: index + code.length,
        score: 0.8,
        reason: 'written as an Irish postal code',
      }),
    ),
];
