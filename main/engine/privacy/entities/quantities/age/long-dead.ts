import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import { relatives } from '../people/words';

/** How far around an age a year is looked for, in its sentence. */
const reach = 120;
const year = '1[0-8]\\d\\d(?!\\d|[.,]\\d)';
const bornOrDied = oneLine`
  (?:
    born|died|dies|killed|executed|beheaded|buried|geboren|gestorben|starb|verstarb|née?|naquit|mort(?:e)?|mourut
    |décédée?|nació|murió|falleció|nacque|nat[oa]|morì|mort[oa]|geboren|stierf|overleed|gestorven|urodził\p{L}{0,2}
    |zmarła?|umarła?|nasceu|morreu|faleceu|föddes|född|dog|avled
  )
`;
/** Before an age at which somebody died. */
const at =
  "(?:aged?|at(?: the)?(?: age)?(?: of)?(?: only| just)?|im Alter von(?: nur)?|mit(?: nur| erst)?|à l['’]âge de|à|âgée? de|a los|con|all['’]età di|a(?: soli)?|op|op(?: de)?(?: \\p{L}+)? leeftijd van|w wieku|mając|com(?: apenas)?|aos|vid(?: bara)?|i en ålder av) ";
/** "was born on 27 January 1756 and died aged", "im Alter von": a birth or a death, and no other clause behind it. */
const behind = new RegExp(`(?<!\\p{L})${bornOrDied}(?!\\p{L})[^.!?;:()]{0,80}(?<!\\p{L})${at}$`, 'iu');
const ahead = new RegExp(`(?<!\\p{L})${at}$`, 'iu');
const death = new RegExp(`^[^,.!?;:()]{0,40}(?<!\\p{L})${bornOrDied}(?!\\p{L})`, 'iu');
const oldYear = new RegExp(`(?<![\\d.,])${year}`, 'u');
/** "Mozart (1756–1791) was": whose whole life lies back. */
const lifeSpan = new RegExp(
  `\\p{Lu}[\\p{L}.’'-]+ \\((?:\\* ?|born )?${year} ?[–—-] ?(?:† ?)?1\\d{3}\\)[^,.!?;:()]{0,60}$`,
  'u',
);

/** Of the living: who is somebody's, a patient, whatever is so today. */
const living = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${relatives}|mom|mum|dad|mama|papa|oma|opa|mamma|pappa|famil\p{L}{1,3}|patient\p{L}{0,3}|pacjent\p{L}{0,3}
      |paciente|paziente|patiënt\p{L}{0,2}|I|my|our|ich|mein\p{L}{0,2}|je|mon|ma|mi|mio|mia|mijn|jag|min|is|are|has
      |have|lives?|i['’]m|(?:s?he|they|it)['’](?:s|re)|ist|sind|hat|lebt|wohnt|bin|est|vit|habite|suis|es|está|tiene
      |vive|soy|è|sono|heeft|woont|leeft|ben|jest|mieszka|żyje|mam|é|tem|mora|sou|är|har|bor
    )(?!\p{L})
  `,
  'iu',
);
const sentenceEnds = /[.!?](?=\s+\p{Lu})|\n\n/gu;

/** Whether an age stands in a sentence of a birth, a death or a life in years of which nobody is alive: "died aged 35 in 1791". */
export const isOfLongDead = (text: string, start: number, end: number): boolean => {
  const left = textBefore(text, start, reach);
  const right = textAfter(text, end, reach);
  const from = [...left.matchAll(sentenceEnds)].at(-1)?.index ?? -1;
  const to = right.search(sentenceEnds);
  const [own, rest] = [left.slice(from + 1), to < 0 ? right : right.slice(0, to)];
  if (!oldYear.test(`${own} ${rest}`) || living.test(`${own} ${rest}`)) return false;
  return behind.test(own) || (ahead.test(own) && death.test(rest)) || lifeSpan.test(own);
};
