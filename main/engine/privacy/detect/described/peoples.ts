import type { TypedCandidate } from '../../entities/entity';
import { isGivenName } from '../../lists';
import { possessives } from '../../lists/possessives';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';
import { kinWords } from '../words/reading';
import { asOne, asOneOf, selfBehind } from './as-one';

/** Peoples, creeds, castes and orientations where the words beside them make them somebody's: "weil sie Sinti sind", "as a lesbian I …". */

/** Beginnings of words that are nothing else; any ending of a dozen languages follows. */
const stems = oneLine`
  hausa|yoruba|igbo|fulani|touareg|tuareg|berber|berbère|bereber|kabyl|amazigh|imazigh|sinti|sinto|sintezz|romanich
  |gitan|cigan|cygan|çingene|yazid|jesid|yezid|jezyd|yézid|ezid|drus[eie]|druz|kurd|kürt|koerd|curd[oa]|alevi|alewit
  |alawit|alaouit|çerkez|çerkes|tscherkess|circassi|czerkies|tcherkess|cherkes|abkhaz|abchas|tatar|tártar|krimtatar
  |uyghur|uigur|ouïghour|hazara|pashtun|paschtun|pachtoun|pasztun|tadschik|tajik|tadżyk|belutsch|baloch|tamil|tamoul
  |sinhal|rohingya|hmong|māori|maori|aborigin|inuit|sámi|saami|samisk|mapuche|quechua|kichwa|aymara|nahua|zapotec
  |mixtec|garifuna|cherokee|navajo|lakota|ojibw|frisian|friesisch|sorbisch|sorbian|sorbin|kaschub|kashub|kaszub|łemk
  |lemko|łemko|ślązac|ślązak|silesian|sudetendeutsch|siebenbürg|donauschwab|russlanddeutsch|spätaussiedler|aromun
  |aromân|gagau[zs]|pomak|goran[ie]n|bosniak|bošnjak|ashkenaz|aschkenas|sephard|sefard|séfarad|mizrahi|kopt|copt
  |maronit|melkit|assyr|aramäer|aramean|chaldä|chaldean|zoroastr|bahá|bahai|ahmadi|ismaili|sufi|quaker|quäker|kwakier
  |amish|mennonit|hutterit|mormon|adventist|baptist|methodist|presbyterian|pentecost|pfingstler|luteran|luthérien
  |calvinist|zwinglian|rastafari|scientolog|shona|zulu|xhosa|ndebele|tswana|kikuyu|maasai|massai|luhya|oromo|amhara
  |tigrinya|tigray|hutu|tutsi|wolof|mandinka|bambara|ashanti|sylheti|punjabi|pendschab|gujarati|malayali|telugu|sindhi
  |kashmiri|dalit|brahmin|hakka|manchu|zhuang|ainu|katalan|bretonn|bretonisch|walloon|wallon|vlaming|fleming|sikh
  |parsi|zaza
`;
/** Short ones, and those that are words or names as well in another form. */
const wholes = oneLine`
  laz|lazım|lazız|rom|roma|romni|romnja|same|samer|fries|friezin|friese|sorbe|wende|druse|luo|mohawk|gypsy|travell?er
  |breton|corse|basque|bask(?:e|in)|euskaldun|catal(?:an|á|ana|ane)|jenische?r?|jéni(?:che|sche)|manouche|kale|caló
  |caminante|jehovah['’]s witness|zeug(?:e|in) jehovas|témoin de jéhovah|testig[oa] de jehová|testimone di geova
  |jehova['’]s getuige|świad(?:ek|kiem) jehowy|testemunha de jeová|jehovas vittne|yehova şahidi|hare krishna
`;
const article = oneLine`
  (?:
    (?:
      an?|ein|eine[rn]?|une?|un['’]|un|una|uno|um|uma|en|ett|een|ook|auch|also|the only|only|proud|devout
      |practi[sc]ing|half|halb|originally|ethnic|gläubige[rn]?|from|aus|de|d['’]|z|both|all|alle|tous|beide
    ) ){0,3}
`;
/** Whom somebody loves, and as whom somebody lives. */
const orientations = oneLine`
  (?:bi|h?omo|h?etero|hétéro|a|pan|demi|trans|inter)(?:ss?exu|seksu|sessu)\p{L}{0,7}|lesbi\p{L}{0,6}|lesben?|lésbicas?
  |gays?|geje?m?|schwule?[rnms]?|queere?[rnms]?|genderqueer|genderfluid|agender|intersex|transgender\p{L}{0,2}
  |transgenre|transgénero|transgênero|non-?binary|non-binaires?|nicht-?binäre?[rnms]?|no binari[oae]
`;
const orientation = new RegExp(`^(?:${orientations}|(?:bi|trans|pan|ace|straight)(?!\\p{L}))`, 'iu');
/** Whether a word that was found says whom somebody loves, or as whom somebody lives. */
export const isOrientation = (word: string): boolean => orientation.test(word);
/** Words of other things as well: only where they end what is said of somebody, or a person or a people follows. */
const brief = oneLine`
  straight|bi|trans|pan|ace|homo|h?etero|hétéro|hétero|bög|eşcinsel|gey|white|black|weiß|schwarz|blanche?|noire?
  |blanc[oa]|negr[oa]|bianc[oa]|ner[oa]|wit|zwart|vit|svart|branc[oa]|biał[ya]|czarn[ya]
`;
const people = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:(?:${stems})\\p{L}{0,6}|(?:${wholes})|(?:${orientations})|(?:${brief}))(?![\\p{L}\\p{N}_-])`,
    'giu',
  ),
);
/** "came out as gay", "identifies as non-binary". */
const saidToBe = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:came|come|comes|coming) out(?: to \p{L}+(?: \p{L}+)?)? as|identif(?:y|ies|ied|ying) as
      |(?:outete?n?|geoutet|identifizier\p{L}{1,4})(?: \p{L}+)? als
    ) ${article}$
  `,
  'iu',
);
/** "Roma" plays and lies in Italy, "same" and "basque" are words: who they are stands right before. */
const ambiguous =
  /^(?:rom|roma|same|fries|friese|corse|basque|breton|kale|wende|baske?|luo|travell?er|maori|sufi|cop\p{L}{0,2})$/iu;

const isBrief = new RegExp(`^(?:${brief})$`, 'iu');
const saidOrFollowed = new RegExp(
  oneLine`
    ^(?:
      \s*$|[.,;!?)]
      | (?:
        \p{Lu}\p{Ll}
        |(?:
          white|black|gay|lesbian|queer|trans|wom[ae]n|m[ae]n|guy|girl|boy|person|people|Frau|Mann|Person|femme|homme
          |personne|mujer|hombre|persona|donna|uomo|vrouw|man|persoon|kobieta|mężczyzna|osoba|mulher|homem|pessoa
          |kvinna|kadın|erkek|birey
        )(?!\p{L})
      )
    )
  `,
  'u',
);
/** "(34, Basque, homosexual)" */
const inBracket = /\(\d{1,2},(?: [\p{L}-]+,){0,2} $/u;
/** "As a queer Black beekeeper" */
const openly = new RegExp(`(?<!\\p{L})(?:${orientations}|bi|trans|straight) $`, 'iu');

const them = oneLine`
  i['’]?m|i am|i was|(?:he|she|who|it)['’]s|(?:he|she|who) (?:is|was)|we['’]re|they['’]re
  |(?:we|they|who|you) (?:are|were)|ich bin|ich war|er (?:ist|war)|sie (?:ist|war|sind|waren)|wir (?:sind|waren)
  |je suis|il est|elle est|nous sommes|ils sont|elles sont|on est|soy|somos|sono|siamo|lui è|lei è|ik ben|hij is
  |zij is|ze is|we zijn|ze zijn|jestem|jesteśmy|on jest|ona jest|eu sou|sou|ele é|ela é|jag är|han är|hon är|vi är
  |de är|ben|biz|kendisi|(?:eş|anne|baba|koca|karı|komşu|damat|gelin|dede|nine)\p{L}{1,3}
`;
const isThem = new RegExp(`(?<![\\p{L}\\p{N}])(?:${them}) ${article}$`, 'iu');
/** The writer: walls and teeth are white as well. */
const isSelf = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:i['’]?m|i am|i was|ich bin|ich war|je suis|soy|sono|ik ben|jestem|eu sou|sou|jag är|ben) ${article}$`,
  'iu',
);
/** A relative, a neighbour or somebody by name is it. */
const whose = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}])(?:
      ${possessives}
    ) (?:\p{L}+ )?(?:
      ${kinWords}|family|parents|neighbou?rs?|colleague|boss|landlord|partner|gran|granny|nan|familie|famille|familia
      |famiglia|rodzina|família|familj|nachbar(?:in|n)?|kolleg(?:e|in)|voisine?|vecin[oa]|vicin[oa]|buurman|buurvrouw
      |sąsiad(?:ka)?|vizinh[oa]|granne
    )(?:, (?:an?|eine?|une?|un|una|uma?|een|en) [^.,;\n]{1,30},|,)? (?:
      is|are|was|were|ist|sind|war|waren|est|sont|était|es|son|era|è|sono|zijn|jest|są|był[ao]?|é|são|är|var
    )? ?${article}$
  `,
  'iu',
);
const named =
  /(?<!\p{L})(\p{Lu}\p{Ll}{1,15}) (?:is|ist|est|es|è|jest|é|är|was|war|var) (?:an? |eine? |une? |un |una |um |uma |en |een )?$/u;
/** "weil sie Sinti sind" */
const subordinate =
  /(?<!\p{L})(?:weil|dass|da|ob|obwohl|omdat|dat) (?:sie|er|wir|ich|ze|zij|hij|we|ik) (?:auch |eine? |een |ook )?$/iu;
const verbLast = /^ (?:sind|ist|war|waren|bin|is|zijn|was|waren|ben)(?!\p{L})/iu;
/** "the only Hausa speaker in class" */
const onlyOne =
  /(?<!\p{L})(?:the only|der einzige|die einzige|la seule|le seul|[eu]l únic[oa]|l['’]unic[oa]|de enige) $/iu;
const person = new RegExp(
  oneLine`
    ^[- ](?:
      speaker|speaking|girl|boy|kid|child|family|student|pupil|teacher|nurse|man|woman|guy|person|colleague|neighbou?r
      |friend|wife|husband|Mädchen|Junge|Kind|Familie|Schüler(?:in)?|Mann|Frau|Kolleg(?:e|in)|Nachbar(?:in)?
      |Freund(?:in)?
    )(?!\p{L})
  `,
  'iu',
);
const possessed = /(?<!\p{L})(?:my|our|his|her|their|a|an|mein\p{L}{0,2}|unser\p{L}{0,2}|eine?[nr]?) $/iu;
/** "my neighbour, a Tuareg, …" */
const apposed = new RegExp(
  oneLine`
    (?<!\p{L})(?:${possessives}) (?:
      ${kinWords}|neighbou?r|colleague|boss|landlord|nachbar(?:in)?|kolleg(?:e|in)|voisine?|vecin[oa]|vicin[oa]|granne
    ), (?:an?|eine?|une?|un|una|een|en) $
  `,
  'iu',
);
const reach = 96;

const isSomebodys = (before: string, after: string, word: string): boolean => {
  if (inBracket.test(before)) return /^[,)]/u.test(after);
  const ofWriter = asOneOf.test(before) && selfBehind.test(after);
  if (ofWriter && openly.test(before)) return true;
  if (isBrief.test(word)) {
    if (ofWriter && asOne.test(before) && /^ \p{Lu}\p{Ll}/u.test(after)) return true;
    if (possessed.test(before) && !/(?<!\p{L})(?:an?|eine?[nr]?) $/iu.test(before)) return person.test(after);
    return (isSelf.test(before) || whose.test(before) || asOne.test(before)) && saidOrFollowed.test(after);
  }
  if (isThem.test(before) || whose.test(before) || apposed.test(before))
    return !/^ (?:cat|dog|cuisine|food|music|language)/iu.test(after);
  if (saidToBe.test(before) || (subordinate.test(before) && verbLast.test(after))) return true;
  if (ambiguous.test(word)) return false;
  if (asOne.test(before) && selfBehind.test(after)) return true;
  return (
    isGivenName(named.exec(before)?.[1] ?? '') ||
    ((onlyOne.test(before) || possessed.test(before)) && person.test(after))
  );
};

/** Linear in the text. */
export const peoples = (text: string): TypedCandidate[] =>
  people.all(text).flatMap(({ 0: word, index: start }) => {
    const end = start + word.length;
    const before = textBefore(text, start, reach);
    return isSomebodys(before, textAfter(text, end, reach), word)
      ? [{ type: 'NRP' as const, start, end, score: 0.9, reason: 'of a people, a creed or an orientation' }]
      : [];
  });
