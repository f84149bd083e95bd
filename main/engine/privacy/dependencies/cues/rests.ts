import { oneLine } from '../../patterns/one-line';
import { anyOf } from './any-of';

/** What is left of something, and of what. */

/** What is left of it. */
export const restAsian = /差引|手取り|到手|实发|實發|税后|剩|结余|結餘|余额|残り|残額|차인|실수령|남[은는]/u;
/** What is left of something, or how far two are apart. */
export const rest = anyOf(
  oneLine`
    refund(?:ed)?|rebate due|back tax|net|gains?|take-?home|to be paid out|payout|after|left(?: over)?|leaving|leaves?|remain\p{L}*|difference|balance
    |profit|surplus|less|minus|taxable|disposable|outstanding|saved?|savings?|deduct\p{L}*|more|higher|lower|fewer
    |increase|raise|change|owe[sd]?|owing|due|still|loan|mortgage|financ\p{L}*|deposit|down payment|lost
    |los(?:e|es|ing)|gained|gaining|grown|grew|taller|shorter|heavier|lighter|down|missing|short
  `,
  oneLine`
    Nachzahlung\p{L}*|nachzuzahlen|Erstattung\p{L}*|Rückzahlung\p{L}*|Guthaben|Zugewinn\p{L}*|netto\p{L}*|Auszahlung\p{L}*|Rest|Restbetrag|übrig|(?:ver)?bl(?:eib|ieb)\p{L}*|Differenz|nach Abzug|abzüglich
    |abzgl|Gewinn|Wertzuwachs|\p{L}*[Ee]rhöhung|Überschuss|mehr|weniger|zu versteuernd\p{L}*|schulde\p{L}*|offen|noch
    |abgenommen|zugenommen|verloren|spare|gespart|Ersparnis\p{L}*|Kredit\p{L}*|Darlehen\p{L}*|Finanzierung\p{L}*
    |Hypothek\p{L}*|fehl(?:t|en)|gewachsen|größer|kleiner|schwerer|leichter|zulegen|abnehmen
  `,
  oneLine`
    prêt|emprunt\p{L}*|à rembourser|remboursement|trop[- ]perçu|net|nette|nets|à (?:percevoir|recevoir)|reste\p{L}*|restant\p{L}*|solde|différence|bénéfice|(?:plus|moins)-values?
    |marge brute|augmentation|hausse|après|moins|(?:de|en) plus|imposable|déduction|dois|doit|encore|épargn\p{L}*
    |perdus?|perdre|manqu\p{L}*|grandi\p{L}*|grossi\p{L}*|maigri\p{L}*|pris
  `,
  oneLine`
    neto|neta|líquido|a (?:percibir|cobrar|recibir)|queda\p{L}*|resto|restante|diferencia|saldo|beneficio|ganancia
    |plusvalía|aumento|incremento|después|menos|más|imponible|deb[oe]|todavía|ahorr\p{L}*|perdid[oa]|perdí|perder
    |crecid[oa]|creció|engordad[oa]|adelgazad[oa]|faltan?
  `,
  oneLine`
    netto (?:a pagare|in busta)|da (?:ricevere|incassare)|riman(?!d)\p{L}*|rimas\p{L}*|restano|resta(?:t[oaie]|rono)?
    |differenza|utile|plusvalenza|aumento|dopo|meno|(?:in|di) più|imponibile|netta|risparm\p{L}*|pers[oi]|perdere
    |guadagnato|cresciut[oa]|dimagrit[oa]|ingrassat[oa]|mancan?o?
  `,
  oneLine`
    uit te betalen|te ontvangen|over|overgebleven|bleef|bleven|meer|minder|rest|resteert|verschil|winst|meerwaarde
    |verhoging|stijging|na aftrek|belastbaar|nog|schuldig|afgevallen|aangekomen|gegroeid|kwijt
  `,
  oneLine`
    do wypłaty|więcej|mniej|zosta\p{L}*|pozosta\p{L}*|różnica|reszta|zysk|podwyżk\p{L}*|wzrost|po odliczeniu|na rękę
    |jeszcze|oszczęd\p{L}*|schud\p{L}*|przyty\p{L}*|urosł\p{L}*|urósł|brakuje
  `,
  'líquido|a receber|sobra\\p{L}*|diferença|lucro|mais-valia|aumento|depois|mais|menos',
  'att få ut|utbetal\\p{L}*|kvar|återstår|skillnad|vinst|efter|tilbage|forskel|mera?|mere|mindre',
  'оста\\p{L}*|разниц\\p{L}*|прибыль|чист\\p{L}*|после|за вычетом|больше|меньше',
  oneLine`
    préstamo|hipoteca|a devolver|devolución|a ingresar|mutuo|prestito|rimborso|a (?:credito|debito)|lening|hypotheek
    |terug te krijgen|teruggave|bij te betalen|kredyt\p{L}*|pożyczk\p{L}|zwrot\p{L}?|dopłat\p{L}|empréstimo
    |financiamento|reembolso|a restituir|lån(?:et)?|bolån(?:et)?|skatteåterbäring|restskatt|iade|kalan|borç|kredi
  `,
);
/** What one of some shares is where the others are told. */
export const remaining = anyOf(
  oneLine`
    other|others|rest|remaining|remainder|left|andere[nrsm]?|übrige[nrsm]?|restliche[nrsm]?|Rest|autres?|restant\p{L}*
    |reste|otr[oa]s?|restante?s?|resto|altr[oiae]|rimanente|ander[e]?|overige|resterende|pozostał\p{L}*|reszt\p{L}
    |outr[oa]s?|andra|övriga|resten
    |остальн\p{L}*|решт\p{L}
  `,
);
/** Of those the ones that are said of money of its own as well: they count within a sentence. */
export const ownRest = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      prêt|emprunt\p{L}*|préstamo|hipoteca|mutuo|prestito|lening|hypotheek|kredyt\p{L}*|pożyczk\p{L}|empréstimo
      |financiamento|lån(?:et)?|bolån(?:et)?|kredi|borç|Guthaben|rimborso|zwrot\p{L}?
      |refund(?:ed)?|rebate due|back tax|Nachzahlung\p{L}*|Erstattung\p{L}*|Rückzahlung\p{L}*|remboursement|trop[- ]perçu
      |devolución|teruggave|dopłat\p{L}|reembolso|skatteåterbäring|restskatt|iade|saved?|savings?|owe[sd]?|owing|due|still|loan|mortgage|financ\p{L}*|deposit|lost|gained|missing|short
      |fehl(?:t|en)|manqu\p{L}*|faltan?|mancan?o?|brakuje|schulde\p{L}*|offen|noch|verloren|spare|gespart
      |Ersparnis\p{L}*|Kredit\p{L}*|Darlehen\p{L}*|Hypothek\p{L}*|dois|doit|encore|épargn\p{L}*|perdus?|deb[oe]
      |todavía|ahorr\p{L}*|perdid[oa]|perdí|risparm\p{L}*|pers[oi]|guadagnato|nog|schuldig|jeszcze|oszczęd\p{L}*
    )(?!\p{L})
  `,
  'giu',
);
/** Right before the whole that parts were taken of: "of the $900", "von den 900 €". */
export const ofWhole = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:out of|of|from|towards?)(?: (?:the|my|our|a|an|this|those|these))?(?: (?:total|original|initial|full))?
      |(?:von|aus|vom)(?: (?:den|der|dem|meinen|unseren|insgesamt))?|sur(?: (?:les|mes|nos|un total de))?|des
      |de (?:los|las|mis)|dei|delle|sui|van(?: de)?|ze?|av
      |из
    )\s\p{Sc}?\s?$
  `,
  'iu',
);
/** What is said first follows from what is said behind such a word. */
export const because = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      because|since|as|given that|after|when|da|weil|denn|wenn|nachdem
      |car
      (?= (?:j['’]|je|tu|il|elle|on|nous|vous|ils|elles|l[ea]s?|l['’]|mon|ma|mes|son|sa|ses|ce|c['’]|cette)(?![a-z]))
      |puisque|parce que|porque|ya que|pues|perché|poiché|siccome|want|omdat|bo|ponieważ|gdyż|eftersom
      |потому что|так как
    )(?!\p{L})
  `,
  'u',
);
