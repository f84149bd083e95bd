import { isCountry } from '../../../lists';
import { and, or } from '../../../lists/conjunctions';
import { possessives } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { clauseAfter, clauseBefore } from '../clause';
import { partitives } from '../people/words';

/** How many work somewhere, where no owner's word says whose: "the team shrank from 31 to 7", "drie van de 140 collega's". */

const body = oneLine`
  teams?|staff|crew|headcount|workforce|department|office|company|firm|business|startup|agency|practice|Teams?
  |Belegschaft|Firma|Betrieb|Abteilung|Mannschaft|équipe|boîte|effectifs?|entreprise|service|équipes|equipo|plantilla
  |empresa|taller|departamento|squadra|organico|ditta|azienda|reparto|personeel|bedrijf|afdeling|ploeg|zesp[oó]ł
  |załoga|firma|dział|equipa|equipe|quadro|teamet|personalen|företaget|firman|avdelningen|ekip|kadro|şirket|ekibimiz
  |kadromuz
`;
const changed = oneLine`
  (?:
    (?:
      has|have|had|was|were|is|are|been|got|ist|sind|hat|wurde|est|a|è|ha|se|zijn|werd|został[ao]?|zostało|foi|har
      |blev
    )(?: been)? )?(?:
    shr[aui]nk|grew|grown|went|gone|dropped|fell|down|cut|reduced|slashed|expanded|geschrumpft|schrumpfte|wuchs
    |gewachsen|sank|gesunken|verkleinert|reduziert|passée?s?|tombée?s?|réduite?s?|pasó|pasamos|bajó|creció|redujo
    |passat[oai]|sces[oai]|cresciut[oai]|ridott[oai]|ging|gegaan|kromp|gekrompen|groeide|gegroeid
    |zmniejszył\p{L}?(?: się)?|urósł|urosł[ao]|spadł[ao]?|passou|caiu|encolheu|cresceu|krympte|krympt|växte|vuxit|gick
    |gått
  )
`;
const [from, to] = ['(?:from|von|de|da|van|z|från|du)', '(?:to|down to|auf|à|a|tot|naar|do|para|till|til)'];
/** "the team shrank from 31 to 7" */
const shrunk = {
  first: new RegExp(`(?<!\\p{L})(?:${body}) ${changed} ${from} $`, 'iu'),
  firstAfter: new RegExp(`^(?: \\p{L}{3,16})? ${to} \\d{1,5}(?![\\d%]|[.,:]\\d)`, 'iu'),
  // From its end: nothing else of it is asked of most numbers.
  second: new RegExp(`$(?<=(?<!\\p{L})(?:${body}) ${changed} ${from} \\d{1,5}(?: \\p{L}{3,16})? ${to} )`, 'iu'),
  secondAfter: /^(?! ?(?:%|percent|Prozent|pour cent|por ciento|procent|[€$£]|euros?|dollars?|million))/iu,
};

const staff = oneLine`
  (?:(?:part-time|full-time|best|young|new|junior|senior) )?(?:
    employees|staff|people|colleagues|co-?workers|nurses|teachers|drivers|engineers|developers|workers|cleaners
    |technicians|Mitarbeiter(?:n|innen)?|Angestellten?|Kolleg(?:en|innen)|Beschäftigten?|Leuten?|Pflegekräften?
    |salariés|employés|collègues|infirmières|ouvriers|empleados|trabajadores|compañer[oa]s|dipendenti|collegh[ie]
    |colleghi|operai|collega['’]?s|medewerkers|werknemers|pracowników|kolegów|osób|funcionários|colegas|empregados
    |anställda|kollegor|medarbetare|çalışan\p{L}*|members|Personen|Mitgliedern?|personnes|personas|persone|mensen
    |ludzi|pessoas|personer
  )
`;
const ofOur = oneLine`
  (?:
    of (?:our|my|the|their)|(?:von|unter) (?:unseren|meinen|den|ihren)|(?:de|sur) (?:nos|mes|les)
    |de (?:nuestros|mis|los|las)|(?:dei|delle) (?:nostri|nostre|miei)?|van (?:onze|mijn|de)|z (?:naszych|moich)
    |d[oa]s (?:nossos|meus)|av (?:våra|mina|de)
  )
`;
/** "nine of our 23 people", "drie van de 140 collega's" */
const some = {
  first: new RegExp(`^ ${ofOur} \\d{1,5} ${staff}(?!\\p{L})`, 'iu'),
  all: new RegExp(`(?<!\\p{L})\\d{1,5} ${ofOur} $`, 'iu'),
  allAfter: new RegExp(`^ ${staff}(?!\\p{L})`, 'iu'),
};

/** "12 Angestellte, fünf davon Aushilfen", "14 employees, six part-time", "waarvan vier parttime" */
const part = {
  before: new RegExp(
    oneLine`
      \d ${staff}(?: \p{L}{2,12}){0,2}(?:
        , | \(|, (?:and |und |et |y |e |en |i |och )
        |,? (?:
          davon|darunter|of whom|of which|including|dont|de (?:los|las) cuales|incluidos|di cui|waarvan|onder wie
          |w tym|dos quais|varav
        )(?: \p{L}{3,10})? )$
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^ (?:
        ${partitives}|part[- ]?time|full[- ]?time|in Teilzeit|Aushilfen|Azubis|Lehrlinge|Minijobber|Teilzeit\p{L}*
        |à temps partiel|apprentis?|apprenti\p{L}*|intérimaires|a tiempo parcial|a media jornada|part time|apprendisti
        |parttime\p{L}*|fulltime\p{L}*|oproepkrachten|uczniów|na pół etatu|a tempo parcial|estagiários|deltid\p{L}*
        |på deltid|temps?|apprentices|interns|contractors
      )(?!\p{L})
    `,
    'iu',
  ),
  listed: /(?<!\p{L})(?:davon|darunter|of whom|of which|including|dont|di cui|waarvan|w tym|dos quais|varav) $/iu,
};

/** "my team has 14", "unsere Abteilung besteht aus 17": whose it is, and that it is of so many. */
const composed = oneLine`
  (?:${possessives}) (?:\p{L}{3,14} )?(?:${body}) (?:
    has|have|had|consists of|counts|is made up of|hat|zählt|umfasst|besteht aus|a|compte|est composée? de|tiene
    |se compone de|cuenta con|ha|conta|è compost[oa] da|heeft|telt|bestaat uit|ma|liczy|składa się z|tem|é compost[oa] por
    |har|består av
  )
`;
/** "zatrudniam 8 pracowników", "het bedrijf heeft 17 medewerkers", "we laid off 9" */
const employing = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${composed}|zatrudnia(?:m|my|ją)?|employs?|employing|beschäftig(?:e|t|en)|emploi(?:e|ent|es)|emplo(?:ie|yons)
      |emplea\p{L}{0,3}|contratamos|assum\p{L}{2,5}|emprega\p{L}{0,3}|sysselsätter|(?:het|ons|mijn) bedrijf heeft
      |(?:la|notre|mon|ma|cette) (?:entreprise|boîte|société) (?:a|compte)
      |(?:la|mi|nuestra) empresa (?:tiene|cuenta con)|(?:la|mia|nostra) (?:ditta|azienda) ha
      |(?:moja |nasza )?firma (?:ma|zatrudnia|hat|heeft)|a (?:minha |nossa )?empresa tem|(?:företaget|firman) har
      |(?:laid off|let go(?: of)?|fired|hired|sacked)|entlassen|eingestellt|licenci\p{L}{2,4}|embauch\p{L}{1,4}
      |despid\p{L}{2,5}|licenzi\p{L}{2,4}|ontslagen|aangenomen|zwolni\p{L}{2,4}|demit\p{L}{2,4}
      |dükkan(?:da|ım\p{L}{0,4})|işyer\p{L}{2,6}|atölye\p{L}{0,5}
    )(?: \p{L}{2,12}){0,2} $
  `,
  'iu',
);
const staffAfter = new RegExp(`^ ${staff}(?!\\p{L})`, 'iu');

/** "für die 38 Beschäftigten", "pour les 212 salariés": of the firm that is spoken of, where no other is named. */
const ofTheFirm = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:for|of|to|all|our|among) (?:the |our )?|(?:für|an|von|mit|unter) (?:die|den|alle[nr]?|unsere[nr]?) |
        (?:alle|unsere|allen|unseren) |(?:pour|à|de|avec|parmi) (?:les|nos) |(?:tous|toutes) (?:les|nos) |
        (?:para|a|de|con|entre) (?:los|las|nuestros) |(?:per|a|di|con|tra) (?:i|gli|le) |(?:ai|agli|dei|tutti i) |
        (?:voor|aan|van|met) (?:de|onze|alle) |(?:dla|wśród) (?:naszych |wszystkich )?
        |(?:para|a|de|com|entre) (?:os|as) |(?:aos|dos|todos os) |(?:till|för|av|med) (?:de|våra|alla) )$
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^ (?:
        employees|staff|workers|colleagues|Mitarbeiter(?:n|innen)?|Angestellten|Beschäftigten|Kolleg(?:en|innen)
        |salariés|employés|collaborateurs|empleados|trabajadores|dipendenti|lavoratori|medewerkers|werknemers
        |pracowników|funcionários|trabalhadores|colaboradores|anställda|medarbetare
      )(?=
        $|[.,;!?)\n](?!\d)
        | (?:in|im|am|on|at|à|au|ici|du (?:site|dépôt)|aquí|en|qui|hier|op|w|na|no|på|and|und|et|y|e|i|och)(?! \p{Lu})
        (?!\p{L})
      )
    `,
    'u',
  ),
};
/** A site that closes, people who go: "macht dicht, 38 Leute", "14 kişi çıkacak". */
const ending = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        clos(?:es|ed|ing|ure)|shut(?:s|ting)?(?: down)?|layoffs?|redundanc(?:y|ies)|macht dicht|schließ(?:t|en|ung)
        |geschlossen|Stellenabbau|Entlassung(?:en)?|ferm(?:e|er|ée?|eture)|licenciements?|plan social|cierr[ae]n?
        |cerrar|despidos?|ERE|chiud(?:e|ono|ere)|chiusura|esuberi|licenziamenti|sluit(?:en|ing)?|dicht|ontslag(?:en)?
        |reorganisatie|zamyka(?:ją|my)?|zamknięci\p{L}|zwolnie(?:nia|ń)|fech(?:a|am|ar|o)|encerra\p{L}{0,5}
        |despedimentos?|demissões|stäng(?:er|s|ning)|läggs? ner|varsel|varslas?|kapat\p{L}{1,8}|kapan\p{L}{1,6}
      )(?!\p{L})[^.!?;\n\d]{0,24}$
    `,
    'iu',
  ),
  after: new RegExp(
    `^ (?:${staff}|Mann|Köpfe|Stellen|postes|puestos|posti|banen|etatów|personnes|personas|persone|mensen|ludzi|osób|pessoas|postos|personer|tjänster|jobs|kişi)(?!\\p{L})`,
    'iu',
  ),
  turkish:
    /^ (?:kişi|çalışan|arkadaş|personel) (?:işten )?(?:çık(?:acak|ıyor|arılacak|arıyorlar|tı)|ayrıl(?:acak|ıyor|dı)|gidecek|gidiyor|kovul\p{L}{2,5})/iu,
};

/** A threshold, and firms of a size: "50 employees and more", "Companies of 50 employees". */
const threshold = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:
          companies|firms|employers|businesses|organi[sz]ations|workplaces|Betriebe|Unternehmen|Firmen|Arbeitgeber
          |entreprises|sociétés|employeurs|empresas|aziende|imprese|ditte|bedrijven|ondernemingen|firmy|firm
          |przedsiębiorstwa|företag|arbetsgivare
        )(?: \p{L}{2,12}){0,2}|at least|no fewer than|mindestens|au moins|al menos|almeno|minstens|co najmniej
        |pelo menos|minst
      )(?: (?:the|die|les|los|i|gli|le|de|os))? $
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^ \p{L}+ (?:
        (?:${and}|${or}) (?:
          more|above|over|up|upwards?|fewer|less|mehr|darüber|weniger|plus|davantage|moins|más|menos|più|oltre|meno
          |meer|minder|więcej|mniej|mais|fler|färre
        )|at least|at most|upwards
      )(?!\p{L})
    `,
    'iu',
  ),
};
const law = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      laws?|acts?|rules?|regulations?|statutes?|directives?|(?:\p{L}+)?gesetz(?:e[ns]?)?|(?:\p{L}+)?regel(?:n|ung)?
      |Vorschrift|Richtlinie|Verordnung|lois?|règles?|directive|décret|ley(?:es)?|normas?|reglas?|directiva|legg[ei]
      |norm[ae]|regol[ae]|direttiva|wet(?:ten)?|regels?|richtlijn|ustaw[ay]|przepis(?:y|ów)?|dyrektywa|leis?|regras?
      |diretiva|lag(?:en)?|direktiv(?:et)?
    )(?!\p{L})
  `,
  'iu',
);
/** "the FMLA applies" */
const namedLaw =
  /(?<!\p{L})\p{Lu}{3,7} (?:applies|covers|gilt|s['’]applique|se aplica|si applica|geldt|gäller)(?!\p{L})/u;
/** What dies, and what is told. */
const told = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?<=(?:people|workers|men|women|children|miners|who|they|all) )die|die[ds]|dead|deaths?|killed|injured
      |drown(?:ed|s)?|film|movie|novel|episode|tote|starben|sterben|gestorben|verletzt|Roman|morts?|meurent|tués?
      |blessés?|roman|muert[oa]s?|mueren|murieron|herid[oa]s|película|novela|mort[ie]|muoiono|ferit[ie]|romanzo|doden
      |sterven|stierven|gewonden|umiera(?:ją)?|zginęło|zabitych|powieś\p{L}{1,2}|mortos?|morrem|morreram|feridos
      |romance|dör|döda|öldü|ölen|öldürül\p{L}{2,5}
    )(?!\p{L})
  `,
  'iu',
);
const ours = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      I|[Ww]e|[Ww]e['’]re|[Mm]y|[Oo]ur|us|[Ii]ch|[Ww]ir|[Mm]ein\p{L}{0,2}|[Uu]nser\p{L}{0,2}|[Jj]e|[Nn]ous|[Mm]on
      |[Mm]a|[Nn]otre|[Nn]os|[Mm]i|[Mm]is|[Nn]uestr[oa]s?|[Mm]io|[Mm]ia|[Nn]ostr[oaie]|[Ii]k|[Ww]ij|[Mm]ijn|[Oo]ns
      |[Oo]nze|[Mm]ój|[Mm]oja|[Nn]asz\p{L}{0,2}|[Mm]eu|[Mm]inha|[Nn]oss[oa]s?|[Jj]ag|[Vv]i|[Mm]in|[Vv]år\p{L}?
    )(?!\p{L})
  `,
  'u',
);
/** What the lists of countries leave out. */
const otherCountries = /(?<!\p{L})(?:Britain|England|Scotland|Wales|UK|USA?|America|Europe)(?!\p{L})/u;
const isOfCountry = (clause: string): boolean =>
  otherCountries.test(clause) || (clause.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).some((word) => isCountry(word));
/** Whether a clause with a firm's words is of a law, of many firms, of the dead or of a country. */
const isAnyones = (left: string, right: string): boolean => {
  if (threshold.before.test(left) || threshold.after.test(right)) return true;
  const clause = `${clauseBefore(left)} ${clauseAfter(right)}`;
  return (
    told.test(clause) || (!ours.test(clause) && (law.test(clause) || namedLaw.test(clause) || isOfCountry(clause)))
  );
};

/** 我们公司就12个人, 社員は15名 */
const unspaced = {
  before:
    /(?:团队|公司|部门|班上|班里|クラス|店里|厂里|厂子|单位|组里|チーム|部署|会社|職場|うちの店|店|工場)(?:里)?(?:有|共|就|只有|一共|总共|才|现在|は|に|には|が)?$/u,
  after: /^ ?(?:个|口|名|位)?(?:人(?!次|民|气|的)|员工|店员|同事)|^名(?:です|の会社|で|、|。|$)/u,
};

/** Whether a number counts those who work somewhere. */
export const isStaff = (left: string, right: string): boolean =>
  (shrunk.firstAfter.test(right) && shrunk.first.test(left)) ||
  (shrunk.secondAfter.test(right) && shrunk.second.test(left)) ||
  some.first.test(right) ||
  (some.allAfter.test(right) && some.all.test(left)) ||
  ((part.after.test(right) || part.listed.test(left)) && part.before.test(left)) ||
  (staffAfter.test(right) && employing.test(left)) ||
  ((standsIn(ofTheFirm, left, right) || ending.turkish.test(right) || standsIn(ending, left, right)) &&
    !isAnyones(left, right)) ||
  standsIn(unspaced, left, right);
