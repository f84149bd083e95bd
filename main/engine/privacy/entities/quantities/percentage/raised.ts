/** Raises and cuts that who gave them says: "mein Chef gab mir 4 % mehr", 老板给我涨了4%, 昇給率3%. */

const giver =
  /(?<!\p{L})(?:boss|employer|company|Chef(?:in|en)?|Firma|patron(?:ne)?|boîte|jefe|jefa|empresa|capo|ditta|baas|werkgever|szef(?:owa)?|firma|chefe|patrão|arbetsgivare\p{L}?)(?!\p{L})[^.!?\n\d]{0,24}(?<!\p{L})(?:me|mir|uns|us|mig|oss|nos|mi|mij|ons|nam|m['’]a|nous)(?: \p{L}{1,9}){0,3} $/iu;
const more =
  /^ (?:more|extra|mehr|drauf|de plus|en plus|más|in più|erbij|extra|więcej|podwyżki|a mais|mer|till)(?!\p{L})/iu;
const raisedMe =
  /(?<!\p{L})(?:(?:aument|sub|desc|tir)\p{L}{1,4}-me|me (?:aumentaram|aumentou|subieron|subió|bajaron|bajó)|mi (?:ha|hanno) (?:aumentato|tolto)|m['’](?:a|ont) augmentée?|(?:gaf|gaven) me|gav mig)(?: (?:um|uns|un|il|del?|di|de|en|o|el))? $/iu;
const unspaced =
  /(?:给我|老板|公司|工资|薪水|给她|给他)[^。，,\n\d]{0,6}(?:涨|漲|加|降|扣)了?$|(?:昇給率?|減給|給料[がは]?|賃上げ)(?:は|が|率)?$/u;

/** Whether a percentage is a raise or a cut of somebody's pay. */
export const isRaise = (left: string, right: string): boolean =>
  raisedMe.test(left) || unspaced.test(left) || (more.test(right) && giver.test(left));
