import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** Votes of one's own house, club, union or firm: "at the AGM 82% voted to remove him". What a people votes is everybody's. */

/** Who votes. */
const body = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      oneLine`
        AGM|EGM|general meeting|residents|tenants|owners|members|membership|shareholders|trustees|governors|union
        |ballot|branch|depot|club|committee|congregation
        |(?:my|our) (?:class|team|staff|parish|church|street|block|crew|shift)
      `,
      oneLine`
        Eigentümerversammlung|Mitgliederversammlung|Hauptversammlung|Gesellschafterversammlung|Generalversammlung
        |Betriebsrat\p{L}{0,4}|Belegschaft|Gewerkschaft|Vereins?|Versammlung|WEG|Urabstimmung|Elternabend
        |Kolleg(?:en|innen)|Genossenschaft|(?:meine|unsere)r? Klasse
      `,
      'ma classe|notre classe|AG|AGE|assemblée|copro(?:priété)?|syndic|syndicat|adhérents|copropriétaires|salariés|actionnaires|collègues',
      'mi clase|nuestra clase|junta|asamblea|vecinos|comunidad|socios|sindicato|compañeros|plantilla|accionistas|AMPA',
      'la mia classe|assemblea|condominio|condòmini|soci|sindacato|colleghi|iscritti|azionisti',
      "VvE|ALV|ledenvergadering|leden|vakbond|buurtvereniging|aandeelhouders|collega[’']?s|vergadering",
      'wspóln(?:oty|ota|ocie)|spółdzielni\\p{L}?|zebrani[aeu]|członk(?:ów|owie)|związ(?:ku|ek)|udziałowc\\p{L}{1,3}|załog[ai]',
      'minha turma|nossa turma|assembleia|condomínio|condóminos|moradores|sócios|sindicato|colegas|associados',
      'stämman?|föreningsstämman?|årsmötet?|bolagsstämman?|medlemmarna|facket|klubben|föreningen|styrelsen',
      oneLine`
        site toplantı\p{L}{0,6}|apartman toplantı\p{L}{0,6}|genel kurul\p{L}{0,4}|site sakin\p{L}{0,6}
        |dernek\p{L}{0,4}|sendika\p{L}{0,5}|ortaklar\p{L}{0,4}|toplantı\p{L}{0,5}
      `,
    ].join('|')})(?!\\p{L})`,
    'iu',
  ),
);
/** At the end of one word. */
const bodyInWord =
  /(?:vereine?s?|versammlung|genossenschaft|belegschaft|förening\p{L}{0,3}|stämman?|facket|leden|bond|vergadering)(?!\p{L})/iu;
/** Who votes says so. */
const ourselves = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:we|i) (?:all )?(?:voted|balloted)|(?:wir|ich) [^.!?\n]{0,24}(?:ab)?gestimmt|(?:on|nous) (?:a|avons) voté
      |votamos|hemos votado|abbiamo votato|(?:we|wij) (?:hebben|stemden)|głosowaliśmy|głosowałyśmy|votámos|vi röstade
      |oyladık|oy verdik
    )(?!\p{L})
    |我们[^。，\n]{0,6}(?:投票|表决)
  `,
  'iu',
);
/** A firm of the news. */
const ofFirm =
  /(?<!\p{L})(?:[Ss]hareholders|[Oo]wners|[Mm]embers|Aktionäre|actionnaires|accionistas|azionisti|soci|acionistas) (?:of|von|de|di|del|van|do|da) \p{Lu}/u;
const unspacedBody = /业主|股东|工会|班级|家长会|小区|社团|組合|総会|管理組合|株主|町内会|部員|社員/u;
const voting = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      vote[ds]?|voting|in favou?r|against|backed|approved|agreed|turnout|(?:ge|ab|zuge)?stimm(?:t|te|ten|en)|dafür
      |dagegen|(?:ont |a )voté|votent|pour|contre|vot(?:ó|aron|a|an)|a favor|en contra|votato|favorevol[ei]
      |contrari[oa]?|stem(?:de|den|t|men|ming)|voor|tegen|głosowa\p{L}{1,3}|za|przeciw|vot(?:ou|aram)|contra|röstade?
      |rösta[dt]|för|emot|evet|hayır|oy(?:u|la|uyla|ladı)?|kabul|onay\p{L}{0,4}
    )(?!\p{L})
    |同意|赞成|反对|投票|賛成|反対|可決
  `,
  'iu',
);
/** A people's. */
const ofPeople = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      elections?|referendum|polls?|survey|parliament|senate|congress|voters|party|Wahl(?:en)?|Volksabstimmung
      |Bundestag\p{L}{0,3}|Umfrage|Partei|élections?|sondage|présidentielle|elecciones|referéndum|encuesta|elezioni
      |sondaggio|verkiezingen|peiling|wybor(?:y|ach|ów)|sondaż\p{L}?|eleições|eleitores|sondagem|pesquisa|valet
      |riksdagen|folkomröstning\p{L}{0,2}|seçim\p{L}{0,3}|referandum\p{L}{0,3}|anket\p{L}{0,3}
    )(?!\p{L})
    |选举|大选|选民|選挙|国民投票|世論
  `,
  'iu',
);

/** "89 % für die Solaranlage" */
const onSide =
  /^ (?:for|against|für|gegen|pour|contre|por|contra|per|contro|voor|tegen|za|przeciw|för|emot)(?!\p{L})/iu;

/** Whether a percentage is of a vote among those one lives or works with. */
export const isOwnVote = (said: string, right: string): boolean =>
  (voting.test(said) || onSide.test(right)) &&
  !ofPeople.test(said) &&
  !ofFirm.test(said) &&
  (body.test(said) || bodyInWord.test(said) || unspacedBody.test(said) || ourselves.test(said));
