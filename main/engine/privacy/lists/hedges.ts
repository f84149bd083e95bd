/** Small words between who or what has a number and the number, by language: the one table that rules of quantities take them from. */

/**
 * `about`: it is roughly so much. `nearly`: it is a little less. `only`: it is little. `now`: it is so by now, or still.
 * `soon`: it will be. `over`: it is at least, or at most, so much.
 */
type Hedge = 'about' | 'nearly' | 'only' | 'now' | 'soon' | 'over';

const table: Readonly<Record<string, Readonly<Record<Hedge, string>>>> = {
  en: {
    about: 'about|around|roughly|approximately|approx\\.?|circa|ca\\.?|maybe|like',
    nearly: 'almost|nearly',
    only: 'only|just|barely',
    now: 'now|currently|already|still',
    soon: 'soon',
    over: 'over|more than|less than|at least|up to',
  },
  de: {
    about: 'etwa|rund|ungefähr|(?:so )?um die|so',
    nearly: 'fast|knapp|beinahe',
    only: 'nur|erst|gerade(?: mal)?',
    now: 'jetzt|schon|noch|bereits|mittlerweile|nun',
    soon: 'bald',
    over: 'über|mehr als|weniger als|mindestens|gut|bis zu',
  },
  fr: {
    about: 'environ|à peu près|autour de|dans les|près de|quelque',
    nearly: 'presque',
    only: 'seulement|à peine|juste',
    now: 'déjà|maintenant|encore',
    soon: 'bientôt',
    over: "plus de|moins de|au moins|jusqu['’]à",
  },
  es: {
    about: 'un[oa]s|cerca de|alrededor de|como|más o menos|sobre los|aproximadamente',
    nearly: 'casi',
    only: 'solo|sólo|apenas',
    now: 'ya|ahora|todavía|aún',
    soon: 'pronto',
    over: 'más de|menos de|al menos|hasta',
  },
  it: {
    about: 'circa|sui|sulle|intorno ai|più o meno',
    nearly: 'quasi',
    only: 'sol[oi]|appena',
    now: 'già|ormai|adesso|ora|ancora',
    soon: 'presto',
    over: 'oltre|più di|meno di|almeno|fino a',
  },
  nl: {
    about: "ongeveer|zo['’]n|rond(?: de)?",
    nearly: 'bijna',
    only: 'pas|slechts|net|amper|(?:nog )?maar',
    now: 'nu|al|inmiddels|nog',
    soon: 'binnenkort',
    over: 'ruim|meer dan|minder dan|minstens',
  },
  pl: {
    about: 'około|ok\\.|jakieś|koło',
    nearly: 'prawie|niemal',
    only: 'tylko|dopiero|zaledwie|ledwie',
    now: 'już|teraz|jeszcze',
    soon: 'wkrótce|niedługo',
    over: 'ponad|więcej niż|mniej niż|co najmniej',
  },
  pt: {
    about: 'uns|umas|cerca de|por volta d[eo]s?',
    nearly: 'quase',
    only: 'só|apenas|somente',
    now: 'já|agora|ainda',
    soon: 'em breve',
    over: 'mais de|menos de|pelo menos|até',
  },
  sv: {
    about: 'ungefär|runt|cirka|omkring',
    nearly: 'nästan|knappt',
    only: 'bara|endast',
    now: 'nu|redan|fortfarande',
    soon: 'snart',
    over: 'över|drygt|mer än|mindre än|minst',
  },
  da: {
    about: 'omtrent|rundt regnet',
    nearly: 'næsten',
    only: 'kun',
    now: 'allerede',
    soon: '',
    over: 'mere end|mindst',
  },
  no: { about: 'omlag', nearly: 'nesten', only: 'bare', now: 'nå', soon: '', over: 'mer enn|minst' },
  fi: { about: 'noin', nearly: 'melkein|lähes', only: 'vain', now: 'jo|nyt', soon: 'pian', over: 'yli|vähintään' },
  cs: {
    about: 'asi|zhruba|kolem',
    nearly: 'skoro|téměř',
    only: 'jen|pouze',
    now: 'už|teď',
    soon: 'brzy',
    over: 'přes',
  },
  ru: {
    about: 'около|примерно',
    nearly: 'почти',
    only: 'только|всего',
    now: 'уже|сейчас',
    soon: 'скоро',
    over: 'более',
  },
  tr: {
    about: 'yaklaşık',
    nearly: 'neredeyse',
    only: 'sadece|henüz',
    now: 'şu an|şimdi',
    soon: 'yakında',
    over: 'en az',
  },
};

/** Alternatives of a regular expression: the words of all languages for some of them. */
export const hedges = (...some: readonly Hedge[]): string =>
  [...new Set(Object.values(table).flatMap((words) => some.flatMap((each) => words[each].split('|'))))]
    .filter((word) => word !== '')
    .join('|');
