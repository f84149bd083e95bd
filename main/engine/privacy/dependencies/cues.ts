import { and } from '../lists/conjunctions';
import { hedges } from '../lists/hedges';
import { oneLine } from '../patterns/one-line';

/**
 * The words that say how numbers hang together, by what they say. Each alternative is a word or a stem with the
 * endings of its language; arithmetic decides after them, so a word too many costs little.
 */

/** Any of the alternatives as a whole word. */
const anyOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');

/**
 * What is a total as a label and one of many sums in a sentence: before a colon, in a cell, or last in a list with no other
 * word beside it ("rent $120, power $80, to pay $200"; "…: $200 to pay"). Numbers stand where strings of words end.
 */
const labels = ((words: string): string => {
  const opening = `(?:^|\\n)[\\s,;:=–—-]*(?:(?:${and}),? )?(?:(?:the|total|amount|sum|der|die|das|Betrag|le|montant|net|el|importe|cantidad|il|totale|importo|netto|de|het|bedrag|kwota|o|valor|belopp) ){0,2}`;
  const isColon = '(?=\\s{0,2}[:=])';
  const isCell = `(?<=${opening}(?:${words}))(?=\\s{0,2}(?:$|\\n|\\())`;
  const isBehind = `(?<=^[\\s,;:=–—-]*\\n\\s*(?:${words}))(?=[\\s,;.]*$)`;
  return `(?:${words})(?:${isColon}|${isCell}|${isBehind})`;
})(
  [
    'purchase price|amount due|to (?:be )?pa(?:y|id)|Zahlbetrag|zu zahlen|Kaufpreis|Kaufsumme|à (?:payer|régler)|prix d.achat',
    'a pagar|precio de compra|da pagare|prezzo d.acquisto|te betalen|koopsom|koopprijs',
    'do zapłaty|cena (?:mieszkania|domu|zakupu|działki)|preço de compra|att betala|köpeskilling\\p{L}*',
  ].join('|'),
);

export const total = anyOf(
  labels,
  oneLine`
    FY\d{0,4}|(?:year|annual|Jahr|année|año|anno|rok|ano|år)(?=[ :=]*\n)|(?:full|fiscal|financial) year|for the year
    |sub-?totals?|grand total|totals?|totall?ing|sums?|altogether|overall|combined|together|split|divided?|in all
    |adds? up|all in all|comes? to|came to|gross|household income|total budget
    |(?:full|whole|entire) (?:year|month|week|period)|year to date|YTD
  `,
  oneLine`
    Gesamt\p{L}*|Geschäftsjahr|im ganzen Jahr|insgesamt|Summe|Summen|Zwischensumme|zusammen|Endbetrag|Rechnungsbetrag
    |Warmmiete|warm|(?:ganze[sn]|volle[sn]) (?:Jahr|Monat)|Brutto\p{L}*|Gesamt|aufgeteilt|geteilt|teilen
  `,
  'total\\p{L}{0,3}|totaux|somme|sous-total|en tout|ensemble|TTC|brut|année (?:complète|entière)|sur l.année|exercice',
  'suma|subtotal|en total|juntos|importe total|bruto|todo el año|año (?:completo|entero)|ejercicio',
  'totale|totali|somma|complessivo|complessiva|in tutto|lordo|(?:tutto l.|intero )anno|anno intero|esercizio',
  'totaal|samen|som|subtotaal|bruto|boekjaar|heel het jaar|hele jaar',
  'razem|łącznie|suma|ogółem|w sumie|brutto|cał[yego]{1,3} rok\\p{L}?',
  'soma|no total|ao todo',
  'totalt|summa|sammanlagt|tillsammans|i alt|til sammen|samlet',
  'итого|всего|сумма|вместе|разом|всього',
  'toplam',
);

export const totalAsian = /合计|合計|总计|總計|总额|総額|支給額|請求額|小计|小計|共计|합계|총/u;

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

export const mean = anyOf(
  'averag\\p{L}*|avg|mean|on average',
  'Durchschnitt\\p{L}*|durchschnittlich\\p{L}*|im Schnitt|Schnitt|Mittelwert|im Mittel',
  'moyenne?s?|en moyenne',
  'promedio|media|de media',
  'in media|gemiddelde?|średni\\p{L}*|média|genomsnitt\\p{L}*|i snitt|medel(?:värde)?|g(?:en|jenn)omsnit\\p{L}*|gennemsnit\\p{L}*',
  'средн\\p{L}*|в среднем|ortalama\\p{L}*',
);

export const meanAsian = /平均|均值|평균/u;

/** One value goes up or down to another. */
export const change = anyOf(
  oneLine`
    rais\p{L}*|rose|rise[sn]?|increas\p{L}*|grew|grow\p{L}*|up|more|higher|bump|change[ds]?|declin\p{L}*|decreas\p{L}*
    |drop\p{L}*|fell|falls?|down|less|lower|cut|discount\p{L}*|off|reduc\p{L}*|inflation|YoY|gain\p{L}*|loss|markup
    |appreciat\p{L}*|depreciat\p{L}*|last year|(?:previous|prior|preceding) (?:year|month|quarter)|margins?
  `,
  oneLine`
    erhöh\p{L}*|Gehaltserhöhung|Lohnerhöhung|gestiegen|stieg|steig\p{L}*|mehr|gesunken|sank|sink\p{L}*|weniger|Rabatt
    |Nachlass|Skonto|reduzier\p{L}*|Zuwachs|Wachstum|Veränderung|Änderung|Vorjahr\p{L}*|Vormonat\p{L}*
    |Vorquartal\p{L}*|minus|plus|\p{L}*marge
  `,
  "augment\\p{L}*|hausse|baisse|remise|rabais|réduction|de plus|de moins|croissance|variation|année précédente|l['’]an dernier|marges?",
  'aument\\p{L}*|subi\\p{L}*|baj\\p{L}*|descuento|rebaja|crecimiento|reducción|variación|año anterior|márgen(?:es)?|margen',
  'sconto|riduzione|diminu\\p{L}*|crescita|variazione|margine',
  'verhog\\p{L}*|opslag|korting|stijging|gestegen|daling|gedaald|\\p{L}*marge',
  'podwyżk\\p{L}*|wzrost\\p{L}*|wzrosł\\p{L}*|spad\\p{L}*|rabat|zniżk\\p{L}*|obniżk\\p{L}*|marż\\p{L}*',
  'menos|m[aá]s|mais|meno|più|meer|minder|więcej|mniej|mera?|mindre|больше|меньше|pass(?:e[rst]?|ent|ait|é\\p{L}{0,2}) (?:de|à)|passa\\p{L}{0,3} d[ae]',
  'desconto|redução|ökning|höjning|rabatt|minskning|stigning',
  'повыс\\p{L}*|рост\\p{L}*|вырос\\p{L}*|сни[зж]\\p{L}*|скидк\\p{L}*|упал\\p{L}*|подорожал\\p{L}*|подешевел\\p{L}*',
  'dearer|cheaper|pricier|teurer|billiger|günstiger|höher|niedriger|angehoben|gesenkt|mont(?:e[rs]?|ent|é\\p{L}{0,2})|grimp\\p{L}*|recul\\p{L}*|pass(?:e[rs]?|ent|ait)|sub[eo]n?|suba[ns]?|encarec\\p{L}*|sal(?:e|gono|ito|ita|iti)|cal(?:a|ano|ato|ata)|rincar\\p{L}*',
  'stijg\\p{L}*|steeg|daal\\p{L}*|verlaag\\p{L}*|duurder|goedkoper|rośnie|rosną|wzrasta\\p{L}*|podn(?:osz|os|ios|ies)\\p{L}*|obniż\\p{L}*|droż\\p{L}*|tani\\p{L}*|sob(?:e|em|iu|iram)|desc(?:e|em|eu|eram)|cai(?:u|em)?',
  'höj\\p{L}*|sänk\\p{L}*|öka\\p{L}*|stig\\p{L}*|steg|sjunk\\p{L}*|dyrare|billigare|sti[gk]\\p{L}*|fald\\p{L}*|øk\\p{L}*|senk\\p{L}*|sænk\\p{L}*|nous\\p{L}*|nost\\p{L}*|lask\\p{L}*|korot\\p{L}*|art(?:tı|ar|ıyor|acak|ış\\p{L}*)|zam\\p{L}*|yüksel\\p{L}*|düş\\p{L}*|indirim\\p{L}*',
);
/** The same in scripts without spaces. */
export const changeUnspaced = /[涨漲升降跌增减減折]|上が|下が|上げ|下げ|割引|昇給|인상|인하|올랐|내렸|할인/u;

/** Right before what follows from the numbers said so far: "that is 10 %", "soit 10 %". */
export const thatIs = new RegExp(
  `^[\\s,.;:–—(-]{0,3}(?:(?:so|${and}),? )?(?:${[
    "that(?:['’]s| is| was| makes| means)|which (?:is|was|makes|means)|i\\.?e\\.?,?|meaning|in other words,?|makes|so",
    'das (?:sind|ist|macht|entspricht|wären)|was .{0,12}(?:entspricht|sind)|also|d\\. ?h\\.|sprich|macht|entspricht',
    "soit|c['’]est[- ]à[- ]dire|donc|ça fait|ce qui fait|c['’]est",
    'es decir,?|o sea,?|esto es|eso es|lo que (?:es|supone)|son|así que',
    'cioè|ossia|vale a dire|quindi|ovvero|che fa|sono',
    'dat is|dat zijn|oftewel|ofwel|dus|wat neerkomt op',
    'czyli|to jest|to znaczy|co daje|a więc',
    'ou seja,?|isto é,?|quer dizer,?|o que dá|portanto',
    'det (?:vill säga|är|blir)|alltså|dvs\\.?|så',
    'yani|demek ki|bu da|det er|eli|(?:це|то есть|это|значит)',
  ].join('|')})(?: \\p{L}{1,10}){0,3} $`,
  'iu',
);
/** From one value to another. */
export const fromTo = /^(?: \p{L}{1,12}){0,3} ?(?:to|auf|à|a|naar|tot|do|para|till|→|->|=>) ?(?:\p{Sc} ?)?$/iu;
/** What is now, and what was. */
export const insteadOf = new RegExp(
  oneLine`
    ^(?: \p{L}{1,12}){0,3},? (?:
      instead of|rather than|(?:an)?statt|anstelle von|au lieu de|en vez de|en lugar de|invece (?:di|che)|anziché
      |in plaats van|zamiast|em vez de|i stället för|istället för
    )(?: \p{L}{1,12})? ?(?:\p{Sc} ?)?$
  `,
  'iu',
);

/** Before what is taken away. */
export const deducted = anyOf(
  oneLine`
    discount|rebate|less|minus|deduct\p{L}*|withh\p{L}*|Rabatt|Nachlass|Skonto|abzgl|abzüglich|minus|Abzug|Abzüge
    |Anzahlung|remise|rabais|ristourne|acompte|retenue|moins|descuento|rebaja|retención|anticipo|menos|sconto|acconto
    |ritenuta|meno|korting|aanbetaling|rabat|zniżka|zaliczka|desconto|retenção|sinal|rabatt|avdrag
  `,
);

/** A tax or surcharge that a gross price has in it. */
export const surcharge = anyOf(
  'VAT|tax(?:es)?|sales tax|GST|HST|tip|gratuity|service|fee|commission|interest|incl\\p{L}*|plus',
  'MwSt|USt|Mehrwertsteuer|Umsatzsteuer|Steuer|inkl|zzgl|zuzüglich|Provision|Zinsen|Trinkgeld',
  'TVA|taxes?|IVA|impuestos?|BTW|moms|VAT|podatk\\p{L}*|НДС|iva|incluid[oa]|compreso|inclus',
);

/** A percentage that is agreed or set, not measured. */
export const rated = anyOf(
  oneLine`
    discount|rebate|down payment|deposit|royalt\p{L}*|tithe|Rabatt|Skonto|Nachlass|Courtage|Anzahlung|Maklerprovision
    |remise|rabais|acompte|frais|descuento|rebaja|entrada|comisión|sconto|acconto|provvigione|commissione|korting
    |courtage|aanbetaling|provisie|zniżk\p{L}*|prowizj\p{L}*|zaliczk\p{L}*|desconto|comissão|juros|taxa|handpenning
  `,
);

/** What is paid for borrowed money. */
export const interest = anyOf(
  'interest|APR|APY|Zinsen|Zins\\p{L}*|intérêts?|intereses?|interés|interessi?|rente|odset\\p{L}*|juros|ränta\\p{L}*|renter?|процент\\p{L}*',
);
/** All that is paid for it, or in all. */
export const inAll = anyOf(
  oneLine`
    total (?:interest|cost|paid|payments?|repayment)|interest (?:in )?total|in interest|over the (?:life|term)
    |Gesamtzins\p{L}*|Zinsen (?:insgesamt|gesamt)|insgesamt|Gesamt\p{L}*|coût total|intérêts totaux|au total|en tout
    |intereses totales|coste total|en total|interessi totali|costo totale|totale rente|in totaal|łączn\p{L}*
    |juros totais|custo total|total ränta|totalt
  `,
);
/** Money that is paid back. */
export const borrowed = anyOf(
  'mortgages?|loans?|borrow\\p{L}*|instal?lments?|repay\\p{L}*|(?:monthly )?payments?|EMI',
  'Kredit\\p{L}*|Darlehen\\p{L}*|Hypothek\\p{L}*|Rate|Raten|Monatsrate\\p{L}*|Annuität\\p{L}*|Baufinanzierung',
  'prêts?|crédit|emprunt\\p{L}*|mensualités?|préstamos?|hipotecas?|cuotas?|crédito|mutuo|prestito|rata|rate mensili',
  'lening|hypotheek\\p{L}*|maandlast\\p{L}*|kredyt\\p{L}*|pożycz\\p{L}*|raty?|empréstimo|prestação|financiamento|lån|lånet|bolån|кредит\\p{L}*|ипотек\\p{L}*|зай?м\\p{L}*',
);
/** Cash and what goes out of it: how long it lasts. */
export const lasting = anyOf(
  'runway|burn(?:s|ing|ed)?(?: rate)?|cash|lasts?|savings|emergency fund|cover(?:s|ed)?|months? of (?:cash|expenses|rent)|reserve\\p{L}*',
  'Reichweite|reich(?:t|en)|verbrenn\\p{L}*|Liquidität|Rücklage\\p{L}*|Notgroschen|Ersparnis\\p{L}*|auf dem Konto|hält|halten',
  'trésorerie|autonomie|tenir|tient|dépens\\p{L}*|épargne|réserve\\p{L}*|suffi\\p{L}*|couvr\\p{L}*',
  'tesorería|caja|alcanza|dura(?:n|rá)?|gast\\p{L}*|ahorros|colchón|cubr\\p{L}*|liquidità|cassa|bast\\p{L}*|risparmi|copr\\p{L}*',
  'kas|reserves?|spaargeld|genoeg|zapas\\p{L}*|oszczędności|wystarcz\\p{L}*|caixa|poupança|reserva|kassa|räcker|sparpengar|buffert',
);

/** Money that grows. */
export const invested = anyOf(
  oneLine`
    invest\p{L}*|compound\p{L}*|savings?|deposit\p{L}*|grow[sn]?|grew|angelegt|anlege\p{L}*|Festgeld|Sparbuch
    |placé\p{L}*|placement|invertí\p{L}*|invierto|depósito|investit\p{L}*|deposito|belegd|spaar\p{L}*|lokat\p{L}*
    |investi\p{L}*|sparat
    |вклад\p{L}*
  `,
);

/** A part of a whole. */
export const share = anyOf(
  oneLine`
    of|shares?|portion|percentage|ratio|rate|proportion|equals|goes|spend\p{L}*|tax(?:es)?|tip|deposit|commission
    |bonus|down payment|contribut\p{L}*|interest|margin|equity|match\p{L}*|LTV|loan[- ]to[- ]value|DTI|utilization
  `,
  'von|vom|der|des|meines|meiner|Anteil\\p{L}*|Prozent|Quote|Provision|Anzahlung|Zinsen|Steuer\\p{L}*|Beitrag|Rate|entspricht|sind|ist|Beleihung\\p{L}*|Auslastung',
  'de|du|des|part|parts|taux|soit|acompte|commission|prime',
  'del|parte|cuota|proporción|representa|comisión|entrada|es|son',
  'quota|percentuale|pari|acconto|commissione|anticipo|di|dei|degli|dell[aeo]?',
  'van|aandeel|deel|procent|provisie|aanbetaling',
  'udział\\p{L}*|część|stanowi|prowizj\\p{L}*|zaliczk\\p{L}*|z|pensji|wypłaty|wynagrodzenia|dochod(?:u|ów)|zarobków|całości|kwoty',
  'parcela|percentagem|porcentagem|comissão|d[oa]s?|av|andel\\p{L}*|delen|от|дол[яи]|часть|составля\\p{L}*|из|зарплаты|дохода|оклада|суммы',
);

/** The same in scripts without spaces, and in Turkish behind what it is of. */
export const shareUnspaced =
  /占|佔|割合|(?:収入|月収|年収|給料|月給|売上|工资|收入|月薪|薪水|总额|全体)(?:の|的)|의 ?$|(?:maaş|gelir|kazan|toplam|bütçe)\p{L}{2,}\s/u;
/** "my share of the": of what stands behind, by a percentage that was told ahead. */
export const ownShare = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:my|our|his|her|their|your) (?:share|cut|portion|part|stake)|(?:mein|unser|sein|ihr)\p{L}{0,2} Anteil
      |(?:ma|notre|sa|leur) (?:quote-)?part|(?:mi|nuestra|su) parte|(?:la )?(?:mia|nostra|sua) (?:quota|parte)
      |(?:mijn|ons|zijn|haar) (?:aan)?deel|(?:moja|mój|nasz\p{L}?) (?:część|udział)|(?:a )?minha parte|min (?:an)?del
    )(?!\p{L})
  `,
  'iu',
);

/** Between a share and its amount, and nothing else: "60 % is $5,400". */
export const isShare = new RegExp(
  oneLine`
    ^[\s,]{0,3}(?:
      is|are|was|were|makes?|(?:amounts?|comes?) to|ist|sind|waren|macht|machen|ergibt|ergeben|est|sont|font|fait
      |représentent?|es|son|fueron|representan?|è|sono|fanno|zijn|to|stanowi|é|são|är|er|utgör|udgør
    )[\s:=≈~]{1,3}(?:${hedges('about')})?\s?$
  `,
  'iu',
);

/** The same in another currency. */
export const conversion = anyOf(
  'exchange|rates?|fx|convert\\p{L}*|conversion|equals|equivalent|worth|at|i\\.?e\\.?|about|approx\\p{L}*|roughly|around|or',
  'Wechselkurs\\p{L}*|Kurs\\p{L}*|umgerechnet|entspricht|entsprechen|rund|etwa|circa|ca|das sind|zum',
  'taux|change|soit|environ|converti\\p{L}*|équivaut|cours',
  'tipo de cambio|cambio|unos|equivale\\p{L}*|aproximadamente|es decir',
  'tasso|cambio|circa|pari a|equivale\\p{L}*',
  'wisselkoers|koers|ongeveer|omgerekend|gelijk aan|kurs\\p{L}*|około|czyli|przelicz\\p{L}*|câmbio|cerca|växelkurs|motsvar\\p{L}*|kursen|курс\\p{L}*|около|примерно',
);

/** A rounder number for the same. */
export const roughly = anyOf(
  'about|around|roughly|approx\\p{L}*|nearly|almost|some|circa|ca|say|just (?:over|under)|rounded|so',
  'etwa|rund|ungefähr|knapp|gut|gerundet|fast|zirka',
  'environ|presque|près|quelque|arrondi',
  'unos|unas|aproximadamente|casi|alrededor|redondeando|cerca',
  'quasi|all.incirca|arrotondato|ongeveer|bijna|zo.n|około|prawie|blisko|ungefär|nästan|omkring|около|почти|примерно',
);

/** Somebody else than the one whose birth was told. */
export const somebodyElse = anyOf(
  oneLine`
    wife|husband|spouse|partner|sons?|daughters?|kids?|child(?:ren)?|mother|father|mom|mum|dad|parents?|brother|sister
    |siblings?|grand\p{L}+|uncle|aunt|cousin|niece|nephew|fiancée?|friend|boss|colleague|neighbou?r
  `,
  oneLine`
    Frau|Ehefrau|Mann|Ehemann|Sohn|Söhne|Tochter|Töchter|Kinder|(?:mein|sein|ihr|unser|ein|d)\p{L}{0,2} Kind|Mutter
    |Vater|Eltern|Bruder|Schwester|Geschwister|Oma|Opa|Großmutter|Großvater|Onkel|Tante|Cousine?|Neffe|Nichte
    |Verlobte[rn]?|Freund(?:in)?|Partnerin|Chef(?:in)?|Kolleg(?:e|en|in)|Nachbar(?:n|in)?
  `,
  'femme|mari|épouse?|fils|fille|enfants?|mère|père|parents|frère|sœur|grand-(?:mère|père)|oncle|tante|cousine?|nièce|neveu|fiancée?|ami|amie|patronne?|collègue|voisine?',
  'esposa|esposo|mujer|marido|hij[oa]s?|madre|padres?|herman[oa]s?|abuel[oa]|tí[oa]|prim[oa]|sobrin[oa]|novi[oa]|amig[oa]|jef[ea]|colega|compañer[oa]|vecin[oa]',
  'moglie|marito|figli[oa]?|genitori|fratello|sorella|nonn[oa]|zi[oa]|cugin[oa]|nipote|fidanzat[oa]|amic[oa]|collega|(?:il|la|mio|mia|nostro|nostra) (?:capo|vicin[oa])',
  '(?:mijn|haar) man|vrouw|zoon|dochter|kinderen|ouders|moeder|vader|broer|zus|opa|oma|oom|tante|neef|nicht|verloofde|vriend(?:in)?|baas|collega|buurman|buurvrouw',
  oneLine`
    żon\p{L}|mąż|syn\p{L}*|córk\p{L}|matk\p{L}|ojciec|rodzice|brat|siostr\p{L}|babci\p{L}|dziadek|wujek|cioci\p{L}
    |kuzyn\p{L}*|narzeczon\p{L}+|przyjaci\p{L}+|szef\p{L}*|koleg\p{L}|koleżank\p{L}|sąsiad\p{L}*
  `,
  oneLine`
    filh[oa]s?|irmão|irmã|mãe|pai|pais|avó|avô|tia|tio|noiv[oa]|namorad[oa]|chefe|vizinh[oa]|sön\p{L}*|søn|dotter
    |datter|föräldrar|bror|syster|søster
    |(?:min|mitt|mina|hans|hennes|vår|vårt|våra) (?:barn|mor|far|man|fru|chef|vän|granne|kollega)|mormor|morfar|farmor
    |farfar
  `,
  oneLine`
    жен\p{L}|муж\p{L}?|сын\p{L}?|доч\p{L}*|мать|отец|родител\p{L}|брат|сестр\p{L}|бабушк\p{L}|дедушк\p{L}|т[её]т\p{L}
    |дяд\p{L}|друг|подруга|начальник|коллега|сосед\p{L}*
  `,
);

/** The writer. */
export const firstPerson =
  /(?<!\p{L})(?:I(?:['’]m)?|ich|je|j['’]ai|yo|nací|tengo|io|sono nat[oa]|ik|ja|mam|urodził[ae]m|eu|nasci|jag|я)(?!\p{L})/iu;
/** Somebody else, by a word that stands for a name. */
export const thirdPerson = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      he|she|his|her|their|er|sein\p{L}{0,2}|ihr\p{L}{0,2}|il|elle|son|sa|ses|leurs?|él|ella|su|sus|lui|lei|suo|sua
      |hij|zijn|haar|on|ona|jego|jej|ele|ela|seu|sua|han|hon|hans|hennes
      |он|она|его|её
    )(?!\p{L})
  `,
  'iu',
);

/** Who has something of 52 weeks a year: months paid thirteen or fourteen times. */
export const extraSalaries = new RegExp(
  oneLine`
    (?<!\d)1[34](?:th|e|ème|\.)?[ -]?
    (?:months?|Monats?\p{L}*|Gehält\p{L}*|mois|pagas|mensilità|mensualités|maand|pensj\p{L}*|salar\p{L}*)
    |(?:tre|quattor)dicesima|treizième|dertiende maand|trzynast\p{L}*
  `,
  'iu',
);

/** Before what the numbers ahead of it come to. */
export const result = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      so|thus|making|giving|that(?:['’]s| is| makes)|which (?:is|makes)|also|das (?:sind|macht)|macht|soit|donc
      |c['’]est|así que|entonces|o sea|es decir|quindi|allora|cioè|dus|dat is|czyli|więc|zatem|ou seja|então|portanto
      |alltså|dvs\.?|(?:it|all this|that) (?:comes|adds up) to|das ergibt|ça fait|en total son|in tutto fa|fa in tutto
      |dat maakt|co daje|dá ao todo|(?:det|vilket) blir|yani
      |значит|то есть
    )(?: (?:
        (?:I|we) (?:each )?(?:pay|owe|get|keep|put in)|(?:zahle|zahlen|bezahle|bezahlen|bekomme) (?:ich|wir)
        |(?:je|on|nous) (?:paie|paye|payons|touche)|(?:pago|pagamos|paghiamo)|(?:betaal ik|betalen we|betalen wij)
        |(?:płacę|płacimy)|(?:betalar (?:jag|vi))
        |(?:плачу|платим)
      ))?[ :,]*$
  `,
  'iu',
);

/** What somebody is paid, and what somebody pays: never one sum for two periods. */
export const earned = anyOf(
  'earn\\p{L}*|makes?|making|made|salary|wages?|income|(?:my|his|her|our|their) pay',
  oneLine`
    verdien\p{L}*|Gehalt\p{L}*|Lohn\p{L}*|Einkommen\p{L}*|gagn\p{L}*|touch\p{L}*|salaires?|revenus?|gan[oa]\p{L}{0,3}
    |cobr\p{L}*|sueldo|salario|ingresos?|guadagn\p{L}*|prend[oe]|stipendi[oi]|reddito
  `,
  'salaris|loon|inkomen|zarabia\\p{L}*|pensj\\p{L}|ganh\\p{L}{1,3}|salário|tjäna\\p{L}*|lön\\p{L}*|зараб\\p{L}*|зарплат\\p{L}*|оклад\\p{L}?',
);
export const spent = anyOf(
  '(?:I|we|he|she|they) pays?|spen[dt]\\p{L}{0,3}|rent|mortgage|bills?|costs?|fees?|insurance|tuition|subscription',
  oneLine`
    zahl(?:e|en|t)|bezahl\p{L}*|gebe[n]?|Miete|kostet|koste[n]?|Versicherung\p{L}*|paie\p{L}{0,2}|payons|dépens\p{L}*
    |loyer|coûte\p{L}{0,2}|pag[oa]\p{L}{0,3}|gast[oa]\p{L}{0,3}|alquiler|cuesta\p{L}?|spend[oei]\p{L}{0,4}|affitto
    |costa\p{L}?|bollett[ae]
  `,
  'betaal\\p{L}*|betalen|huur|kost(?:en)?|płac\\p{L}*|wydaj\\p{L}*|czynsz\\p{L}*|kosztuje|aluguel|renda|custa\\p{L}?|betalar|hyra\\p{L}?|kostar|плач\\p{L}*|аренд\\p{L}*|стоит',
);

/** Right before a number that is the one ahead of it in other words: "that is", "which makes about", "(". */
export const again = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})(?:
        so|thus|hence|making|giving|meaning|that(?:['’]s| is| makes| means| would be| comes to| works out (?:to|at))
        |which (?:is|makes|means|comes to|works out (?:to|at))|(?:it['’]s|it is|works out (?:to|at))|i\.?e\.?,?|or
        |also|das (?:sind|macht|wären|entspricht)|macht|soit|donc|c['’]est(?:-à-dire)?|ce qui fait|así que|o sea
        |es decir|eso es|son|quindi|cioè|ossia|vale a dire|dus|dat is|oftewel|czyli|więc|to jest|ou seja|isto é
        |portanto|alltså|dvs\.?|det är|det er
        |значит|то есть|это
      )|[(=≈~]
    )[ :,]*(?:${hedges('about')})? ?$
  `,
  'iu',
);

const counted = [
  'two|both|zweit|zwei|beiden?|deux|dos|ambos|due|entrambi|twee|tweeën|dwoje|dwa|dwie|dwóch|dois|duas|två|двое|два',
  'three|dritt|drei|trójk[ęia]|trois|tres|tre|drie|drieën|trzy|troje|trzech|três|три|трое',
  'four|viert|vier|vieren|czwórk[ęia]|quatre|cuatro|quattro|cztery|czterech|czworo|quatro|fyra|четыре|четверо',
  'five|fünft|fünf|cinq|cinco|cinque|vijf|vijven|pięć|pięciu|pięcioro|fem|пять|пятеро',
  'six|sechst|sechs|seis|sei|zes|zessen|sześć|sześciu|sex|шесть',
  'seven|sieben|sept|siete|sette|zeven|siedem|siedmiu|sete|sju|семь',
  'eight|acht|huit|ocho|otto|osiem|ośmiu|oito|åtta|восемь',
  'nine|neun|neuf|nueve|nove|negen|dziewięć|nio|девять',
  'ten|zehn|dix|diez|dieci|tien|dziesięć|dez|tio|десять',
].map((words) => anyOf(words));

/** Small counts that are written as words. */
export const countsIn = (text: string): number[] => counted.flatMap((words, at) => (words.test(text) ? [at + 2] : []));
