import { oneLine } from '../../../patterns/one-line';
import { children, eitherCase } from '../people/words';
import { after, before, type Rule } from './phrases';

/** Bare numbers that somebody paid, for goods and for a child. */

/** I paid; others pay as well, but their instalments and hours are counted. */
const iPaid = oneLine`
  paid|i(?:['’]ve)? (?:just |also )?(?:paid|spent)|ich (?:zahlte|bezahlte)|j['’]ai (?:payé|avancé|dépensé|claqué)
  |pagué|pagamos|gasté|(?:ho|abbiamo) (?:pagato|speso)|ik (?:betaalde)|(?:za)?płacił[ae]m|wydał[ae]m|paguei|gastei
  |(?:jag|vi) (?:betalade|lade)|betalade
`;
const forGoods = oneLine`
  for(?! \d)|in|on|at|towards|für|fürs|pour|d['’]\p{L}{3,}|de(?! (?:los|las|les|ellos)(?!\p{L})) \p{L}{3,}
  |di \p{L}{3,}|por(?! c)|voor|za|na|för|på|em|no|na|\d{1,2} (?:years?|months?|weeks?|days?) ago
`;
const goods: Rule = {
  before: before(iPaid),
  after: after(forGoods),
  digits: 2,
  year: true,
  reason: 'what somebody paid',
};
/** "ich hab 45 für Sprit gezahlt" */
const verbLast: Rule = {
  before: before('ich hab|ich habe|wir haben|(?:er|sie) hat|ik heb|wij hebben|(?:hij|zij|ze) heeft|jag har'),
  after: after(
    oneLine`
      (?:für|fürs|voor|för) \p{L}+(?: \p{L}+)? (?:ge|be|aus)\p{L}{3,10}(?<=zahlt|legt|geben|taald|geven|talat)
      |(?:verloren|gewonnen|verzockt|verspielt)(?! \p{L}+ (?:gegen|tegen))|(?:geboten|verlangt|angeboten|geboden)
    `,
  ),
  digits: 2,
  reason: 'what somebody paid',
};
/** "mi passa 350 per il bimbo", "verse 300 pour la petite": what is paid for a child. */
const forChild: Rule = {
  before: before(
    '(?:mi|gli|le|ci|me|nous|lui|nos) (?:passa|dà|da|verse|paie|paga|pasa|versa|donne|manda)|(?:pays|wants|gives) (?:me |us )?|zahlt(?: mir)?|betaalt|płaci|betalar',
  ),
  after: new RegExp(
    oneLine`
      ^ (?:(?:al mese|par mois|al mes|im Monat|a month) )?(?:per|por|para|pour|for|für|voor|na|för|i underhåll) (?:
        (?:il|la|lo|el|los|le|les|i|o|a|the|our|my|unser\p{L}{0,2}|den|die|das|nos|mon|ma|mijn|onze|vår) ){0,2}
      (?:${eitherCase(children)}|bimb[oaie]|nen[ea]s?|petite?s?|nipper|lad|peques?)(?!\p{L})
    `,
    'iu',
  ),
  digits: 2,
  reason: 'what is paid for a child',
};

export const paid: readonly Rule[] = [goods, verbLast, forChild];
