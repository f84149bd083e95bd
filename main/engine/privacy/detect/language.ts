/** BCP 47 language of a text, or null where it is too short to tell. */
export const language = (_text: string): string | null => null;
