import type { Tagged } from '../../../../../shared/tagger';
import { isGivenName } from '../../lists';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { named } from '../resolve';

/** How a bank says in a statement's line what was done: "FPO Ngozi Okoro", "DD  Thames Water". */
const code =
  /^(?:DD|SO|FPO|FPI|FP|BGC|BACS|VIS|DEB|DPC|TFR|TRF|XFER|POS|ATM|CHQ|CHK|ACH|BP|CPT|SEPA|VIR|PRLV|CB|UEB|LS|GUT)[ :]{1,4}(?=\p{L})/u;
/** "910.00", "£75", "450" at the end: what a statement's line has. Elsewhere the letters are initials: "CB Fry". */
const amount = /\d[.,]\d{2}(?!\d)|[€£$] ?\d|\d ?(?:[€£$]|[A-Z]{3}(?!\p{L})|zł|kr(?!\p{L}))|\p{L} +\d{1,6} *$/u;
/** A line is read this far on either side. */
const reach = 160;
const hasAmount = (text: string, { start, end }: Tagged): boolean => {
  const before = textBefore(text, start, reach).split('\n').at(-1) ?? '';
  const [after = ''] = textAfter(text, end, reach).split('\n');
  return amount.test(before) || amount.test(text.slice(start, end) + after);
};

const more = /^ \p{Lu}[\p{L}\p{M}'’-]+/u;

/** A name without the code before it; somebody's with the family name behind it. */
export const withoutBankCode = (text: string, span: Tagged): Tagged => {
  const length = named.has(span.type) ? matchedLength(code, text.slice(span.start, span.end)) : 0;
  if (length === 0 || !hasAmount(text, span)) return span;
  const start = span.start + length;
  const name = text.slice(start, span.end);
  if (!isGivenName(name)) return { ...span, start };
  return { ...span, start, type: 'PERSON', end: span.end + matchedLength(more, text.slice(span.end, span.end + 24)) };
};
