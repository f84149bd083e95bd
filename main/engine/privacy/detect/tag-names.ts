import type { Found } from './resolve';

/** What stands in a sanitized text where nothing is left of a value: "[PERSON_1]". */
const placeholder = /\[[A-Z][A-Z_]{2,30}_\d{1,5}\]/g;

/** Without what was found inside a placeholder. Linear in the text. */
export const withoutPlaceholders = (text: string, found: readonly Found[]): readonly Found[] => {
  if (!text.includes('_')) return found;
  const inside = new Uint8Array(text.length);
  for (const { 0: whole, index } of text.matchAll(placeholder)) inside.fill(1, index, index + whole.length);
  return found.filter(({ start, end, source }) => source === 'rule' || !inside.subarray(start, end).includes(1));
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
