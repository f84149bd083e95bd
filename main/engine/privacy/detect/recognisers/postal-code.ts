import type { Candidate, Recogniser } from '../../entities/entity';
import { before } from './context';
import { type Labelled, labelled } from './labelled';
import { postalNames } from './labels/money';
import { cuesOf } from './labels/words';

/** Postal codes under their names and keys, however many digits; without a city or a street beside them. */
const named: Labelled = {
  cues: [...cuesOf(postalNames), 'почтовый индекс|поштовий індекс|irányítószám|psč|cod poștal', '우편번호'],
  keys: [
    'zip',
    'plz',
    'cap',
    'cp',
    'postal',
    'postcode',
    'zipcode',
    'postalcode',
    '(?:billing|shipping|home|mailing) (?:zip|postal code|postcode|plz)',
    'address (?:zip|postal code|postcode)',
  ],
  value:
    '(?:[A-Z]{1,2}-)?(?:[0-9]{5}-[0-9]{3,4}|[0-9]{4}-[0-9]{3}|[0-9]{3}-[0-9]{4}|[0-9]{2}-[0-9]{3}|[0-9]{3} [0-9]{2}|[0-9]{4} ?[A-Z]{2}|[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}|[A-Z][0-9][A-Z][ -]?[0-9][A-Z][0-9]|[AC-FHKNPRTV-Y][0-9][0-9W] ?[0-9AC-FHKNPRTV-Y]{4}|[0-9]{4,6})',
  score: 0.95,
};

/** Ireland's Eircodes have letters and digits that few codes have in that order: with the space they say it themselves. */
const eircode = /(?<![\p{L}\p{N}_-])(?:[AC-FHKNPRTV-Y][0-9]{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}(?![\p{L}\p{N}_-])/gu;
const product = /(?:model|part|sku|version|ref|grade|size|room|gate|flight|class|type)[ .:#-]{0,3}$/i;

/** Postal codes by their names in a dozen languages and by keys, and Irish ones by their shape. */
export const recognisePostalCode: Recogniser = (prepared) => [
  ...labelled(prepared, named),
  ...[...prepared.text.matchAll(eircode)]
    .filter(({ 0: code, index }) => {
      const unique = code.slice(-4);
      return /\d/.test(unique) && /[A-Z]/.test(unique) && !product.test(before(prepared.text, index, 16));
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
