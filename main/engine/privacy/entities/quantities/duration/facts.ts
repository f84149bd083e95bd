import { oneLine } from '../../../patterns/one-line';

/** What of a life lasts: by the words for it in twelve languages. */

import { turns, unspacedTurns } from './turns';
import type { Unit } from './units';

export interface Fact {
  /** In the reason that the window shows. */
  readonly name: string;
  /** Alternatives of a regular expression, one line a language. */
  readonly words: readonly string[];
  /** Shorter than one of these it is a task's, a day's, a trip's. */
  readonly least: Unit;
  /** Whether it says by itself that somebody is meant, at a sentence's start. */
  readonly ofSomeone: boolean;
  /** Whether it is told of anybody, of figures as well: only the writer's own counts. */
  readonly isOwn?: boolean;
}

const facts: readonly Fact[] = [
  {
    name: 'a pregnancy',
    least: 'day',
    ofSomeone: true,
    words: [
      'pregnant|pregnancy|gestation|postpartum|breast-?feeding|trying (?:for a baby|to conceive)|TTC|infertil\\p{L}+|IVF',
      'schwanger\\p{L}*|SSW|Schwangerschaft\\p{L}*|Wochenbett|stille|Kinderwunsch',
      'enceinte|grossesse|aménorrhée|allait\\p{L}+',
      'embarazad[ao]|embarazo|gestación|lactancia',
      'incinta|gravidanza|allatto',
      'zwanger\\p{L}*',
      'ciąż\\p{L}{1,3}|ciężarn\\p{L}',
      'grávida|gravidez|gestação',
      'gravid|graviditet\\p{L}*',
      'hamile\\p{L}*|gebe',
    ],
  },
  {
    name: 'sobriety or addiction',
    least: 'day',
    ofSomeone: true,
    words: [
      "sober|sobriety|alcohol|clean (?:for|now|since)|clean(?= \\d)|been clean|i['’]?m clean|abstinent|smoke-?free|(?:last|final) (?:drink|cigarette|smoke|beer|hit|bet|relapse)|(?:quit|gave up|stopped) (?:drinking|smoking|vaping|weed|drugs|gambling)|quit|smok(?:ed|er|ing)|gambl\\p{L}+|in recovery|relapse\\p{L}*",
      'trocken|clean|abstinent|nüchtern|rauchfrei|rauch(?:e|en|te)|geraucht|Rückfall|spielsüchtig|letzte[ns]? (?:Zigarette|Bier|Drink|Schluck|Glas)|trinke|getrunken|Alkohol',
      'sobre|abstinente?|sevré\\p{L}*|fum(?:é|e|er|ais)|boire|bu|dernière (?:cigarette|clope|bière)|dernier verre|rechut\\p{L}+',
      'sobri[oa]|limpi[oa] de|sin (?:beber|fumar|consumir)|fumando|fum(?:o|ar)|beb(?:o|er|í)|fumador\\p{L}*|últim[oa] (?:cigarro|cigarrillo|copa|cerveza|trago)',
      'sobri[oa]|pulit[oa] da|astemi[oa]|(?:senza|di) (?:bere|fumare)|fumo(?: da)?|bevo|bevuto|ultim[ao] (?:sigaretta|bicchiere|birra)',
      'nuchter|afgekickt|gerookt|rook|roken|drink|gedronken|zonder (?:drank|alcohol)|laatste (?:sigaret|borrel|biertje|glas)',
      'trzeźw\\p{L}+|abstynen\\p{L}+|nie pij[eę]|nie pal[eę]|pił[ae]m|paleni[ea]|picie|picia|ostatni(?:ego)? (?:papieros\\p{L}?|kieliszek|drink\\p{L}?)',
      'sóbri[oa]|limp[oa] há|(?:sem|de) (?:beber|fumar)|bebo|fumo|bebi|últim[oa] (?:cigarro|copo|cerveja)',
      'nykter|drogfri|rökfri|rök(?:a|er|t|te)|drick(?:a|er)|druckit|(?:sista|senaste|förra) (?:cigaretten|glaset|fyllan)',
      'ayığım|temizim|sigara\\p{L}{0,3}|içki\\p{L}{0,3}|içmiyorum',
    ],
  },
  {
    name: 'a marriage or a relationship',
    least: 'month',
    ofSomeone: true,
    words: [
      oneLine`
        married|marriage|been together|together for|in a relationship|our relationship|dating|dated|engaged to
        |divorced|separated|widow(?:ed|er)?|broke(?:n)? up|an affair|living together|single for
        |ex-?(?:wife|husband|partner|boyfriend|girlfriend)
      `,
      'verheiratet|Ehe|Ehejahr\\p{L}*|geschieden|getrennt|verwitwet|zusammen(?! mit \\d)|Beziehung|liiert|verlobt|Scheidung|Trennung|Partnerschaft|Single',
      'mariée?s?|mariage|ensemble|en couple|divorcée?s?|séparée?s?|pacsée?s?|veu(?:ve|f)|fiancée?s?|vie commune|relation',
      'casad[oa]s?|matrimonio|juntos|pareja|divorciad[oa]s?|separad[oa]s?|separamos|viud[oa]|novi[oa]s|relación|noviazgo',
      'sposat[oaie]|matrimonio|insieme|relazione|divorziat[oaie]|separat[oaie]|vedov[oa]|fidanzat[oaie]|convivo|conviviamo',
      'getrouwd|huwelijk|samen|relatie|gescheiden|verloofd|weduwe|weduwnaar|samenwonen\\p{L}*',
      'małżeństw\\p{L}+|po ślubie|żonat[yi]|zamężn[ae]|razem|w związku|związek|rozwiedzion[yai]|w separacji|wdow\\p{L}{1,2}',
      'casad[oa]s?|casamento|juntos|namor\\p{L}+|divorciad[oa]s?|separad[oa]s?|viúv[oa]|relacionamento|noiv[oa]s?',
      'gift[a]?|äktenskap\\p{L}*|tillsammans|förhållande|skild[a]?|separerade?|förlovade?|sambo[rs]?',
      'evliyi[zm]|evli|evlili\\p{L}+|birlikteyiz|ayrı(?:yız|yım)?|boşan\\p{L}+|nişanlı\\p{L}*',
    ],
  },
  {
    name: 'an illness or its treatment',
    least: 'day',
    ofSomeone: false,
    words: [
      oneLine`
        sick(?: leave)?(?! (?:of|to (?:death|my stomach)))|ill|unwell|off work|(?:in|from) (?:the )?hospital
        |hospitali[sz]ed|ward|coma|rehab|therap(?:y|ist)|chemo(?:therapy)?|radiotherapy|dialysis
        |(?:in|under|after|of|receiving) treatment|symptoms?|pain|cough\p{L}*|fever|diagnos\p{L}+|disabled|disability
        |depress\p{L}+|anxiety|bedridden|wheelchair|insomnia|bleeding|migraines?|remission|cancer\p{L}*
        |(?:on|taking) (?:medication|meds|antidepressants|insulin|methadone)|suicidal|self-?harm\p{L}*|nursing home
        |care home|surgery|seizure\p{L}*
      `,
      oneLine`
        krank\p{L}*|krankgeschrieben|arbeitsunfähig|Krankenhaus|Klinik|Reha|Koma|Therapie|Chemo\p{L}*|Dialyse
        |(?:in|unter) Behandlung|Beschwerden|Symptome?|Schmerzen|Kopfschmerzen|Bauchschmerzen|Rückenschmerzen
        |Zahnschmerzen|Husten|Fieber|diagnosti\p{L}+|Diagnose|behindert|pflegebedürftig|Depression\p{L}*|depressiv
        |Angst|bettlägerig|Rollstuhl|Schlaflosigkeit|Krebs\p{L}*|Pflegeheim|Burn-?out
      `,
      oneLine`
        malade|arrêt(?: maladie| de travail)?|hôpital|hospitalisée?|coma|rééducation|thérapie|chimio\p{L}*|dialyse
        |sous traitement|symptômes?|douleurs?|mal (?:au|à la|aux)|toux|fièvre|diagnostiquée?|handicapée?|dépress\p{L}+
        |angoisses?|alitée?|fauteuil roulant|insomni\p{L}+|rémission|cancer|EHPAD|sous antidépresseurs
      `,
      oneLine`
        enferm[oa]|de baja|baja (?:médica|laboral)|hospital(?:izad[oa])?|ingresad[oa]|coma|rehabilitación|terapia
        |quimio\p{L}*|diálisis|en tratamiento|síntomas?|dolor(?:es)?|tos|fiebre|diagnosticad[oa]|discapacidad
        |depresi\p{L}+|ansiedad|silla de ruedas|insomnio|remisión|cáncer|residencia de ancianos
      `,
      oneLine`
        malat[oa]|in malattia|malattia|ospedale|ricoverat[oa]|coma|riabilitazione|terapia|chemio\p{L}*|dialisi|in cura
        |sintomi|dolor[ei]|mal di|tosse|febbre|diagnosticat[oa]|disabil\p{L}+|depress\p{L}+|ansia|sedia a rotelle
        |insonnia|remissione|tumore|cancro
      `,
      oneLine`
        ziek(?:gemeld|te)?|ziekteverlof|ziekenhuis|opgenomen|coma|revalidatie|therapie|chemo\p{L}*|dialyse
        |onder behandeling|klachten|symptomen|pijn|hoofdpijn|buikpijn|rugpijn|hoest\p{L}*|koorts|gediagnosticeerd
        |diagnose|arbeidsongeschikt|depress\p{L}+|angst\p{L}*|bedlegerig|rolstoel|slapeloosheid|kanker|verpleeghuis
        |burn-?out
      `,
      oneLine`
        chor(?:y|a|uję|uje|oba|obowym)|zwolnieni\p{L} (?:lekarsk\p{L}+|chorobow\p{L}+)|L4|szpital\p{L}*|śpiączk\p{L}+
        |rehabilitacj\p{L}|terapi\p{L}|chemi\p{L}+|dializ\p{L}*|leczę|leczeni\p{L}|objawy|ból\p{L}*|kaszel|kaszlę
        |gorączk\p{L}|zdiagnozowan\p{L}|diagnoz\p{L}|niepełnosprawn\p{L}+|depresj\p{L}|lęk\p{L}*|wózku|bezsenność
        |remisji|rak\p{L}?
      `,
      oneLine`
        doente|de baixa|baixa médica|atestado|hospital|internad[oa]|coma|reabilitação|terapia|quimio\p{L}*|diálise
        |em tratamento|sintomas?|dor(?:es)?|tosse|febre|diagnosticad[oa]|deficiência|depress\p{L}+|ansiedade
        |acamad[oa]|cadeira de rodas|insónia|insônia|remissão|cancro|câncer
      `,
      oneLine`
        sjuk(?:skriven|hus\p{L}*|dom\p{L}*)?|inlagd|koma|rehab\p{L}*|terapi|cellgift\p{L}*|dialys
        |behandling(?:en)? (?:för|mot)|symtom|smärt\p{L}+|ont i|hosta\p{L}*|feber|diagnos\p{L}*|funktionsnedsättning
        |depress\p{L}+|deprimerad|ångest|rullstol|sömnlös\p{L}*|cancer\p{L}*|utmattad|utbränd
      `,
      'hastayım|hasta|raporluyum|hastane\\p{L}*|tedavi\\p{L}*|kemoterapi|ağrı\\p{L}*|depresyon\\p{L}*',
    ],
  },
  {
    name: 'work or a career',
    least: 'month',
    ofSomeone: false,
    words: [
      oneLine`
        been (?:an?|the|at|with|here|there)(?= )
        |(?:work(?:ed|ing|s)?|employed)(?: \p{L}+){0,2} (?:at|for|as|in|with|here|there|under)
        (?! (?:this|that|it|the (?:bug|code|project|issue|draft|novel|book)))(?= |[.,;!?]|$)|employed|employment
        |self-employed|freelanc\p{L}+|retired
        |on (?:the dole|benefits|furlough|parental leave|maternity leave|paternity leave|strike)|maternity leave
        |paternity leave|parental leave|(?:of|my) service
        |in the (?:army|navy|police|trade|job|company|industry|military|service)
        |with (?:the|this|my|our) (?:company|firm|employer)|tenure|apprentice(?:d|ship)?|internship|career gap
        |gap in my|taught|ran|owned|managed|led|farmed|preached|nursing|seniority|severance|non-?compete|my contract
      `,
      oneLine`
        arbeit(?:e|et|en|ete|eten)|gearbeitet|angestellt|beschäftigt|tätig|Betriebszugehörigkeit|Dienstzeit
        |Dienstjahr\p{L}*|im Betrieb|in der Firma|selbst(?:st)?ändig|in Rente|pensioniert|Elternzeit|Mutterschutz
        |Kurzarbeit|Lehre|Ausbildung|Praktikum|bei der (?:Bundeswehr|Polizei|Feuerwehr)
        |(?:seit|nach) \d{1,2} Jahren (?:bei|im|in)|Sabbatical|befristet\p{L}*
      `,
      oneLine`
        travaill\p{L}+|bossé|employée?|salariée?|ancienneté|retraitée?|à la retraite
        |congé (?:parental|maternité|paternité|sabbatique)|apprentissage|stage|alternance
        |dans (?:la|cette|mon|ma) (?:boîte|entreprise|société)|auto-entrepreneu\p{L}+|dans l['’](?:armée|entreprise)
        |de service|mon CDD
      `,
      oneLine`
        trabaj\p{L}+|emplead[oa]|antigüedad|jubilad[oa]
        |baja (?:maternal|paternal)|excedencia|prácticas|aprendiz\p{L}*|en (?:la|esta|mi) (?:misma )?empresa
        |autónom[oa]|de servicio|mi contrato
      `,
      oneLine`
        lavor\p{L}+|impiegat[oa]|assunt[oa]|anzianità|in pensione|congedo|maternità
        |tirocinio|apprendist\p{L}+|in (?:questa|mia) (?:ditta|azienda)|in proprio|di servizio|cassa integrazione
      `,
      oneLine`
        werk(?:t|te|ten|en)?|gewerkt|in dienst|dienstverband|dienstjaren|met pensioen
        |ouderschapsverlof|zwangerschapsverlof|stage|zzp\p{L}*|bij (?:dit|mijn|het|deze) (?:bedrijf|werkgever)
      `,
      oneLine`
        prac(?:uję|uje|owałam|owałem|ował|owała|ujemy|y)|zatrudnion\p{L}+|staż\p{L}*
        |na emeryturze|urlop\p{L}* (?:macierzyńsk\p{L}+|wychowawcz\p{L}+)|macierzyńsk\p{L}+|w (?:tej|mojej) firmie
        |praktyk\p{L}*|na rencie|służb\p{L}+|w wojsku|w policji
      `,
      oneLine`
        trabalh\p{L}+|empregad[oa]|tempo de (?:serviço|casa)|aposentad[oa]|reformad[oa]
        |licença[ -](?:maternidade|paternidade)|estágio|na (?:mesma |minha )?empresa|autónom[oa]|de serviço
        |recibos verdes
      `,
      oneLine`
        jobba[rt]?(?:de)?|arbeta[rt]?(?:de)?|anställd|anställning\p{L}*|pensionerad|föräldraledig
        |mammaledig|pappaledig|praktik|lärling|på (?:företaget|firman|jobbet)|egen företagare|varslad
      `,
      'çalışıyor\\p{L}*|çalıştım|emekli\\p{L}*|doğum izni\\p{L}*|staj\\p{L}*|kıdem\\p{L}*',
    ],
  },
  {
    name: 'notice',
    least: 'day',
    ofSomeone: false,
    words: [
      'notice(?! board)|probation(?:ary)? period',
      'Kündigungsfrist|Probezeit',
      "préavis|période d['’]essai",
      'preaviso|periodo de prueba',
      'preavviso|periodo di prova',
      'opzegtermijn|proeftijd',
      'wypowiedzeni\\p{L}|okres próbny',
      'aviso prévio|período de experiência|período experimental',
      'uppsägningstid|provanställning',
      'ihbar süre\\p{L}+|deneme süre\\p{L}+',
    ],
  },
  {
    name: 'a sentence',
    least: 'day',
    ofSomeone: false,
    words: [
      oneLine`
        sentenced?|prison|jail(?:ed)?|imprison\p{L}+|behind bars|in custody|on probation|parole|probation|suspended
        |community service|served(?= \d)|locked up|on remand|driving ban|banned from driving|restraining order
      `,
      'verurteilt|Haft\\p{L}*|Freiheitsstrafe|Gefängnis|Knast|Bewährung|U-Haft|abgesessen|Fahrverbot|eingesperrt|JVA',
      'condamnée?|prison|détention|emprisonne\\p{L}+|sursis|incarcérée?|garde à vue|bracelet électronique|retrait de permis',
      'condenad[oa]|cárcel|prisión|pres[oa]|libertad condicional|orden de alejamiento|retirada (?:del|de) carn[eé]t?',
      'condannat[oa]|carcere|galera|prigione|detenuto|ai domiciliari|reclusione|libertà vigilata|patente sospesa',
      'veroordeeld|gevangenis\\p{L}*|celstraf|cel|voorwaardelijk|bak gezeten|rijontzegging',
      'skazan\\p{L}+|więzieni\\p{L}|wyrok\\p{L}*|areszt\\p{L}*|w zawieszeniu|odsiedzia\\p{L}+|pozbawienia wolności|zakaz prowadzenia',
      'condenad[oa]|prisão|cadeia|pres[oa]|pena suspensa|liberdade condicional|cumpri\\p{L}*',
      'dömd|fängelse|häktad|villkorlig\\p{L}*|skyddstillsyn|suttit inne|körkortet indraget',
      'hapis\\p{L}*|cezaev\\p{L}+|mahk[uû]m\\p{L}*',
    ],
  },
  {
    name: 'a stay or a home',
    least: 'month',
    ofSomeone: false,
    words: [
      oneLine`
        liv(?:e|ed|ing|es)(?: \p{L}+){0,2} (?:in|at|here|there|with|alone|abroad|on)(?! (?:peace|fear|terms))|homeless
        |asylum|refugee|tenant|been renting|moved (?:here|in|out|to)|in (?:this|the same) (?:flat|house|apartment)
        |in foster care|undocumented|on a (?:student|work) visa
      `,
      oneLine`
        wohn(?:e|en|t|te|ten|haft)|gelebt|leb(?:e|en|t|te) (?:in|hier|allein|mit|seit)|obdachlos|wohnungslos|Asyl
        |geduldet|Mieter(?:in)?|in Deutschland|eingezogen|ausgezogen|Pflegefamilie
      `,
      oneLine`
        habit(?:e|ons|ait|é|ais)|viv(?:ait|ais|ons|ent|re)|vis (?:ici|seule?|en|à|avec)|SDF|sans abri|sans papiers
        |demandeu\p{L}+ d['’]asile|locataire|en France|emménagé|déménagé|famille d['’]accueil
      `,
      'viv(?:o|e|imos|ía|iendo|í)|sin techo|sin papeles|asilo|inquilin[oa]|en España|mudé|mudamos',
      'abit\\p{L}{1,4}|viv(?:o|e|iamo|evo) (?:qui|da|in|a|con)|senzatetto|senza documenti|asilo|inquilin[oa]|in Italia|trasferit[oa]',
      'woon(?:t|de)?|wonen|gewoond|dakloos|asiel\\p{L}*|huurder|in Nederland|verhuisd',
      'mieszka(?:m|my|ł|ła|łam|łem)|bezdomn\\p{L}+|azyl\\p{L}*|najemc\\p{L}|w Polsce|przeprowadz\\p{L}+',
      'mor(?:o|a|amos|ei|ava|ando)|vivo (?:aqui|em|no|na|há|com|sozinh[oa])|sem-abrigo|sem-teto|asilo|inquilin[oa]|em Portugal|no Brasil|mudei',
      'bott|bor (?:här|i|på|med)|bodde|hemlös|asyl\\p{L}*|hyresgäst|i Sverige|flytta\\p{L}*',
      'yaşıyor\\p{L}*|oturuyor\\p{L}*|evsizim|kirac\\p{L}+',
    ],
  },
];

const unspaced: Readonly<Record<string, RegExp>> = {
  ...unspacedTurns,
  'a pregnancy': /怀孕|懷孕|孕|妊娠|哺乳|备孕|授乳|不妊/u,
  'sobriety or addiction': /戒[酒毒烟]|喝酒|抽烟|断酒|お酒|飲酒|禁酒|禁煙|吸烟|烟龄|喫煙|複吸|复吸/u,
  'a marriage or a relationship':
    /结婚|結婚|婚姻|离婚|離婚|分居|別居|恋爱|交往|在一起|付き合|同棲|同居|订婚|婚約|守寡|婚龄/u,
  'an illness or its treatment':
    /住院|请病假|病假|抑郁|失眠|化疗|透析|发烧|咳嗽|疼|确诊|症状|治疗|康复|入院|通院|療養|休職|うつ|鬱|不眠|抗がん|抗癌|化学療法|闘病|リハビリ|発熱|頭痛|腰痛|咳が|症状|治療/u,
  'work or a career':
    /工作了|上班|工龄|失业|退休|在(?:公司|单位)|入职|实习|当了|产假|育儿假|勤め|勤続|勤務|働[いきく]|失業|無職|定年|育休|産休|育児休業|正社員|派遣/u,
  notice: /试用期|通知期|試用期間|予告/u,
  'a sentence': /判[了处刑]?|有期徒刑|坐牢|服刑|缓刑|拘留|监狱|懲役|執行猶予|服役|刑務所|勾留|禁錮/u,
  'a stay or a home': /住了|租了|租住|定居|移民|住んで|暮らし|在留|滞在/u,
};

const rank: Readonly<Record<Unit, number>> = { day: 0, week: 1, month: 2, year: 3 };

const patterns = [...facts, ...turns].map(({ name, words, least, ofSomeone, isOwn = false }) => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}'’])(?:${words.join('|')})(?!\\p{L})`, 'iu'),
  unspaced: unspaced[name] ?? null,
  least: rank[least],
  ofSomeone,
  isOwn,
}));

interface FoundFact {
  readonly name: string;
  readonly ofSomeone: boolean;
  readonly isOwn: boolean;
}

/** What of a life is spoken of in a clause with a duration of this unit; null where nothing is. */
export const factIn = (clause: string, unit: Unit): FoundFact | null =>
  patterns.find(
    ({ pattern, unspaced: other, least }) =>
      rank[unit] >= least && (pattern.test(clause) || other?.test(clause) === true),
  ) ?? null;
