import { hedges } from '../../../lists/hedges';
import { linking } from '../../../lists/linking';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { persons } from '../people/words';

/** Words that make a number without a currency money: someone's wage, rent, debt, or a line of their payslip. */

/** Right before the number, with small words between. */
const nouns = [
  '(?:the|my|his|her|their|our|a) (?:quote|estimate)|Kostenvoranschlag|devis|preventivo|wycena|offertpris',
  oneLine`
    salary|salaries|wages?|(?:nursery|childcare|school|tuition|service|management) fees|income|earnings?|earns?|earned|earning|paying|charging|rent|mortgage|bonus|budget|pension
    |alimony|child support|net worth|take-home|debts?|loan(?: amount)?|savings|paycheck|pay|paid|owes?|owed|costs?
    |price|fee|tuition|deposit|balance|revenue|profit|turnover|invoice total|makes?|making|stipend|allowance
    |monthly payment|(?:net|gross|base) pay|fined|refunded|overdraft|severance|inherited|bail|earnt|childcare|daycare
    |day rate|hourly rate|tips|benefits?|settlement|compensation|commission|overtime
    |(?:our|my|price|budget|spending|absolute) (?:limit|maximum|max)|utilities
    |premium(?! (?:members?|users?|subscri\p{L}+|accounts?|plans?|seats?|customers?)(?!\p{L}))|bill|bills|wage
    |deductible|co-?pay(?:ment)?|co-?insurance|expenses|outgoings|overheads|deductions|expenditure
  `,
  oneLine`
    Gehalt|Eigenanteil|Zuzahlung|Selbstbeteiligung|Selbstbehalt|Grundgehalt|Bruttogehalt|Nettogehalt|Lohn|Stundenlohn
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
  oneLine`
    salaire|loyer|revenus?|gagne|gagnait|gagnent|retraite|dettes?|prêt|coûte|coûté|budget|mensualités?|brut|net
    |net à payer|caution|épargne|livret|doit|doivent|touche|pension|indemnités?|primes?|cotisations|découvert|paie
    |paye|payé|TJM|honoraires|facture|taxe foncière|RSA|APL|gagnais|gagnerai|perçois|percevais|touchais|touche
    |pourboires|solde|taux horaire|rémunération|héritage|salaires|forfait|plafond|budget maxi|crèche|nounou|franchise
    |reste à charge|chiffre d['’]affaires|bénéfices?|dépenses|recettes
  `,
  oneLine`
    salario|sueldo|alquiler|renta|arriendo|ingresos|gano|gana|ganamos|deudas?|deben?|debo|hipoteca|cuesta|costó
    |presupuesto|nómina|bruto|neto|líquido|fianza|pago|pagamos|pagué|cobro|cobra|pensión|cuota|indemnización|ahorros
    |gastos|gasto|finiquito|paro|ganaba|cobraba|pagaba|préstamo|herencia|propinas|bono|comisión|factura|matrícula
    |nóminas|presupuesto máximo|tope|límite|franquicia|copago|facturación|beneficios?
  `,
  oneLine`
    stipendio|affitto|reddito|guadagno|guadagna|mutuo|costa|costato|busta paga|lordo|netto|rata|cauzione|pago|paghiamo
    |pagato|devo|deve|caparra|bolletta|quota|retta|canone|pensione|debiti?|risparmi|prendo|prende|prendiamo|percepisco
    |guadagnavo|prendevo|RAL|compenso|paga|parcella|bollette|spese|TFR|eredità|liquidazione|budget massimo
    |tetto massimo|plafon|franchigia|massimale|scoperto|fatturato|ricavi|utile netto|uscite|entrate
  `,
  oneLine`
    salaris|loon|huur|inkomen|verdien|verdient|hypotheek|kost|kostte|bruto|netto|borg|schuld|spaargeld|uitkering
    |contributie|servicekosten|bijdrage|pensioen|betaal|betaalt|alimentatie|betalen|boete|verdiende|krijg|ontvang
    |uurloon|bijstand|erfenis|energierekening|toeslag|schulden|fooi|eigen risico|omzet|winst|uitgaven|inkomsten
    |aftrekposten|kosten
  `,
  oneLine`
    pensja|pensji|zarabiam|zarabia|zarabiamy|czynsz|kredyt|brutto|netto|wypłata|kaucja|rata|dług|długu|oszczędności
    |emerytura|emerytury|alimenty|alimentów|kosztował\p{L}{0,2}|płac\p{L}{1,4}|zapłacił\p{L}{0,2}|zarabiał\p{L}{0,2}
    |dostaję|dostaje|opłat\p{L}{0,2}|rachun\p{L}{2,4}|stawk\p{L}|premi\p{L}|składk\p{L}|zasiłek|zasiłku|pożyczk\p{L}
    |wynagrodzeni\p{L}|spadek|mandat|udział własny|przychod\p{L}{0,2}|przychód|dochod\p{L}{0,2}|dochód|obrot\p{L}{0,2}
    |obrót|koszty|wydatki
  `,
  oneLine`
    salário|aluguel|renda|ganho|ganha|dívidas?|bruto|líquido|prestação|caução|poupança|pensão|pago|paguei|recebo
    |recebe|custou|custa|ordenado|vencimento|mensalidade|hipoteca|ganhava|recebia|pagava|empréstimo|prestações
    |condomínio|subsídio|gorjeta|bolsa|multa|indemnização|herança|franquia|faturação|faturamento|lucro|despesas
    |receitas
  `,
  oneLine`
    lön|lönen|månadslön|hyra|hyran|inkomst|tjänar|skuld|kostar|kostade|brutto|netto|deposition|sparkonto|pension
    |betalar|amortering|tjänade|skulder|lån|elräkning\p{L}{0,2}|månadslönen|bidrag|timlön|avgift\p{L}{0,2}|arv|dricks
    |får|självrisk(?:en)?|omsättning(?:en)?|vinst(?:en)?|utgifter(?:na)?|intäkter(?:na)?
  `,
  oneLine`
    maaş\p{L}{0,5}|kira\p{L}{0,4}|borcu[mn]?|borç\p{L}{0,3}|gelir\p{L}{0,4}|ücret\p{L}{0,4}|taksit\p{L}{0,4}
    |aidat\p{L}{0,3}|prim\p{L}{0,3}|tazminat\p{L}{0,4}|nafaka\p{L}{0,3}|harçlı\p{L}{0,5}|yevmiye\p{L}{0,3}
    |depozito\p{L}{0,3}|birikim\p{L}{0,4}
  `,
  oneLine`
    platu|plat|mzd[ayu]|nájem|nájmu|nájemné|nájom|nájomné|dluh|dluhy|dluhu|dlh|dlhy|dlužím|dluží|dlžím|vydělávám
    |vydělává|zarábam|zarába|hypoték[auy]|půjčk[auy]|pôžičk[auy]|úvěr|úver|důchod|dôchodok|úspory|platím|stojí|stálo
    |záloh[auy]|výplat[auy]|příjem|príjem
  `,
  oneLine`
    fizetés\p{L}{0,4}|b[ée]r(?:em|e|t)?|lakbér\p{L}{0,3}|albérlet\p{L}{0,3}|tartozás\p{L}{0,3}|adósság\p{L}{0,3}
    |hitel\p{L}{0,4}|keresek|jövedel\p{L}{1,4}|nyugdíj\p{L}{0,3}|fizetek
  `,
  'salariu\\p{L}{0,2}|chiri[ae]|datori\\p{L}{1,3}|datorez|câștig\\p{L}?|venit\\p{L}{0,3}|pensi[ae]|plătesc|economii',
  oneLine`
    зарплат\p{L}|оклад\p{L}{0,2}|оренд\p{L}|аренд\p{L}|борг\p{L}{0,2}|долг\p{L}{0,2}|должен|должна|винен|винна
    |заробля\p{L}{1,2}|зарабатыва\p{L}{1,2}|дохід|доход\p{L}{0,2}|пенсі\p{L}{1,2}|пенси\p{L}{1,2}|плачу
    |кредит\p{L}{0,2}|іпотек\p{L}|ипотек\p{L}|получаю|отримую|преми\p{L}|премі\p{L}
  `,
  'μισθ\\p{L}{1,2}|ενοίκιο|χρέ\\p{L}{1,2}|χρωστ\\p{L}{1,3}|δάνειο|κερδίζω|εισόδημα|σύνταξη|πληρώνω',
  oneLine`
    palk(?:ka|kani|an)|vuokra\p{L}{0,3}|velka\p{L}{0,3}|laina\p{L}{0,3}|ansaitsen|tienaan|tulot|eläke\p{L}{0,3}|maksan
    |løn(?:nen)?|lønn(?:en)?|husleje\p{L}{0,2}|husleie\p{L}{0,2}|gæld\p{L}{0,2}|gjeld\p{L}{0,2}|skylder|tjener
    |indkomst\p{L}{0,2}|inntekt\p{L}{0,2}
  `,
  oneLine`
    वेतन|तनख्वाह|सैलरी|किराया|कर्ज़|कर्ज|लोन|उधार|आय|आमदनी|पेंशन|बचत
    |راتب\p{L}{0,2}|الراتب|إيجار\p{L}{0,2}|الإيجار|ديون\p{L}{0,2}|قرض\p{L}{0,2}|دخل\p{L}{0,2}|معاش\p{L}{0,2}|أدفع|أكسب
    |משכורת\p{L}?|המשכורת|שכר(?: הדירה| דירה)?|השכר|חוב|החוב|הלוואה|משכנתא|הכנסה|פנסיה|מרוויח\p{L}?|משלם|משלמת
  `,
  'lương|tiền thuê(?: nhà)?|nợ|thu nhập|khoản vay|tiết kiệm|gaji|sewa|h?utang|pinjaman|penghasilan|pendapatan|tabungan|cicilan|bayar|월급|연봉|월세|전세|보증금|빚|대출|소득|연금|저축',
].join('|');
const links = oneLine`
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
export const cue = wordPattern(
  new RegExp(
    `(?<![\\p{L}.])(${nouns})(?:['’]s(?= ))?(?:,?[ :=]{1,3}(?:${links})){0,4}(?:[ :=]{1,3}|, )[-\\u2212]?$`,
    'iu',
  ),
);
/** What is counted, in scripts without spaces; not "分30年" (in instalments), "本息", "回来", "小王". */
export const countedUnspaced = new RegExp(
  oneLine`
    ^(?:
      [年月天日次个個人岁歲秒度米页頁枚件篇字章册套部节節点點%％]
      |分(?! ?(?:期|批|成|摊|攤|开|開|给|給|[\d一二两兩三四五六七八九十几幾]{1,3} ?(?:年|期|个|個|次|批|月|笔|筆)))
      |小(?=时|時|节|節)|公(?=[斤里尺克顷頃])|本(?![息金人月年来來])|回(?![来來去家国國给給款报報本])
      |张(?!\p{Script=Han}{1,2}(?:[，,。还還的]|$))|張|台(?![湾灣北])|名(?![义義])
    )
  `,
  'u',
);
/** Scripts without spaces. */
export const unspacedCue = new RegExp(
  oneLine`
    (
      要(?:我|他|她|我们|咱们)?(?:交|付|出|掏)|到手|拿到手|每月拿|借(?:给|了)?(?:我|他|她)|借(?:给|了)
      |还(?:给|了)?(?:我|他|她)|赔(?:给|了)?(?:我|他|她)|转(?:给|了)?(?:我|他|她)|房租|月薪|年薪|工资|薪水
      |收入(?:加起来|一共|总共|合计)?|押金|存款|贷款|欠(?:我|他|她)?|房贷|彩礼|礼金|学费|医药费|工钱|退休金|养老金
      |奖金|年终奖|借款|欠款|首付|月供|补偿金|赔偿金?|花|赚|挣|亏|存|收|转|卖|办卡|充值|充|刷|报名费|定金|尾款|会费
      |(?:只|才|肯|愿意|願意)(?:肯|愿意|願意|答应)?(?:赔|賠|给|給|付|出)|家賃|年収|月収|基本給|支給額|住民税|所得税
      |給料|給与|月給|日給|年俸|賞与|ボーナス|時給|年金|養育費|慰謝料|敷金|手取り|貯金|借金
      |เงินเดือน|ค่าเช่า|ค่าจ้าง|หนี้|รายได้|เงินกู้|โบนัส|เงินออม|เงินเก็บ
    )(?:ของฉัน|ของผม|ประมาณ|[，,](?:从|從|由)|是|为|有|了|给了|给|从|從|由|：|:|は|が|约|約|[升降涨跌掉减增]了?[到至]了?)? ?$
  `,
  'u',
);

/** Before or after tax, by the year: a salary or a price, whatever stands before. */
export const rate = new RegExp(
  oneLine`
    ^ ?(?:
      p\. ?a\.|pcm|p\.c\.m\.|pppw|pppm|pw|p\/[wma]|per calendar month|per annum|OTE|brutto|netto|bruto|brut
      |gross(?! (?:domestic|weight))|net of tax|before tax|after tax|(?:före|efter) skatt|(?:vor|nach) Steuern?|avant impôts?|antes de impuestos
      |przed opodatkowaniem|voor belasting|takes? home|base salary|kalt|warm|VH?B|Festpreis
      |negotiable|ono|o\.n\.o\.|obo|trattabil[ei]|négociables?|à débattre|negociables?|onderhandelbaar|do negocjacji
      |negociáve(?:l|is)|limpi[oa]s|neto[s]?|nets?|nett[oi]|lord[oi]|bruts?|brutos?|HT|TTC|hors taxes?|CC|HC
      |charges comprises|hors charges|kaal|all-?in|inclusief|tax-free|steuerfrei|cold|pro rata|FTE|anteilig|au prorata
      |prorrateado|take-?home|pre-?tax|post-?tax|en mano|in mano|puliti|auf die Hand|cash in hand|in hand|schoon
      |na rękę|na czysto|limpos|na mão|i handen|de découvert|im Minus|in the red|na minusie
    )(?!\p{L})
  `,
  'iu',
);

/** By the month or the hour: money where the sentence speaks of it. */
export const perTime = new RegExp(
  oneLine`
    ^ ?(?:
      mehr |weniger |more |less |extra |de plus |de moins |más |menos |di più |in più |meer |minder |więcej |a mais |mer )?(?:
      €? ?(?:\/|a|an|per|each|im|pro|die|par|de l['’]|al|a la|por|all['’]|per|i|om|na|ao|à) ?(?:
        month|mo|week|year|hour|hr|day|Monat|Woche|Jahr|Stunde|mois|semaine|an|heure|jour|mes|semana|año|hora|mese
        |settimana|anno|ora|maand|uur|jaar|månaden|mån|timmen|miesiąc|mês|hora
      )|la (?:hora|semana)|l['’](?:ora|heure)|à l['’]heure|[nz]a godzinę|i timmen|monatlich|jährlich|mensuels?
      |mensuales|mensili|miesięcznie|rocznie|maandelijks|mensais|monthly|weekly|yearly|annually
    )(?!\p{L})
  `,
  'iu',
);
/** By the lesson: whoever is named pays it; "it costs 30 a session" is anybody's price. */
export const byLesson = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        cost(?:s|ing)? (?:me|us|him|her|them)
        |(?:(?:my|our|his|her|their)(?: \p{L}{2,14}){1,2}|s?he) (?:asks?|charge[sd]?)(?: (?:me|us|him|her|them))?
        |(?:i|we|he|she|they) (?:pay|pays|paid)
      )(?: (?:only|just|about|around|for)){0,2} $
    `,
    'iu',
  ),
  after: /^ ?(?:\/|an?|per|each|every) ?(?:lesson|session)(?!\p{L})/iu,
};
/** A word that money stands beside, anywhere in a sentence. */
export const moneyWord = wordPattern(new RegExp(`(?<![\\p{L}.])(?:${nouns})(?!\\p{L})`, 'iu'));
/** Who gets it, right before a number with its time: "on 22 an hour", "bekomme ich 1200 im Monat". */
export const gets = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      on|at|asks?|cost(?:s|ing)? (?:me|us|him|her|them)|charg(?:e|es|ed)|vraagt|vragen|verlang(?:t|e)|nimmt|demande
      |prend|cobra|chiede|bierze|pobiera|tar|get|gets|got|getting|give|gives|gave|offer(?:s|ed|ing)?
      |start(?:s|ed|ing)?|mak(?:e|es|ing)|made|for|pays?|paying|paid|earn(?:s|ed)?|zahl(?:e|t|en)|verdien\p{L}{1,2}
      |verse|paie|pasa|passa|passe|paga|płaci|betaalt|betalar|bekomm\p{L}{1,2}|bekam\p{L}{0,2}|krieg\p{L}{0,2}|erhalte
      |gib\p{L}{1,2}|geben|für|touch\p{L}{1,3}|perç\p{L}{1,4}|recib\p{L}{1,3}|cobr\p{L}{1,4}|prend\p{L}{1,4}
      |percep\p{L}{2,5}|krijg\p{L}{0,2}|ontvang\p{L}{0,2}|dosta\p{L}{1,4}|receb\p{L}{1,3}|får|fick|für|pour|por|per
      |voor|za|alıyorum|alıyor|je suis|on est|bin|liege|liegen|estoy|sono|zit|jestem|estou|ligger
    )(?: (?:
        me|us|him|her|them|my \p{L}{2,12}|ich|er|sie|wir|mir|uns|ihm|ihr|nur|only|just|about|around|like|ab|at|on|from
        |etwa|rund|knapp|à|a|di|de|bei|op|na|nos|em|på|en|noch|encore|solo|sólo|maar|tylko|só|bara
      )){0,3} $
  `,
  'iu',
);
/** What somebody did with money, right before a sum: "put down 20k", "left us 40 thousand". */
export const handled = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:i|we|s?he|they) received|(?:bill|total|it) (?:came|comes) to|bet|erhielt|erhalten|reçu|vendu|acheté|payé
        |recibí|recibió|cobré|ricevuto|ontving|ontvangen|dostał\p{L}{0,2}|otrzymał\p{L}{0,2}|recebi|recebeu
        |put (?:down|away|aside|in|up)|puts (?:down|away|aside|in)|borrow(?:s|ed|ing)?|saved(?: up)?|saving|spen[dt]
        |spending|inherited|invested|withdr[ae]w|deposited|blew|burned through
        |left (?:each of |both of )?(?:me|us|him|her|them)|took home|takes? home|bring(?:s|ing)? (?:home|in)
        |brought (?:home|in)|charg(?:ed|es)|quoted|billed|fined|clear(?:s|ed)?|cashed out|scammed out of|sued for
        |settled for|shell(?:ed|ing) out|cough(?:ed)? up|fork(?:ed)? out|ausgegeben|gespart|geerbt|angelegt|investiert
        |abgehoben|hinterl\p{L}{3,6}|verzockt|verprasst|abgedrückt|hingeblättert|geblecht|dépensé|économisé|hérité
        |investi|retiré|légué|claqué|gasté|gastó|gastamos|ahorré|heredé|heredó|invertí|saqué|dejó|dejaron|speso
        |risparmiato|ereditato|investito|prelevato|lasciato|uitgegeven|gespaard|geërfd|geïnvesteerd|wydał\p{L}{0,2}
        |odłożył\p{L}{0,2}|odziedziczył\p{L}{0,2}|wpłacił\p{L}{0,2}|zostawił\p{L}{0,2}|gastei|gastou|poupei|herdei
        |herdou|investi|deixou|spenderade|sparat|ärvde|ärvt|investerade|harcadım|biriktirdim|yatırdım
      )(?: (?!in(?!\p{L}))\p{L}{1,12}){0,2} (?:d['’])?$
    `,
    'iu',
  ),
);
/** "paid me twenty-two fifty", "it's six-fifty an hour": a price as it is said, its cents behind a space. */
export const saidPrice = {
  pair: /(?<![\d.,:/-])\d{1,3}[ -][1-9]\d(?![\d.,:/%-]\d|\d|%)/gu,
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        charg(?:ed|es?|ing)|quot(?:ed|es?)|costs?|paid|pays?|paying|earn(?:s|ed|ing)?|wages?|salary|rent|tips?
        |owe[sd]?|bumped|offer(?:ed|ing)?
      )(?: (?:me|us|him|her|them|is|was|of|up|to|about|around|only|just|like|now|from)){0,3} $
    `,
    'iu',
  ),
  after: /^ (?:an|per|a) (?:hour|hr|shift)(?!\p{L})/iu,
  /** Other numbers have these as well. */
  loosely: /^ (?:an|per|a) (?:day|week|month|piece|pop)(?!\p{L})/iu,
  /** From another amount on. */
  onward: /(?:now|to|it['’]?s|is|and|und|jetzt|then) $/iu,
};
/** "verdient drei acht netto", "I make two five a month": thousands and hundreds, each by its first figure. */
export const saidThousands = {
  pair: /(?<![\d.,:/-] ?)[1-9] [1-9](?![.,:/%-]?\d| ?[%:/x]| \d)/gu,
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        makes?|making|earn(?:s|ed|ing)?|takes? home|verdien(?:e|t|en|te)|kriege?|kriegt|zahl(?:e|t|en)|kostet|gagne
        |touche|paie|gano|gana|cobro|cobra|guadagno|guadagna|verdiende|ganho|ganha|recebo|tjänar|zarabiam|zarabia
        |dostaję
      )(?: (?:
          ${hedges('about', 'nearly', 'only', 'now')}|ich|er|sie
        ))? $
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^(?:
        $|[.,;!?)\n](?!\d)
        | (?:a|per|im|par|al|por|i|per) (?:month|week|year|Monat|Jahr|mois|mes|mese|maand|jaar|mês|månaden)(?!\p{L})
        | (?:
          netto|brutto|net|nets|gross|bruto|neto|limpios|puliti|schoon|na rękę|Miete|kalt|warm|monatlich|before tax
          |after tax
        )(?!\p{L})
      )
    `,
    'iu',
  ),
};
/** A large sum that came or went: "got half a million from", where "got 1450 on the test" is none. */
export const came = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:i|we|they)['’]ve|have|has|had|need|needs|own|owns|put|owe|owes|lend|lends|cost|costs|brauch\p{L}{1,2}
      |besitz\p{L}{1,2}|kost\p{L}{1,3}|leih\p{L}{1,2}|prêt\p{L}{1,3}|coût\p{L}{1,3}|il (?:me|nous) faut|besoin de
      |necesit\p{L}{1,5}|presta|cuesta|debe|serve|servono|costa|deve|chiede|nodig|kost|potrzebuj\p{L}|preciso de
      |precisa de|har|behöver|soll(?:en)?|got|get|getting|won|win|lost|lose|made|make|worth|hat|habe|haben|hab
      |bekam\p{L}{0,2}|bekomm\p{L}{1,2}|gewonnen|verloren|j['’]ai|eu|gagné|perdu|touché|vaut|tengo|gané|ganó|perdí
      |vale|ho|vinto|perso|heb|kreeg|won|verloor|mam|wygrał\p{L}{0,2}|stracił\p{L}{0,2}|ganhei|perdi|vann|förlorade
    )(?: (?:
        ${hedges('about', 'nearly', 'over')}|wir|ich|un|a
      )){0,2} $
  `,
  'iu',
);
/** The next amount's word, right behind: "rent 900 paid 450". */
export const isAnother = (behind: string): boolean => /^[ \t]/.test(behind) && moneyWord.exec(behind)?.index === 1;
/** What someone asks to be paid: "ich wollte 72.000 im Jahr". */
export const wanted = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        wollte|möchte|verlang\p{L}{1,3}|forder\p{L}{1,3}|hätte gern|asked for|want(?:s|ed)?|expect\p{L}{0,3}
        |hoping for|aim(?:ing)? for|demand\p{L}{1,4}|voudrais|veux|voulais|quiero|quería|pedí|pido|pedir|vorrei|volevo
        |chie(?:do|sto|devo)|wil|wilde|vroeg|chcę|chciał\p{L}{1,2}|quero|queria|pedi|vill ha|ville ha
      )(?!\p{L})
    `,
    'iu',
  ),
);
export const byYear =
  /^ ?(?:\/|a|per|each|im|pro|par|al|a la|all['’]|per|om|ao|i) ?(?:year|annum|Jahr|an|año|anno|jaar|rok|rocznie|ano|året?)(?!\p{L})/iu;

/** "20k in savings", "620 de alquiler" */
const kinds = oneLine`
  savings|debts?|loans?|cash|bank|salary|equity|divorce|inheritance|Scheidung|Erbe|Erbschaft|divorcio|herencia
  |divorzio|eredità|scheiding|erfenis|rozwodu|spadku|divórcio|herança|skilsmässan?|arvet|héritage|stock|shares
  |bonus(?:es)?|rent|income|401k|ira|pension|fees|tax(?:es)?|tuition|mortgage|deposit|Miete|Schulden|Ersparnisse\p{L}?
  |Eigenkapital|loyer|dettes?|découvert|économies|livret|caution|charges|alquiler|renta|hipoteca|fianza|deudas?
  |ahorros|affitto|mutuo|debiti|caparra|risparmi|huur|schulden|spaargeld|borg|czynszu|długu|kaucji|oszczędności|Rente
  |Pension|Gehalt|Lohn|Taschengeld|Trinkgeld|Bürgergeld|Sold|retraite|paga|pensión|sueldo|pensione|stipendio|pensioen
  |salaris|emerytury|pensji|reforma|pensão|salário|aluguel|renda|dívidas?|poupança|caução|hyra|skulder|studielån|bolån
  |lån|sparande|deposition|childcare|daycare|groceries|utilities|electric(?:ity)?|heating|insurance|Kaltmiete
  |Warmmiete|Nebenkosten|Strom|Heizung|Kita|Unterhalt|Kindergeld|électricité|cantine|nounou|crèche|mutuelle|piso|luz
  |comida|guardería|comunidad|bollette|condominio|luce|spesa|asilo|boodschappen|stroom|opvang|żłobek|prąd|luz
  |condomínio|creche|el|mat
`;
export const kept = new RegExp(
  oneLine`
    ^ (?:
      in|of|for|pour|por|per|za|för|on|de|d['’]|di|du|del|della|da|dal|from|aus|von|vom|z|från|für|an|als|van|aan|voor
      |i|na|em|sur|en|w
    ) ?(?:
      (?:
        my|his|her|our|their|the|student|credit card|medical|annual|base|cash|home|monthly|mon|ma|mi|la|el
        |mein\p{L}{0,2}|mio|il|lo|mijn|de|der|dem
      ) ){0,2}(?:${kinds})(?!\p{L})
  `,
  'iu',
);

/** "420 Miete", "300 child support": the kind right behind, and no next amount's word. */
export const keptBare = new RegExp(
  oneLine`
    ^ (?:(?:household|family|combined|joint|gross|net|annual|yearly|monthly|base) ){0,2}
    (?:${kinds}|Haushaltseinkommen|Familieneinkommen|child support|Kindesunterhalt)(?!\p{L}|[ :=]{1,3}[\d€$£])
  `,
  'iu',
);

/** "an offer for 185k" */
export const offers = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      offer(?:s|ed|ing)?|base|sign-on|salary|raise|counter(?:ed|offer)?|negotiat\p{L}{1,4}|RSUs?|comp|compensation
      |bietet|bieten|biete|Angebot|Gehalt\p{L}{0,12}|brutto|poste|salaire|proposé|oferta|ofrecen|sueldo|stipendio
      |offerta|salaris|aanbod|pensj\p{L}|salário|proposta|lön\p{L}{0,2}
    )(?!\p{L})
  `,
  'iu',
);

/** Someone came to it or lost it: "3 Mio geerbt", "inherited 2 million". */
export const gained = new RegExp(
  oneLine`
    ^(?:,? (?:die|das|which|that|que|che|dat|som|które) \p{L}{1,8})? (?:
      verzockt|verspielt|verprasst|geklaut|gestohlen|gezockt|abgedrückt|rausgehauen|kosten|gekostet|istiyor(?:lar)?
      |ödüyorum|ödüyoruz|alıyorum|kazanıyorum|veriyorum|borcum|locker ?gemacht|draufgezahlt|zurückgelegt|angespart
      |eingenommen|geerbt|gewonnen|geliehen|geborgt|ausgeliehen|vorgestreckt|gegeben|geschenkt|abgebucht|verlangt
      |gefordert|bewilligt|genehmigt|zurückgezahlt|abbezahlt|kassiert|geleend|gekregen|betaald|overgemaakt|schuldig
      |lånat|fått|borcu[mn]?|borç(?:luyum)?|verdient|verloren|gespart|ausgegeben|bezahlt|überwiesen|auf dem Konto
      |auf der Bank|in the bank|on my account|en banque|sur mon compte|en el banco|en mi cuenta|in banca|sul conto
      |op de bank|na koncie|no banco|na conta|på kontot
    )(?!\p{L})
  `,
  'iu',
);

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

/** The head of a payslip, a bill, an account: a label and two decimals in a line of it is an amount. */
export const ledger = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        brutto\p{L}{0,6}|netto\p{L}{0,6}|Lohnsteuer|Grundgehalt|Gehaltsabrechnung|Lohnabrechnung|Entgelt|gross pay
        |net pay|payslip|pay stub|paystub|withholding|FICA|PAYE|National Insurance|bulletin de (?:paie|salaire)
        |salaire (?:de base|brut|net)|net à payer|cotisations|nómina|IRPF|líquido|devengos|busta paga|lordo|trattenute
        |IRPEF|loonstrook|loonheffing|bruto|pasek wypłaty|vencimento|subsídio|recibo de vencimento|lönebesked
        |bruttolön|nettolön|Saldo|solde|saldo|balance due|subtotal|Zwischensumme|Gesamtbetrag|sous-total|total TTC
        |imponibile|totaal
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** A label that names something else than money. */
export const otherLabels = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      version|v|kapitel|chapter|section|abschnitt|art|artikel|§|page|seite|gpa|score|note|schnitt|faktor|factor|ratio
      |kurs|iso|um|at|kl|ore|alle|à|au|du|am|zum|until|till|by|vom|den|le|el|día|dia|dnia|gegen|vers|since|seit|age
      |aged|room|Zimmer|floor|Stock|platform|Gleis|gate|nr|no|number|uhr|stunden|std|hours|heures|tage|days
      |steuerklasse|klasse|menge|qty|quantity|stück|km|kg|bmi|tsh|ph|zins\p{L}*|rate|taux|tasa|tasso|satz
    )[.:]? $
  `,
  'iu',
);
/** "35 dollars on weekdays, 50 on weekends": from an amount with its currency to the next. */
export const nextOne = /^ (?:\p{L}{2,14}(?: \p{L}{3,12})?, |(?:\p{L}{2,14} )?(?:and|und|et|y|e|en|i|och|plus) )$/u;
/** "250 for the plumber and 600 for tiles", "25 euros de l'heure, 30 le dimanche": on to what the next is for. */
export const nextFor = new RegExp(
  oneLine`
    ^ (?:
      (?:for|für|pour|para|per|voor|za|para|för)(?: \p{L}{2,14}){1,3},? (?:and|und|et|y|e|en|i|och) |
      (?:an hour|die Stunde|de l['’]heure|la hora|all['’]ora|per uur|za godzinę|à hora|i timmen),? (?:
        (?:and|und|et|y|e|en|i|och) )?
    )$
  `,
  'iu',
);
export const isFor = new RegExp(
  oneLine`
    ^ (?:
      for|für|pour|para|per|voor|za|para|för|on (?:\p{L}+days?|weekends?)|am (?:\p{L}+tag|Wochenende)
      |le (?:\p{L}+di|dimanche|week-?end)|los (?:domingos|sábados|fines)|la domenica|il (?:sabato|weekend)
      |in het weekend|op zondag|w (?:niedziel\p{L}+|sobot\p{L}+|weekend\p{L}*)|aos (?:domingos|sábados)
      |på (?:helgen|söndag\p{L}*)
    )(?!\p{L})
  `,
  'iu',
);
/** Pay by the hour, of two digits. */
export const hourly = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      hourly (?:wage|rate|pay)|minimum wage|wage|Stundenlohn|Stundensatz|Mindestlohn|salaire horaire|taux horaire
      |SMIC horaire|salario por hora|paga oraria|uurloon|minimumloon|stawka godzinowa|salário por hora
      |timlön\p{L}{0,2}
    )(?!\p{L})[^.!?\n\d]{0,24} $
  `,
  'iu',
);
/** Words of no class of their own right before a bare number, in a sentence that has a word for money. */
export const loosely = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      is|was|are|were|be|to|by|about|around|only|just|over|nearly|almost|me|us|him|her|them|now|another|like|roughly
      |paying|ist|sind|war|waren|bei|auf|um|nur|noch|etwa|rund|fast|über|mir|ihm|ihr|uns|à|est|sont|environ|lui|nous
      |verse|versent|es|son|unos|casi|è|sono|circa|quasi|om|ongeveer|mij|około|prawie|mi|é|são|är|ungefär|nästan
    ) $
  `,
  'iu',
);
/** "300 weniger": than before. */
export const lessOrMore = new RegExp(
  oneLine`
    ^ (?:
      weniger|mehr|less|more|de moins|de plus|menos|más|di meno|di più|in meno|in più|minder|meer|mniej|więcej|a menos
      |a mais|mindre|mer
    )(?=$|[.,;!?)\n]| (?:als|than|que|di|dan|niż|do que|än|im|a|per|par|al|por|pour|für|for|voor|za|för)(?!\p{L}))
  `,
  'iu',
);
/** "180 a diária e quer baixar pra 150": on to what it is to become. */
export const nextStep = new RegExp(
  oneLine`
    ^[^.!?\n\d]{1,32}(?<!\p{L})(?:
      up|down|rais|lower|drop|cut|hoch|runter|senk|erhöh|mont|baiss|pass|sub|baj|baix|aument|alz|abbass|scend|verhog
      |verlag|zak|podni|obniż|höj|sänk
    )\p{L}{0,5}(?: \p{L}{1,12})? (?:to|auf|à|a|naar|do|para|pra|till)[ ]$
  `,
  'iu',
);
/** "385 de residencia": for what one pays; of something else it is counted. */
export const forWhat = /^ d[ei] (?!l[aeo]s? |ell|est|es[aeo]|cad|nuestr|noss|nostr|quest|quell)\p{Ll}{4,}/u;
/** Between the amounts of one list: "Miete 890, Strom 75", "437 statt 520". */
export const chained = new RegExp(
  oneLine`
    ^(?: (?!(?:is|was|are|ist|war|est)(?!\p{L}))(?:
        [\p{L}]{2,14}(?: \p{L}{3,12})?|netto|brutto|gross|net|bruts?|nets?|p\. ?a\.|a year|a month|an hour|im Monat
        |im Jahr|die Stunde|par mois|par an|al mes|al mese
      ))?(?:
      (?:,|;| \/|\n| ?[-–|])? ?(?:(?:und|and|et|y|e|en|i|och) )?(?:(?!x )\p{L}[\p{L}.'’/-]{0,20}[ :]{1,3}){1,4}
      |,? (?:
        to|auf|à|a|naar|na|para|till|up to|down to|hasta|und jetzt|now|and now|statt|instead of|au lieu de|en vez de
        |invece di|in plaats van|zamiast|em vez de|istället för|not|nicht|pas|vs\.?
      ) )[-−]?$
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
/** Whoever may give money. */
export const givers = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        i|s?he|they|we|who|someone|somebody|er|sie|wir|jemand|wer|ils?|elles?|on|nous|quelqu['’]un|él|ella|ellos|ellas
        |alguien|lui|lei|loro|qualcuno|hij|zij|ze|iemand|ona?|oni|ktoś|el[ea]s?|alguém|han|hon|de|någon|boss|landlord
        |bank|insurers?|insurance|Chef(?:in)?|Vermieter(?:in)?|Versicherung|patron|proprio|banque|assurance|parents
        |grandparents|family|Eltern|Großeltern|famille|padres|familia|genitori|famiglia|nonni|ouders|rodzice|pais
        |família|föräldrar|jefe|caser[oa]|banco|seguro|capo|padrone|banca|baas|huisbaas|szef|patrão|senhorio|chefen
        |banken|${persons}
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** What gives codes, marks and results. */
export const notPaid = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        https?|api|server|status|codes?|endpoint|gateway|request|requests|errors?|response|website|calculator|formula
        |model|script|function|query|test|exam|quiz|marks?|grades?|score|points?|out of|Rechner|Formel|Prüfung|Klausur
        |Punkte|Note|calculatrice|formule|examen|contrôle|sur \d|calculadora|fórmula|examen|nota|puntos|calcolatrice
        |esame|voto|punti|rekenmachine|toets|cijfer|punten|kalkulator|ocenę|punktów|prova|pontos|räknaren|prov|poäng
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** "jusqu'à 220 000 pour l'appartement": as far as one goes. */
export const limits = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        up to|max(?:imum|imal|i)?\.?|at most|no more than|bis zu|höchstens|jusqu['’]à|au plus|hasta|como mucho|máximo
        |fino a|al massimo|tot|maximaal|hoogstens|do|maksymalnie|até|no máximo|upp till|högst|en fazla
      )(?: (?:${hedges('about')}))? $
    `,
    'iu',
  ),
  after:
    /^ (?:for|für|pour|para|per|voor|na|za|för) (?:an?|the|my|our|eine?n?|das|die|ein|un[ea]?|la|le|l['’]|el|il|los|een|de|het|ett|en|uma?|o|\p{L}{3,12})/iu,
};
/** What a limit of a sum is for; a file's has none. */
export const goods = new RegExp(
  oneLine`
    ^ (?:for|für|pour|para|per|voor|na|za|för) (?:\p{L}{1,7}['’]? ?){0,2}(?:
      house|home|flat|apartment|place|car|van|bike|boat|wedding|holiday|trip|Haus|Wohnung|Auto|Wagen|Hochzeit|Urlaub
      |Hütte|maison|appartement|appart|voiture|mariage|casa|piso|coche|apartamento|carro|boda|appartamento|macchina
      |auto|matrimonio|huis|woning|bruiloft|mieszkanie|dom|samochód|ślub|apartamento|casamento|hus|lägenhet\p{L}{0,2}
      |bil\p{L}{0,2}|bröllop\p{L}{0,2}
    )(?!\p{L})
  `,
  'iu',
);
/** "una casa de medio millón", "rechnet mit einer Dreiviertelmillion": what a home costs, or is estimated at. */
export const valued = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:
        house|home|flat|apartment|condo|mortgage|loan|Haus|Wohnung|Hypothek|Kredit|maison|appart(?:ement)?|prêt|casa
        |piso|chalet|hipoteca|appartamento|mutuo|huis|woning|hypotheek|dom|mieszkanie|kredyt|apartamento|hus|villa
        |lägenhet|lån
      ) (?:for|worth|at|of|für|von|zu|à|de|por|da|di|van|voor|za|na|för|på)|rechne(?:t|n)? mit
      |(?:schätz\p{L}{1,2}|veranschlag\p{L}{1,2})(?: \p{L}{2,6})? auf
      |(?:valu|estimat|apprais)\p{L}{1,3}(?: it| us| (?:the|my|our) \p{L}{3,10})? at|estim\p{L}{1,3} à
      |tas\p{L}{1,3} en|valor\p{L}{1,3} en|stim\p{L}{1,3} (?:in|a)|(?:schat|geschat) op|wyceni\p{L}{1,3} na
      |avali\p{L}{1,3} em|värdera\p{L}{1,2} till
    ) (?:(?:${hedges('about')}) )?
    (?:an? |eine[rmn]? |une? |una? |een |uma? |en )?$
  `,
  'iu',
);
/** Of whatever: a sum only where it is written as one. */
export const anyLimit = /^(?:our |my |absolute |unser |mein )?(?:limit|maximum|max|límite|tope|plafond?|obergrenze)$/iu;
export const limitWords = /(?<!\p{L})(?:limit|maximum|max|límite|tope|plafond?|obergrenze)(?!\p{L})/giu;
/** "about 3000 in 1850": of a time in which nobody lives. */
export const longAgo = /^ (?:in|im Jahre?|en|nel|anno|w|i|em) 1[0-8]\d\d(?!\d|[.,]\d)/iu;
export const longAgoYear = /(?<!\p{L})(?:in|im Jahre?|en|nel|anno|since|seit|depuis|desde|by) $/iu;
/** Who has something that is no money: "the city has 45,000". */
export const aThing =
  /(?<!\p{L})(?:the|it|its|this|that|der|die|das|es|le|la|ce|el|il|lo|het|de|det|den)(?: \p{L}+){0,3} ?$/iu;
export const possession =
  /^(?:ha[sd]|have|needs?|owns?|got|gets?|makes?|made|hat|haben|brauch|besitz|besoin|nodig|har|heb|lost|lose)/iu;
/** Someone whom only the sentence names. */
export const pronoun = /^(?:they|he|she|sie|er|ils?|elles?|ell[oa]s?|loro|ze|zij|oni|eles)(?!\p{L})/iu;
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
/** Before the numbers of a list that are no amounts: rooms, hours. */
export const listed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      rooms?|pages?|chapters?|lines?|seats?|tables?|questions?|Zimmern?|Räume|Seiten?|Kapiteln?|Linien?|Tische?n?
      |Plätze?n?|Nummern?|Fragen?|Gleise?n?|Klassen?|chambres?|salles?|pages?|chapitres?|lignes?|places?|habitaciones
      |páginas?|capítulos?|camere|stanze|pagine|capitoli|linee|kamers?|pagina['’]s|pokoje|strony|rozdziały|quartos?
      |salas?|rum|sidor|kapitel|um|at|um die|gegen|kl|klockan|om|alle|às|a las|o
    ) $
  `,
  'iu',
);
/** "um 3, 6 und 12 Euro gestiegen" */
export const changes =
  /(?<!\p{L})(?:erhöh\p{L}*|angehoben|gestieg\p{L}*|steig\p{L}*|gesenkt|gesunken|gekürzt|teurer|billiger|mehr|weniger|verhandel\p{L}*)(?!\p{L})/iu;
/** What is left of a sum: "que reste-t-il sur 2100", "left of 1640". */
export const outOf =
  /(?<!\p{L})(?:(?:out |left )?of|from|de|d['’]|sur|von|aus|davon|di|su|da|van|van de|z|av|från|ur) $/iu;
/** Who asks, offers or approves a sum: "the bank approved 260k", "der Vermieter will 900". */
export const asked = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        they|he|she|sie|er|ils?|elles?|ell[oa]s?|loro|ze|zij|oni|eles|bank|landlord|landlady|boss|mechanic|plumber
        |lawyer|dentist|insurers?|insurance|seller|buyer|agent|university|ex|Vermieter(?:in)?|Chef(?:in)?|Werkstatt
        |Anwalt|Anwältin|Handwerker|Versicherung|Käufer|Verkäufer|Makler(?:in)?|proprio|propriétaire|banque|garagiste
        |garage|assurance|patron|casero|casera|banco|jefe|taller|seguro|abogad[oa]|padrone|proprietario|banca|capo
        |meccanico|avvocato|huisbaas|huurbaas|baas|verhuurder|właściciel\p{L}{0,2}|szef|mechanik|senhorio|patrão
        |oficina|hyresvärd\p{L}{0,2}|banken|chefen|verkstaden
      )(?: (?!(?:in|until|since|bis|seit)(?!\p{L}))\p{L}{1,14}){0,2} (?:
        approved|approves|granted|offer(?:ed|s)?|quoted?|quotes|want|wants|wanted|demands?|charge|asks for|asked for
        |charged|charges|is asking(?: for)?|verlangt|will|wollte|fordert|bietet|bewilligt|réclame|demande|veut|propose
        |pide|exige|quiere|ofrece|chiede|vuole|offre|vraagt|vroeg(?:en)?|wilden?|wil|biedt|chce|żąda|pede|quer|oferece
        |begär|vill ha|kräver|erbjuder
      )(?: (?:me|us|mir|uns|nog|noch|now|jetzt|about|around|nun|mi|ci|mij|ons|mig|oss))? $
    `,
    'iu',
  ),
);
/** What somebody bought or sold something for. */
export const boughtFor = new RegExp(
  `(?<!\\p{L})(?:for|für|um|pour|por|per|voor|za|för)(?: (?:${hedges('about', 'only')}))? $`,
  'iu',
);
export const bought = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        bought|sold|gekauft|kaufte|geholt|verkauft|verkaufte|geschossen|ersteigert|acheté|vendu|compré|compró|vendí
        |vendió|comprato|venduto|gekocht|verkocht|kupił\p{L}{0,2}|sprzedał\p{L}{0,2}|comprei|comprou|vendi|vendeu
        |köpte|sålde|köpt|sålt
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** What is bought stands behind: "für 449 ne Kamera". */
export const anArticle =
  /^ (?:an?|['’]?ne|nen|eine?[nr]?|ein|das|den|die|une?|la|le|un[oa]?|el|il|een|het|uma?|en|ett) (?=\p{L})/iu;
