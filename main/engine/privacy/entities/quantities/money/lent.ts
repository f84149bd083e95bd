import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** Lent, owed, given and paid between people. */

/** "80 geliehen", "75 schuldig": behind it, whatever its size. */
export const lentBehind = new RegExp(
  oneLine`
    ^ (?:
      geliehen|geborgt|ausgeliehen|vorgestreckt|ausgelegt|zurückgezahlt|zurückgegeben|terugbetaald|teruggegeven
      |geleend|voorgeschoten|schuldig|lånat(?: ut)?|skyldig|borcu[mn]?|borçlu\p{L}{0,3}
    )(?!\p{L})
  `,
  'iu',
);
const toWhom =
  '(?:me|him|her|us|them|(?:my|his|her|our|their) \\p{L}{2,14}|mir|ihm|ihr|uns|ihnen|dir|mij|hem|haar|ons|mig|honom|henne|oss|dem|mi|mu|jej|nam|im)';
const nearly = `(?: (?:${hedges('about', 'nearly', 'only', 'now', 'over')}|another))? `;
/** Lent, owed, paid to somebody: what follows is money, whatever its size. */
export const lent = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:owe[sd]?|lent|loaned|lend|paid|charged?|charges|offered|stole|wired|transferred)(?: back)? ${toWhom}(?: back)?`,
      '(?:borrowed|(?:i|he|she|we|they)(?: still| also| only| already)? owe[sd]?(?: (?:my |the )?\\p{L}{2,14})?|(?:lent|loaned|owe[sd]?) (?!the )\\p{L}{2,14})',
      `(?:schuldet|schulde|lieh|leiht|leihe|zahlt|zahlte|überwies|bot|bietet) ${toWhom}`,
      oneLine`
        (?:me|m['’]|te|lui|nous|leur) ?(?:
          doit|doivent|devait|prête|verse|propose|réclame|demande
          |(?:a|ont|avait|ai) (?:prêté|versé|facturé|proposé|réclamé|demandé|volé|rendu|remboursé|laissé|légué)
        )
      `,
      "(?:je|j['’]|tu|il|elle|on|nous) ?(?:te |lui |leur |vous )?(?:dois|doit|devons|devais|devait)(?: \\p{L}{2,10})?",
      "(?:j['’]ai|il a|elle a|on a|ont) (?:prêté|emprunté|versé|économisé)",
      '(?:me|le|nos|les|te) (?:prestó|presté|prestaron|deb(?:o|en?|emos)|debía|pagó|pagan?|cobró|cobran?|piden?|pidió|devolvió|devolvieron|robaron|ofrecen?|ofreció|transfirió)',
      '(?:mi|gli|le|ci|ti) (?:ha(?:nno)? (?:prestato|chiesto|pagato|rubato|offerto|ridato|restituito|reso|lasciato)|devono|deve|doveva|chiedono|chiede|offrono|pagano)',
      `(?:leende|leent|betaalde|betaalt|vraagt|vroeg) ${toWhom}`,
      `(?:pożyczył\\p{L}{0,2}|wini?en(?: jest)?|winna(?: jest)?|zaleg(?:a|ają)|wisi|oddał\\p{L}{0,2})(?: (?:${toWhom}|(?:od )?\\p{L}{2,12}(?:owi|emu|ie|rze|ce|u|y|i|a)))?`,
      '(?:(?:me|lhe|nos) (?:emprestou|devem?|pagou|cobrou|pediu|ofereceu)|emprestei|(?:emprestou|deve|devem|pagou|cobrou|pediu)-(?:me|lhe|nos))',
      `(?:(?:lånade|lånat)(?: ut)?|skyldig|betalade|erbjöd)(?: ${toWhom})?`,
    ].join('|')})${nearly}$`,
    'iu',
  ),
);
/** "900 a mio cugino", behind what one lends and owes. */
export const toKin = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        owe[sd]?|lent|lend|prestat[oi]|devo|deve|debo|debe|prest(?:é|ó|ado|o)|dois|doit|prêté|emprest(?:ei|ou|o|a)
        |schulde[tn]?|leende|geleend|pag(?:ato|ué|uei|o)|gave|wired|(?:le|les) (?:di|dio|dimos)|dei|deu|demos
        |(?:ho|ha|abbiamo) dato|(?:he|ha|hemos) dado|donné|gaf
      )(?: (?:${hedges('about')}))? $
    `,
    'iu',
  ),
  behind: new RegExp(
    oneLine`
      ^ (?:to|a|al|alla|ao|aos|às?|aan|an|till) (?:
        my|his|her|our|mi[oa]?|su[oa]?|nostr[oa]|nuestr[oa]|meus?|minhas?|seus?|suas?|nosso|nossa|mon|ma|mes|mijn
        |mein\p{L}{0,2}|min
      ) \p{L}
    `,
    'iu',
  ),
};
/** Given or sent to somebody: a mark, a code and a result are too. */
export const given = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:gave|sent)(?: back)? ${toWhom}(?: back)?`,
      `(?:gab|gaben|schickte|schickten|gaf|gaven|stuurde|dał\\p{L}{0,2}|przesłał\\p{L}{0,2}|gav|skickade) ${toWhom}`,
      "(?:m['’]|te |t['’]|lui |nous |leur )(?:a|ont|avait) (?:donné|envoyé)",
      '(?:me|le|nos|les|te) (?:dio|dieron|dieran|envió|enviaron|mandó|deu|deram|mandou|enviou)',
      '(?:mi|gli|le|ci|ti) (?:ha(?:nno)?) (?:dato|mandato|inviato)',
      '(?:deu|deram|mandou|enviou)-(?:me|lhe|nos)',
    ].join('|')})${nearly}$`,
    'iu',
  ),
);
/** "hay que pagar 60 a Lucía", "pay 40 to the sitter": to somebody. */
export const toPay = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        pay(?:ing)?|repay|give back|transfer|send|wire|zahlen|überweisen|zurückzahlen|geben|payer|rembourser|verser
        |rendre|donner|pagar|devolver|transferir|dar|pagare|restituire|dare|betalen|overmaken|terugbetalen|zapłacić
        |oddać|przelać|devolver|betala|swisha|ödemek
      )(?: (?:back|zurück|noch|about|another|otros|altri|encore))? $
    `,
    'iu',
  ),
  after: /^ (?:to|back to|an|au?x?|à|al|alla?|ai|a|aan|dla|do|para|till|tillbaka till) (?=\p{L})/iu,
  /** These are done with other things too. */
  anything:
    /(?<!\p{L})(?:send|transfer|geben|rendre|donner|devolver|transferir|dar|dare|restituire|oddać)(?: \p{L}+)? $/iu,
};
