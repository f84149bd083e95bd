import { linking } from '../../../lists/linking';
import { oneLine } from '../../../patterns/one-line';

/** What is money where a number stands behind it, by language: someone's wage, rent, debt, and what is done with them. */
const table = {
  en: oneLine`
    (?:the|my|his|her|their|our|a) (?:quote|estimate)|salary|salaries|wages?|(?:nursery|childcare|school|tuition|service|management) fees|income|earnings?|earns?|earned|earning|paying|charging|rent|mortgage|bonus|budget|pension
    |alimony|child support|net worth|take-home|debts?|loan(?: amount)?|savings|paycheck|pay|paid|owes?|owed|costs?
    |price|fee|tuition|deposit|balance|revenue|profit|turnover|invoice total|makes?|making|stipend|allowance
    |monthly payment|(?:net|gross|base) pay|fined|refunded|overdraft|severance|inherited|bail|earnt|childcare|daycare
    |day rate|hourly rate|tips|benefits?|settlement|compensation|commission|overtime
    |(?:our|my|price|budget|spending|absolute) (?:limit|maximum|max)|utilities
    |premium(?! (?:members?|users?|subscri\p{L}+|accounts?|plans?|seats?|customers?)(?!\p{L}))|bill|bills|wage
    |deductible|co-?pay(?:ment)?|co-?insurance|expenses|outgoings|overheads|deductions|expenditure
  `,
  de: oneLine`
    Kostenvoranschlag|Gehalt|Eigenanteil|Zuzahlung|Selbstbeteiligung|Selbstbehalt|Grundgehalt|Bruttogehalt|Nettogehalt|Lohn|Stundenlohn
    |Bruttolohn|Nettolohn|brutto|netto|(?<=(?:qm|m²|Wohnung|Zimmer)[ ,:]{1,3})(?:warm|kalt)|Miete|Kaltmiete|Warmmiete|Nebenkosten|Kaution|Einkommen|Rente|verdiene|verdient
    |verdienen|Schulden|schulde|schuldet|Kredit|Darlehen|Restschuld|Eigenkapital|Unterhalt|kostet|kostete|Budget|Dispo
    |Monatsrate|Abfindung|Zulage|Abschlag|Nachzahlung|Ersparnisse|Erspartes|Kaufpreis|Umsatz|Honorar|Taschengeld
    |Kindergeld|Wohngeld|Bürgergeld|Gewinn|zahle|zahlt|zahlen|gezahlt|überwiesen|stottere|stottern|tilge|tilgen
    |finanziere|finanzieren|spare|sparen|Vergütung|Ausbildungsvergütung|Stundensatz|Tagessatz|Krankengeld|Elterngeld
    |Arbeitslosengeld|Pflegegeld|Weihnachtsgeld|Urlaubsgeld|Trinkgeld|Monatsmiete|Gesamtmiete|Jahresgehalt
    |Monatsgehalt|Nebenkosten\p{L}{4,14}|Betriebskosten\p{L}{4,14}|Heizkosten\p{L}{0,14}
    |Steuer(?:nachzahlung|erstattung)|Mahngebühr\p{L}{0,2}|Provision|Prämie|Kita\p{L}{4,12}|Rentenbescheid|Sold|BAföG
    |verdiente|verdienten|bekam|Erbe|(?:unser|mein) Limit|Preislimit|Obergrenze|Höchstpreis|Beitrag|\p{L}{2,16}beitrag
    |Kassenstand|Hausgeld|Ausgaben|Einnahmen|Betriebsausgaben|Unkosten
  `,
  fr: oneLine`
    devis|salaire|loyer|revenus?|gagne|gagnait|gagnent|retraite|dettes?|prêt|coûte|coûté|budget|mensualités?|brut|net
    |net à payer|caution|épargne|livret|doit|doivent|touche|pension|indemnités?|primes?|cotisations|découvert|paie
    |paye|payé|TJM|honoraires|facture|taxe foncière|RSA|APL|gagnais|gagnerai|perçois|percevais|touchais|touche
    |pourboires|solde|taux horaire|rémunération|héritage|salaires|forfait|plafond|budget maxi|crèche|nounou|franchise
    |reste à charge|chiffre d['’]affaires|bénéfices?|dépenses|recettes
  `,
  es: oneLine`
    salario|sueldo|alquiler|renta|arriendo|ingresos|gano|gana|ganamos|deudas?|deben?|debo|hipoteca|cuesta|costó
    |presupuesto|nómina|bruto|neto|líquido|fianza|pago|pagamos|pagué|cobro|cobra|pensión|cuota|indemnización|ahorros
    |gastos|gasto|finiquito|paro|ganaba|cobraba|pagaba|préstamo|herencia|propinas|bono|comisión|factura|matrícula
    |nóminas|presupuesto máximo|tope|límite|franquicia|copago|facturación|beneficios?
  `,
  it: oneLine`
    preventivo|stipendio|affitto|reddito|guadagno|guadagna|mutuo|costa|costato|busta paga|lordo|netto|rata|cauzione|pago|paghiamo
    |pagato|devo|deve|caparra|bolletta|quota|retta|canone|pensione|debiti?|risparmi|prendo|prende|prendiamo|percepisco
    |guadagnavo|prendevo|RAL|compenso|paga|parcella|bollette|spese|TFR|eredità|liquidazione|budget massimo
    |tetto massimo|plafon|franchigia|massimale|scoperto|fatturato|ricavi|utile netto|uscite|entrate
  `,
  nl: oneLine`
    salaris|loon|huur|inkomen|verdien|verdient|hypotheek|kost|kostte|bruto|netto|borg|schuld|spaargeld|uitkering
    |contributie|servicekosten|bijdrage|pensioen|betaal|betaalt|alimentatie|betalen|boete|verdiende|krijg|ontvang
    |uurloon|bijstand|erfenis|energierekening|toeslag|schulden|fooi|eigen risico|omzet|winst|uitgaven|inkomsten
    |aftrekposten|kosten
  `,
  pl: oneLine`
    wycena|pensja|pensji|zarabiam|zarabia|zarabiamy|czynsz|kredyt|brutto|netto|wypłata|kaucja|rata|dług|długu|oszczędności
    |emerytura|emerytury|alimenty|alimentów|kosztował\p{L}{0,2}|płac\p{L}{1,4}|zapłacił\p{L}{0,2}|zarabiał\p{L}{0,2}
    |dostaję|dostaje|opłat\p{L}{0,2}|rachun\p{L}{2,4}|stawk\p{L}|premi\p{L}|składk\p{L}|zasiłek|zasiłku|pożyczk\p{L}
    |wynagrodzeni\p{L}|spadek|mandat|udział własny|przychod\p{L}{0,2}|przychód|dochod\p{L}{0,2}|dochód|obrot\p{L}{0,2}
    |obrót|koszty|wydatki
  `,
  pt: oneLine`
    salário|aluguel|renda|ganho|ganha|dívidas?|bruto|líquido|prestação|caução|poupança|pensão|pago|paguei|recebo
    |recebe|custou|custa|ordenado|vencimento|mensalidade|hipoteca|ganhava|recebia|pagava|empréstimo|prestações
    |condomínio|subsídio|gorjeta|bolsa|multa|indemnização|herança|franquia|faturação|faturamento|lucro|despesas
    |receitas
  `,
  sv: oneLine`
    offertpris|lön|lönen|månadslön|hyra|hyran|inkomst|tjänar|skuld|kostar|kostade|brutto|netto|deposition|sparkonto|pension
    |betalar|amortering|tjänade|skulder|lån|elräkning\p{L}{0,2}|månadslönen|bidrag|timlön|avgift\p{L}{0,2}|arv|dricks
    |får|självrisk(?:en)?|omsättning(?:en)?|vinst(?:en)?|utgifter(?:na)?|intäkter(?:na)?
  `,
  tr: oneLine`
    maaş\p{L}{0,5}|kira\p{L}{0,4}|borcu[mn]?|borç\p{L}{0,3}|gelir\p{L}{0,4}|ücret\p{L}{0,4}|taksit\p{L}{0,4}
    |aidat\p{L}{0,3}|prim\p{L}{0,3}|tazminat\p{L}{0,4}|nafaka\p{L}{0,3}|harçlı\p{L}{0,5}|yevmiye\p{L}{0,3}
    |depozito\p{L}{0,3}|birikim\p{L}{0,4}
  `,
  cs: oneLine`
    platu|plat|mzd[ayu]|nájem|nájmu|nájemné|nájom|nájomné|dluh|dluhy|dluhu|dlh|dlhy|dlužím|dluží|dlžím|vydělávám
    |vydělává|zarábam|zarába|hypoték[auy]|půjčk[auy]|pôžičk[auy]|úvěr|úver|důchod|dôchodok|úspory|platím|stojí|stálo
    |záloh[auy]|výplat[auy]|příjem|príjem
  `,
  hu: oneLine`
    fizetés\p{L}{0,4}|b[ée]r(?:em|e|t)?|lakbér\p{L}{0,3}|albérlet\p{L}{0,3}|tartozás\p{L}{0,3}|adósság\p{L}{0,3}
    |hitel\p{L}{0,4}|keresek|jövedel\p{L}{1,4}|nyugdíj\p{L}{0,3}|fizetek
  `,
  ro: 'salariu\\p{L}{0,2}|chiri[ae]|datori\\p{L}{1,3}|datorez|câștig\\p{L}?|venit\\p{L}{0,3}|pensi[ae]|plătesc|economii',
  ru: oneLine`
    зарплат\p{L}|оклад\p{L}{0,2}|оренд\p{L}|аренд\p{L}|борг\p{L}{0,2}|долг\p{L}{0,2}|должен|должна|винен|винна
    |заробля\p{L}{1,2}|зарабатыва\p{L}{1,2}|дохід|доход\p{L}{0,2}|пенсі\p{L}{1,2}|пенси\p{L}{1,2}|плачу
    |кредит\p{L}{0,2}|іпотек\p{L}|ипотек\p{L}|получаю|отримую|преми\p{L}|премі\p{L}
  `,
  el: 'μισθ\\p{L}{1,2}|ενοίκιο|χρέ\\p{L}{1,2}|χρωστ\\p{L}{1,3}|δάνειο|κερδίζω|εισόδημα|σύνταξη|πληρώνω',
  fi: 'palk(?:ka|kani|an)|vuokra\\p{L}{0,3}|velka\\p{L}{0,3}|laina\\p{L}{0,3}|ansaitsen|tienaan|tulot|eläke\\p{L}{0,3}|maksan',
  da: oneLine`
    løn(?:nen)?|lønn(?:en)?|husleje\p{L}{0,2}|husleie\p{L}{0,2}|gæld\p{L}{0,2}|gjeld\p{L}{0,2}
    |skylder|tjener|indkomst\p{L}{0,2}|inntekt\p{L}{0,2}
  `,
  hi: 'वेतन|तनख्वाह|सैलरी|किराया|कर्ज़|कर्ज|लोन|उधार|आय|आमदनी|पेंशन|बचत',
  ar: 'راتب\\p{L}{0,2}|الراتب|إيجار\\p{L}{0,2}|الإيجار|ديون\\p{L}{0,2}|قرض\\p{L}{0,2}|دخل\\p{L}{0,2}|معاش\\p{L}{0,2}|أدفع|أكسب',
  he: 'משכורת\\p{L}?|המשכורת|שכר(?: הדירה| דירה)?|השכר|חוב|החוב|הלוואה|משכנתא|הכנסה|פנסיה|מרוויח\\p{L}?|משלם|משלמת',
  vi: 'lương|tiền thuê(?: nhà)?|nợ|thu nhập|khoản vay|tiết kiệm',
  id: 'gaji|sewa|h?utang|pinjaman|penghasilan|pendapatan|tabungan|cicilan|bayar',
  ko: '월급|연봉|월세|전세|보증금|빚|대출|소득|연금|저축',
} as const;
export const nouns = Object.values(table).join('|');
/** Small words between it and the number. */
export const links = oneLine`
  (?:last|this|next) (?:year|month)|(?:letztes|voriges|dieses|nächstes) Jahr|(?:letzten|vorigen|diesen) Monat
  |l['’](?:an(?:née)?) dernier(?:e|ère)?|cette année|(?:el )?(?:año|mes) pasado|este año|(?:lo scorso|quest['’]) ?anno
  |l['’]anno scorso|(?:vorig|dit|afgelopen) jaar|vorige maand|w (?:zeszłym|tym) roku|(?:no )?ano passado|este ano
  |förra (?:året|månaden)|i (?:fjol|år)|is|are|was|were|liegt bei|lag bei|bei|of|at|to|for|about|around|approximately
  |roughly|circa|ca\.?|over|under|nearly|almost|only|just|currently|now|than|more|less|up|be|by|from|a|an|the|his|her
  |my|our|their|me|him|them|us|total|gross|net|annual|yearly|monthly|base|husband|wife|Mann|Frau|Ehemann|Ehefrau|mari
  |marido|mujer|esposa|marito|moglie|vrouw|mąż|mąza|żona|żony|man|fru|brutto|netto|ist|sind|mit|beträgt|von|etwa|rund
  |über|noch|nur|jetzt|mir|dir|uns|ihm|ihr|bleiben|bleibt|ich|i\. ?H\. ?v\.|in Höhe von|est|était|de|me|lui|encore
  |environ|es|son|era|unos|è|di|sono|mi|circa|is|nog|me|ongeveer|to|wynosi|mi|około|é|são|cerca de|uns|är|på|ungefär
  |horaire|horario|orari[oa]|godzinowa|hourly|weekly|annuel(?:le)?|c'est|actuel(?:le)?|mensuel(?:le)?|mnie|mig|honom
  |henne|bajad[oa]
  |goes|raised|cut|eats?|comes|worth|gestiegen|erhöht|passer|höjdes|od
  |maxi?|maximal|maximum|máximo|massimo|höchstens|tot|hasta|fino a|wynosi|fait|sur|wurde|wird|läuft|payments?|amount
  |total|check|cheque|im (?:Jahr|Monat)|pro (?:Jahr|Monat|Stunde)|a (?:year|month)|per (?:year|month|hour|maand|jaar)
  |par (?:mois|an)|al (?:mes|año|mese)|monatlich|jährlich|monthly|yearly|annually|miesięcznie|rocznie|por mês
  |i månaden|at least|mindestens|au moins|ongeveer|wil|wilt|yaklaşık|şu an|bir|je|činí|mám|můj|môj|a|az|havi|meu|este
  |мой|моя|составляет|становить|около|близько
  |μου|είναι
  |minun
  |${linking('is', 'became', 'to')}
  |मेरी|मेरा|है|की|का
  |هو|هي
  |שלי|היא|הוא|של
  |của|tôi|là|khoảng|ngân hàng|saya|sekitar|adalah|sebesar
  |мне|ему|ей|нам|мені|йому|їй
`;
