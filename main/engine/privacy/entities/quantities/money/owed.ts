import { oneLine } from '../../../patterns/one-line';
import { onward } from '../people/onward';
import { after, before, type Rule } from './phrases';

/** Bare numbers that are owed, and paid back. */

const still = '(?: (?:still|ancora|todavía|aún|nog|jeszcze|ainda|encore|noch|nadal|solo|sólo|solo|tylko|maar))?';
const owing: Rule = {
  before: before(
    oneLine`
      (?:
        (?:me|te|le|nos|les) deb(?:e|en|ía)|(?:mi|ti|ci|gli|le) dev(?:e|ono|i)|(?:me|lhe) dev(?:e|em)
        |wis(?:i|zą|isz) (?:mi|nam)|krijgt|krijg|moet (?:me|mij|ons)|kriege? (?:von|vom) \p{L}{2,15}
      )${still}
    `,
  ),
  after:
    /^(?:$|[.,;:!?)\n](?!\d)| (?:todavía|aún|ancora|van (?:mij|me|hem|haar|ons)|od|desde|da|de ayer|per|por|para|za)(?!\p{L}))/iu,
  digits: 2,
  reason: 'lent or owed to somebody',
};
/** "moet mijn zus nog 2000 terugbetalen", "400 hat er zurückgezahlt", "4000'ini geri verdi" */
const repaid: Rule = {
  before: /$/u,
  after: new RegExp(
    oneLine`
      ^(?:['’]\p{L}{1,3})?(?: (?:nog |al |schon )?
        (?:terugbetalen|zurückzahlen|zurückgeben|à rembourser|do oddania|geri (?:ver|öde|al)\p{L}{1,6})
        | (?:hat|hab|habe|haben) (?:er|sie|ich|wir|\p{Lu}\p{Ll}+) (?:\p{Ll}{2,9} )?
        (?:zurückgezahlt|zurückgegeben|abbezahlt|zurückbekommen|überwiesen))(?!\p{L})
    `,
    'iu',
  ),
  digits: 2,
  reason: 'what is paid of a debt',
};
/** "he'll pay me back the 350", "il me rend les 200", "odda mi te 250" */
const givesBack: Rule = {
  before: before(
    oneLine`
      (?:
        (?:pays?|paying|paid|gives?|giving|gave|sends?|sent)(?: (?:me|us|him|her|them|you))? back|repa(?:y|ys|id)
        |refund(?:s|ed)?
      )(?: (?:me|us|him|her|them))?(?: the)?|(?:me|te|lui|nous|leur) (?:rends?|rendra|rembourse(?:ra)?)(?: les)?
      |(?:me|te|le|nos) (?:devuelve|devolverá|devolvió)(?: los)?
      |(?:mi|ti|gli|le|ci) (?:ridà|ridarà|restituisce|restituirà|rende)(?: i)?
      |(?:odda(?:je|ł|ła)?|zwróci|zwraca)(?: (?:mi|nam|jej|mu))?(?: te)?|(?:me|lhe|nos) devolve(?:rá|u)?(?: os)?
      |devolve-me(?: os)?
    `,
  ),
  after: onward,
  digits: 2,
  reason: 'what is paid of a debt',
};
/** "er zahlt mir die 350 zurück"; what is given goes to somebody, or it is no money. */
const givesThemBack: Rule = {
  before: before(
    oneLine`
      (?:zahlt?e?n?(?: (?:mir|uns|ihm|ihr|dir|ihnen))?|(?:gibt|gebe|überweist) (?:mir|uns|ihm|ihr|dir|ihnen))(?: die)?
      |(?:betaalt?(?: (?:mij|me|ons|hem|haar))?|geeft? (?:mij|me|ons|hem|haar))(?: de)?
      |(?:betalar(?: (?:mig|oss|honom|henne))?|ger (?:mig|oss|honom|henne))(?: de)?
      |(?:pays?(?: (?:me|us|him|her|them))?|(?:gives?|gave|sends?) (?:me|us|him|her|them))(?: the)?
    `,
  ),
  after: after('(?:(?:mir|uns|noch|bald|morgen|mij|ons|gauw|me|us) )?(?:zurück|terug|tillbaka|back)'),
  digits: 2,
  reason: 'what is paid of a debt',
};
/** "debemos 640 al taller", "we zijn de garage 640 schuldig" */
const owingTo: Rule = {
  before: before(
    oneLine`
      deb(?:o|emos)|dev(?:o|emos)|dobbiamo|(?:je|on|nous) (?:dois|doit|devons)|wis(?:zę|imy)(?: \p{L}{3,14})?
      |skyldiga?(?: \p{L}{2,14}){0,2}|(?:me|nos|le|mi|ci|gli) prest(?:a|an|ano)|empresta-me|me empresta
      |(?:il|elle|on) me prête|pożyczył\p{L}{1,3} (?:ode mnie|od \p{L}{3,12})
    `,
  ),
  after: onward,
  digits: 2,
  reason: 'lent or owed to somebody',
};
/** "1,5 tysiąca dostałam od mamy" */
const polishFirst: Rule = {
  before: /$/u,
  after: /^ (?:dostał|pożyczył|oddał|pożycz|zapłacił)\p{L}{1,3} (?:od|ode|mu|jej|mi|im|za)(?!\p{L})/iu,
  digits: 3,
  year: true,
  reason: 'lent or owed to somebody',
};
const repaidBefore: Rule = {
  before: before(
    'me ne (?:ha|hanno) (?:ridati|restituiti|dati|resi)|(?:gliene|glieli|ne) ho (?:ridati|restituiti|dati|resi)',
  ),
  after: onward,
  digits: 2,
  reason: 'what is paid of a debt',
};

export const owed: readonly Rule[] = [owing, repaid, repaidBefore, givesBack, givesThemBack, owingTo, polishFirst];
