/**
 * Whose something is, by language: the one table that cues of people take these words from. `ours`: the writer's own;
 * `mine`: one thing of the writer alone.
 */
const table = {
  en: { mine: 'my', ours: 'my|our', others: 'his|her|their' },
  de: { mine: 'mein\\p{L}{0,2}', ours: 'mein\\p{L}{0,2}|unser\\p{L}{0,2}', others: 'sein\\p{L}{0,2}|ihr\\p{L}{0,2}' },
  fr: { mine: 'mon|ma', ours: 'mon|ma|mes|notre|nos', others: 'son|sa|ses|leurs?' },
  es: { mine: 'mi', ours: 'mis?|nuestr[oa]s?', others: 'sus?' },
  it: { mine: 'mi[oa]', ours: 'mi[oae]|miei|nostr[oaie]', others: 'su[oae]|suoi' },
  nl: { mine: 'mijn', ours: 'mijn|onze|ons', others: 'zijn|haar' },
  pl: { mine: 'mój|moja', ours: 'm[oó]j\\p{L}{0,3}|nasz\\p{L}{0,3}', others: 'jego|jej' },
  pt: { mine: 'meu|minha', ours: 'meus?|minhas?|noss[oa]s?', others: 'seus?|suas?' },
  sv: { mine: 'min', ours: 'min|mitt|mina|vår\\p{L}?', others: 'hans|hennes' },
} as const;

/** Alternatives of a regular expression. In small letters: where case counts, only those inside of a sentence are found. */
export const mine = Object.values(table)
  .map((words) => words.mine)
  .join('|');
/** Those of a regular expression that has no regard to case. */
export const ours = Object.values(table)
  .map((words) => words.ours)
  .join('|');
export const possessives = Object.values(table)
  .map((words) => `${words.ours}|${words.others}`)
  .join('|');
