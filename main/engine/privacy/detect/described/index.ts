import type { EntityType } from '../../../../../shared/domain';
import type { PreparedText, TypedCandidate } from '../../entities/entity';
import { isGivenName, names } from '../../lists';
import { kinOf } from '../../lists/kin';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { moved, perhapsCapital, rememberedBy, withSingleSpaces } from '../../text/pieces';
import { blocksOf, byBlock } from '../blocks';
import { ofPassengers } from '../names/manifests';
import { whoseIs } from '../public/knowledge';
import { isFile, isLetter, isRecord } from '../public/signals';
import { columns } from '../records/columns';
import { withRetold } from '../records/named-beside';
import { isVisited } from '../tagger/descriptions';
import { isSmallWord } from '../tagger/words';
import { kinWords } from '../words/reading';
import { mayBeginTerm, termsFrom } from '../words/terms';
import { isCommonWord, isStopWordOf } from '../words/vocabulary';
import { type Places, wordRuns } from '../words/word-runs';
import { asOneOf, selfNext } from './as-one';
import { employers } from './employers';
import { histories } from './histories';
import { namesakes } from './namesakes';
import { isOnOwnLine } from './own-lines';
import { peoples } from './peoples';
import { residences } from './residences';
import { states } from './states';
import { stations } from './stations';
import { besideNames } from './trades';
import { turkish } from './turkish';

/** Occupations, nationalities and creeds, illnesses, schools by list, where the words before make them somebody's. */

/** Up to two small words: an article, "severe". */
const between = "(?: (?:[\\p{L}]{1,12}|l'|d')){0,2} $";
const said = (cues: readonly string[], tail = between): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${cues.join('|')})${tail}`, 'iu');

/** "fehlt entschuldigt wegen Röteln", "off school with mumps" */
const absent = said([
  '(?:off(?: work| school| sick)?|absent|at home|signed off|in hospital|hospitali[sz]ed|operated on|treated|excused|missed \\p{L}+) (?:with|because of|due to|for)',
  '(?:fehl\\p{L}*|entschuldig\\p{L}*|krank\\p{L}*|attest|abwesend|zuhause|zu hause|daheim|behandel\\p{L}*|operier\\p{L}*|klinik|arbeitsunfähig|nicht kommen)(?: \\p{L}{2,14}){0,3} wegen',
  "(?:absent\\p{L}*|arrêt\\p{L}*|malade|hospitalis\\p{L}*|opéré\\p{L}*|excus\\p{L}*|soign\\p{L}*)(?: \\p{L}{2,14}){0,3} (?:pour(?: cause d[e'])?|à cause d[e']|suite à|en raison d[e'])",
  '(?:falt\\p{L}*|baja|ausente|ingresad[oa]|operad[oa]|internad[oa]|justific\\p{L}*)(?: \\p{L}{2,14}){0,3} (?:por|debido a)',
  '(?:assen\\p{L}*|malattia|ricoverat[oa]|operat[oa]|mutua|giustific\\p{L}*)(?: \\p{L}{2,14}){0,3} (?:per|a causa d\\p{L}+)',
  '(?:afwezig|ziek\\p{L}*|thuis|opgenomen|geopereerd|behandeld)(?: \\p{L}{2,14}){0,3} (?:wegens|vanwege|met|aan|door)',
  '(?:nieobecn\\p{L}*|chor\\p{L}*|zwolnieni\\p{L}*|szpital\\p{L}*)(?: \\p{L}{2,14}){0,3} (?:z powodu|przez|na)',
  '(?:borta|frånvarande|sjuk\\p{L}*|hemma|inlagd|opererad)(?: \\p{L}{2,14}){0,3} (?:på grund av|pga|med|för)',
]);

const cues: Readonly<Partial<Record<EntityType, readonly RegExp[]>>> = {
  MEDICAL_CONDITION: [
    said([
      "(?:i|we|he|she|they|who|wife|husband|son|daughter|mother|mom|mum|father|dad|sister|brother|patient)(?:'ve| also| still| now)? (?:have|has|had)",
      'diagnosed with|diagnosis of|suffer(?:s|ed|ing)? from|liv(?:e|es|ing) with|treated for|history of',
      'leid(?:e|et|en) an|leid(?:e|et) unter|erkrankt an|(?:ich|er|sie|mutter|vater|sohn|tochter|frau|mann) (?:habe|hat)|habe ich|diagnose lautet',
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
      '(?:scan|mri|biopsy|bloods?|blood test|doctor|doc|gp|consultant|dr) (?:says?|said|shows?|showed|came back|thinks?|reckons?|confirmed|it)|tested positive for|turns out (?:it|i|he|she) ?(?:is|was|has|had|have)?',
      '(?:arzt|ärztin|doktor|hausarzt|befund|mrt|biopsie) (?:sagt|sagte|meint|meinte|tippt auf|vermutet|bestätigt)|amtlich|verdacht auf',
      '(?:médecin|docteur|biopsie|irm|scanner|analyses?) (?:dit|pense|montre|confirme|parle) (?:que )?|positi(?:f|ve) (?:à|au)',
      '(?:médico|doctora?|biopsia|resonancia|análisis) (?:dice|dijo|cree|confirma|salió)|positiv[oa] en|(?:medico|dottor[ea]|biopsia|risonanza|referto) (?:dice|ha detto|conferma|parla)',
      '(?:dokter|huisarts|arts|uitslag|biopt|scan) (?:zegt|zei|denkt|is|toont)|(?:lekarz|lekarka|wynik|biopsja) (?:mówi|powiedział[a]?|twierdzi|pokazał)|(?:médico|médica|exame|biópsia) (?:disse|diz|deu|confirmou)',
      '(?:läkaren?|doktorn?|provet|provsvaret) (?:säger|sa|tror|visar|visade)|fick veta att det är|(?:doktor|tahlil|sonuç)',
    ]),
    said(['diagnosis|diagnose|condition|illness|diagnostic|diagnóstico|diagnosi|rozpoznanie|diagnos'], ': $'),
  ],
  OCCUPATION: [
    said([
      `(?:(?:my|our|his|her) (?:${kinOf('en')}|mate)|hubby|mum|dad)(?:['’]s| is| was) an?`,
      `(?:meine?|unsere?|seine?|ihre?) (?:${kinOf('de')}) (?:ist|war)|(?:ich )?bin(?: gelernte[rs]?| ausgebildete[rs]?)?|gelernte[rs]?|von Beruf`,
      `(?:labur|curr)(?:o|a|as|aba|an) (?:de|como)|mi (?:${kinOf('es')}) es|(?:mon|ma) (?:${kinOf('fr')}) est`,
      `(?:mio|mia) (?:${kinOf('it')}) (?:è|fa (?:il|la|lo))|mijn (?:${kinOf('nl')}) is|(?:mój|moja) (?:${kinOf('pl')}) (?:jest|to)|(?:meu|minha) (?:${kinOf('pt')}) é|min (?:${kinOf('sv')}) är`,
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
        'retired|former|ex|ehemalige[rn]?|pensionierte[rn]?|ausgebildete[rn]?|gelernte[rn]?|ancien(?:ne)?|antigu[oa]|jubilad[oa]|gepensioneerde?|voormalig|emerytowan[yae]|była?|aposentad[oa]|reformad[oa]|pensionerad|emekli',
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
        'nationality|religion|ethnicity|citizenship|faith|staatsangehörigkeit|nationalität|konfession|nationalité|nacionalidad|religión|nazionalità|nationaliteit|narodowość|obywatelstwo|wyznanie|nacionalidade|religião|nationalitet',
      ],
      '(?: is|:) $',
    ),
  ],
};

/** "How long are kids off school with chickenpox?": asked of anybody, or of nobody at all. */
const anybody =
  /^(?:[^\p{L}]*$|[^.!?\n]*(?<!\p{L})(?:kids?|child(?:ren)?|pupils?|students?|people|person|some(?:one|body)|any(?:one|body)|you|they|employees?|workers?|Kind(?:er)?|Schüler|Leute|man|jemand|Mitarbeiter|enfants?|élèves?|gens|on|quelqu['’]un|salariés?|niñ[oa]s?|gente|alguien|trabajador(?:es)?|bambin[oi]|persone|qualcuno|lavorator[ie]|kinderen|mensen|iemand|je|dzieci|dziecko|ludzie|ktoś|crianças?|pessoas|alguém|barn|folk|någon) )[^.!?\n]*$/iu;
const somebody =
  /(?<!\p{L})(?:s?he|him|her|his|er|sie|sein\p{L}{0,2}|ihr\p{L}{0,2}|il|elle|son|sa|él|ella|su|lui|lei|suo|sua|hij|zij|ze|haar|zijn|ona|jego|jej|ele|ela|seu|han|hon|hans|hennes)(?!\p{L})/iu;
/** "like the new temp", "as the boss": whom it is asked for all the same. */
const compared = /(?<!\p{L})(?:like|as|mine|wie|comme|como|come|zoals|jak|som|kim)(?!\p{L})/iu;
/** Asked of anybody, with nobody named before it or behind; the question is the last that the text says. */
const isAsked = (before: string, after: string): boolean => {
  if (!/^[^.!?\n]*\?\s*$/u.test(after) || [before, after].some(hasName)) return false;
  const left = before.slice(before.search(/[^.!?\n]*$/u)).replace(absent, '');
  return (
    anybody.test(left) &&
    !compared.test(after) &&
    ![left, after].some((part) => somebody.test(part) || whoseIs(part, language(part)).self)
  );
};

/** How an illness is, which is somebody's then: "the psoriasis is quiet", "die Gürtelrose ist zurück". */
const itsCourse = new RegExp(
  `^ (?:${[
    "(?:is|was|has been|['’]s)(?: \\p{L}{2,8})? (?:quiet|back|bad|worse|better|flaring|flaring up|acting up|under control|playing up|killing me|gone|stable|in remission)",
    '(?:ist|war)(?: \\p{L}{2,8}){0,2} (?:zurück|ruhig|besser|schlimmer|weg|da|stabil|im griff)',
    '(?:est|était)(?: \\p{L}{2,8})? (?:revenue?|calme|pire|stable|en rémission)',
    '(?:ha vuelto|está (?:mejor|peor|tranquil[oa]|controlad[oa]|de volta|melhor|pior)|voltou)',
    '(?:è|sta) (?:tornat[oa]|peggiorat[oa]|migliorat[oa]|sotto controllo|migliorando|peggiorando)',
    '(?:is|was) (?:weer )?(?:terug|rustig|erger|beter)',
    '(?:wrócił[ao]?|jest lepiej)',
    'är (?:tillbaka|lugn|lugnt|värre|bättre|under kontroll)',
  ].join('|')})(?= *(?:[,.;!…\n]|$| (?:again|now|today|wieder|encore|de nuevo|otra vez|di nuovo|weer|igen)(?!\\p{L})))`,
  'iu',
);
const withArticle =
  /(?<!\p{L})(?:the|my|die|der|das|mein|meine|la|le|ma|mon|el|mi|il|lo|la mia|il mio|de|het|mijn|o|a|minha|meu|min|mitt) $/iu;

/** "Keita (secrétaire)", "Aubert (suisse, 58 ans)", "Ilka Reuter, Gesellin,": what the bearer of a name is. */
const apposed: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/\p{Lu}\p{L}+ \($/u, /^(?:\)|, ?\d)/],
  [/\p{Lu}\p{L}+, $/u, /^(?:, | aus | from | de | di | van | z | från | de | en )/],
];
/** "Marco l'idraulico". */
const articleBefore = /(?<!\p{L})(?<name>\p{L}{2,}) (?:the |der |die |la |le |l['’]|el |il |lo |de |het |o |a )$/u;

const isBesideName = (type: EntityType, term: string, before: string, after: string): boolean => {
  if (apposed.some(([left, right]) => left.test(before) && right.test(after))) return hasNameBefore(before);
  if (type !== 'OCCUPATION' || names.has(fold(term))) return false;
  return isGivenName(articleBefore.exec(before)?.groups?.name ?? '');
};
/** "my wife, a tired teacher", "meine Schwester Ilka, eine junge Tischlerin": up to two words between the article and the trade. */
const ofKin = (
  [
    ['en', '[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir', ' an?'],
    ['de', '(?:[Mm]ein|[Uu]nser|[Ss]ein|[Ii]hr)e?[nrm]?', ' eine?[nrm]?'],
    ['fr', '[Mm]on|[Mm]a|[Nn]otre|[Ss]on|[Ss]a', ' une?'],
    ['es', '[Mm]i|[Nn]uestr[oa]|[Ss]u', ' una?'],
    ['it', '[Mm]i[oa]|[Nn]ostr[oa]|[Ss]u[oa]', " un[oa]?['’]?"],
    ['nl', '[Mm]ijn|[Oo]nze|[Zz]ijn|[Hh]aar', ' een'],
    ['pl', '[Mm]ój|[Mm]oja|[Nn]asz|[Nn]asza', ''],
    ['pt', '[Mm]eu|[Mm]inha|[Nn]oss[oa]', ' uma?'],
    ['sv', '[Mm]in|[Vv]år', ' en'],
  ] as const
).map(([code, whose, article]) => `(?:${whose}) (?:${kinOf(code)})(?: \\p{Lu}[\\p{L}-]+){0,2},${article}`);
const joiners =
  'of|for|with|from|von|für|mit|de|du|des|para|con|com|di|da|per|van|voor|met|dla|z|av|för|med|and|or|und|oder|et|ou|y|o|e|en|i|lub|och|eller';
const apposedToKin = new RegExp(
  `(?<![\\p{L}])(?:${ofKin.join('|')})(?:(?<=['’])| )(?:(?!(?:${joiners}) )[\\p{L}-]{2,16},? ){0,2}$`,
  'u',
);
/** "my wife, a doctor or a priest": those who may sign. */
const otherwise = /^,? (?:or|oder|ou|lub|eller|o (?:una?|il|la|um|uma))(?!\p{L})|^['’-]/u;

/** One of the words with a capital is a given name of the lists. */
const hasName = (text: string): boolean =>
  [...text.matchAll(/\p{Lu}[\p{L}\p{M}]+/gu)].some(([each]) => isGivenName(each));
/** One of those right before it. */
const hasNameBefore = (before: string): boolean => hasName(before.slice(-40));

/** Titles by their form: "our head of compliance", a line of a CV. */
const titles = [
  /(?=[hdc])(?<=(?<!\p{L})(?:our|my|their|as|former|deputy|the new|am|is|and) )(?:head|director|chief) of (?!state|government|the|household|cattle|garlic|lettuce|cabbage|hair|steam)\p{L}{2,20}(?: (?:and|&) \p{L}{3,16}(?=[,.;\n]|$))?/giu,
  new RegExp(
    `${perhapsCapital}(?=\\p{Lu}\\p{L})(?<=^[ \\t•*-]{0,4})(?:\\p{Lu}\\p{L}{1,20} ){0,3}\\p{Lu}\\p{Ll}{2,20}(?:er|or|ist|ant|ian|eur|euse|rice)(?=, \\p{Lu}[^\\n]{2,60}, ?(?:19|20)\\d\\d(?!\\d))`,
    'gmu',
  ),
];

/** "Plumber by trade", "Tischler von Beruf": said behind it. */
const byTrade =
  /^(?: by (?:trade|training|profession|day(?=,| and| but))|,? (?:von Beruf|de (?:métier|formation|profession|profesión|oficio|profissão|ofício)|di (?:professione|mestiere)|van beroep|z zawodu|till yrket))(?!\p{L})/iu;

/** "l'idraulico", "d'asthme". */
const elided = /^(?:l|d|un|dell|all|nell|dall|sull|qu)'(?=\p{L})/iu;
const reach = 64;
const score = 0.85;
/** Of an illness that no cue claims, in a text about somebody. */
const mentioned = 0.65;

/** Whether a term is an illness and nothing else, in any of the languages: "gout" and "gut" are not. */
const isPlainIllness = (term: string): boolean => term.length > 4 && !isCommonWord(term);

const isPersonal = (text: string): boolean =>
  whoseIs(text, language(text)).self || isFile(text) || isRecord(text) || isLetter(text);

/** Words with the apostrophes and hyphens in them and behind them; without a Romance article. */
const wordsOf = (text: string): Places => {
  const { starts, ends } = wordRuns(text);
  const words = { starts: [] as number[], ends: [] as number[] };
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0;
    let end = ends[i] ?? start;
    let hasApostrophe = false;
    for (;;) {
      const sign = text.charAt(end);
      if (sign === "'" || sign === '-') end++;
      else if (starts[i + 1] === end) end = ends[++i] ?? end;
      else break;
      hasApostrophe ||= sign === "'";
    }
    const article = hasApostrophe ? matchedLength(elided, text.slice(start, end)) : 0;
    words.starts.push(start + article);
    words.ends.push(end);
  }
  return words;
};

/** @param endsHere Whether nothing stands behind it. */
const terms = (text: string, code: string | null, isPersonal: boolean, endsHere: boolean): TypedCandidate[] => {
  const { starts, ends } = wordsOf(text);
  const folded = (i: number): string => fold(text.slice(starts[i] ?? text.length, ends[i]));
  const result: TypedCandidate[] = [];
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0;
    if (!mayBeginTerm(text, start)) continue;
    const first = folded(i);
    for (const { type, rest } of termsFrom(first) ?? []) {
      // "elle a passé les soixante ans": LES is an illness, too.
      if (rest.length === 0 && isStopWordOf(first, code) && isSmallWord(text.slice(start, ends[i]))) continue;
      if (!rest.every((part, k) => folded(i + 1 + k) === part)) continue;
      const before = withSingleSpaces(textBefore(text, start, reach));
      const end = ends[i + rest.length] ?? start;
      const cue = (cues[type] ?? [])
        .filter(
          (each) =>
            each !== absent || !isAsked(before, textAfter(text, end, reach)) || !endsHere || text.length - end > reach,
        )
        .map((each) => each.exec(before)?.[0].trim())
        .find((each) => each !== undefined);
      if (type === 'OCCUPATION' && isVisited(before, textAfter(text, end, reach))) break;
      const isDescribing = cue === undefined && type !== 'MEDICAL_CONDITION';
      if (isDescribing && isBesideName(type, text.slice(start, end), before, textAfter(text, end, reach)))
        result.push({ type, start, end, score, reason: 'beside a name' });
      else if (
        isDescribing &&
        type === 'OCCUPATION' &&
        (byTrade.test(textAfter(text, end, reach)) ||
          (asOneOf.test(before) && selfNext.test(textAfter(text, end, reach))))
      )
        result.push({ type, start, end, score, reason: 'what the writer is' });
      else if (
        isDescribing &&
        type === 'OCCUPATION' &&
        apposedToKin.test(before) &&
        !otherwise.test(textAfter(text, end, reach))
      )
        result.push({ type, start, end, score, reason: 'beside one of the family' });
      else if (isDescribing && type === 'OCCUPATION' && isOnOwnLine(text, start, end))
        result.push({ type, start, end, score, reason: 'on a line of its own' });
      else if (cue !== undefined)
        result.push({ type, start, end, score, reason: `after '${cue.replace(/[: ]+$/, '')}'` });
      else {
        if (type !== 'MEDICAL_CONDITION' || !isPlainIllness([first, ...rest].join(' '))) continue;
        const isFelt = withArticle.test(before) && itsCourse.test(textAfter(text, end, reach));
        if (!isFelt && !isPersonal) break;
        result.push({ type, start, end, score: mentioned, reason: 'in a list of illnesses' });
      }
      i += rest.length;
      break;
    }
  }
  return result;
};

const titled = (text: string): TypedCandidate[] =>
  titles.flatMap((each) =>
    Array.from(text.matchAll(each), ({ 0: title, index }) => ({
      type: 'OCCUPATION',
      start: index,
      end: index + title.length,
      score,
      reason: 'the form of a title',
    })),
  );

const statesIn = byBlock((text, isPersonal: boolean) => states(text, () => isPersonal));
const historiesIn = byBlock((text, isPersonal: boolean) => histories(text, () => isPersonal));
const turkishIn = byBlock(turkish);
const others = [employers, peoples, besideNames, titled].map((find) => byBlock(find));
const termsIn = rememberedBy(
  (text: string, code: string | null, isPersonal: boolean, endsHere: boolean) =>
    `${code} ${isPersonal} ${endsHere} ${text}`,
  terms,
);

/** Candidates in prepared offsets. Block by block, for most follows from a paragraph. Linear in the text. */
export const described = (prepared: PreparedText): TypedCandidate[] => {
  const { text } = prepared;
  const code = language(text);
  const isOfSomebody = isPersonal(text);
  const blocks = blocksOf(text);
  return [
    ...withRetold(columns)(prepared),
    ...residences(text),
    ...stations(text),
    ...ofPassengers(text),
    ...(isOfSomebody ? namesakes(text) : []),
    ...statesIn(blocks, isOfSomebody),
    ...historiesIn(blocks, isOfSomebody),
    ...turkishIn(blocks, code),
    ...others.flatMap((find) => find(blocks)),
    ...blocks.flatMap((block, at) =>
      moved(termsIn(block.text, code, isOfSomebody, at === blocks.length - 1), block.start),
    ),
  ];
};
