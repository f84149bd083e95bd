import type { Tagged } from '../../../../../shared/tagger';
import { isGivenName } from '../../lists';
import { matchedLength } from '../../text/around';
import { named } from '../resolve';

/** How a bank says in a statement's line what was done: "FPO Ngozi Okoro", "DD  Thames Water". */
const code =
  /^(?:DD|SO|FPO|FPI|FP|BGC|BACS|VIS|DEB|DPC|TFR|TRF|XFER|POS|ATM|CHQ|CHK|ACH|BP|CPT|SEPA|VIR|PRLV|CB|UEB|LS|GUT)[ :]{1,4}(?=\p{L})/u;
const more = /^ \p{Lu}[\p{L}\p{M}'’-]+/u;

/** A name without the code before it; somebody's with the family name behind it. */
export const withoutBankCode = (text: string, span: Tagged): Tagged => {
  const length = named.has(span.type) ? matchedLength(code, text.slice(span.start, span.end)) : 0;
  if (length === 0) return span;
  const start = span.start + length;
  const name = text.slice(start, span.end);
  if (!isGivenName(name)) return { ...span, start };
  return { ...span, start, type: 'PERSON', end: span.end + matchedLength(more, text.slice(span.end, span.end + 24)) };
};
