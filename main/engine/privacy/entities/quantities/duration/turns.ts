import { oneLine } from '../../../patterns/one-line';
import type { Fact } from './facts';

/** What turned in a life and how long it has been so since, in twelve languages: care, a search, a loss, a debt. */
export const turns: readonly Fact[] = [
  {
    name: 'care for somebody',
    least: 'month',
    ofSomeone: true,
    words: [
      'car(?:e|ed|es|ing) for|look(?:s|ed|ing)? after|carer|care-?giv\\p{L}+',
      'pfleg(?:e|t|en|te|ten)|gepflegt|kümmer\\p{L}{1,3}|betreu(?:e|t|en|te)',
      "m['’]occupe|s['’]occup\\p{L}{1,3}|aidante?|prend(?:s|re)? soin",
      'cuid(?:o|a|amos|an|ando|aba|ador[a]?)',
      'accud\\p{L}{2,6}|assisto|assistiamo|mi occupo|mi prendo cura|badante',
      'zorg(?:en|t|de)? (?:al|voor)|verzorg(?:en|t|de)?|mantelzorg\\p{L}{0,3}',
      'opiek(?:uj|ow)\\p{L}{1,6}|opiekun(?:ką|em)?',
      'cuid(?:o|a|amos|ando|ei|ador[a]?)',
      'ta(?:r|git) hand om|tog hand om|vårda[rt]|anhörigvårdare',
      'bakıyor\\p{L}{0,3}|bakıcı\\p{L}{0,3}',
    ],
  },
  {
    name: 'a search for work',
    least: 'week',
    ofSomeone: true,
    words: [
      oneLine`
        unemployed|jobless|out of work|made redundant|laid off|between jobs|lost my job|without (?:a )?(?:job|work)
        |job[- ]?hunting|(?:look(?:ing|ed)|search(?:ing|ed)|appl(?:ying|ied)) for (?:a |an )?(?:new )?(?:jobs?|work|roles?)
      `,
      oneLine`
        arbeits(?:los|suchend)|ohne (?:Job|Arbeit|Stelle|Anstellung)|(?:Job|Arbeits|Stellen)suche
        |such(?:e|en|t)(?= [^.!?\n]{0,40}(?:Job|Arbeit|Stelle)(?!\p{L}))
        |(?:Job|Arbeit|Stelle)(?= (?:verloren|gesucht))|entlassen worden|gekündigt worden
      `,
      "au chômage|sans (?:emploi|travail|boulot)|cherch(?:e|ons|ais) (?:du|un) (?:travail|emploi|boulot)|recherche d['’]emploi|licenciée?",
      'en (?:el )?paro|desemplead[oa]|sin (?:trabajo|empleo|curro)|busc(?:o|a|ando) (?:trabajo|empleo|curro)|despidieron|despedid[oa]',
      'disoccupat[oa]|senza (?:lavoro|impiego)|cerc(?:o|ando) (?:un )?(?:lavoro|impiego)|licenziat[oa]',
      'werkloos|zonder (?:werk|baan)|zoek(?= [^.!?\\n]{0,32}(?:werk|baan)(?!\\p{L}))|op zoek naar (?:werk|een baan)|ontslagen',
      'bezrobotn\\p{L}{1,2}|bez pracy|szuk(?:am|ałem|ałam|a) pracy|zwolni(?:li|ono)',
      'desempregad[oa]|sem (?:emprego|trabalho)|(?:à procura|em busca) de (?:emprego|trabalho)|procur(?:o|ando) (?:emprego|trabalho)|despedid[oa]|demitid[oa]',
      'arbetslös|utan (?:jobb|arbete)|sök(?:er|t) (?:nytt )?(?:jobb|arbete)|uppsagd',
      'işsiz(?:im|iz)?|iş (?:arıyor\\p{L}{0,3}|bulamı\\p{L}{2,6})|işten (?:çıkarıl|at)\\p{L}{2,5}',
    ],
  },
  {
    name: 'a loss or a parting',
    least: 'day',
    ofSomeone: false,
    isOwn: true,
    words: [
      oneLine`
        lost|passed away|died|dead|buried|left|walked out|moved out|dumped|cheated|miscarr\p{L}+|stillb\p{L}+|estranged
        |(?:spoken|spoke|talked|speaking|talking)|grie[fv]\p{L}*|mourning
      `,
      oneLine`
        verloren|verlor|gestorben|verstorben|starb|verlassen|verließ|ausgezogen|weggegangen|gegangen|Schluss gemacht
        |betrogen|Fehlgeburt|rede[nt]?|sprich[t]?|spreche[n]?|Kontakt|trauer\p{L}*|beerdigt
      `,
      'quittée?s?|partie?|perdu|décédée?s?|morte?s?|fausse couche|parle(?:nt|ons)?|deuil|trompée?|enterré\\p{L}*',
      'dej[óo]|fue|marchó|falleci\\p{L}+|murió|murieron|perd(?:í|ió|imos|ido)|aborto|habl(?:o|a|amos|an)|duelo|engañ\\p{L}+|enterramos',
      'lasciat[oaie]|andat[oa]|mort[oa]|mancat[oa]|pers[oa]|abort\\p{L}+|parl(?:o|a|iamo|ano)|lutto|tradit[oa]',
      'weggegaan|verlaten|overleden|gestorven|verloren|kwijt|uitgemaakt|miskraam|contact|rouw\\p{L}*|vreemdgegaan|vertrokken|praten?',
      oneLine`
        odszed\p{L}{1,4}|odeszła|zmarł[ay]?|umarł[ay]?|stracił\p{L}{0,3}|zostawił[a]?|poronił\p{L}{1,3}|rozmawia\p{L}{0,2}
        |odzywa|żałob\p{L}{1,3}|zdradził[a]?|wyprowadził[a]?
      `,
      'deix(?:ou|ou-me)|saiu|morreu|faleceu|perd(?:i|eu|emos)|aborto|fal(?:o|a|amos)|luto|traiu|foi-se embora|foi embora',
      'lämna(?:de|t)|dog|död|avled|gick bort|gått bort|förlora\\p{L}{1,3}|missfall|prata[rt]?|sorg\\p{L}{0,2}|otrogen|flyttade ut',
      'terk etti|öldü|vefat etti|kaybett\\p{L}{2,4}|ayrıldı[km]?|düşük yaptım|konuşmuyor\\p{L}{0,3}|gitti',
    ],
  },
  {
    name: 'a debt',
    least: 'month',
    ofSomeone: false,
    words: [
      '(?:in|into|out of) debt|pay(?:ing|s)? (?:it |this |that |them )?(?:off|down)|paid off|behind (?:on|with)|in arrears|owe[ds]?|repay\\p{L}{0,3}',
      'verschuldet|Schulden|im Rückstand|abbezahl\\p{L}+|abzahl\\p{L}+|zahl(?:e|en|t)(?= [^.!?;\\n]{0,48} ab(?!\\p{L}))|Privatinsolvenz|Mietrückst\\p{L}+|schulde[nt]?',
      'endettée?s?|surendett\\p{L}+|rembours(?:e|ons|ais|ent)|retard de',
      'pagando|endeudad[oa]s?|deb(?:o|emos)|en mora|me quedan|nos quedan',
      'indebitat[oa]|debit[oi]|arretrat[oi]|pag(?:o|hiamo) (?:il|la) (?:mutuo|rata|prestito)|mi restano',
      'schulden|aflos\\p{L}{1,4}|achterstand|betal(?:en)?(?= [^.!?;\\n]{0,48} af(?!\\p{L}))|betaal[t]?(?= [^.!?;\\n]{0,48} af(?!\\p{L}))',
      'spłaca(?:m|my|ł\\p{L}{1,2})|zadłużon\\p{L}{1,2}|zaleg\\p{L}+|długi',
      'endividad[oa]s?|em dívida|a pagar|pagando|em atraso|dev(?:o|emos)|faltam-me',
      'skuldsatt\\p{L}?|i skuld|betala[rt] av|amortera[rt]',
      'borç(?:lu\\p{L}{0,3}|\\p{L}{0,3})|ödüyor(?:um|uz)',
    ],
  },
  {
    name: 'how it has been',
    least: 'week',
    ofSomeone: true,
    words: [
      'been (?:like this|this way|living like this|going through this)|had(?= (?:\\p{L}+ ){1,4}for )',
      'geht (?:das|es|mir) (?:jetzt |nun |schon )?so|so geht(?:s| es| das)|leide(?:t|n)?|hab(?:e|en)?(?= seit )',
      "ça dure|je souffre|comme ça|j['’]ai(?= (?:\\p{L}+ ){1,4}depuis )",
      'llev(?:o|amos|aba)|así|tengo(?= (?:\\p{L}+ ){1,4}desde hace )',
      'va avanti così|soffro|sto così|così|ho(?= (?:\\p{L}+ ){1,4}da )',
      'gaat het (?:al )?zo|zo gaat het|heb(?= (?:al|sinds) )',
      'tak jest|to trwa|męczę się|mam(?= od )',
      'est(?:ou|amos) assim|ando assim|tenho(?= (?:\\p{L}+ ){1,4}há )',
      'varit så här|haft|hållit på',
      'böyleyim|böyle (?:gidiyor|sürüyor)|çekiyorum',
    ],
  },
  {
    name: 'what somebody waits for',
    least: 'month',
    ofSomeone: true,
    words: [
      "waiting (?:list|for)|wait(?:ed)? for|(?:been|we['’]re) trying to",
      'wart(?:e|en|et)|Warteliste|streit(?:e|en|et)|versuch(?:e|en)',
      "attend(?:s|ons|ais)|liste d['’]attente|essa(?:ie|yons)|dispute(?:nt|ons)?",
      'esper(?:o|amos|ando)|lista de espera|intent(?:o|amos|ando)|pele(?:o|amos|ando)',
      "aspett(?:o|iamo)|lista d['’]attesa|prov(?:o|iamo) a|litig\\p{L}{2,4}",
      'wacht(?:en)?|wachtlijst|prober(?:en)?|ruzie',
      'czekam|czekamy|kolej(?:ka|ce)|próbuj(?:ę|emy)|kłóc\\p{L}{2,4}',
      'esper(?:o|amos)|fila de espera|tent(?:o|amos|ando)',
      'vänta[rt]|väntelista|försök(?:er|t)|bråka[rt]',
      'bekliyor\\p{L}{0,3}|uğraşıyor\\p{L}{0,3}',
    ],
  },
  {
    name: 'what somebody is',
    least: 'year',
    ofSomeone: false,
    words: [
      "(?:I|we)['’]ve been|(?:I|we) have been",
      '(?:ich bin|bin ich|wir sind|sind wir)(?! \\d)',
      'je suis|on est',
      'soy|somos',
      'sono|siamo',
      'ik ben|ben ik|wij zijn|we zijn',
      'jestem|jesteśmy',
      'sou|somos',
      'jag är|är jag|vi är',
    ],
  },
];

export const unspacedTurns: Readonly<Record<string, RegExp>> = {
  'care for somebody': /照顾|照料|伺候|介護|看病|看護|世話/u,
  'a search for work': /找(?:不到)?工作|待业|失业|下岗|被裁|求職|仕事を探|就活|転職活動|リストラ|解雇/u,
  'a loss or a parting': /去世|过世|离开(?:我|了)|分手|流产|别れ|別れ|亡くな|亡くし|死別|他界|流産|振られ/u,
  'a debt': /还(?:房贷|贷款|债|车贷)|欠|ローン(?:を|の)返|借金|滞納/u,
  'how it has been': /这样(?:过)?了|こんな状態|この状態/u,
};
