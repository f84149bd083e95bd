import { and } from '../../../lists/conjunctions';
import { mine } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';

/** Shares, rates and changes that are someone's or a firm's own. */
export const cue = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      raises?|pay (?:rise|cut|increase)|increases?|salary|wages?|bonus|commission|margen|marż\p{L}|marginal(?:en)?
      |margem|margine|equity|stake|shares?|share of|owns?|owned|ownership|shareholding|vesting|vested|interest|apr
      |mortgage|loan|tax(?:es|ed)?|margin|markup|discount|turnover|churn|conversion|market share|royalt(?:y|ies)
      |body fat|disab(?:led|ility)|occupancy|custody|inherit\p{L}{0,5}|profit|revenue|growth|score[ds]?|exam|test
      |grades?|income|rent|expenses|savings|attendance|sales|targets?|quota|churn rate|costs?|errors?|premium|fees
      |overheads?|downtime|complaints|defects|retention|hearing loss|ejection fraction|full[- ]time|workload
      |Gehalt\p{L}{0,10}|Lohn\p{L}{0,10}|Anteile?n?|beteiligt|Beteiligung|Umsätze|Verkäufe|Verkaufszahlen|Ziele?
      |Zielvorgabe|Kosten|Miete|Bonus|Zins|Zinsen|Zinssatz|Kredit|Darlehen|Provision|Rabatt|Marge|Umsatz|Steuersatz
      |Behinderung|GdB|Teilzeit|Stelle|Pensum|Körperfett|augmentation|ventes|chiffre d['’]affaires|objectifs?|loyer
      |coûts?|prime|parts?|intérêts?|taux|prêt|crédit|TAEG|commission|marge|actions|invalidité|handicap|temps partiel
      |aumento|ventas|facturación|objetivos?|alquiler|costes?|costos?|subida|participación|acciones|intereses|tasa
      |hipoteca|préstamo|TAE|comisión|discapacidad|minusvalía|quota|quote|fatturato|vendite|obiettiv[oi]|affitto|costi
      |tasso|mutuo|prestito|TAN|interessi|provvigione|invalidità|omzet|verkoop|doelstelling|huur|kosten|opslag
      |loonsverhoging|aandelen|belang|rente|hypotheek|lening|commissie|sprzedaż\p{L}{0,3}|obrot\p{L}{0,3}|cel
      |czynsz\p{L}{0,2}|koszt\p{L}{0,3}|podwyżk\p{L}|udział\p{L}{0,3}|prowizj\p{L}|kredyt\p{L}{0,2}|oprocentowani\p{L}
      |niepełnosprawn\p{L}+|vendas|faturamento|metas?|aluguel|custos|participação|ações|juros|empréstimo|comissão
      |omsättning\p{L}{0,2}|försäljning\p{L}{0,2}|mål|hyra|kostnader\p{L}{0,2}|löneförhöjning|andelar|ränta
      |lån\p{L}{0,2}|provision|(?<=(?:můj|môj|mi|svůj|hrubý|čistý) )plat|platu|platem|mzd\p{L}{1,2}|hypoték\p{L}{0,2}
      |úrok\p{L}{0,2}|sazb\p{L}|sadzb\p{L}|úvěr\p{L}{0,2}|úver\p{L}{0,2}|podíl\p{L}{0,2}|podiel\p{L}{0,2}|provizi
      |províz\p{L}{1,2}|nájem\p{L}{0,3}|kamat\p{L}{0,4}|hitel\p{L}{0,5}|béremelés\p{L}{0,3}|b[ée]rem|fizetés\p{L}{0,4}
      |részesedés\p{L}{0,4}|jutalék\p{L}{0,3}|lakbér\p{L}{0,3}|dobând\p{L}{1,3}|credit\p{L}{0,4}|salari\p{L}{1,4}
      |acțiuni\p{L}{0,3}|chiri\p{L}{1,3}|comision\p{L}{0,3}
      |іпотек\p{L}{0,2}|ипотек\p{L}{0,2}|кредит\p{L}{0,3}|ставк\p{L}{0,2}|зарплат\p{L}{0,2}|частк\p{L}{1,2}|дол[яюией]
      |премі\p{L}|преми\p{L}|оренд\p{L}|аренд\p{L}|комісі\p{L}|комисси\p{L}
      |επιτόκι\p{L}{1,2}|δάνει\p{L}{1,2}|δανείου|μισθ\p{L}{1,2}|μερίδι\p{L}{1,2}|αύξηση|ενοίκι\p{L}{1,2}|προμήθεια
      |laina\p{L}{0,4}|kor[kc]o\p{L}{0,3}|palk\p{L}{1,8}|osuu\p{L}{1,5}|vuokr\p{L}{1,4}|rente\p{L}{0,2}|lån\p{L}{0,3}
      |løn\p{L}{0,8}|lønn\p{L}{0,8}|husleje\p{L}{0,2}|husleie\p{L}{0,2}|andel\p{L}{0,3}|aktier|aksjer|bunga|pinjaman
      |gaji|saham|sewa|kenaikan|komisi
      |ब्याज|लोन|कर्ज|वेतन|तनख्वाह|सैलरी|हिस्सा|हिस्सेदारी|किराया|कमीशन
      |فائدة|الفائدة|قرض\p{L}{0,2}|راتب\p{L}{0,2}|حصت\p{L}|حصة|أسهم|إيجار|الإيجار|زيادة|عمولة
      |ריבית|הריבית|משכנתא|המשכנתא|משכורת\p{L}?|המשכורת|שכר|הלוואה|ההלוואה|מניות|אחזק\p{L}{1,3}|העלאה|שכירות|עמלה
      |ดอกเบี้ย|เงินกู้|เงินเดือน|หุ้น|ค่าเช่า|ค่าคอม
      |lãi suất|khoản vay|lương|cổ phần|tiền thuê|hoa hồng
      |금리|대출|이자|연봉|월급|지분|월세|인상|수수료
      |加薪|涨薪|股份|股权|利率|提成|体脂|昇給|持分|株|金利|体脂肪
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** I and we, my and our, in Czech, Hungarian, Romanian, Nordic and Finnish words and in other scripts. */
const elsewhere = oneLine`
  můj|můj|moje|moj[íi]|moj[ae]|mé|mého|mé|mi|mám|máme|náš|naše|naší|zvýšili mi|én|fizetésem|bérem|hitelem
  |részesedésem|lakbérem|nekem|a lakbérem|cégünk|eu|meu|mea|mei|mele|nostru|noastră
  |я|мой|моя|моей|моего|моему|моё|мое|мои|мне|у меня|наш\p{L}{0,3}|мій|моє|моїй|моїм|моєї|мені|в мене|у мене
  |μου|μας|έχω
  |minun|minulla|lainani|palkkani|osuuteni|vuokrani|korkoni|meidän|jeg|min|mitt|vores|vår\p{L}?|saya|kami|aku
  |मेरा|मेरी|मेरे|मुझे|हमारा|हमारी|हमारे
  |قرضي|راتبي|حصتي|لدي|عندي|شركتي|إيجاري|زيادتي
  |שלי|שלנו|אני|(?<!\p{L})לי(?!\p{L})
  |ฉัน|ผม|ของเรา
  |tôi|chúng tôi|mình
  |(?<!\p{L})(?:제|저는|저희|우리|내|나는)(?!\p{L})
`;

/** Whose it is. */
export const owner = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      i|i'm|i've|my|me|mine|we|we're|our|ours|us|he|she|his|her|him|they|their|you(?:'re)? own|ich|mir|mein\p{L}{0,2}
      |wir|unser\p{L}{0,2}|er|sie|sein\p{L}{0,2}|ihr\p{L}{0,2}|je|j'ai|j'|mon|ma|mes|nous|notre|nos|il|elle|yo|mi|mis
      |tengo|nuestr\p{L}{1,2}|su|ho|mio|mia|miei|nostr\p{L}|io|ik|mijn|wij|we|ons|onze|zijn|haar|mam|mój|moj\p{L}{1,3}
      |nasz\p{L}{0,3}|eu|meu|minha|noss[oa]s?|tenho|jag|min|mitt|vi|vår\p{L}?
      |我|我们|我的|他|她|私|弊社|当社|うち
      |${elsewhere}
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** A sentence about anyone, or a task's own figure. */
const anyones = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      on average|in general|typically|usually|most people|studies|according to
      |if (?:i|you|we) (?:invest|have|take|flip|roll)|probability|chance|confidence|CSS|style ?sheet|padding
      |line-height|letter-spacing|px|width|opacity|inflation|VAT|GDP|Mehrwertsteuer|inflación|inflazione|inflatie
      |inflacj\p{L}|inflação|IVA|TVA|accuracy|battery|cpu|humidity|brightness|zoom|sensitivity|specificity|prevalence
      |Sensitivität|Spezifität|Prävalenz|sensibilit[éà]|spécificité|specificità|prévalence|prevalenza|sensibilidade?
      |especificidade?|prevalencia|prevalência|sensitiviteit|specificiteit|prevalentie|czułość|swoistość
      |sensitivitet(?:en)?|specificitet(?:en)?|prevalens(?:en)?|duyarlılık|özgüllük
      |(?:灵敏度|敏感性|特异性|患病率|感度|特異度|有病率)[为為は]?
    )(?!\p{L})
  `,
  'iu',
);

/** Of all who work in a trade. */
const trade = /(?<![\p{Lu}\p{Ll}])(?:sectors?|settore|secteur|setor|branży|branschen|Branche)(?!\p{L})/iu;
const pay = oneLine`
  (?:
    salary|wages?|pay|payslip|bonus|income|pension|Gehalt|Lohn|Bruttolohn|Nettolohn|Bezüge|Einkommen|Bonus|Rente
    |salaire|paie|paye|revenus?|prime|retraite|traitement|sueldo|salario|nómina|ingresos|paga|pensión|stipendio
    |salario|busta paga|reddito|pensione|salaris|loon|inkomen|pensioen|pensj[aęąi]|wynagrodzeni[ea]m?|płac[aęy]
    |wypłat[aęy]|premi[aęi]|emerytur[aęy]|salário|ordenado|vencimento|pensão|lön(?:en)?|pension(?:en)?
  )
`;
/** "my salary", "mi hanno tolto … dello stipendio", "guadagno": the writer's own pay, in whatever trade. */
const ownPay = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:my|mein(?:e[mnrs]?)?|mon|ma|mes|mi|mis|mio|mia|mijn|mój|moj(?:a|e|ej|ą|ego)|meu|minha|meus|min|mitt) (?:\p{L}+ ){0,2}?${pay}
      |(?:
        mi (?:hanno|ha|è)|m['’](?:hanno|ha)
        |me (?:han|ha|subieron|bajaron|quitaron|descontaron|aumentaram|tiraram|cortaram|descontam)|on m['’]a
        |mir (?:wurden?|hat|haben)
      ) [^.!?;\n]*?${pay}|i (?:earn|make|get|got|was given|received|took|lost)
      |ich (?:verdiene|bekomme|bekam|erhalte|erhielt)|(?:verdiene|bekomme|erhalte) ich
      |je (?:gagne|touche|perçois|reçois)|j['’]ai (?:eu|obtenu|reçu|perdu)|gano|cobro|guadagno|percepisco
      |ho (?:avuto|ottenuto|ricevuto|perso)|ganho|ik (?:verdien|krijg|kreeg)|(?:verdien|krijg|kreeg) ik|zarabiam
      |dostaję|dostał[ae]m|jag (?:tjänar|får|fick)
    )(?!\p{L})
  `,
  'iu',
);
/** Whether a clause is about anyone, or a task's own figure. */
export const isGeneral = (clause: string): boolean =>
  anyones.test(clause) || (trade.test(clause) && !ownPay.test(clause));

/** Terms of one's own that a sentence may name without saying again whose they are. */
export const term = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      rate|interest|apr|loan|mortgage|margin|bonus|commission|premium|raise|Zins|Zinssatz|Zinsen|Kredit|Darlehen|eff\.
      |effektiv|prêt|crédit|TAEG|hipoteca|préstamo|TAE|mutuo|prestito|hypotheek|lening|kredyt\p{L}{0,2}|empréstimo
      |lån\p{L}{0,2}|Marge|Provision|taux|intérêts?|marge|tasa|interés|comisión|tasso|interessi|provvigione|rente
      |marge|oprocentowani\p{L}+|prowizj\p{L}+|juros|comissão|ränta\p{L}?|provision|kamat\p{L}{0,4}|hitel\p{L}{0,5}
      |hypoték\p{L}{0,2}|úrok\p{L}{0,2}|úvěr\p{L}{0,2}|úver\p{L}{0,2}|sazb\p{L}|sadzb\p{L}|dobând\p{L}{1,3}
      |credit\p{L}{0,4}
      |кредит\p{L}{0,3}|ипотек\p{L}{0,2}|іпотек\p{L}{0,2}
      |επιτόκι\p{L}{1,2}|δάνει\p{L}{1,2}
      |lainan\p{L}{0,2}|kor[kc]o\p{L}{0,3}|renten|lånet
      |ब्याज|लोन
      |فائدة|قرض\p{L}{0,2}
      |ריבית|הריבית|משכנתא
      |ดอกเบี้ย|เงินกู้
      |lãi suất
      |금리|대출
      |bunga|pinjaman
    )(?!\p{Script=Latin})
  `,
  'iu',
);
/** The writer's own affair, said before. */
export const firstPerson = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      i|i'm|i've|my|we|we've|our|us|ich|wir|mein\p{L}{0,2}|unser\p{L}{0,2}|je|j'ai|nous|mon|ma|notre|nos|yo|tengo
      |tenemos|mi|mis|nuestr\p{L}{1,2}|ho|abbiamo|mio|mia|nostr\p{L}|ik|wij|we|mijn|onze|mam|mamy|mój|moj\p{L}
      |nasz\p{L}{0,2}|tenho|temos|meu|minha|nosso|nossa|jag|vi|min|mitt|vår\p{L}?
      |${elsewhere}
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** A firm or a person by name, whose share or margin it is. */
export const namedOwner = new RegExp(
  oneLine`
    (?<!\p{L})\p{Lu}[\p{L}&'-]{1,24}(?: (?:&|${and}|\p{Lu}[\p{L}'-]{1,24})){0,4},? (?:
      GmbH|AG|KG|OHG|UG|SE|Ltd|Limited|LLC|LLP|Inc|Corp|PLC|plc|Co|S\.?A\.?S?|SARL|SAS|SL|S\.L|S\.?r\.?l|SpA|S\.p\.A
      |BV|B\.V|NV|N\.V|sp\. z o\.o|Lda|Ltda|AB|A\/S|Oy|AS
    )(?![\p{L}])
    |(?<!\p{L})(?:
      Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau|Mme|Mlle|Madame|Monsieur|Señora?|Sra?|Sig|Sig\.ra|Signora?|Dhr|Mevr|Pani?|Dona
      |Senhora?
    )\.? \p{Lu}\p{L}
  `,
  'u',
);

/** A line of a résumé or an appraisal: what someone did, and by how much. */
export const achievement = new RegExp(
  oneLine`
    ^[ \t]{0,8}[-•*–·] ?(?:
      Increas|Reduc|Improv|Cut|Grew|Grow|Boost|Rais|Lower|Exceed|Drove|Deliver|Decreas|Expand|Sav|Achiev|Accelerat
      |Streamlin|Optimi|Steiger|Gesteigert|Senk|Reduz|Verbesser|Augment|Rédui|Réduction|Amélior|Aument|Reduj|Mejor
      |Riduzion|Ridott|Miglior|Verho|Verlaag|Zwiększ|Zmniejsz|Reduzi|Melhor|Ökade|Minskade|Förbättr
    )
  `,
  'u',
);

/** Terms of a loan or a job beside it: a sheet of someone's own. */
export const sheet = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      Laufzeit|Eigenkapital|Restschuld|Monatsrate|Kaufpreis|mensualités?|apport|durée|cuotas?|plazo|rata|caparra
      |durata|looptijd|down payment|monthly payment|base|vacation|holiday days|days (?:off|of leave)|Urlaubstage
      |(?:RSU|PTO)s?
    )(?!\p{L})|[€$£] ?\d|\d ?[€$£]
  `,
  'u',
);

/** How much someone works, or is disabled: a line of a form says it of them. */
export const ownTerm = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      MdE|GdS|(?:Arbeits)?[Pp]ensum|Beschäftigungsgrad|Stellenumfang|Invaliditätsgrad
      |[Tt]aux d['’](?:activité|occupation|invalidité|incapacité)|[Qq]uotité
      |[Gg]rado (?:di occupazione|de (?:discapacidad|minusvalía)|di invalidità)|[Dd]isability rating
      |[Dd]eeltijd(?:percentage)?|[Ww]ymiar etatu|[Ss]ysselsättningsgrad|[Tt]jänstgöringsgrad
    )(?: (?:is|ist|von|de|of|beträgt|est|es|è|:))?[ :]{1,3}$
  `,
  'u',
);
/** What someone's lawyer or agent takes of it. */
export const taker = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      lawyer|solicitor|attorney|agent|broker|manager|publisher|gallery|platform|Anw[aä]lt(?:in)?|Makler(?:in)?|Agentur
      |Verlag|Galerie|avocate?|agent immobilier|notaire|éditeur|abogad[oa]|gestor[a]?|agencia|avvocat[oa]|agenzia
      |commercialista|advocaat|makelaar|prawnik|adwokat|pośrednik|advogad[oa]|imobiliária|advokat(?:en)?|mäklare?n?
    ) (?:\p{L}{1,10} ){0,2}(?:
      wants|takes|charges|keeps|asks for|gets|will|nimmt|verlangt|bekommt|behält|prend|demande|veut|réclame|cobra|pide
      |quiere|se queda|chiede|vuole|prende|vraagt|wil|rekent|neemt|chce|bierze|pede|quer|fica com|tar|vill ha|begär
    )(?: (?:el|un|le|la|il|os|as|with|con el))? $
  `,
  'iu',
);

/** Partners in a firm, or heirs: "Cofounders: Ada 55%, Ben 45%". */
export const partners = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      inheritance|héritage|Erbe|Erbschaft|herencia|eredità|erfenis|spadek|spadku|herança|arvet|mirası?|co-?founders?
      |partners|shareholders|heirs|associés?|actionnaires|héritiers|Gesellschafter\p{L}{0,4}|Teilhaber|Erben|socios
      |herederos|soci|eredi|vennoten|aandeelhouders|wspólnic\p{L}|sócios|delägare
    )(?!\p{L})
  `,
  'iu',
);
/** Who holds the share: a name or a pronoun right before it. */
export const holder = new RegExp(
  oneLine`
    (?:^|[^\p{L}])(?:
      \p{Lu}[\p{L}'-]{1,24}|(?:${mine}) \p{L}{3,14}|papa|maman
      |mamá|papá|mamma|papà|mama|tata|pappa|mum|dad|me|moi|ich|yo|io|ik|ja|eu|jag
    )[ :(]{1,3}$
  `,
  'u',
);

/** What someone brought about, right before its size or behind it: "cut waste by 22 %", "um 22 % gesenkt". */
export const result = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:cut|reduc|increas|grew|grow|rose|fell|drop|improv|boost|sav|lower|rais|up|down|shrank|gr[oö]w)\p{L}{0,5}
      (?: [\p{L}-]+){0,5} by
      |(?:r[ée]du|augment|baiss|progress|améliorer?|diminu|hausse|atteints?|reconnue?)\p{L}{0,6}(?: [\p{L}'’-]+){0,5} (?:
        de|à
      )|(?:redu[cj]|aument|mejor|sub|baj|desviaci|crec)\p{L}{0,7}(?: \p{L}+){0,5} (?:en|un|el|del|de)(?: un)?
      |(?:ridott|ridurr|aument|miglior|cresciut|calat|dimin)\p{L}{0,5}(?: \p{L}+){0,5} (?:del|dell['’]|di)
      |(?:verlaag|verhoog|gesteg|gedaal|verbeter|groei)\p{L}{0,4}(?: \p{L}+){0,5} met
      |(?:zmniejsz|zwiększ|wzros|spad|popraw)\p{L}{0,8}(?: \p{L}+){0,5} o
      |(?:reduz|aument|melhor|cresc|ca[ií])\p{L}{0,6}(?: \p{L}+){0,5} (?:em|de)
      |(?:minska|öka|förbättra|steg|sjönk|växt)\p{L}{0,3}(?: \p{L}+){0,5} med
    ) $
    |(?:同比|环比)?(?:增长|下降|提高|降低|減少|増加)(?:了)?$
    |(?:Umsatz|Absatz|Krankenstand|Kosten|Ertrag) ?[+-] ?$
  `,
  'iu',
);
/** What a firm reports of itself, with a sign between: "Umsatz +14 %", "churn -3%", "CA +8 %". Not what a country reports. */
export const signedResult = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      revenue|sales|turnover|profit|churn|margin|costs?|attendance|absences?|headcount|bookings|conversion|Umsatz
      |Umsätze|Absatz|Krankenstand|Kosten|Ertrag|Marge|Gewinn|Fluktuation|Personalkosten|CA|chiffre d['’]affaires
      |ventes|marge|absentéisme|coûts?|bénéfice|ventas|facturación|margen|absentismo|costes?|beneficio|fatturato
      |vendite|margine|costi|assenze|utile|omzet|verkoop|marge|kosten|ziekteverzuim|verzuim|winst|sprzedaż|obroty
      |marża|koszty|absencja|zysk|vendas|faturamento|margem|custos|absentismo|lucro|omsättning|försäljning|marginal
      |kostnader|sjukfrånvaro|vinst|satışlar|ciro|gider(?:ler)?
      |销售额|营收|売上|離職率
    )(?: ?:)? ?[+−–-] ?$
  `,
  'iu',
);
/** "desviación del 7 % en presupuesto": of somebody's plan. */
export const ofBudget = new RegExp(
  oneLine`
    ^ (?:en|in|im|on|of|from|sur|dans|du|nel|del|sul|op|in het|w|na|no|do|i|från|gegenüber|vom|vs\.?) ?
    (?:el |the |le |la |il |dem |de |het |o )?
    (?:presupuesto|budget\p{L}{0,2}|Budgetplan|preventivo|begroting|budżecie|budżetu|orçamento)(?!\p{L})
  `,
  'iu',
);
export const resultAfter = new RegExp(
  oneLine`
    ^ (?:
      gesenkt|gesteigert|erhöht|reduziert|verbessert|gewachsen|gestiegen|gesunken|weniger|mehr|less|more|fewer
      |de moins|de plus|menos|más|in meno|in più|minder|mniej|mindre|a menos
    )(?!\p{L})
    |^(?:増|減|削減|アップ)
  `,
  'iu',
);
/** Who is spoken of by name or at work, a sentence or two around. */
export const ours = new RegExp(
  oneLine`
    (?<!\p{L})(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|M\.|Mme|Mlle|Sra?|Sig|Dhr|Mevr|Pani?)\.? \p{Lu}\p{L}
    |(?<!\p{L})(?:
      [Pp]roposed|[Ss]econded|[Mm]inutes|[Pp]rotokoll|[Vv]erbale|[Aa]cta|[Aa]ppraisal|[Mm]itarbeitergespräch
      |[Éé]valuation|[Éé]valuatie
    )(?!\p{L})
    |(?:我|我们|公司|团队|老板|弊社|当社|うち)
  `,
  'u',
);

/** Taken from someone's wage, whoever says so. */
export const withheld = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      garnish\p{L}{0,6}|(?:Lohn|Gehalts|Konto)?pfändung\p{L}{0,2}|pignorament\p{L}
      |embargo (?:de|del) (?:sueldo|salario|nómina)|saisie (?:sur|de) salaire|loonbeslag
      |zajęci\p{L} (?:pensji|wynagrodzenia)|komornik\p{L}{0,2}|penhora|utmätning
    )(?!\p{L})
  `,
  'iu',
);
/** "8.25% on the loan" */
export const onLoan = new RegExp(
  oneLine`
    ^ ?(?:p\. ?a\. )?(?:on|for|auf|für|sur|pour|sobre|por|sul|sulla|per|op|voor|na|od|no|do|på|för) (?:\p{L}{2,6} )?
    (?:(?:car|home|student|auto) )?(?:
      loan|mortgage|credit card|overdraft|Kredit|Darlehen|Dispo|Hypothek|prêt|crédit|découvert|préstamo|hipoteca|mutuo
      |prestito|lening|hypotheek|kredyt\p{L}{0,2}|empréstimo|lånet?
    )(?!\p{L})
  `,
  'iu',
);
