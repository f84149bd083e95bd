import { isCity, isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { anyCase, eitherCase, infants, several, siblings } from '../people/words';
/** Months, weeks and days of a small child: "bébé de 7 mois", "oğlum yedi aylık", "Baby 5 Monate". */

/** What stands between a verb and its number. */
export const hedge = `(?:${hedges('about', 'nearly', 'only', 'now', 'soon', 'over')}|probably|well|past|under|a proud|a sprightly|(?:getting )?close to|sur les|hacia los|mal|stolze) `;

const infantWords = eitherCase(
  oneLine`
    ${infants}|${siblings}|petite? derni(?:er|ère)|little 1|newborn|twins?|triplets|Zwilling\p{L}{0,2}|petite?|petits?
    |peque|piccol[oa]|kleine|malutk[ai]|pup[oa]|synek|synuś|córeczka|córcia|tjejen|killen|bebeğim|bebek|oğlum|kızım
    |torunum
  `,
);
/** "bébé de 7 mois", "hija de ocho meses", "oğlum yedi aylık": an infant's, whatever it does. */
const infantIs = "de|di|of|von|van|på|is|['’]s|are|ist|sind|a|ont|tiene|ha|ma|tem|fez|är|zijn|aged|âgée?|w wieku";
/** A verb is no name, whatever its case. */
const infantName = `(?: (?!(?:${infantIs}|${hedge.trim()}|derni(?:er|ère))(?!\\p{L}))(\\p{L}[\\p{L}'-]{1,20}))?`;
const ofInfant = new RegExp(
  `(?<!\\p{L})(?:${infantWords})${infantName},? ?(?:(?:${infantIs}|,|\\() ?)(?:${hedge}){0,2}$`,
  'iu',
);
/** "Baby 5 Monate": no verb between. */
const bareInfant = new RegExp(`(?<!\\p{L})(?:${infantWords})${infantName} (?:${hedge}){0,2}$`, 'iu');
const isOfInfant = (pattern: RegExp, left: string): boolean => {
  const [whole, name] = pattern.exec(left) ?? [];
  return whole !== undefined && (name === undefined || /^\p{Lu}/u.test(name));
};
/** "Ilyes 9 ans et le ptit Adam 14 mois": a name among others. */
const namedInfant = new RegExp(
  oneLine`
    (?:p['’]?tite?|little|[Kk]leine[rn]?|pequeñ[oa]|piccol[oa]|lill[ae]|mały|mała|[,(]|${and}) ?
    (?:le |la |de |der |die |o |a )?(?<!\p{L})(\p{Lu}[\p{L}'-]{1,20}) $
  `,
  'u',
);
/** Days that a child spends somewhere have no end of a clause behind: "14 Tage bei". */
const bareUnit = new RegExp(
  `^[ -]?(?:(?!days?|Tagen?|jours|días|dias|giorni|dagen|dni|dagar)|\\p{L}{3,10}(?=$|[.,;:!?)\\n]| (?:${and}|who|qui|que|che|die|der|som)(?!\\p{L})))`,
  'iu',
);
/** "aged 9 months", "âgé de 9 mois" */
const agedBefore = /(?<!\p{L})(?:aged|âgée?s? (?:seulement )?de|w wieku) $/iu;
/** What is counted. */
const infantUnit = new RegExp(
  oneLine`
    ^[ -]?(?:
      months?|mths?|mos|weeks?|wks?|days?|Monate?n?|Wochen?|Tagen?|mois|semaines|jours|meses|semanas|días|dias|mesi
      |settimane|giorni|maanden|weken|dagen|miesi\p{L}{2,4}|tygodn\p{L}{1,3}|dni|månader|veckor|dagar|aylık|haftalık
      |günlük
    )(?!\p{L})(?!
      ,? (?:
        de (?:retard|plus|moins|traite|contr|prison|vacan|stage|bail|loyer)|ago|later|after|before|from|into|in|to go
        |pregnant|left|away|ahead|early|late|premature|behind|vor|nach|später|zu früh|her|après|avant|plus tôt
        |plus tard|después|antes|dopo|prima|geleden|later|temu|później|atrás|depois|sedan|senare|tr(?:ocken|äg)
        |without|ohne|sans|sin|senza|of (?!age)|off|holiday|vacation|Urlaub|Ferien|frei|krank|lang|sick
      )
    )
  `,
  'iu',
);
/** "ungen var 8 månader", "o bebê com 5 meses": the smallest alone, of adults it would be how long something took. */
const ofLittle = new RegExp(
  oneLine`
    (?<!\p{L})(?:${eitherCase('baby|bébé|bebé|bebê|bebezinh[oa]|nourrisson|newborn|infant|toddler|Säugling|petite?|puce|poupon|nen[ea]|peque|bimb[oa]|neonat[oa]|piccol[oa]|niemowlę|zuigeling|bebis(?:en)?|bebin|ungen|barnet|flickan|pojken|lillan|lillen|tösen|grabben|dottern|sonen|babyn|babyen|jenta|gutten|pigen|drengen|barnebarnet')})
    (?: \p{Lu}[\p{L}'-]{1,20})?,? (?:
      (?:
        was|war|avait|aura|a|tenía|tiene|tinha|tem|aveva|ha|var|är|er|blir|hade|com|con|de|di|då|som är|som var|miało
        |ma
      ) )?(?:${hedge})?$
  `,
  'u',
);
const unitEnds = new RegExp(
  oneLine`
    ^ (?:
      months?|weeks?|Monate|Wochen|mois|semaines|meses|semanas|mesi|settimane|maanden|weken|miesi\p{L}{2,4}
      |tygodn\p{L}{1,3}|månader|måneder|veckor|uger|uker
    )(?=$|[.,;!?)\n]| (?:${and}|gammal[ta]?|gammel|quand|cuando|quando|när|då)(?!\p{L}))
  `,
  'iu',
);

/** "Wren (7 months)", "Wren (7mo)": a name and its months, weeks or years, in brackets. */
const bracketed = {
  before: new RegExp(`(?<![\\p{L}'’-])(\\p{Lu}[\\p{L}'’-]{1,20}) ?\\((?:${hedge})?$`, 'u'),
  after: new RegExp(
    oneLine`
      ^[ -]?(?:
        m|mo|mos|mths?|mnths?|months?|w|wks?|weeks?|y|yo|yrs?|years?|Mon|Monate?|Wo|Wochen|J|Jahre?|mois|sem|semaines?
        |ans?|meses|sems?|semanas?|años?|mes[ei]|sett|settimane|anni|mnd|maanden|wkn|weken|jr|jaar|mies
        |miesi\p{L}{2,4}|tyg|tygodn\p{L}{1,3}|lata?|mån|månader|veckor|år|meses|anos?|aylık
      )\.?(?: (?:old|alt|gammal|oud))?\)
    `,
    'iu',
  ),
};
/** What is next to another in brackets, or among children. */
const besideAges = new RegExp(
  `(?<!\\p{L})(\\p{Lu}[\\p{L}'’-]{1,20}) ?\\(\\d{1,2}(?:[ -]?\\p{L}{1,8}\\.?)?\\)(?:, ?| (?:${and}|&) )(?:\\p{L}{2,9} )?\\p{Lu}[\\p{L}'’-]{1,20} ?\\($`,
  'u',
);
/** Berlin and Paris are given names as well. */
const isPersonsName = (word: string): boolean => isGivenName(word) && !isCity(word);
const ofChildren = new RegExp(
  `(?<!\\p{L})(?:${anyCase(`${infants}|${siblings}|${several}`)})(?!\\p{L})[^.!?\\n]*$`,
  'u',
);
const isBracketed = (left: string, right: string): boolean => {
  const name = bracketed.after.test(right) ? bracketed.before.exec(left)?.[1] : undefined;
  return (
    name !== undefined &&
    (isPersonsName(name) || isPersonsName(besideAges.exec(left)?.[1] ?? '') || ofChildren.test(left))
  );
};

/** Whether what a number counts is how old a small child is. */
export const isOfSmallChild = (left: string, right: string): boolean =>
  isBracketed(left, right) ||
  (unitEnds.test(right) && ofLittle.test(left)) ||
  (infantUnit.test(right) &&
    (isOfInfant(ofInfant, left) ||
      agedBefore.test(left) ||
      (bareUnit.test(right) && (isOfInfant(bareInfant, left) || isGivenName(namedInfant.exec(left)?.[1] ?? '')))));
