const pregnant =
  /pregnan|gestation|schwanger|ssw|enceinte|grossesse|embara[zç]|incinta|gravid|zwanger|ciąż|hamile|gebe|怀孕|孕|妊娠/iu;

/** What says how far on a pregnancy is. */
export const pregnancyUnits = {
  weeks: /week|wk|woche|ssw|semaine|seman|settiman|weken|tygod|veck|hafta|周|週/iu,
  months: /month|monat|mois|mes|maand|miesi|mies|mês|månad|aylık|月/iu,
} as const;

/** Whether words tell of a pregnancy, with its weeks or without. */
export const isPregnancy = (text: string): boolean => pregnant.test(text);

/** Whether they say its week or its month. */
export const saysHowFar = (text: string): boolean =>
  isPregnancy(text) && Object.values(pregnancyUnits).some((unit) => unit.test(text));
