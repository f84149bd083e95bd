import { and, but } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { textAfter } from '../../../text/around';
import type { Candidate } from '../../entity';
import { onward } from '../people/onward';
import { possessives, relatives } from '../people/words';

/** How much of a week somebody works, said beside the job or after going back to it; and a second one without its sign. */

const job = new RegExp(
  oneLine`
    ^(?:勤務|出勤)
    |^[ -](?:
      tjänst\p{L}{0,2}|anställning|contracts?|post|position|job|role|FTE|Stelle\p{L}{0,2}|Teilzeit|Job|Pensum|Vertrag
      |poste|temps partiel|mi-temps|contrat|jornada|contrato|contratto|aanstelling|dienstverband|contract|etatu|kadro
    )(?=
      $|[.,;:!?)\n]
      | (?:
        at|in|as|with|on|and|or|for|but|is|from|since|bei|als|im|ist|ab|seit|und|oder|chez|comme|en|à|et|ou|con|como|y
        |o|come|e|da|dal|bij|op|w|na|jako|od|i|a|hos|som|är|på|och|vid|var|det
      )(?!\p{L})
    )
  `,
  'iu',
);
/** Going back to work, or on with it. */
const back = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:
        (?:i|she|he|we)(?:['’](?:m|s|re|ll|d))?|am|is|going|go|went|come|coming|came|start(?:ed|ing)?
        |return(?:ed|ing|s)?
      ) (?:\p{L}{1,8} ){0,2}(?:back|return(?:ed|ing|s)?|start(?:ed|ing)?)(?: to work)? (?:at|on|to)
      |(?:komme|kommt|steige|steigt|fange|fängt|starte|startet|kehre|kehrt|einsteigen|beginne)(?: \p{L}{1,8}){0,3} (?:
        mit|zu|auf|bei
      )|(?:re(?:prends|prend|prenais|prendre|commence|viens|vient)|retourne)(?: le (?:travail|boulot))? à
      |(?:vuelvo|vuelve|volver|me incorporo|se incorpora|reincorporo|empiezo)(?: al (?:trabajo|curro))? (?:al|a)
      |(?:rientro|rientra|torno|torna|ricomincio|riprendo)(?: al lavoro)? (?:al|a)
      |(?:ga|gaat|kom|komt|begin|start)(?: \p{L}{1,8}){0,2} (?:op|voor|met)
      |(?:wracam|wraca|wrócę|wróci|zaczynam)(?: do pracy)? na
      |(?:volto|volta|regresso|regressa|começo)(?: ao trabalho)? (?:a|com)
      |(?:går|kommer|börjar|återgår)(?: \p{L}{1,8}){0,2} (?:på|till|med)|(?:jobbar|arbetar|jobbade|arbetade)
      |(?:arbeite|arbeitet)(?: \p{L}{1,8}){0,2}
    ) $
  `,
  'iu',
);
const backOnward = new RegExp(
  oneLine`
    ^ (?:
      zurück|wieder|ein|terug|tillbaka|sen|sedan|efter|i mars|en mi-temps|en temps|le mois|la semaine|el mes|la semana
      |il mese|od|dopo|nach|after|après|después|depois|na|po|desde|dal|da quando|sinds|nu|igen|again|sans|im Büro
      |ins Büro
    )(?!\p{L})
  `,
  'iu',
);

/** "na pół etatu, potem 75%": what it is after. */
const partTime = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      part[- ]time|half[- ]time|halbtags|Halbtags|Teilzeit|mi-temps|media jornada|half time|part time|halve dagen
      |deeltijd|pół etatu|[0-9/]{1,3} etatu|meio período|meio[- ]tempo|halvtid|yarım gün
    )(?!\p{L})[^.!?;\n%\d]{0,16} $
  `,
  'iu',
);

/** Why a percentage is of a job; null where nothing says so. */
export const employed = (left: string, right: string): string | null => {
  if (job.test(right)) return 'a job';
  if (partTime.test(left) && onward.test(right)) return 'working time';
  return back.test(left) && (onward.test(right) || backOnward.test(right)) ? 'working time' : null;
};

/** "60% contract … they want me at 80": what it is to be, or what was asked for. */
const next = new RegExp(
  oneLine`
    ^[^.!?;\n%\d]{0,48}(?<!\p{L})(?:
      soll|will|möchte|wollte|muss|würde|want(?:s|ed)?|would|asked|need|like|volver|quiero|quiere|quería|pasar
      |repasser|passer|remonter|revenir|veux|veut|voudrais|demandais|demandé|terug|wil|wilde|moet|tornare|voglio
      |vorrei|passare|chcę|wrócić|przejść|chce|voltar|quero|quer|passar|vill|ville|tillbaka|geht|gehe|goes?|going
      |passe|gaat|ga|przechodzi|går
    )(?!\p{L})[^.!?;\n%\d]{0,24}(?:(?<= )|(?<=[’'])) ?(\d{1,3})(?![\d%€$£:/]|[.,]\d| ?(?:[€$£]|Uhr|h)(?!\p{L}))
  `,
  'iu',
);
/** "mein Mann geht auf 80" */
const nextEnds = /^ (?:hoch|rauf|runter|gehen|aufstocken|zurück|reduzieren|gaan)(?!\p{L})/iu;

/** ", moi 49", "en Kees 60", "ihr Bruder 91", "I have 60": the next one's. */
const nextOne = new RegExp(
  oneLine`
    ^[^.!?;\n%\d]{0,40}(?:,|;| and| und| et| y| e| en| i| och| ve) (?:
      I|me|ich|moi|yo|io|ik|ja|eu|jag|he|she|er|sie|lui|elle|él|ella|lei|hij|zij|on|ona|ele|ela|han|hon|hers|his
      |(?:(?:${possessives}|la mia|il mio|a minha|o meu|the|der|die|la|le|el|il|de) )?(?:\p{L}{3,14}ex|${relatives}|(?:${possessives}) \p{L}{3,14}|kolega|koleżanka|kumpel)
      |\p{Lu}\p{Ll}{1,15}
    )(?: (?:
        own|owns|have|has|hold|holds|got|had|was|scored|habe|hat|hatte|zu|ai|a|a eu|tengo|tiene|sacó|un|ho|ha|il|heb
        |heeft|had|mam|ma|miał|miała|tenho|tem|teve|tirou|um|har|hade|fick|the|el|o|only|nur|just
      )){0,2} (\d{1,2})
    (?=$|[.,;!?)\n](?!\d)| (?:${and}|${but})(?!\p{L}))
    |^[^.!?;\n%\d]{0,24},? (?:needs?|need|brauche|il me faut|necesito|me serve|potrzebuję|preciso|behöver) (\d{2})
    (?= (?:for|to|für|um|pour|para|per|do|för)(?!\p{L}))
  `,
  'u',
);
/** The bare one behind a percentage of somebody's work or pay. */
export const bareBehind = (text: string, { end, reason }: Candidate): Candidate[] => {
  const after = /working time|a job|a raise/.test(reason)
    ? next
    : /share|affair|a mark|attendance|custody/.test(reason)
      ? nextOne
      : null;
  const [whole = '', first, second] = after?.exec(textAfter(text, end, 96)) ?? [];
  const digits = first ?? second ?? '';
  const start = end + whole.length - digits.length;
  const right = textAfter(text, start + digits.length, 32);
  const isOne = digits !== '' && Number(digits) >= 2 && Number(digits) <= 100;
  return isOne && (onward.test(right) || nextEnds.test(right))
    ? [{ start, end: start + digits.length, score: 0.75, reason: 'a second one' }]
    : [];
};
