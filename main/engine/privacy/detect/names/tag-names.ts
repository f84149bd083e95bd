import { placeholder } from '../../placeholders';
import type { Found } from '../resolve';

/**
 * Without what was found inside a placeholder, as it stands in a sanitized text: "[PERSON_1]". A number of the user's own
 * in brackets, "[ORDER_4711]", is none. Linear in the text.
 */
export const withoutPlaceholders = (text: string, found: readonly Found[]): readonly Found[] => {
  const outside = text.replace(placeholder, (whole) => ' '.repeat(whole.length));
  if (outside === text) return found;
  return found.filter(({ start, end, source }) => source === 'rule' || /[\p{L}\p{N}]/u.test(outside.slice(start, end)));
};

const tag = /<\/?([\p{L}_][\p{L}\p{N}_.:-]{0,60})(?=[\s/>])/gu;

/**
 * Without what was found inside the names of elements, `<Indirizzo>…</Indirizzo>`: they say of what kind a value is.
 * A name in angle brackets that nothing closes is somebody's in a chat, and a further mention is of what is known from
 * elsewhere: `<Quillermann>3400</Quillermann>`. Linear in the text.
 */
export const withoutTagNames = (text: string, found: readonly Found[]): readonly Found[] => {
  if (!text.includes('</')) return found;
  const tags = [...text.matchAll(tag)];
  const closed = new Set(tags.flatMap(({ 0: whole, 1: name = '' }) => (whole.startsWith('</') ? [name] : [])));
  const inTag = new Uint8Array(text.length);
  for (const { 0: whole, 1: name = '', index } of tags)
    if (closed.has(name)) inTag.fill(1, index, index + whole.length);
  return found.filter(({ start, end, source }) => source === 'mention' || inTag.subarray(start, end).includes(0));
};
