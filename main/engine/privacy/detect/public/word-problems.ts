import type { EntityType } from '../../../../../shared/domain';
import { oneLine } from '../../patterns/one-line';
import { language } from '../../text/language';
import { byPiece, paragraphsOf, remembered } from '../../text/pieces';
import type { Found } from '../resolve';
import { isCued } from '../tagger/agree';
import { anyWords } from './any';
import { isExercise } from './lessons';
import { isLetter, isRecord } from './texts';
import { whoseIs } from './whose';

/** A task of arithmetic or grammar: its people share apples that nobody has. */

/** Asks for a number. */
const counting = anyWords(
  [
    oneLine`
      how (?:many|much|old|far|long|fast|tall|heavy)
      |what (?:is|was|are) the (?:total|average|cost|price|ratio|probability|area|speed|distance|sum|difference)
      |(?:compute|calculate|work out|determine)|find (?:the|their|his|her|how|both)
      |(?:when|where) (?:do|will) (?:they|the (?:two )?(?:trains|cars)) (?:meet|pass)
      |what (?:fraction|percentage|percent)
    `,
    '(?:wann|wo) (?:treffen|begegnen) (?:sie|sich)|wie (?:viele?[lns]?|alt|weit|lange|schnell|groß|schwer|teuer)|berechne|bestimme|ermittle|wie hoch ist',
    'combien|quelle? (?:est|sera|était) (?:la|le) (?:distance|vitesse|prix|âge|somme|aire|durée|total|probabilité)|quel âge|calcule[rz]?|à quelle heure',
    'cuánt[oa]s?|qué (?:edad|distancia|fracción)|calcula|halla',
    'quant[oaie]|quanti anni|calcola|qual è (?:la|il) (?:distanza|prezzo|somma|totale|età|velocità)',
    'hoeveel|hoe (?:oud|ver|lang|snel|groot)|bereken',
    'ile|ilu|oblicz|jaka? (?:jest|była)',
    'quant[oa]s?|calcul[ae]|qual (?:é|a) (?:a |o )?(?:distância|idade|preço|soma|total)',
    'hur (?:många|mycket|gammal|gamla|långt|lång|länge|fort)|beräkna|räkna ut',
    'kaç(?:tır|ı)?|ne kadar|hesapla\\p{L}*',
  ].join('|'),
);
const countingUnspaced =
  /多少|几[个只本元岁天]|何(?:個|人|円|枚|本|歳|冊|分|時間|km|キロ)|いくつ|いくら|求め(?:て|なさい|よ)/u;

/** Says that it is a task of arithmetic. That one wants the steps shown, or has a problem, says nothing: money is reckoned so as well. */
const task = anyWords(
  [
    oneLine`
      (?:word|maths?|arithmetic|algebra|fraction) (?:problems?|exercises?|puzzles?|homework|worksheet)
      |(?:first|second|third|fourth|fifth|sixth|seventh|eighth)[ -]graders?|year [1-9] (?:pupils?|class)
      |set up (?:the |an )?equations?
    `,
    '(?:text|sach|rechen|mathe|bruch|prozent|knobel)(?:aufgaben?|rätsel)|rechenwege?|gleichung(?:en)?|mathe(?:matik)?hausaufgaben?',
    "(?:problèmes?|exercices?) (?:de|d['’]) ?(?:maths?|arithmétique|mathématiques|proportionnalité)|(?:ce[12]|cm[12])|équations?|devoirs? de maths?",
    '(?:problemas?|ejercicios?) (?:de|matemáticos?) ?(?:matemáticas|mates|aritmética|fracciones)|ecuaci(?:ón|ones)',
    '(?:problem[ai]|eserciz(?:io|i)) (?:di|matematic[oi]) ?(?:matematica|aritmetica)|equazion[ei]|quinta elementare',
    'rekensom(?:men)?|redactiesom|wiskunde\\p{L}*',
    'zadani[ea] (?:z treścią|tekstowe|matematyczne|z matematyki)|równani[ea]',
    '(?:problemas?|exercícios?) (?:de|matemáticos?) ?(?:matemática|aritmética)|equaç(?:ão|ões)',
    'textuppgift(?:er)?|matteuppgift(?:er)?|matte(?:tal|problem)|ekvation(?:er)?|räkneuppgift(?:er)?',
    '(?:matematik|aritmetik) problem(?:i|ini|leri)?|denklem\\p{L}*',
  ].join('|'),
);
/** "Exercise 3:", "Aufgabe:", "Mathe Klasse 6:": what a task begins with. */
const headed = new RegExp(
  oneLine`
    (?:^|\n)[\s*#>]{0,6}
    (?:(?:maths?|Mathe(?:matik)?|physics|maths|matemáticas|matematica|wiskunde|matematyka|matemática|matte) )?(?:
      exercise|problem|task|homework|worksheet|grade|year|maths?|Mathe(?:matik)?|Aufgabe|Übung|Hausaufgaben?|Textaufgabe|Klasse|exercice
      |problème|devoirs?|ejercicio|problema|deberes|esercizio|compit[oi]|opgave|som|huiswerk|zadanie|ćwiczenie
      |exercício|uppgift|övning|läxa|alıştırma|ödev
    )(?: \d{1,3}| [a-z])?\)? ?[:.)]
  `,
  'iu',
);
const taskUnspaced = /应用题|方程|解题|数学题|文章題|方程式|算数|求めなさい/u;

/** Only tasks are made of these: nobody asks it of somebody whom one knows. */
const puzzling = anyWords(
  [
    oneLine`
      (?:twice|(?:two|three|four) times|thrice|half) as (?:many|old|fast)|how many (?:\p{L}+ ){0,4}(?:left|altogether)
      |marbles|(?:apples|candies|sweets|stickers|pencils|oranges) (?:does|do|are|did|has|have)
      |(?:same|opposite) directions?|constant speed
    `,
    '(?:doppelt|dreimal|viermal|halb) so (?:viele|alt)|murmeln|wie viele (?:\\p{L}+ ){0,4}übrig|entgegen',
    "billes|(?:le double|le triple|la moitié) de (?:billes|l['’]âge|bonbons)|(?:deux|trois|quatre) fois (?:plus|moins)|(?:reste-t-il|en reste)",
    'canicas|el (?:doble|triple) de (?:años|edad|\\p{L}+ que)|(?:dos|tres) veces (?:más|mayor)|le quedan?',
    'biglie|figurine|il (?:doppio|triplo) de\\p{L}*|(?:due|tre) volte (?:più|tanto)|(?:gli|le) restano',
    'knikkers|(?:twee|drie) keer zo (?:veel|oud)|blijven er over',
    'kulek|(?:dwa|trzy) razy (?:więcej|starsz\\p{L}+|tyle)|(?:mu|jej) zostało',
    'berlindes|bolinhas|o (?:dobro|triplo) d\\p{L}|(?:duas|três) vezes mais|sobra(?:m|ram)',
    'kulor|(?:dubbelt|tre gånger) så (?:många|gammal)|(?:har|finns) \\p{L}+ kvar',
    'bilye\\p{L}*|misket\\p{L}*|(?:iki|üç|dört) kat\\p{L}*',
  ].join('|'),
);
const puzzlingUnspaced = /[两三四五]倍|[23]倍|还剩|相遇|残り|追いつ/u;

/** One is told longer things of those whom one knows. */
const longest = 900;

/** Whether a passage is such a task. */
const isWordProblem = remembered((passage: string): boolean => {
  if (passage.length > longest || !/\d/.test(passage)) return false;
  if (!counting.test(passage) && !countingUnspaced.test(passage)) return false;
  const isTask = task.test(passage) || headed.test(passage) || taskUnspaced.test(passage);
  const isPuzzle = puzzling.test(passage) || puzzlingUnspaced.test(passage);
  return (isTask || isPuzzle) && !whoseIs(passage, language(passage)).self;
});

/** What is counted in the sentences of a lesson. */
const ofLesson = new Set<EntityType>(['MONEY', 'AGE', 'COUNT', 'PERCENTAGE', 'TIME', 'DURATION', 'BODY_MEASURE']);
/** … and what a task is made of: its bakers sell rolls. */
const ofTask = new Set<EntityType>([...ofLesson, 'PERSON', 'LOCATION', 'OCCUPATION']);
/** Cues that a task's people have as well: "Herr Krause fährt 40 km". */
const titled =
  /^after '(?:Herrn?|Frau|Familie|Mr|Mrs|Ms|Miss|M|Mme|Mlle|Sr|Sra|Srta|Señora?|Sig|Sig\.ra|Signora?|Don|Doña|Meneer|Mevrouw|Pani?|Senhora?|Herra|Fru)\.?'$/u;

/** Whoever has a family name, a day, an employer or a number is somebody, and so is everybody beside them. */
const isOfSomebody = (text: string, { type, start, end }: Found): boolean =>
  !ofTask.has(type) || (type === 'PERSON' && /\p{L}\s+\p{L}/u.test(text.slice(start, end)));

/**
 * The findings without the people and numbers of tasks of arithmetic, and without the numbers of lessons. Linear in the text.
 * @param found Sorted by their start.
 */
export const withoutWordProblems = (text: string, found: readonly Found[]): readonly Found[] => {
  if (found.length === 0 || found.some((each) => isOfSomebody(text, each)) || isLetter(text) || isRecord(text))
    return found;
  const isTask = byPiece(paragraphsOf(text), isWordProblem);
  const isAllTask = isWordProblem(text);
  const isLesson = isExercise(text) && !whoseIs(text, language(text)).self;
  return found.filter(
    (each) =>
      (each.type === 'PERSON' && isCued(each) && !titled.test(each.reason)) ||
      !(isAllTask || isTask(each.start) || (isLesson && ofLesson.has(each.type))),
  );
};
