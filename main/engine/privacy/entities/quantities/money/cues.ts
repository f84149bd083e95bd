import { wordPattern } from '../../word-starts';
import { persons } from '../age/words';

/** Words that make a number without a currency money: someone's wage, rent, debt, or a line of their payslip. */

/** Right before the number, with small words between. */
const nouns = [
  'salary|salaries|wages?|income|earnings?|earns?|earned|earning|rent|mortgage|bonus|budget|pension|alimony|child support|net worth|take-home|debts?|loan(?: amount)?|savings|paycheck|pay|paid|owes?|owed|costs?|price|fee|tuition|deposit|balance|revenue|profit|turnover|invoice total|makes?|making|stipend|allowance|monthly payment|(?:net|gross|base) pay|fined|refunded|overdraft|severance|inherited|bail',
  'Gehalt|Grundgehalt|Bruttogehalt|Nettogehalt|Lohn|Stundenlohn|Bruttolohn|Nettolohn|brutto|netto|Miete|Kaltmiete|Warmmiete|Nebenkosten|Kaution|Einkommen|Rente|verdiene|verdient|verdienen|Schulden|schulde|schuldet|Kredit|Darlehen|Restschuld|Eigenkapital|Unterhalt|kostet|kostete|Budget|Dispo|Monatsrate|Abfindung|Zulage|Abschlag|Nachzahlung|Ersparnisse|Erspartes|Kaufpreis|Umsatz|Honorar|Taschengeld|Kindergeld|Wohngeld|Bürgergeld|Gewinn|zahle|zahlt|zahlen|gezahlt|überwiesen|stottere|stottern|tilge|tilgen|finanziere|finanzieren|spare|sparen',
  'salaire|loyer|revenus?|gagne|gagnait|gagnent|retraite|dettes?|prêt|coûte|coûté|budget|mensualités?|brut|net|net à payer|caution|épargne|livret|doit|doivent|touche|pension|indemnités?|primes?|cotisations|découvert|paie|paye|payé',
  'salario|sueldo|alquiler|ingresos|gano|gana|ganamos|deudas?|deben?|debo|hipoteca|cuesta|costó|presupuesto|nómina|bruto|neto|líquido|fianza|pago|pagamos|pagué|cobro|cobra|pensión|cuota|indemnización|ahorros',
  'stipendio|affitto|reddito|guadagno|guadagna|mutuo|costa|costato|busta paga|lordo|netto|rata|cauzione|pago|paghiamo|pagato|devo|deve|caparra|bolletta|pensione|debiti?|risparmi',
  'salaris|loon|huur|inkomen|verdien|verdient|hypotheek|kost|kostte|bruto|netto|borg|schuld|spaargeld|uitkering|pensioen|betaal|betaalt|alimentatie|boete',
  'pensja|pensji|zarabiam|zarabia|zarabiamy|czynsz|kredyt|brutto|netto|wypłata|kaucja|rata|dług|długu|oszczędności|emerytura|emerytury|alimenty|alimentów|kosztował\\p{L}{0,2}|płacę|płaci|zapłacił\\p{L}{0,2}',
  'salário|aluguel|renda|ganho|ganha|dívidas?|bruto|líquido|prestação|caução|poupança|pensão|pago|paguei|recebo|recebe|custou|custa|ordenado|vencimento|hipoteca',
  'lön|lönen|månadslön|hyra|hyran|inkomst|tjänar|skuld|kostar|kostade|brutto|netto|deposition|sparkonto|pension|betalar|amortering',
].join('|');
const links =
  "is|are|was|were|liegt bei|lag bei|bei|of|at|to|for|about|around|approximately|roughly|circa|ca\\.?|over|under|nearly|almost|only|just|currently|now|than|more|less|up|be|by|from|a|an|the|his|her|my|our|their|me|him|them|us|total|gross|net|annual|yearly|monthly|base|husband|wife|Mann|Frau|Ehemann|Ehefrau|mari|marido|mujer|esposa|marito|moglie|vrouw|mąż|mąza|żona|żony|man|fru|brutto|netto|ist|sind|mit|beträgt|von|etwa|rund|über|noch|nur|jetzt|mir|dir|uns|ihm|ihr|bleiben|bleibt|ich|i\\. ?H\\. ?v\\.|in Höhe von|est|était|de|me|lui|encore|environ|es|son|era|unos|è|di|sono|mi|circa|is|nog|me|ongeveer|to|wynosi|mi|około|é|são|cerca de|uns|är|på|ungefär|c'est|actuel(?:le)?|mensuel(?:le)?";
export const cue = wordPattern(
  new RegExp(`(?<![\\p{L}.])(${nouns})(?:[ :=]{1,3}(?:${links})){0,4}[ :=]{1,3}[-\\u2212]?$`, 'iu'),
);
/** Scripts without spaces. */
export const unspacedCue =
  /(到手|拿到手|每月拿|借(?:给|了)?(?:我|他|她)|借(?:给|了)|还(?:给|了)?(?:我|他|她)|赔(?:给|了)?(?:我|他|她)|转(?:给|了)?(?:我|他|她)|房租|月薪|年薪|工资|薪水|收入|押金|存款|贷款|欠(?:我|他|她)?|房贷|家賃|年収|月収|給料|手取り|貯金|借金)(?:是|为|有|了|：|:|は|が|约|約)? ?$/u;

/** Before or after tax, by the year: a salary or a price, whatever stands before. */
export const rate =
  /^ ?(?:p\. ?a\.|pcm|p\.c\.m\.|pppw|pppm|pw|p\/[wma]|per calendar month|per annum|OTE|brutto|netto|bruto|brut|gross(?! (?:domestic|weight))|net of tax|before tax|after tax|takes? home|base salary|kalt|warm|VB|Festpreis|limpi[oa]s|neto[s]?|en mano|in mano|puliti|auf die Hand|cash in hand|in hand|schoon|na rękę|na czysto|limpos|na mão|i handen|de découvert|im Minus|in the red|na minusie)(?!\p{L})/iu;

/** By the month or the hour: money where the sentence speaks of it. */
export const perTime =
  /^ ?(?:€? ?(?:\/|a|an|per|each|im|pro|die|par|de l['’]|al|a la|por|all['’]|per|i|om|na|ao|à) ?(?:month|mo|week|year|hour|hr|day|Monat|Woche|Jahr|Stunde|mois|semaine|an|heure|jour|mes|semana|año|hora|mese|settimana|anno|ora|maand|uur|jaar|månaden|mån|timmen|miesiąc|mês|hora)|monatlich|jährlich|mensuels?|mensuales|mensili|miesięcznie|rocznie|maandelijks|mensais|monthly|weekly|yearly|annually)(?!\p{L})/iu;
/** A word that money stands beside, anywhere in a sentence. */
export const moneyWord = wordPattern(new RegExp(`(?<![\\p{L}.])(?:${nouns})(?!\\p{L})`, 'iu'));
/** The next amount's word, right behind: "rent 900 paid 450". */
export const another = new RegExp(`^[ \\t](?:${nouns})(?!\\p{L})`, 'iu');
/** What someone asks to be paid: "ich wollte 72.000 im Jahr". */
export const wanted = wordPattern(
  /(?<!\p{L})(?:wollte|möchte|verlang\p{L}{1,3}|forder\p{L}{1,3}|hätte gern|asked for|want(?:s|ed)?|expect\p{L}{0,3}|hoping for|aim(?:ing)? for|demand\p{L}{1,4}|voudrais|veux|voulais|quiero|quería|pedí|pido|pedir|vorrei|volevo|chie(?:do|sto|devo)|wil|wilde|vroeg|chcę|chciał\p{L}{1,2}|quero|queria|pedi|vill ha|ville ha)(?!\p{L})/iu,
);
export const byYear =
  /^ ?(?:\/|a|per|each|im|pro|par|al|a la|all['’]|per|om|ao|i) ?(?:year|annum|Jahr|an|año|anno|jaar|rok|rocznie|ano|året?)(?!\p{L})/iu;

/** "20k in savings", "620 de alquiler" */
const kinds =
  'savings|debts?|loans?|cash|bank|salary|equity|stock|shares|bonus(?:es)?|rent|income|401k|ira|pension|fees|tax(?:es)?|tuition|mortgage|deposit|Miete|Schulden|Ersparnisse\\p{L}?|Eigenkapital|loyer|dettes?|découvert|économies|livret|caution|charges|alquiler|renta|hipoteca|fianza|deudas?|ahorros|affitto|mutuo|debiti|caparra|risparmi|huur|schulden|spaargeld|borg|czynszu|długu|kaucji|oszczędności|aluguel|renda|dívidas?|poupança|caução|hyra|skulder|deposition';
export const kept = new RegExp(
  `^ (?:in|of|on|de|d['’]|di|für|an|als|van|aan|voor|i|na|em|sur|en|w) ?(?:(?:my|his|her|our|their|the|student|credit card|medical|annual|base|cash|home|monthly|mon|ma|mi|la|el|mein\\p{L}{0,2}|mio|il|lo|mijn|de) ){0,2}(?:${kinds})(?!\\p{L})`,
  'iu',
);

/** "an offer for 185k" */
export const offers =
  /(?<!\p{L})(?:offer(?:s|ed|ing)?|base|sign-on|salary|raise|counter(?:ed|offer)?|negotiat\p{L}{1,4}|RSUs?|comp|compensation|bietet|bieten|biete|Angebot|Gehalt\p{L}{0,12}|brutto|poste|salaire|proposé|oferta|ofrecen|sueldo|stipendio|offerta|salaris|aanbod|pensj\p{L}|salário|proposta|lön\p{L}{0,2})(?!\p{L})/iu;

/** Someone came to it or lost it: "3 Mio geerbt", "inherited 2 million". */
export const gained =
  /^ (?:geerbt|gewonnen|geliehen|geborgt|ausgeliehen|vorgestreckt|gegeben|geschenkt|abgebucht|verlangt|gefordert|bewilligt|genehmigt|zurückgezahlt|abbezahlt|kassiert|geleend|gekregen|betaald|overgemaakt|schuldig|lånat|fått|borcum|borç(?:luyum)?|verdient|verloren|gespart|ausgegeben|bezahlt|überwiesen|auf dem Konto|auf der Bank|in the bank|on my account|en banque|sur mon compte|en el banco|en mi cuenta|in banca|sul conto|op de bank|na koncie|no banco|na conta|på kontot)(?!\p{L})/iu;

/** The head of a payslip, a bill, an account: a label and two decimals in a line of it is an amount. */
export const ledger = wordPattern(
  /(?<!\p{L})(?:brutto\p{L}{0,6}|netto\p{L}{0,6}|Lohnsteuer|Grundgehalt|Gehaltsabrechnung|Lohnabrechnung|Entgelt|gross pay|net pay|payslip|pay stub|paystub|withholding|FICA|bulletin de (?:paie|salaire)|salaire (?:de base|brut|net)|net à payer|cotisations|nómina|IRPF|líquido|devengos|busta paga|lordo|trattenute|IRPEF|loonstrook|loonheffing|bruto|pasek wypłaty|vencimento|subsídio|recibo de vencimento|lönebesked|bruttolön|nettolön|Saldo|solde|saldo|balance due|subtotal|Zwischensumme|Gesamtbetrag|sous-total|total TTC|imponibile|totaal)(?!\p{L})/iu,
);
/** A label that names something else than money. */
export const otherLabels =
  /(?<!\p{L})(?:version|v|kapitel|chapter|section|abschnitt|art|artikel|§|page|seite|gpa|score|note|schnitt|faktor|factor|ratio|kurs|iso|um|at|kl|ore|alle|à|am|vom|den|le|uhr|stunden|std|hours|heures|tage|days|steuerklasse|klasse|menge|qty|quantity|stück|km|kg|bmi|tsh|ph|zins\p{L}*|rate|taux|tasa|tasso|satz)[.:]? $/iu;
/** Between the amounts of one list: "Miete 890, Strom 75", "437 statt 520". */
export const chained =
  /^(?:(?:,|;| \/|\n| ?[-–|])? ?(?:(?:und|and|et|y|e|en|i|och) )?(?:\p{L}[\p{L}.'’/-]{1,20}[ :]{1,2}){1,4}|,? (?:statt|instead of|au lieu de|en vez de|invece di|in plaats van|zamiast|em vez de|istället för|not|nicht|pas|vs\.?) )[-−]?$/iu;

const toWhom =
  '(?:me|him|her|us|them|(?:my|his|her|our|their) \\p{L}{2,14}|mir|ihm|ihr|uns|ihnen|dir|mij|hem|haar|ons|mig|honom|henne|oss|dem|mi|mu|jej|nam|im)';
const loosely =
  '(?: (?:about|around|only|over|nearly|almost|another|like|up to|noch|etwa|rund|fast|über|knapp|encore|environ|près de|casi|unos|como|circa|quasi|ongeveer|nog|około|prawie|cerca de|quase|nästan|ungefär))? ';
/** Lent, owed, paid to somebody: what follows is money, whatever its size. */
export const lent = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:owe[sd]?|lent|loaned|lend|paid|charged?|charges|offered|stole|wired|transferred)(?: back)? ${toWhom}(?: back)?`,
      '(?:borrowed|(?:i|he|she|we|they) owe[sd]?(?: \\p{Lu}\\p{L}+)?)',
      `(?:schuldet|schulde|lieh|leiht|leihe|zahlt|zahlte|überwies|bot|bietet) ${toWhom}`,
      "(?:me|m['’]|te|lui|nous|leur) ?(?:doit|doivent|devait|prête|verse|propose|réclame|demande|(?:a|ont|avait|ai) (?:prêté|versé|facturé|proposé|réclamé|demandé|volé))",
      "(?:j['’]ai|il a|elle a|on a|ont) (?:prêté|emprunté|versé|économisé)",
      '(?:me|le|nos|les|te) (?:prestó|presté|prestaron|deben?|debía|pagó|pagan?|cobró|cobran?|piden?|pidió|robaron|ofrecen?|ofreció|transfirió)',
      '(?:mi|gli|le|ci|ti) (?:ha(?:nno)? (?:prestato|chiesto|pagato|rubato|offerto)|devono|deve|doveva|chiedono|chiede|offrono|pagano)',
      `(?:leende|leent|betaalde|betaalt|vraagt|vroeg) ${toWhom}`,
      `(?:pożyczył\\p{L}{0,2}|wini?en(?: jest)?|winna(?: jest)?|zaleg(?:a|ają)|wisi|oddał\\p{L}{0,2})(?: ${toWhom})?`,
      '(?:(?:me|lhe|nos) (?:emprestou|devem?|pagou|cobrou|pediu|ofereceu)|emprestei|(?:emprestou|deve|devem|pagou|cobrou|pediu)-(?:me|lhe|nos))',
      `(?:(?:lånade|lånat)(?: ut)?|skyldig|betalade|erbjöd)(?: ${toWhom})?`,
    ].join('|')})${loosely}$`,
    'iu',
  ),
);
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
    ].join('|')})${loosely}$`,
    'iu',
  ),
);
/** Whoever may give money. */
export const givers = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:i|s?he|they|we|who|someone|somebody|er|sie|wir|jemand|wer|ils?|elles?|on|nous|quelqu['’]un|él|ella|ellos|ellas|alguien|lui|lei|loro|qualcuno|hij|zij|ze|iemand|ona?|oni|ktoś|el[ea]s?|alguém|han|hon|de|någon|boss|landlord|bank|insurers?|insurance|Chef(?:in)?|Vermieter(?:in)?|Versicherung|patron|proprio|banque|assurance|jefe|caser[oa]|banco|seguro|capo|padrone|banca|baas|huisbaas|szef|patrão|senhorio|chefen|banken|${persons})(?!\\p{L})`,
    'iu',
  ),
);
/** What gives codes, marks and results. */
export const notPaid = wordPattern(
  /(?<!\p{L})(?:https?|api|server|status|codes?|endpoint|gateway|request|requests|errors?|response|website|calculator|formula|model|script|function|query|test|exam|quiz|marks?|grades?|score|points?|out of|Rechner|Formel|Prüfung|Klausur|Punkte|Note|calculatrice|formule|examen|contrôle|sur \d|calculadora|fórmula|examen|nota|puntos|calcolatrice|esame|voto|punti|rekenmachine|toets|cijfer|punten|kalkulator|ocenę|punktów|prova|pontos|räknaren|prov|poäng)(?!\p{L})/iu,
);
/** Who asks, offers or approves a sum: "the bank approved 260k", "der Vermieter will 900". */
export const asked = wordPattern(
  /(?<!\p{L})(?:bank|landlord|landlady|boss|mechanic|plumber|lawyer|dentist|insurers?|insurance|seller|buyer|agent|university|ex|Vermieter(?:in)?|Chef(?:in)?|Werkstatt|Anwalt|Anwältin|Handwerker|Versicherung|Käufer|Verkäufer|Makler(?:in)?|proprio|propriétaire|banque|garagiste|garage|assurance|patron|casero|casera|banco|jefe|taller|seguro|abogad[oa]|padrone|proprietario|banca|capo|meccanico|avvocato|huisbaas|baas|verhuurder|właściciel\p{L}{0,2}|szef|mechanik|senhorio|patrão|oficina|hyresvärd\p{L}{0,2}|banken|chefen|verkstaden)(?: (?!(?:in|until|since|bis|seit)(?!\p{L}))\p{L}{1,14}){0,2} (?:approved|approves|granted|offer(?:ed|s)|quoted|quotes|wants|wanted|demands|asks for|asked for|charged|charges|is asking(?: for)?|verlangt|will|wollte|fordert|bietet|bewilligt|réclame|demande|veut|propose|pide|exige|quiere|ofrece|chiede|vuole|offre|vraagt|wil|biedt|chce|żąda|pede|quer|oferece|begär|vill ha|kräver|erbjuder)(?: (?:me|us|mir|uns|nog|noch|now|jetzt|about|around|nun|mi|ci|mij|ons|mig|oss))? $/iu,
);
/** What somebody bought or sold something for. */
export const boughtFor =
  /(?<!\p{L})(?:for|für|um|pour|por|per|voor|za|för)(?: (?:only|about|around|nur|etwa|rund|seulement|environ|solo|unos|circa|ongeveer|tylko|só|bara))? $/iu;
export const bought = wordPattern(
  /(?<!\p{L})(?:bought|sold|gekauft|kaufte|geholt|verkauft|verkaufte|geschossen|ersteigert|acheté|vendu|compré|compró|vendí|vendió|comprato|venduto|gekocht|verkocht|kupił\p{L}{0,2}|sprzedał\p{L}{0,2}|comprei|comprou|vendi|vendeu|köpte|sålde|köpt|sålt)(?!\p{L})/iu,
);
/** What is bought stands behind: "für 449 ne Kamera". */
export const anArticle =
  /^ (?:an?|['’]?ne|nen|eine?[nr]?|ein|das|den|die|une?|la|le|un[oa]?|el|il|een|het|uma?|en|ett) (?=\p{L})/iu;
