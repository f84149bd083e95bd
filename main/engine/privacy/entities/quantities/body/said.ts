import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { onward } from '../people/onward';
import { babies, eitherCase, persons } from '../people/words';

/** Weights and heights that who they are of says, without a verb of weighing. */

const people = eitherCase(
  `${persons}|${babies}|teen(?:ager)?s?|toddler|adolescente?|ado|Jugendlicher?|tiener|nastolat(?:ek|ka)|tonåring`,
);
/** "a 45 kg teenager", "unser 28 kg Sohn" */
const personBehind = new RegExp(`^-? (?:\\p{Ll}{3,12} )?(?:${people})(?!\\p{L})`, 'u');
/** "mon fils de 32 kg" */
const personBefore = new RegExp(
  `(?<!\\p{L})(?:${people})(?: \\p{Lu}[\\p{L}'-]{1,20})?,? (?:de|di|von|van|på|with|mit) $`,
  'u',
);
/** "kızım 17 kilo", 女儿现在二十二公斤, 娘は今14キロ */
const unlinked = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})(?:oğlum|kızım|bebeğim|eşim|karım|kocam|annem|babam|torunum|yeğenim|ben) (?:
        (?:şimdi|artık|daha|zaten|tam) )?
      |(?:女儿|儿子|孩子|宝宝|老公|老婆|妈妈?|爸爸?|奶奶|爷爷|娘|息子|うちの子|赤ちゃん|妻|夫|母|父|私|我)
      (?:は|が|も)?(?:现在|現在|已经|已經|今年?|才|都)?
    )$
  `,
  'u',
);
/** To what somebody wants to come, or from where: "get down to", "zejść do", "runter auf". */
const target = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:
        i|me|she|he|my|ich|er|sie|je|j['’]ai|il|elle|quiero|quiere|quisiera|querría|voglio|vuole|vorrei|ik|hij|zij|ze
        |chcę|chce|quero|quer|queria|gostaria|jag|han|hon
      )(?!\p{L})[^.!?;\n\d]{0,32} )?(?:
      (?:
        (?<=['’](?:m|s|re) |(?:am|is|are|was) )(?:now |back )?(?:down|up)|get|got|come|came|go|went|drop(?:ped)?
        |slim(?:med)?|be|been
      ) (?:back )?(?:(?:down|up) )?(?:to|from)|(?:runter|rauf|hoch|zurück) (?:auf|von)
      |(?:descend\p{L}{1,3}|passer?|passée?|revenir|remont\p{L}{1,3}) (?:à|de)|(?:baj|sub|lleg|pas)\p{L}{1,4} (?:a|de)
      |(?:scend|arriv|torn|sal)\p{L}{1,4} (?:a|da)|(?:wil|wilt|ga|ging|moet) (?:terug )?(?:naar|van)
      |(?:zejść|schudnąć|dojść|wrócić|chudnę|schudł\p{L}{0,2}) (?:do|ze?)
      |(?:baix|cheg|desc|volt)\p{L}{1,4} (?:para|aos|dos|de)|(?:ner|upp|tillbaka) (?:till|från)
    ) $
  `,
  'iu',
);
const pronoun = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      doctor|GP|nurse|Arzt|Ärztin|médecin|médico|medico|dokter|huisarts|doktor|lekarz|lekarka|läkaren|muss|must|has to
      |i|me|she|he|my|ich|er|sie|je|j['’]ai|il|elle|quiero|quiere|quisiera|querría|voglio|vuole|vorrei|ik|hij|zij|ze
      |chcę|chce|chudnę|schudł\p{L}{0,2}|quero|quer|queria|gostaria|jag|han|hon
    )(?!\p{L})
  `,
  'iu',
);

/** "muss von 104 kg runter" */
const downFrom = {
  before: /(?<!\p{L})(?:muss|will|soll|möchte|wollte|sollte)(?: [\p{L}]{1,10}){0,3} (?:von|auf) $/iu,
  after: /^ (?:runter|rauf|hoch|weg|kommen|abnehmen|zunehmen)(?!\p{L})/iu,
};
/** "tiene año y medio y pesa 11 kilos": who has an age weighs it. */
const agedAnd = new RegExp(
  oneLine`
    (?<!\p{L})(?:tiene|ha|ma|tem|a|är|is|ist) (?:
      \d[.,]5
      |[^.!?\n]{1,24}(?<!\p{L})(?:
        años?|anni|anno|mezzo|medio|meio|meia|anos?|lata?|roku|meses|mesi|miesi\p{L}{2,4}|ans|mois|demie?|tygodni
        |semanas|settimane|half|halb
      )
    ) (?:${and}) (?:ya |già |już |já )?(?:pesa|waży|pèse|wiegt|weighs) $
  `,
  'iu',
);
/** "He is at 93 kg", "ik zit nu op 71 kilo". */
const standsAt = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:(?:i|he|she) (?:am|is|was)|(?:i['’]m|s?he['’]s))(?: (?:now|still|currently|already|back))? at(?: (?:about|around))?
      |(?:ich|er|sie) (?:bin|ist|war)(?: (?:jetzt|noch|schon|aktuell))? bei|(?:je suis|(?:il|elle) est)(?: (?:maintenant|encore))? à
      |(?:sono|sto)(?: (?:ora|ancora))? a|(?:ik|hij|zij|ze) (?:zit|zat)(?: (?:nu|nog))? op
      |(?:estou|(?:ele|ela) está)(?: (?:agora|já))? com|(?:jag|han|hon) (?:är|ligger|låg)(?: nu)? på
    ) $
  `,
  'iu',
);
const ofThing = /^ (?:of|de|di|von|van|av|en)(?!\p{L})/iu;

/** Why a grown or growing person's measure is somebody's; null where nothing says so. */
export const saidOf = (left: string, right: string): string | null => {
  if (personBehind.test(right)) return 'before who it is of';
  if (personBefore.test(left) || unlinked.test(left) || agedAnd.test(left)) return 'after who it is of';
  if (standsIn(downFrom, left, right)) return 'what somebody wants to weigh';
  if (standsAt.test(left) && onward.test(right) && !ofThing.test(right)) return 'what somebody weighs';
  return target.test(left) &&
    pronoun.test(left) &&
    onward.test(right.replace(/^ toe(?!\p{L})/u, '')) &&
    !ofThing.test(right)
    ? 'what somebody wants to weigh'
    : null;
};

/** From one weight to the other. */
export const toNext = /^ (?:(?:down |up )?to|auf|zu|à|a|naar|do|para|aos|till) $/u;
