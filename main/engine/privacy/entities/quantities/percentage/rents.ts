import { wordPattern } from '../../../patterns/word-starts';

/** What a rent rises by, however it is said. */

/** Who asks for more. */
const landlord = wordPattern(
  /(?<!\p{L})(?:landlord|landlady|letting agent|housing association|Vermieter(?:in)?|Hausverwaltung|proprio|propriétaire|bailleur|caser[oa]|(?:padron[ea]|proprietari[oa]) di casa|locatore|huisbaas|verhuurder|woningcorporatie|właściciel(?:ka)?|wynajmujący|senhori[oa]|proprietári[oa]|hyresvärd(?:en)?|värden|ev sahib(?:i|im|imiz))(?!\p{L})/iu,
);
const landlordUnspaced = /房东|房東|大家さん|家主/u;
/** "De huur gaat 5,8% omhoog", "kira artışı %18": the one that is paid, not those of a town. */
const before =
  /(?<!\p{L})(?:the rent|die Miete|le loyer|el alquiler|l['’]affitto|de huur|czynsz|a renda|o aluguel|hyran)(?: \p{L}{1,10}){1,4} $|(?<!\p{L})kira (?:artışı|zammı)(?: \p{L}{1,8})? $|(?<![的の])(?:房租|家賃)[がをは]?(?:要|又|突然|再)?(?:涨|漲|加|降)?了? ?$/iu;
const after =
  /^ (?:omhoog|erbij|up|higher|rauf|hoch|mehr|de plus|más|in più|więcej|a mais|mais|upp|mer|diyor|oldu|yaptı|istiyor|zam)(?!\p{L})|^(?:$|[.,;!?\n])|^(?:上が|上げ|値上|アップ|的)/iu;

/** Whether a percentage is what somebody's rent rises by. */
export const isRentRise = (left: string, right: string, clause: string): boolean =>
  (before.test(left) && after.test(right)) || landlord.test(clause) || landlordUnspaced.test(clause);
