import type { EntityType } from '../../../../../shared/domain';
import { kinOf } from '../../lists/kin';
import { oneLine } from '../../patterns/one-line';
import { kinWords } from '../words/reading';

/** The words before a term that make it somebody's. */

/** Up to two small words: an article, "severe". */
const between = "(?: (?:[\\p{L}]{1,12}|l'|d')){0,2} $";

const said = (cues: readonly string[], tail = between): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${cues.join('|')})${tail}`, 'iu');

/** "fehlt entschuldigt wegen Röteln", "off school with mumps" */
export const absent = said([
  '(?:off(?: work| school| sick)?|absent|at home|signed off|in hospital|hospitali[sz]ed|operated on|treated|excused|missed \\p{L}+) (?:with|because of|due to|for)',
  oneLine`
    (?:
      fehl\p{L}*|entschuldig\p{L}*|krank\p{L}*|attest|abwesend|zuhause|zu hause|daheim|behandel\p{L}*|operier\p{L}*
      |klinik|arbeitsunfähig|nicht kommen
    )(?: \p{L}{2,14}){0,3} wegen
  `,
  oneLine`
    (?:absent\p{L}*|arrêt\p{L}*|malade|hospitalis\p{L}*|opéré\p{L}*|excus\p{L}*|soign\p{L}*)(?: \p{L}{2,14}){0,3} (?:
      pour(?: cause d[e'])?|à cause d[e']|suite à|en raison d[e']
    )
  `,
  '(?:falt\\p{L}*|baja|ausente|ingresad[oa]|operad[oa]|internad[oa]|justific\\p{L}*)(?: \\p{L}{2,14}){0,3} (?:por|debido a)',
  '(?:assen\\p{L}*|malattia|ricoverat[oa]|operat[oa]|mutua|giustific\\p{L}*)(?: \\p{L}{2,14}){0,3} (?:per|a causa d\\p{L}+)',
  '(?:afwezig|ziek\\p{L}*|thuis|opgenomen|geopereerd|behandeld)(?: \\p{L}{2,14}){0,3} (?:wegens|vanwege|met|aan|door)',
  '(?:nieobecn\\p{L}*|chor\\p{L}*|zwolnieni\\p{L}*|szpital\\p{L}*)(?: \\p{L}{2,14}){0,3} (?:z powodu|przez|na)',
  '(?:borta|frånvarande|sjuk\\p{L}*|hemma|inlagd|opererad)(?: \\p{L}{2,14}){0,3} (?:på grund av|pga|med|för)',
]);

export const cues: Readonly<Partial<Record<EntityType, readonly RegExp[]>>> = {
  MEDICAL_CONDITION: [
    said([
      "(?:i|we|he|she|they|who|wife|husband|son|daughter|mother|mom|mum|father|dad|sister|brother|patient)(?:'ve| also| still| now)? (?:have|has|had)",
      'diagnosed with|diagnosis of|suffer(?:s|ed|ing)? from|liv(?:e|es|ing) with|treated for|history of',
      oneLine`
        leid(?:e|et|en) an|leid(?:e|et) unter|erkrankt an
        |(?:ich|er|sie|mutter|vater|sohn|tochter|frau|mann) (?:habe|hat)
        |(?<=(?:^|[.!?;,\n] ?))habe?(?: seit \p{L}+| auch| leider| wohl| noch| wieder)?|habe ich|diagnose lautet
      `,
      "souffr(?:e|es|ent) d[e'] ?|atteinte? d[e'] ?|(?:j'|il |elle )(?:ai|a)|diagnostic d[e'] ?|diagnostiqu[ée]+",
      'teng[oa]|tiene|padezc[oa]|padece|sufr[eo](?: de)?|diagnosticaron|diagnosticad[oa] (?:de|con)',
      'soffr[eo] di|affett[oa] da|malat[oa] di|(?:mi|le|gli) hanno diagnosticato|ho (?:la|il|una?)',
      '(?:ik|hij|zij|ze) (?:heb|heeft)|lijdt? aan|gediagnosticeerd met|diagnose',
      'choruj[eę] na|chor[ya] na|cierpi(?:ę)? na|mam|zdiagnozowano u (?:mnie|niej|niego)',
      'tenho|sofr[eo] de|diagnosticad[oa] com|(?:ele|ela|mãe|pai|filho|filha) tem',
      '(?:jag|hon|han) har|lider av|diagnosen|fått diagnosen',
    ]),
    said([`(?:${kinWords}) (?:has|had|hat|hatte|a eu|tiene|tuvo|ha|heeft|ma|tem|har)`]),
    absent,
    // What an examination or a doctor says: "scan says hodgkins", "doktor meinte borreliose".
    said([
      oneLine`
        (?:scan|mri|biopsy|bloods?|blood test|doctor|doc|gp|consultant|dr) (?:
          says?|said|shows?|showed|came back|thinks?|reckons?|confirmed|it
        )|tested positive for|turns out (?:it|i|he|she) ?(?:is|was|has|had|have)?
      `,
      '(?:arzt|ärztin|doktor|hausarzt|befund|mrt|biopsie) (?:sagt|sagte|meint|meinte|tippt auf|vermutet|bestätigt)|amtlich|verdacht auf',
      '(?:médecin|docteur|biopsie|irm|scanner|analyses?) (?:dit|pense|montre|confirme|parle) (?:que )?|positi(?:f|ve) (?:à|au)',
      oneLine`
        (?:médico|doctora?|biopsia|resonancia|análisis) (?:dice|dijo|cree|confirma|salió)|positiv[oa] en
        |(?:medico|dottor[ea]|biopsia|risonanza|referto) (?:dice|ha detto|conferma|parla)
      `,
      oneLine`
        (?:dokter|huisarts|arts|uitslag|biopt|scan) (?:zegt|zei|denkt|is|toont)
        |(?:lekarz|lekarka|wynik|biopsja) (?:mówi|powiedział[a]?|twierdzi|pokazał)
        |(?:médico|médica|exame|biópsia) (?:disse|diz|deu|confirmou)
      `,
      '(?:läkaren?|doktorn?|provet|provsvaret) (?:säger|sa|tror|visar|visade)|fick veta att det är|(?:doktor|tahlil|sonuç)',
    ]),
    said(['diagnosis|diagnose|condition|illness|diagnostic|diagnóstico|diagnosi|rozpoznanie|diagnos'], ': $'),
  ],
  OCCUPATION: [
    said([
      `(?:(?:my|our|his|her) (?:${kinOf('en')}|mate)|hubby|mum|dad)(?:['’]s| is| was) an?`,
      `(?:meine?|unsere?|seine?|ihre?) (?:${kinOf('de')}) (?:ist|war)|(?:ich )?bin(?: gelernte[rs]?| ausgebildete[rs]?)?|gelernte[rs]?|von Beruf`,
      `(?:labur|curr)(?:o|a|as|aba|an) (?:de|como)|mi (?:${kinOf('es')}) es|(?:mon|ma) (?:${kinOf('fr')}) est`,
      oneLine`
        (?:mio|mia) (?:${kinOf('it')}) (?:è|fa (?:il|la|lo))|mijn (?:${kinOf('nl')}) is
        |(?:mój|moja) (?:${kinOf('pl')}) (?:jest|to)|(?:meu|minha) (?:${kinOf('pt')}) é|min (?:${kinOf('sv')}) är
      `,
      "work(?:s|ed|ing)? as|(?:i'm|i am|he is|he's|she is|she's|i was|employed as|trained as|job as|who is) an?",
      'arbeit(?:e|et|en) als|jobbe als|tätig als|ich (?:bin|war)|er (?:ist|war)|sie (?:ist|war)',
      "travaill(?:e|es|ent|ait) comme|métier de|je suis|j['’]?suis|chuis?|il est|elle est",
      'trabaj(?:o|a|an|aba) (?:de|como)|soy',
      'lavor(?:o|a|ano) come|sono|faccio (?:il|la|lo)',
      'werkt? als|ik ben|hij is|zij is',
      'pracuj(?:ę|e|ą) jako|jestem',
      'trabalh(?:o|a|am) como|sou',
      'jobbar som|arbetar som|jag är|hon är|han är',
    ]),
    // What one was.
    said(
      [
        oneLine`
          retired|former|ex|ehemalige[rn]?|pensionierte[rn]?|ausgebildete[rn]?|gelernte[rn]?|ancien(?:ne)?|antigu[oa]
          |jubilad[oa]|gepensioneerde?|voormalig|emerytowan[yae]|była?|aposentad[oa]|reformad[oa]|pensionerad|emekli
        `,
      ],
      '[ -]$',
    ),
    said(['occupation|profession|job|job title|beruf|métier|profesión|professione|beroep|zawód|profissão|yrke'], ': $'),
  ],
  NRP: [
    said([
      "i'm|i am|he is|he's|she is|she's|we are|they are|born|raised|practi[sc]ing|devout",
      'ich bin|er ist|sie ist|wir sind|je suis|il est|elle est|nous sommes|soy|somos|sono|siamo|ik ben|jestem|sou|somos|jag är',
    ]),
    said(
      [
        oneLine`
          nationality|religion|ethnicity|citizenship|faith|staatsangehörigkeit|nationalität|konfession|nationalité
          |nacionalidad|religión|nazionalità|nationaliteit|narodowość|obywatelstwo|wyznanie|nacionalidade|religião
          |nationalitet
        `,
      ],
      '(?: is|:) $',
    ),
  ],
};
