import { hedges } from '../../../lists/hedges';
import { linking } from '../../../lists/linking';
import { oneLine } from '../../../patterns/one-line';
import { onward } from '../people/onward';
import { owner } from './cues';

/** Marks, attendance, time with the children, a part of the pay: percentages that are somebody's, by languages. */

const links = `(?: (?:${linking('is', 'became', 'to')}|${hedges('about', 'nearly', 'only', 'now')}|el|del|al|o|um|en|et|un|il)(?!\\p{L})){0,4}`;

/** How often somebody is there. */
const attendance = oneLine`
  attendance|Anwesenheit|Präsenz|(?:taux de )?présence|assiduité|asistencia|frequenza|presenza|aanwezigheid|obecność
  |frekwencja|assiduidade|frequência|närvaro|devam(?:ım|ı|sızlığım)?
`;
const attended = {
  before: new RegExp(`(?<!\\p{L})(?:${attendance})${links}[ :=]{1,3}$|(?:出勤率|出席率)(?:は|が|是|只有)?$`, 'iu'),
  behind:
    /^ (?:attendance|Anwesenheit|de présence|de asistencia|di (?:frequenza|presenza)|aanwezigheid|obecności|frekwencji|de assiduidade|de frequência|närvaro)(?!\p{L})/iu,
};

/** What somebody gets in a test. */
const got = oneLine`
  scored?|got|gets?|had|achieved|managed|received|hatte|habe|hat|bekam|erreichte?|schaffte?|eu|obtenu|fait|saqué|sacado
  |sacó|he tenido|preso|avuto|totalizzato|kreeg|haalde|behaalde|scoorde|dostał[ae]?m?|miał[ae]?m?|mam|tirei|tive|fiz
  |fick|hade|skrev|aldım|aldı
`;
const test = oneLine`
  exams?|test|mock|mid-?terms?|final|quiz|theory|paper|maths?|physics|chemistry|biology|english|history|assignment
  |(?:Probe)?[Kk]lausur|Prüfung|Mathe|Arbeit|Vokabeltest|examen|partiel|contrôle|concours|brevet|bac|parcial|oposición
  |esame|compito|verifica|tentamen|toets|kolokwium|egzamin\p{L}{0,3}|sprawdzian\p{L}{0,3}|klasówk\p{L}|matur\p{L}{1,2}
  |exame|prova|teste|frequência|prov(?:et)?|tentan?|sınav\p{L}{0,4}|vize\p{L}{0,3}|final(?:den|de)?
`;
const gotBefore = new RegExp(
  `(?<!\\p{L})(?:${got})(?: (?:${hedges('about', 'nearly', 'only', 'now')}|un|il|el|a|an?|en|um|miserable|\\p{L}{2,12})){0,3} $`,
  'iu',
);
const ofTest = new RegExp(`(?<!\\p{L})(?:${test})(?!\\p{L})`, 'iu');
/** What is tested is a program, or it takes the test: "our app got 85% in the Lighthouse test". */
const programBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      apps?|appli(?:cation)?|aplicaci[oó]n|applicazione|aplikacj\p{L}|aplicativo|(?:web)?sites?|web(?:s(?:ite|eite)|shop)|Seite
      |sajt(?:en)?|CI|builds?|pipelines?|code(?:base)?|model(?:l|o|le|lo|s)?|servers?|APIs?|repo|branch|commits?|scripts?
      |software|chatbot|bot|classifier|algorithm\p{L}{0,3}|program(?:me?|a|s)?|Programm|laptop|battery|GPU|CPU|LLM|bundle
      |frontend|backend
    ) (?:${got})(?!\p{L})
  `,
  'iu',
);
const programBehind = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      tests?[ -](?:suites?|runs?|stages?|cases?|coverage|bench|data|split|environment|server)|Lighthouse|(?:
        performance|unit|load|stress|integration|regression|smoke|speed|benchmark|end-to-end|e2e|A\/B|security
        |accessibility|usability|penetration|browser
      )[ -]?tests?
    )(?!\p{L})
  `,
  'iu',
);
/** The writer's, whose pronoun is left out or in the verb. */
const elliptic = new RegExp(
  oneLine`
    (?:^|[.!?;,\n] ?)(?:Scored|Got|Had|Hatte|Habe|Hab|Attendance|Only got)(?: \p{L}+){0,3} $
    |(?<!\p{L})(?:saqué|he sacado|ho|dostał[ae]m|miał[ae]m|mam|tirei|tive|aldım|devamım|cobro|prendo|recebo)(?!\p{L})
    |(?<!\p{L})(?:me|mi|m['’]) ?(?:han|ont|hanno|a|ha)(?!\p{L})
  `,
  'iu',
);

/** Whom the children are with. */
const children = 'kids|children|Kinder|enfants|hijos|niños|peques|bambini|figli|kinderen|dzieci|filhos|crianças|barnen';
const custody = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        has|have|gets?|keeps?|hat|habe|betreut|betreue|garde|a|ai|tiene|tengo|ha|ho|heeft|heb|ma|mam|tem|tenho|har
      ) (?:(?:the|our|my|die|unsere|meine|les|mes|los|mis|i|miei|de|mijn|os|as|meus) )?(?:${children})
      (?: (?:about|nearly|only|zu|etwa|nur|au|al|per|voor|przez))? $
    `,
    'iu',
  ),
  behind: onward,
};

/** "dostaje 80% pensji", "I'm on 70% of my salary", "kreeg 3,5% erbij" */
const ofPay = oneLine`
  of (?:my|her|his|the|full|our) (?:\p{L}+ )?(?:pay|salary|wages?)|(?:des|vom|von meinem) (?:Gehalts?|Lohns?|Nettos?)
  |(?:du|de mon|de son) salaire|del (?:sueldo|salario)|dello stipendio|van (?:mijn|zijn|haar|het) (?:loon|salaris)
  |pensji|wynagrodzenia|do (?:salário|ordenado|vencimento)|av (?:min |hennes |sin )?lön(?:en)?
  |erbij|bovenop|obendrauf|dazu(?= bekommen)
`;
const paid = {
  before:
    /(?<!\p{L})(?:on|get|gets|got|receives?|paid|bekomme|bekommt|bekam|erhält|erhalte|touche|perçois|perçoit|cobro|cobra|prendo|prende|percepisc\p{L}{1,2}|krijg|krijgt|kreeg|dostaje|dostaję|dostał[ae]?m?|recebo|recebe|får|fick)(?: (?:about|only|just|nur|noch|que|el|solo|maar|tylko|só|bara))? $|(?<!\p{L})prendo l['’]$/iu,
  behind: new RegExp(`^ (?:${ofPay})(?!\\p{L})`, 'iu'),
};

export const isOfProgram = (left: string, right: string): boolean =>
  gotBefore.test(left) &&
  (programBehind.test(right) || (programBefore.test(left) && (ofTest.test(left) || ofTest.test(right))));
/** Why a percentage is such a one; null where nothing says so. @param clause Both sides of it. */
export const markOf = (left: string, right: string, clause: string): string | null => {
  const isSomebodys = owner.test(clause) || elliptic.test(left);
  if (attended.behind.test(right) || attended.before.test(left))
    return isSomebodys || /(?:^|[.!?\n] ?)\p{L}+(?: \p{L}+)? $|率/u.test(left) ? 'attendance' : null;
  if (
    custody.behind.test(right) ||
    /^ (?:of the time|der Zeit|du temps|del tiempo|del tempo|van de tijd|czasu|do tempo|av tiden)/iu.test(right)
  ) {
    if (custody.before.test(left) && isSomebodys) return 'custody';
  }
  if (paid.behind.test(right) && paid.before.test(left)) return 'a part of the pay';
  if (/^ (?:aldım|aldı|çektim)(?!\p{L})/iu.test(right) && ofTest.test(left)) return 'a mark';
  return isSomebodys && gotBefore.test(left) && ofTest.test(clause) ? 'a mark' : null;
};
