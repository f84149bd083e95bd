import { oneLine } from '../../../patterns/one-line';
import { eitherCase, possessives, relatives } from '../people/words';
import { owner } from './cues';

/** Rates of what somebody borrows, and what is taken of somebody's pay. */

const debt = oneLine`
  cards?|loans?|overdraft|Kredite?|Kreditkarte|Karte|Dispo|carte|crédit|prêt|tarjeta|préstamo|carta|prestito|mutuo
  |kaart|lening|karta|kredyt|pożyczk\p{L}|cartão|empréstimo|kort|lån(?:et)?
`;
const at = '(?:at|zu|mit|à|al|a|tegen|op|na|por|till|med|con)(?: (?:un|el|only|nur))? $';
/** "one card at 22%" */
const cardAt = new RegExp(`(?<!\\p{L})(?:${debt})(?: [^.!?\\n\\d%]{1,24})? ${at}`, 'iu');
/** "and another at 31%", behind the first of them. */
const anotherAt = new RegExp(`(?<!\\p{L})(?:${debt})(?!\\p{L})[^.!?\\n%]{0,32}\\d ?%[^.!?\\n\\d%]{1,24} ${at}`, 'iu');
/** "pożyczka od szwagra", "a loan from my brother" */
const lender = new RegExp(
  oneLine`
    (?<!\p{L})(?:from|von|de|da|van|från|od) (?:(?:${possessives}|meinem|meiner|dem|der) )?(?:
      ${eitherCase(relatives)}|szwagra|szwagierki|brata|siostry|ojca|matki|mamy|taty|teści\p{L}{1,2}|teściowej|kolegi
      |wujka|cioci|rodziców|babci|dziadka|męża|żony
    )(?!\p{L})
  `,
  'u',
);
/** "on emprunte à 3,9 %", "we borrow at 4%" */
const borrows = new RegExp(
  oneLine`
    (?<!\p{L})(?:(?:on|nous|je|ils?|elles?) (?:avons |a |ont )?|j['’](?:ai )?)emprunt\p{L}{1,4} (?:
      à|au taux de|à un taux de
    ) $
    |(?<!\p{L})(?:we|i|they|s?he)(?:['’](?:re|ve|m|s)| are| is| am| have)? (?:
      borrow\p{L}{0,3}|remortgag\p{L}{1,3}|fixed|locked in
    ) (?:at|for) $|(?<!\p{L})(?:ik leen|we lenen|wij lenen|ze lenen) (?:tegen|aan|op) $
    |(?<!\p{L})(?:wir|ich) (?:leihe|leihen|finanziere|finanzieren) (?:zu|mit|für) $
    |(?<!\p{L})(?:vi|jag) lånar (?:till|med) $
  `,
  'iu',
);

/** "Die Bank will 4,1 % für die Anschlussfinanzierung": of a loan that is spoken of, or of us. */
const asked = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      bank|building society|lender|broker|Bank|Sparkasse|Volksbank|banque|banco|caja|banca|hypotheekverstrekker
      |banken?
    )(?: (?:now|only|jetzt|nur|nous|me|nos|ci|mi|ons|mij|uns|mir|os|oss|hat|a|ha|har|heeft)){0,2} (?:
      wants?|offers?|offered|quoted|charges?|is asking|will|verlangt|bietet|bot|nimmt|fordert|propose|demande|veut
      |prend|ofrece|pide|cobra|quiere|offre|chiede|vuole|propone|biedt|vraagt|rekent|wil|chce|oferuje|daje|pede
      |oferece|quer|erbjuder|vill ha|tar
    )(?: (?:me|us|uns|mir|a|un|el|il|nam|mi|oss|ons)){0,2} $
  `,
  'iu',
);
const forLoan = new RegExp(
  oneLine`
    ^ (?:for|für|pour|para|per|voor|za|na|por|för|på|till|on|auf|sobre|sur|sul|op)(?: \p{L}{1,9}){0,2} \p{L}{0,12}(?:
      loan|mortgage|remortgage|finanzierung|kredit|darlehen|hypothek|prêt|crédit|emprunt|rachat|hipoteca|préstamo
      |mutuo|prestito|hypotheek|lening|kredyt|hipotek|empréstimo|lånet|bolån
    )
  `,
  'iu',
);
const toUs = /(?<!\p{L})(?:me|us|uns|mir|nous|nos|ci|mi|ons|mij|nam|oss|mig)(?!\p{L})[^.!?\n]{0,24}$/iu;

const loan = oneLine`
  (?:
    mortgages?|loans?|Hypothek|Kredit|Darlehen|Baufinanzierung|prêt|crédit|emprunt|hipoteca|préstamo|mutuo|prestito
    |hypotheek|lening|kredyt|hipotek\p{L}|pożyczk\p{L}|empréstimo|financiamento|bolån(?:et)?|lån(?:et)?
  )
`;
const sum = oneLine`
  [€£$]? ?\d[\d.,\u00a0 ’']{0,14}(?:(?<= )|(?<=\d) ?)
  (?:(?:k|mil|tys\.?|tusen|mille|tsd\.?|miljoen|miljoner)(?!\p{L}) ?)?
  (?:[€£$]|euros?|eur|zł|kr|kronor|reais|pounds|dollars)?,? ?
`;
const atRate = `(?<=[ ,])${at}`;
/** "Mortgage: 245000 at 3.75%": the line of a list. */
const listedLoan = new RegExp(`(?:^|[\\n;,•*-] ?)${loan} ?[:=] ?${sum}${atRate}`, 'iu');
/** "mijn hypotheek van 245.000 tegen 3,75%" */
const loanOf = new RegExp(`(?<!\\p{L})${loan}(?!\\p{L})[^.!?\\n\\d%]{0,24}${sum}${atRate}`, 'iu');
/** "ik leen 12.000 euro tegen", "peguei um empréstimo de 20 mil a" */
const borrowed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ik leen(?:de)?|wij? le(?:nen|enden)|i(?:['’]ve)? borrowed|we(?:['’]ve)? borrowed|took out|ich (?:leihe|lieh)
      |wir (?:leihen|liehen)|peguei|fizemos|fiz|contratei|contraímos|pedí|pedimos|saqué|ho preso|ho chiesto
      |abbiamo (?:preso|chiesto)|wzi[ąę]ł\p{L}{1,2}|wzięliśmy|pożyczył\p{L}{1,2}|jag lånar|vi lånar|lånade
    )(?!\p{L})[^.!?\n\d%]{0,24}${sum}${atRate}
  `,
  'iu',
);
const isOwnLoan = (left: string, right: string): boolean =>
  borrowed.test(left) || listedLoan.test(left) || (loanOf.test(left) && (owner.test(left) || owner.test(right)));

/** "Fixed at 3.75 % until 2027", where the sentence before says what is owed. */
const fixedAt = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      fixed|locked(?: in)?|it['’]s|it is|currently|fest(?:geschrieben)?|gebunden|fixée?|fij[oa]|fiss[oa]
      |vast(?:gezet)?|stał\p{L}|fix[ao]|bundet|bunden
    )(?: (?:now|rate))? (?:at|on|zu|mit|bei|auf|à|al|a|em|tegen|op|na|till|på) $
  `,
  'iu',
);
const untilYear = new RegExp(
  oneLine`
    ^(?: p\.? ?a\.?)? (?:
      until|till|til|for|bis|für|jusqu['’](?:en|à|au)|pour|sur|hasta|por|durante|fino al?|per|tot|voor|do|na|até|i
    )(?: \p{L}{1,10}){0,2} (?:(?:19|20)\d\d|\d{1,2} (?:years?|Jahre|ans|años|anni|jaar|lat|anos|år))(?![\d%])
  `,
  'iu',
);
const owing = new RegExp(
  `(?<!\\p{L})(?:${loan}|owe|mortgaged|schulde|schulden|dois|devons|debo|debemos|devo|dobbiamo|verschuldigd)(?!\\p{L})`,
  'iu',
);
/** Whether a rate is the fixed one of a loan that is spoken of before. */
export const isFixedRate = (left: string, right: string, paragraph: string): boolean =>
  fixedAt.test(left) && untilYear.test(right) && owing.test(paragraph) && owner.test(paragraph);

/** Whether a bank asks somebody for a rate. */
export const isAsked = (left: string, right: string): boolean =>
  asked.test(left) && (forLoan.test(right) || toUs.test(left));

/** Whether a rate is of somebody's card or loan. */
export const isOwnCard = (left: string, right: string): boolean =>
  borrows.test(left) ||
  isOwnLoan(left, right) ||
  (cardAt.test(left) && (owner.test(left) || owner.test(right) || lender.test(left))) ||
  (anotherAt.test(left) && (owner.test(left) || owner.test(right)));

/** "mi ha tolto il 20%", "they docked me 10%", "mir 10 % abgezogen" */
export const docked = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:mi|ci|gli|le) (?:ha|hanno) (?:tolto|tagliato|ridotto|trattenuto|abbassato)
        |(?:me|nos|le|les) (?:(?:ha|han) )?
        (?:quit(?:ó|aron|ado)|descont(?:ó|aron|ado)|rebaj(?:ó|aron|ado)|baj(?:ó|aron|ado)|retuvo|retuvieron)
        |(?:m['’]|nous |lui )(?:a|ont) (?:enlevé|retiré|retenu|baissé|sucré)
        |(?:me|nos|lhe) (?:tirou|tiraram|cortou|cortaram|descontou|descontaram)
        |(?:docked|cut|deducted|fined) (?:me|us|him|her|my (?:pay|wages?|salary|hours))(?: by)?
        |(?:obci[ąę]\p{L}{1,3}|zabra\p{L}{1,3}|potrąci\p{L}{1,3}) (?:mi|nam|jej|jemu|mu)
      )(?: (?:il|el|un|les|de|del|os|uns))? $
    `,
    'iu',
  ),
  ofPay: new RegExp(
    oneLine`
      ^ (?:de|del|della|dal|do|da|du|of|z|od) (?:(?:la|el|le|l['’]|mi|my|meu|mon|ma|mojej) ?)?
      (?:nómina|sueldo|salario|paga|stipendio|busta|salário|ordenado|salaire|paie|wages?|pay|salary|pensji|wypłaty)
      (?!\p{L})
    `,
    'iu',
  ),
  whose: /(?<!\p{L})(?:mir|uns|ihm|ihr|me|ons|hem|haar|mig|oss|honom|henne)(?: [\p{L}]{1,12}){0,4} $/iu,
  behind:
    /^ (?:(?:vom|von|van|av) \p{L}{2,12} )?(?:abgezogen|gekürzt|gestrichen|weggenommen|einbehalten|ingehouden|afgepakt|gekort|avdraget)(?!\p{L})/iu,
};
