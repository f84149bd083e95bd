import { oneLine } from '../../../patterns/one-line';
import { onward } from '../people/onward';
import { after, before, type Rule } from './phrases';

/** Bare numbers that somebody earns. */

/** "mein Chef hat mir 4 % mehr gegeben, jetzt 3640" */
const raised: Rule = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        raise|pay rise|boss|my pay|salary|Chef(?:in|en)?|Gehalt\p{L}{0,9}|patron(?:ne)?|salaire|jefe|jefa|sueldo|capo
        |stipendio|baas|salaris|opslag|szef(?:owa)?|podwyżk\p{L}{1,2}|pensj\p{L}|chefe|salário|lön\p{L}{0,8}
        |maaş\p{L}{0,6}|zam
      )(?!\p{L})[^.!?\n]{0,44}(?:,| -| and| und| et| y| e| en| i| och)? ?
      (?:now|jetzt|maintenant|ahora|adesso|ora|nu|teraz|agora|şimdi)(?: (?:
          at|on|i['’]m on|bin ich bei|bei|à|en|gano|cobro|prendo|sono a|zit ik op|verdien ik|op|mam|zarabiam|ganho
          |recebo|på|alıyorum
        ))? $
      |(?:涨|漲|加薪|工资|给我加)[^。\n]{0,16}(?:现在|現在|到手)$
    `,
    'iu',
  ),
  after: onward,
  digits: 4,
  year: true,
  reason: 'pay after a raise',
};
/** "je suis à 2340 maintenant" */
const raisedTo: Rule = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:augment\p{L}{1,4}|raise|rise|mehr|subi[óo]\p{L}{0,4}|aument\p{L}{1,5})(?!\p{L})[^.!?\n]{0,40}
      (?<!\p{L})(?:je suis à|on est à|i['’]m (?:on|at)|bin (?:ich )?(?:jetzt )?bei|estoy en|sono a|estou em) $
    `,
    'iu',
  ),
  after: onward,
  digits: 4,
  year: true,
  reason: 'pay after a raise',
};
const pays: Rule = {
  before: before('pagam-me|paga-me|pagaram-me|me pagan|me pagaron|mi pagano|mi danno|on me paie|ils me paient'),
  after: new RegExp(`(?:${onward.source})|^ (?:al|por|per|par|pour|ao)(?!\\p{L})`, 'iu'),
  digits: 2,
  reason: 'what somebody earns',
};
const netPay: Rule = {
  before: before(
    'ganho|ganha|recebo|recebe|tiro|cobro|gano|gana|prendo|guadagno|zarabiam|zarabia|verdiene?|verdient|tjänar|verdien|gagne|touche|earn|make',
  ),
  after: after(
    'líquidos?|limpos|brutos?|limpios|netos|netti|puliti|lordi|na rękę|netto|brutto|nets?|bruts?|clean|gross|efter skatt|bar auf die Hand|cash in hand|schoon',
  ),
  digits: 3,
  reason: 'what somebody earns',
};

export const earned: readonly Rule[] = [raised, raisedTo, pays, netPay];
