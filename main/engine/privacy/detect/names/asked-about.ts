import type { Candidate } from '../../entities/entity';
import { cities, countries, isGivenName, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';
import { fold } from '../../text/fold';
import { isBrand } from '../public/brands';
import { isFigureName } from '../public/fame';
import { isFiction } from '../public/fiction';
import { fameOf } from '../public/figures';
import { isAnyWord, isStopWord } from '../words/vocabulary';

/**
 * Of whom one asks what only those who know somebody ask: where they live today, how old they are, whether they are married.
 * Such questions name people by a family name, or by a name that no list has.
 */

const part = "\\p{Lu}[\\p{Ll}\\p{M}]+(?:[-'’]?\\p{Lu}[\\p{Ll}\\p{M}]+)*";
const name = `(?:${part} ){0,2}(?:(?:van|de|von|der|den|da|di|le|la|O'|Mc) ?){0,2}${part}`;
/** Where "von", "de" and "da" say from where. */
const plainName = `${part}(?: ${part}){0,2}`;
const ends = '(?= ?(?:[?.,!\\n]|$))';
const follows = '(?=,? \\p{Ll}| ?(?:[?.,!\\n]|$))';
const now = '(?= ?(?:[?.,!\\n]|$|(?:now|these days|jetzt|gerade|maintenant|ahora|adesso|nu|teraz|agora)(?!\\p{L})))';

/**
 * Of those of whom lists know the last name: towers are old and tall as well, and programs say and want. Each begins with a
 * word; `X` stands for the name.
 */
const listedAsked: readonly string[] = [
  `[Hh]ow (?:old|tall|heavy) is X${ends}`,
  `[Ww]ie alt ist (?:eigentlich )?X${ends}`,
  `[Qq]uel âge a X${ends}`,
  `[Cc]uántos años tiene X${ends}`,
  `[Qq]uanti anni ha X${ends}`,
  `[Hh]oe oud is X${ends}`,
  `[Ii]le lat ma X${ends}`,
  `[Qq]uantos anos tem [oa]? ?X${ends}`,
  `(?:[Hh]ur gammal är|[Hh]vor gammel er) X${ends}`,
  oneLine`
    [Ww]hat (?:did|does|has) X (?=
      (?:say|said|think|thought|want|tell|told|write|written|decide|decided|answer)(?!\p{L})(?! (?:about|on|of) (?!
          (?:the|my|our|your|his|her|its|their|this|that|these|those|it|me|us|him|them|you)(?!\p{L})
        ))
    )
  `,
  `[Ww]as (?:sagte?|meinte?|wollte|schreibt|schrieb|denkt|hält) X(?! (?:über|zu|von) \\p{Lu})${follows}`,
  `[Qq]ue (?:dit|pense|veut|voulait|raconte|répond) X${follows}`,
  "[Qq]u['’]a (?:dit|décidé|répondu|écrit) X",
  `[Qq]ué (?:dijo|dice|opina|piensa|quiere|quería|contó|respondió) X${follows}`,
  `[Cc](?:he c)?osa (?:ha detto|dice|pensa|vuole|voleva|ha scritto) X${follows}`,
  `[Ww]at (?:zei|zegt|vindt|vond|wil|wilde|schreef) X${follows}`,
  `[Cc]o (?:powiedziała?|mówi|myśli|chce|napisała?|odpisała?) X${follows}`,
  `[Oo] que (?:[oa] )?X (?=(?:disse|diz|pensa|acha|quer|queria|falou|escreveu)(?!\\p{L}))`,
  `[Vv]ad (?:sa|säger|tycker|tyckte|vill|ville|skrev) X${follows}`,
];
/** Of those whose given name lists know, with a family name that is no word: series and clubs come back as well. */
const givenAsked: readonly string[] = [
  '[Ww]hen (?:does|did|will|is) X (?=(?:get(?:ting)? back|com(?:e|ing) (?:back|home)|return(?:ing)?|arriv(?:e|ing)|leav(?:e|ing)|fly(?:ing)?|mov(?:e|ing)|back|due)(?!\\p{L}))',
  `[Ww]ann (?:kommt|geht|fährt|fliegt|reist|kam|zieht) X${follows}`,
  '[Qq]uand (?:est-ce que )?X (?=(?:revient|rentre|arrive|part|repart|vient|déménage)(?!\\p{L}))',
  `[Qq]uand (?:revient|rentre|arrive|part|vient) X${follows}`,
  `[Cc]uándo (?:vuelve|regresa|llega|viene|se va|se muda|volvió) X${follows}`,
  `[Qq]uando (?:torna|arriva|viene|parte|rientra|riparte) X${follows}`,
  `[Ww]anneer (?:komt|gaat|vertrekt|verhuist) X${follows}`,
  `[Kk]iedy (?:wraca|wróci|przyjeżdża|przyjedzie|wyjeżdża|przychodzi) X${follows}`,
  '[Qq]uando (?:[oa] )?X (?=(?:volta|chega|vem|viaja|muda)(?!\\p{L}))',
  `[Nn]är (?:kommer|åker|flyttar|reser) X${follows}`,
];
/** Of anybody. */
const livesAsked: readonly string[] = [
  '[Ww]here does X (?=(?:live|work|sit|stay|go to (?:school|church|work)|park)(?!\\p{L}))',
  oneLine`
    [Ii]s X (?=
      (?:
        married|divorced|pregnant|at home|home|allowed|coming|off sick|on (?:leave|holiday|vacation)
        |still (?:mad|angry|sick|ill|single|working|seeing|dating|with)
        |free (?:on|for|tomorrow|today|tonight|this|next)|available (?:on|for|tomorrow|today|this|next)
      )(?!\p{L})
    )
  `,
  oneLine`
    [Dd]oes X (?=
      (?:
        live|smoke|drink|have (?:kids|children|a (?:wife|husband|girlfriend|boyfriend|partner|dog|cat|car|key))
        |play the|speak \p{Lu}|still (?:live|work|have|owe)|owe
      )(?!\p{L})
    )
  `,
  '[Dd]id X (?=(?:reply|answer|call|text|email|sign|show up|turn up|move out|pay|quit|resign)(?!\\p{L}))',
  oneLine`
    (?:[Ww]hen(?:'s|’s| is)|[Ww]hat(?:'s|’s|s| is)|[Kk]now|[Rr]emember|[Ff]orgot) X(?=
      ['’]s? (?:
        birthday|(?:phone|mobile|cell)(?: number)?|number|e-?mail|address|wife|husband|daughter|son|boyfriend
        |girlfriend|salary|shoe size|shirt size|blood type
      )(?!\p{L})
    )
  `,
  `[Ww]o (?:wohnt|arbeitet|sitzt|parkt) (?:eigentlich |denn |jetzt )?X${now}`,
  `[Hh]eard (?:anything |back |much |something )?from X${ends}`,
  '[Hh]eard (?:anything |back |much |something )?from X (?=(?:lately|recently|yet|again|since|today|this|in (?:a|years)|about|at all)(?!\\p{L}))',
  '[Vv]on X (?=(?:etwas |was |nichts |lange |noch |mal |wieder )*gehört(?!\\p{L}))',
  `[Dd]es nouvelles d(?:e |['’])X${ends}`,
  `(?:[Ss]ab(?:es|e|éis|emos) (?:algo|nada) de|[Nn]oticias de) X${ends}`,
  `(?:[Ss]entito|[Nn]otizie di) X${ends}`,
  '[Vv]an X (?=(?:iets |wat |niets |nog )*gehoord(?!\\p{L}))',
  `[Nn]otícias d[aeo] X${ends}`,
  `[Hh]ört (?:något |nåt )?från X${ends}`,
  '[Ww]ann hat (?:eigentlich )?X (?=Geburtstag(?!\\p{L}))',
  '[Ii]st X (?=(?:eigentlich |noch |schon )?(?:verheiratet|geschieden|schwanger|ledig|krank(?:geschrieben)?|zu Hause|im Urlaub|in Elternzeit|im Büro)(?!\\p{L}))',
  `[Oo]ù (?:habite|travaille|vit|loge) X${now}`,
  "[Qq]uand (?:est|c'est|tombe) l['’]anniversaire de X",
  "(?:[Ll]e (?:numéro(?: de (?:téléphone|portable))?|portable|téléphone|mari)|[Ll]a (?:femme|fille)) d(?:e |['’])X",
  `[Dd]ónde (?:vive|trabaja|está viviendo) X${now}`,
  '[Cc]uándo (?:es el cumpleaños de|cumple años) X',
  '(?:[Ee]l (?:número|teléfono|móvil|celular|cumpleaños)|[Ll]a (?:mujer|hija)) de X',
  `[Dd]ove (?:abita|lavora|vive) X${now}`,
  '[Qq]uando (?:è il compleanno di|compie gli anni) X',
  `[Ww]aar (?:woont|werkt) X${now}`,
  '[Ww]anneer is X (?=jarig(?!\\p{L}))',
  '(?:[Hh]et (?:telefoon|mobiele |06-)?nummer|[Dd]e verjaardag) van X',
  `[Gg]dzie (?:mieszka|pracuje) X${now}`,
  '[Kk]iedy X (?=ma urodziny(?!\\p{L}))',
  '[Nn]umer (?:telefonu |komórki )?(?:do )?X(?= ?[?.,!\\n])',
  `[Oo]nde (?:mora|trabalha|vive) [oa]? ?X${now}`,
  '[Qq]uando é o aniversário d[aeo] X',
  '[Oo] (?:número|telefone|celular|telemóvel|aniversário) d[aeo] X',
  `(?:[Vv]ar bor|[Vv]ar jobbar|[Hh]vor bor|[Hh]vor jobber|[Hh]vor arbejder) X${now}`,
  '[Nn]är fyller X (?=år(?!\\p{L}))',
];
/** An expression each: a text has few of them, and compiled together they are megabytes. */
const patternsOf = (questions: readonly string[], of = name): readonly WordPattern[] =>
  questions.map((each) => wordPattern(new RegExp(`(?<!\\p{L})${each.replace('X', `(?<name>${of})`)}`, 'u')));
const byListed = patternsOf(listedAsked);
const byGiven = patternsOf(givenAsked, plainName);
const byAnybody = patternsOf(livesAsked);
const allOf = (patterns: readonly WordPattern[], text: string): RegExpExecArray[] =>
  patterns.flatMap((pattern) => pattern.all(text));

const gods = /^(?:god|gott|dieu|dios|dio|deus|bóg|gud|allah|buddha)$/iu;
const isListed = (word: string): boolean => names.has(fold(word));
const wordsOf = (value: string): string[] => value.split(/[ -]/);

/** The world's, or a word: nobody whom one knows. */
const isOfWorld = (value: string): boolean => {
  const words = wordsOf(value);
  const [first = ''] = words;
  const isKnown = words.length === 1 ? fameOf(value) !== null : isFigureName(value);
  if (isKnown || gods.test(value) || isBrand(value) || cities.has(fold(value)) || countries.has(fold(value)))
    return true;
  return words.length === 1 && !isGivenName(first) && !isListed(first) && isAnyWord(first.toLowerCase());
};

const nameIn = ({ groups }: RegExpExecArray): string => groups?.name ?? '';

/** "quién es rosalba mendizábal?", as people type it: a given name, and behind it what is no word and nobody's whom all know. */
const small = '[\\p{Ll}\\p{M}]';
const who = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        [Ww]ho(?:['’]?s| is)|[Ww]er ist(?: eigentlich)?|[Qq]ui est|c['’]est qui|[Qq]ui[eé]n es|[Cc]hi è|[Ww]ie is
        |[Kk]to to(?: jest)?|[Qq]uem é|[Vv]em är
      ) (?<name>(?<given>${small}{3,12}) (?<family>${small}{4,16}))${ends}
    `,
    'u',
  ),
);
const asked = (text: string): Candidate[] =>
  who.all(text).flatMap(({ 0: whole, index, groups: { name: value = '', given = '', family = '' } = {} }) =>
    isGivenName(given) && !isStopWord(given) && !isAnyWord(family) && fameOf(value) === null
      ? [
          {
            start: index + whole.length - value.length,
            end: index + whole.length,
            score: 0.9,
            reason: 'who is asked for',
          },
        ]
      : [],
  );

const isFullName = (value: string): boolean => {
  const [given = '', ...others] = wordsOf(value);
  const family = others.at(-1) ?? given;
  return isGivenName(given) && !isAnyWord(family.toLowerCase());
};

/** Linear in the text. */
export const askedAbout = (text: string): Candidate[] => {
  // Those in a story say, want and come back as well.
  const byNames = isFiction(text)
    ? []
    : [
        ...allOf(byListed, text).filter((match) => isListed(wordsOf(nameIn(match)).at(-1) ?? '')),
        ...allOf(byGiven, text).filter((match) => isFullName(nameIn(match))),
      ];
  const named = [...byNames, ...allOf(byAnybody, text)].flatMap((match) => {
    const { 0: whole, index } = match;
    const value = nameIn(match);
    const start = index + whole.lastIndexOf(value);
    return isOfWorld(value)
      ? []
      : [{ start, end: start + value.length, score: 0.9, reason: `after '${text.slice(index, start).trim()}'` }];
  });
  return [...asked(text), ...named];
};
