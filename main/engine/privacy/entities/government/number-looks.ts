import { oneLine } from '../../patterns/one-line';

/** A ticket of a help desk. */
export const ticketLook = /(?<![\p{L}\p{N}_-])(?:INC|REQ|RITM|CHG|TASK|SCTASK|PRB|CS)\d{7,8}(?![\p{L}\p{N}_-])/u;

/** How a VAT number is written in the countries of Europe, whatever its check. */
export const vatLook = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}])(?:
      DE\d{9}|ATU\d{8}|PL\d{10}|IT\d{11}|NL\d{9}B\d{2}|SE\d{10}01|BE[01]\d{9}|PT\d{9}|FR[A-Z0-9]{2}\d{9}
      |CHE-?\d{3}\.?\d{3}\.?\d{3}|GB\d{9}|CZ\d{8,10}|SK\d{10}|RO\d{6,10}|HU\d{8}|BG\d{9,10}|SI\d{8}|LT(?:\d{9}|\d{12})
      |LV\d{11}|EE\d{9}|EL\d{9}|NO[89]\d{8}(?:MVA)?|CY\d{8}[A-Z]|MT\d{8}|IE\d[A-Z0-9]\d{5}[A-Z]{1,2}
      |ES[A-Z]\d{7}[A-Z0-9]|DK\d{8}|FI\d{8}|LU\d{8}|HR\d{11}|XI\d{9}
    )(?![\p{L}\p{N}])
  `,
  'u',
);
