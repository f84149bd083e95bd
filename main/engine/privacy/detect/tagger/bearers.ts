import { isCity, isRegion } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { fameOfCase } from '../public/figures';
import { whoseIs } from '../public/whose';

/** Given names that are asked about as a name, a song, a storm or a program: nobody bears them there. */

const quote = `["'“”„«»‘’]?`;

/** "the name Elena", "le prénom Manon". */
const calledName = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})(?:(?:first|given|girl['’]?s|boy['’]?s) )?names?|(?<!\p{L})(?:Vor)?name[ns]?
      |(?<!\p{L})(?:prénom|nombre|nome|(?:voor)?naam|imi(?:ę|enia|eniu)|(?:för)?namnet|isim|ismi)
    ) ${quote}$
  `,
  'iu',
);
/** What is asked of a name, whoever bears it. */
const ofNames = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      mean(?:s|ing)?|origins?|etymolog\p{L}*|popular\p{L}*|common|pronounced?|come from|derived?|nicknames?|rhymes?
      |bedeut\p{L}*|herkunft|stammt|kommt der|beliebt\p{L}*|häufig|ausgesprochen|signifi\p{L}+|vient|origine|courant
      |origen|viene|común|deriva|diffuso|betekent|betekenis|oorsprong|populair|znaczy|znaczenie|pochodz\p{L}+|betyder
      |betydelse|ursprung|vanligt|anlamı?|origem|vem
    )(?!\p{L})
  `,
  'iu',
);
const asName = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        pronounce|rhymes with|nicknames? for|(?:spricht|schreibt) man|was bedeutet
        |(?:que|qué|che|cosa|o que) signifi(?:e|ca)|wat betekent|co znaczy|vad betyder
      ) ["'“„«]?$
    `,
    'iu',
  ),
  ends: /^["'”“»]? ?(?:aus)?[?.!]?\s*$/u,
  behind:
    /^["'”“»]? (?:(?:is|was|ist|est|es|è|to|é|är) )?(?:an?|eine?|une?|een|um|ett|bir) (?:\p{L}+ ){0,2}(?:name|vorname|prénom|nombre|nome|naam|imię|namn|isim)(?!\p{L})/iu,
};

/** Works: "Who sings Layla?", "Who plays Michael in The Office?", "the song Roxanne". */
const performs = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      who (?:originally |first )?(?:sings|sang|wrote|composed|covered|recorded|directed|plays|played|voices|voiced)
      |wer (?:singt|sang|schrieb(?= ["'“„«])|komponierte|sprach|spielt|spielte)
      |qui (?:chante|chantait|joue|jouait|a (?:chanté|écrit|composé|joué))
      |quién (?:canta|cantó|cantaba|escribió|compuso|interpreta)
      |chi (?:canta|cantava|interpreta|ha (?:scritto|cantato|composto))|wie (?:zingt|zong|schreef|speelt)
      |kto (?:śpiewa|śpiewał|napisał|skomponował|gra)|quem (?:canta|cantou|escreveu|compôs|interpreta)
      |vem (?:sjunger|sjöng|skrev|spelar)
    ) ["'“„«]?$
  `,
  'iu',
);
/** A work in quotes, or of two words and more with capitals where the question ends: "in Breaking Bad?". */
const inQuotes = /^["'”“»]? (?:in|on|dans|en|w|em|i) (?:\p{Ll}{1,3} )?["'“„«»] ?\p{Lu}/u;
const inTitle = /^["'”“]? (?:in|on|dans|en|w|em|i) (?<title>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+) ?\?/u;
/** In German every noun has a capital, in Polish no court has an article. */
const ofCapitals = /(?<!\p{L})(?:wer|kto) \p{L}+ ["'“„«]?$/iu;
/** "in Year Six", "in Drama Club". */
const ofPupils = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      years?|grades?|class|club|team|school|course|group|rehearsals?|final|classe|cours|école|curso|clase|escuela
      |equipo|scuola|squadra|klas|klasa|turma|escola|klass
    )(?!\p{L})
  `,
  'iu',
);
const isWork = (title: string): boolean => !ofPupils.test(title) && !isCity(title) && !isRegion(title);
const isRole = (before: string, behind: string): boolean => {
  const title = ofCapitals.test(before) ? undefined : inTitle.exec(behind)?.groups?.title;
  return role.test(before) && (inQuotes.test(behind) || (title !== undefined && isWork(title)));
};
/** In sport and in class one plays somebody too. */
const role = /(?:play|voice|spiel|joue|jouait|interpreta|speelt|gra|spelar|sprach)\p{L}* ["'“„«]?$/iu;
const work = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      song|album|ballad|novel|musical|opera|film|movie|roman|lied|oper|chanson|opéra|canción|novela|película|canzone
      |romanzo|piosenk\p{L}|powieść|canção|låten|sången|filmen|romanen
    ) ["'“„«]?$
  `,
  'iu',
);
const workEnds = /^["'”“»]?(?: ?\?| (?:about|by \p{Lu}))/u;
/** "Emma by Jane Austen". */
const made = /^["'”“»]? (?:by|von|de|di|van|av|par) (\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]+){1,2})/u;

const storm = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      hurricane|cyclone|typhoon|(?:tropical|winter) storm|hurrikan|orkan(?:tief)?|sturmtief|zyklon|taifun|ouragan
      |tempête|typhon|huracán|ciclón|tif[óo]n|borrasca|uragano|ciclone|tifone|orkaan|cycloon|tyfoon|huragan\p{L}{0,2}
      |cyklon|furacão|orkanen
    ) ["'“„«]?$
  `,
  'iu',
);

/** Languages for programs that are called like somebody. */
const programs = /^(?:Julia|Ruby|Ada|Pascal|Crystal|Jasmine)$/u;
const others =
  '(?:Python|Java(?:Script)?|TypeScript|C\\+\\+|C#|C|Rust|Go|R|MATLAB|Matlab|Kotlin|Swift|PHP|Perl|Haskell|Fortran|Scala|Lua|SQL|NumPy|Mocha|Jest)(?![\\p{L}\\d])';
const compared = '(?:\\p{L}+ )?(?:than|als|que|che|di|dan|niż|än|do que)|vs\\.?|versus|or|oder|ou|o|of|lub|eller';
const program = {
  behind: new RegExp(`^ (?:${compared}) ${others}`, 'u'),
  before: new RegExp(
    oneLine`
      (?<![\p{L}\d])(?:
        ${others}(?: (?:is|ist|est|es|è|runs))? (?:${compared})|[Ll]earn|install|compile
        |(?:
          loop|code|script|function|array|matrix|package|syntax|Schleife|Funktion|Skript|boucle|fonction|bucle|función
          |funzione
        ) (?:in|en)
      ) $
    `,
    'u',
  ),
};

const around = 48;

/** Whether a question is about the name at [start, end), or about what bears it and is no person. */
export const isOfThing = (text: string, start: number, end: number): boolean => {
  const before = textBefore(text, start, around);
  const behind = textAfter(text, end, around);
  if (storm.test(before) || (work.test(before) && workEnds.test(behind))) return true;
  if (programs.test(text.slice(start, end)) && (program.behind.test(behind) || program.before.test(before)))
    return true;
  const code = language(text);
  const maker = made.exec(behind)?.[1]?.split(' ') ?? [];
  if ([2, 3].some((count) => fameOfCase(maker.slice(0, count).join(' '), code) !== null)) return true;
  if (performs.test(before) && (isRole(before, behind) || (asName.ends.test(behind) && !role.test(before))))
    return true;
  const isName =
    (calledName.test(before) && ofNames.test(text)) ||
    (asName.before.test(before) && asName.ends.test(behind)) ||
    asName.behind.test(behind);
  return isName && !whoseIs(text, code).ours;
};
