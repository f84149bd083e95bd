/** Whether a text is a post among people: a comment, a tweet, a chat message. */

/** Longer ones tell more of themselves by their words. */
const longest = 280;

/** Signs that people set for people: emoji, smileys, tags, marks in a row. */
const signs =
  /\p{Extended_Pictographic}|(?<![\p{L}\p{N}&/])[#@] ?\p{L}|[!?]\s?[!?]|(?<!\S)(?:[:;=] ?-? ?[()DPp3]|<\s?3|[xX]D)(?![\p{L}\p{N}])/u;
const slang =
  /(?<!\p{L})(?:lol|lmf?ao|rofl|omf?g|[wt]tf|tf|smh|tbh|ngl|imho|idk|ikr|rly|bruh|bro|dude|y['’]?all|(?:ha){2,}h?|(?:he){2,}|k{4,}|(?:ja){2,}|mdr+|ptdr+|xd|v[td]g|stp|svp|tkt|ptn|xq|tqm|cmq|nn so|vc[s]?|blz|mano|digga)(?!\p{L})/iu;
/** What is asked of an audience, or said to one who shows something. */
const audience =
  /(?<!\p{L})(?:any(?:one|body) else|who else|(?:did|does|has|have|is|was) any(?:one|body)|(?:is it|am i|was it) (?:just|only|the only)|you guys|your (?:videos?|vlogs?|channel|tweets?|posts?|stream)|wer (?:von euch|noch)|geht (?:es|das) nur mir|(?:dein|eure?)e?[ns]? (?:videos?|kanal|posts?)|(?:suis-je|je suis) l[ea] seule?|qui d['’]autre|tes? vidéos?|ta chaîne|alguien más|soy (?:el|la) únic[oa]|tus? v[ií]deos?|tu canal|qualcun altro|sono (?:l['’]unic[oa]|solo io)|i tuoi video|il tuo canale|alguém mais|sou (?:o|a) únic[oa]|teus? vídeos?|iemand anders|ben ik de enige|jouw (?:video['’]?s|kanaal)|czy tylko ja|ktoś jeszcze|twój kanał|någon (?:annan|mer)|är det bara jag|din kanal)(?!\p{L})/iu;

export const isPost = (text: string): boolean =>
  text.length <= longest && (signs.test(text) || slang.test(text) || audience.test(text));
