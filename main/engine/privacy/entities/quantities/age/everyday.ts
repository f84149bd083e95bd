import { isGivenName } from '../../../lists';
import { and, but } from '../../../lists/conjunctions';
import { mine } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { eitherCase, elder, myself, relatives, several } from '../people/words';

/** Ages of chats, notes and forms: what somebody would be today, a list of a family, a birthday's verb, a small child's weeks. */

const ends = new RegExp(
  `^(?:$|[.,;!?)\\n、。，](?!\\d)| ?\\p{Extended_Pictographic}| (?:${and}|${but}|so)(?!\\p{L}))`,
  'u',
);
const yearsOrNothing = new RegExp(
  oneLine`
    ^(?: (?:ans|años|anni|anos|lat|lata|år|jaar|Jahre|years))?(?:
      $|[.,;!?)\n](?!\d)| ?\p{Extended_Pictographic}
      | (?:
        and|und|et|y|e|en|i|och|today|now|heute|jetzt|morgen|im|aujourd['’]hui|hoy|oggi|vandaag|dziś|hoje|idag|this
        |next|diese[ns]?|ce|este|esta|questo|deze|w|em|im|en|in|domani|mañana|demain|amanhã|imorgon|jutro|sabato
        |samedi|sobotę|zijn geworden|geworden|alt geworden
      )(?!\p{L})
    )
  `,
  'u',
);

/** "papa wäre heute 75 geworden", "babam yaşasaydı 75 olacaktı" */
const wouldBe = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:would|wouldve|would['’]ve) (?:have )?(?:been|be|turned)|['’]d (?:have been|be)|wäre?|aurait(?: eu| fêté)?
      |(?:hubiera|hubiese|habría) cumplido|cumpliría|tendría|avrebbe(?: compiuto| fatto)?|farebbe|zou|miał(?:a)?by
      |skończył(?:a)?by|faria|teria(?: feito)?|skulle (?:ha )?(?:fyllt|fylla|blivit|varit)|skulle (?:ha )?fyllt
    )(?: (?:
        today|now|heute|jetzt|dieses Jahr|hoy|ahora|oggi|ora|vandaag|nu|dziś|teraz|hoje|agora|idag|aujourd['’]hui
        |(?:this|next|last) \p{L}{3,8}|diese[ns]? \p{L}{3,8}|(?:im|in|en|a|w|em|i) \p{L}{3,9}
      ))? $
  `,
  'iu',
);
const turkishWouldBe = {
  before: /(?<!\p{L})yaşasaydı (?:bugün |şimdi )?$/iu,
  after: /^ (?:olacaktı|olurdu|yaşında)(?!\p{L})/iu,
};

/** "hoy cumplo 40", "oggi faccio 40 anni" */
const birthdayVerb = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:hoy|mañana|ya|por fin) cumplo|cumplo|(?:oggi|domani|finalmente) (?:faccio|compio)
      |(?:hoje|amanhã) (?:faço|completo)|(?:dziś|jutro) kończę|(?:idag|imorgon) (?:fyller|blir) jag
      |(?:heute|morgen) (?:werde ich|bin ich)|(?:aujourd['’]hui|demain) (?:j['’]ai|je fête mes)
      |(?:vandaag|morgen) (?:word|ben) ik
    ) $
  `,
  'iu',
);
/** "Paolo che fa 60 anni", "Paul qui fête ses 60 ans": whose birthday it is. */
const whoTurns =
  /(?<![\p{L}'-])(\p{L}[\p{L}'-]{1,20}) (?:che (?:fa|compie)|qui (?:fait|fête ses)|que (?:cumple|faz|completa)|która kończy|który kończy|som fyller|die \p{L}{0,8} ?wordt) $/u;
const happy = /(?:^|[^\p{L}])(?:happy|alles Gute zum|joyeux|feliz|buon|fijne|gelukkige|wesołych|grattis på) $/iu;
const birthday = new RegExp(
  oneLine`
    ^(?:st|nd|rd|th|\.|e|º|ª|°|:e)? (?:
      birthday|b-?day|Geburtstag|anniversaire|cumpleaños|compleanno|verjaardag|urodzin|aniversário|födelsedag|årsdag
    ) (?:
      to (?:me|my|our)|an (?:mich|meine\p{L}?)|à (?:moi|ma|mon)|a mí|a mi|a me|al mio|alla mia|voor mij|till mig
      |para mim
    )(?!\p{L})
  `,
  'iu',
);
/** "till Pelles 60-årspresent" */
const swedishFeast = {
  before: /(?<!\p{L})(?:\p{Lu}\p{L}{2,14}s|min|hans|hennes|vår|deras|till) $/u,
  after: /^-års(?:present|fest|kalas|dag|middag)(?!\p{L})/u,
};

const weeksOf = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        nen[ea]|beb[ée]|bebita|peque|bimb[oa]|piccol[oa]|mał[ay]|maluch|malutk[ai]|bebezinh[oa]|kleine|lill(?:a|an|en)
        |bebis|bebisen|la petite|le petit|little (?:one|man|guy|girl)|bub|bubs|bairn
      )(?: (?:is|['’]s|ist|a|tiene|ha|ma|tem|är|wird|already|schon|déjà|ya|già|al|już|já|redan|now|jetzt)){0,2} $
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^ (?:
        weeks?|wks?|months?|Wochen|Monate|semaines|mois|semanas|meses|settimane|mesi|weken|maanden|tygodn\p{L}{1,2}
        |miesi\p{L}{2,4}|veckor|månader
      )(?=$|[.,;!?)\n]| (?:old|alt|${and})(?!\p{L}))
    `,
    'iu',
  ),
};
const turkishWeeks = {
  before:
    /(?<!\p{L})(?:bebe\p{L}{1,8}|oğl\p{L}{1,5}|kız\p{L}{1,5}|ikiz\p{L}{1,6}|torun\p{L}{1,4}|yeğen\p{L}{1,3})(?: (?:daha|henüz|şimdi|tam))? $/iu,
  after: /^ (?:haftalık|aylık|günlük|buçuk aylık)(?!\p{L})/iu,
};
const weeksUnspaced = {
  before: /(?:生後|(?:宝宝|寶寶|宝贝|孩子|娃|女儿|儿子|闺女)(?:现在|現在|才|刚|已经|都)?)$/u,
  after:
    /^ ?(?:个半月|(?:か|ヶ|カ|ヵ)月(?!前|後)|週間?(?!前|後)|日(?!前|後|間)|周(?=大|了|$|[,，。])|个?星期(?=大|了|$|[,，。]))/u,
};

const turkishKin = oneLine`
  (?:
    baba(?:anne)?|anne(?:anne)?|dede|abla|abi|kardeş|eş|koca|karı|oğl|kız|teyze|hala|amca|dayı|yenge|enişte
    |kayınvalide|kayınpeder|kuzen|torun|yeğen|sevgili|nişanlı
  )(?:[ıiuü]?m|[ıiuüs][ıiuü])
`;
/** "Kızım Elif 9 ve": without a verb. */
const turkishNamed = {
  before: new RegExp(`(?<!\\p{L})(?:${turkishKin})(?: \\p{Lu}[\\p{L}'-]{1,20}){1,2},? $`, 'iu'),
  after: /^(?:$|[.;!?)\n]|,(?!\d)| (?:ve|ama|fakat|çok|daha|henüz)(?!\p{L}))/u,
};
/** "Mormor, 84, ramlade": who it is begins the line. */
const opened = new RegExp(
  `(?:^|[\\n.;!?] ?)(?:(?:my|min|mijn|meine?|mon|ma|mi|moja?|la|our) )?(?:${elder}|grandson|granddaughter|${turkishKin}|mam|nain|taid)(?: \\p{Lu}[\\p{L}'-]{1,16})?, $`,
  'iu',
);
const self = `${myself}|[Bb]en`;
const others = `${eitherCase(relatives)}|${eitherCase(turkishKin)}|[Ss]ambo|[Hh]ubby|[Vv]riend(?:in)?|[Mm]an|[Oo]h`;
/** "me 38, vriend 40", "jag (38), sambo (40)": oneself first. */
const selfFirst = {
  first: new RegExp(`(?:^|[\\n.:;] ?)(?:${self})(?: \\(| |, )$`, 'u'),
  next: new RegExp(`^\\)?,? (?:(?:${and}) )?(?:(?:${mine}) )?(?:${others})(?: \\p{Lu}\\p{L}{1,14})? ?\\(?\\d`, 'u'),
};
/** "ablam 45, kardeşim 38", "eşim 44, çocuklar 9 ve 12" */
const turkishFamily = {
  first: new RegExp(`(?:^|[\\n.;] ?)(?:${turkishKin}|ben|o) $`, 'iu'),
  firstAfter: new RegExp(`^, (?:${turkishKin}|çocuklar(?:ım)?) \\d{1,2}`, 'iu'),
  next: /\d{1,2}, çocuklar(?:ım)?(?: \d{1,2} ve)? $/iu,
  second: new RegExp(`(?:^|[\\n.;] ?)(?:${turkishKin}|ben|o) \\d{2}, ${turkishKin} $`, 'iu'),
};
/** 我38,老公40 and 夫38、妻36: of a family, each with its number. */
const kinUnspaced =
  '(?:我|他|她|本人|老公|老婆|丈夫|妻子|妻|夫|主人|旦那|嫁|私|僕|俺|彼氏|彼女|父|母|爸爸?|妈妈?|哥哥?|姐姐?|弟弟?|妹妹?|兄|姉|弟|妹|息子|娘|儿子|女儿|男友|女友|男朋友|女朋友|彼|公公|婆婆|岳父|岳母|奶奶|爷爷|外婆|外公)';
const familyUnspaced = {
  first: new RegExp(`(?:^|[,，、。；;:：\\n])${kinUnspaced}(?:は|が|今年)?$`, 'u'),
  firstAfter: new RegExp(`^(?:岁|歳|才)?[,，、](?:我)?${kinUnspaced}(?:は|が|今年)?\\d`, 'u'),
  second: new RegExp(
    `${kinUnspaced}(?:は|が|今年)?\\d{1,2}(?:岁|歳|才)?[,，、](?:我)?${kinUnspaced}(?:は|が|今年)?$`,
    'u',
  ),
  after: /^(?:$|[,，、。；;\n]|です|だ|で)/u,
};
/** 公公有老年痴呆,79了 */
const chineseOld =
  /(?:爸|妈|公公|婆婆|岳父|岳母|奶奶|爷爷|外婆|外公|姥姥|姥爷|父亲|母亲)(?:[^。\n\d]{0,16}[,，])?(?:今年|都|已经)?$/u;
const profile = {
  before: /(?:^|[\n。，,；;：:])(?:(?:本人)?[男女](?:性|生)?[,，、 ]?|本人(?:今年)?)$/u,
  after: /^(?:[,，、]|$|\n)/u,
};
/** 息子は6才, 今75です, 今年で60になる */
const japanese = {
  before:
    /(?:息子|娘|父|母|祖父|祖母|妻|夫|主人|兄|姉|弟|妹|孫|うちの子|甥|姪|長男|長女|次男|次女|私|彼氏|彼女)[はがも](?:もう|まだ|今年|今|来月|来年|現在|\p{Script=Han}曜日?)?(?:[でに])?$/u,
  after: /^(?:つ(?:に|です|の)|才|になり|になる|になった|です|でした)/u,
  forgetting: /(?:息子|娘|父|母|祖父|祖母|妻|夫|主人|兄|姉|義父|義母|甥|姪)[はがも](?:もう|今年|今)?$/u,
  forgets:
    /^(?=$|[、。])|^で(?:す|、|私を|僕を|産|結婚|認知症|一人|独り|元気|まだ|今も|入院|亡くな|寝たきり|車いす|働)/u,
  soon: /(?:^|[、。\n])(?:私は)?(?:来月|来年|今月|今年|明日|来週|もうすぐ)(?:で)?$/u,
  now: /(?:生まれ(?:で|なので|だから)|今年で\p{Script=Han}{0,4})[、,]?(?:今|現在|もう)?$/u,
  turning: /(?:還暦|古希|喜寿|米寿|成人)[、,で]?$/u,
  becomes: /^(?:歳|才)?(?:です|になる|になり|になった)/u,
};

/** "eşim 40, çocuklar 6 ve 9", "kızım 7 yaşına girdi, abisi 10": in a family whose ages are told. */
const turkishNext = new RegExp(
  `yaş\\p{L}{0,7}[^.!?\\n]{0,40}(?:${turkishKin}|sevgilim|çocuklar(?:ım)?|büyüğü|küçüğü)(?: \\d{1,2} ve)? $`,
  'iu',
);
const turkishAfter = /^(?:$|[.,;!?\n]| ve \d{1,2}(?=$|[.,;!?\n]))/u;
const turkishTurned = {
  name: /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20}) (?:bugün |yarın )?$/u,
  after: /^ (?:oldu|oluyor|olacak|olmuş|oldun)(?=$|[.,;!?\n]| (?:bugün|artık|bile|sonunda|aferin|ve|iyi))/u,
  /** "25'ime girdim", "40'ına bastı" */
  entered:
    /^['’]\p{L}{2,5} (?:gir(?:dim|di|iyor\p{L}{0,2}|ece\p{L}{1,3})|bas(?:tım|tı|ıyor\p{L}{0,2})|doldur\p{L}{1,6})(?!\p{L})/u,
  /** "58'inde emekli oldu" */
  lived:
    /^['’](?:[iıuü]nd[ea]|s[iı]nd[ea]|[iıuü]mde|[iıuü]mda|yken|ken) (?:emekli|öldü|vefat|evlen|kaybet|anne|baba|doğur|mezun|boşan|dul|hasta|ehliyet|askere|hâlâ|hala)/u,
};

/** "teściowa ma demencję i 83 lata": behind what else somebody has. */
const alsoYears = {
  before: /(?<!\p{L})(?:ma|tiene|tem|ha|a) \p{L}{4,20} (?:i|y|e|et) $/iu,
  after: /^ (?:lat|lata|años|anos|anni|ans)(?=$|[.,;!?)\n])/u,
};
/** "zmarł mając 91 lat", "hon blev 91 år" */
const lastAge = {
  before:
    /(?<!\p{L})(?:(?:z|u)marł[ay]? mając|(?:han|hon|mormor|morfar|farmor|farfar|mamma|pappa) blev|(?:ze|hij|oma|opa) is|est morte? à|murió con|è mort[oa] a|morreu com) $/iu,
  after: /^(?: (?:lat|lata|ans|años|anos|anni|år|jaar))?(?:$|[.,;!?)\n](?!\d)| geworden(?!\p{L}))/u,
};
/** "dzieci: Zosia (4), Jaś (7)": whatever the children are called. */
const namedKids = {
  before: new RegExp(
    oneLine`
      (?:(?<!\p{L})(?:${eitherCase(several)}|[Çç]ocuklar\p{L}{0,3})|子供|子ども|こども|孩子|娃)(?: ?[:：] ?)
      (?:\p{L}{1,20} ?[(（]\d{1,2}(?:岁|歳)?[)）](?:, ?|、| ?(?:${and}|と) ?)){0,4}\p{L}{1,20} ?[(（]$
    `,
    'u',
  ),
  after: /^[)）]/u,
};
const pronouns = 'he|she|er|sie|il|elle|él|ella|lui|lei|hij|zij|ze|on|ona|ele|ela|han|hon';
/** "ich bin 31 und sie 28": a pronoun without its verb. */
const pronounNext = new RegExp(
  oneLine`
    (?<!\p{L})(?:bin|['’]m|am|['’]ai|tengo|ho|ben|mam|tenho|är) \d{2}(?: (?:ans|años|anni|anos|lat|lata|år|jaar))?,? (?:
      ${and}|a
    ) (?:${pronouns}|(?:mój )?chłopak|(?:moja )?dziewczyna) $
  `,
  'iu',
);
/** "er ist 36, sie 34", "il a 36 ans, elle 34": of two who are spoken of. */
const pair = {
  first: /(?<!\p{L})(?:on|ona|ele|ela) (?:ma|tem) $/iu,
  firstAfter: /^(?: lata?| anos)?,? (?:a |e |i )?(?:on|ona|ele|ela) \d{2}(?=$|[.,;])/u,
  next: new RegExp(
    oneLine`
      (?<!\p{L})(?:${pronouns})
      (?:['’]s| is| ist| a| tiene| ha| ma| tem| är) \d{2}(?: (?:ans|años|anni|anos|lat|lata|år|jaar|Jahre))?,? (?:
        (?:${and}|a) )?(?:${pronouns}) $
    `,
    'iu',
  ),
};
const turkishPronoun =
  /\d{2} yaşında(?:yım)?,? (?:ve |o |sevgilim |nişanlım |eşim |erkek arkadaşım |kız arkadaşım )$/iu;
/** "tenía 24 cuando me tuvo" */
const wasWhen = {
  before: /(?<!\p{L})(?:tenía|tinha|aveva|avait|(?:hon|han|jag|mamma|pappa) var)(?: (?:sólo|solo|só|bara|apenas))? $/iu,
  after: /^ (?:ans |años |anni |anos |år )?(?:cuando|quando|när|quand)(?!\p{L})/u,
};
/** "mis dos chicos, 6 y 10" */
const ofBoys = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        chic[oa]s|niet[oa]s|hij[oa]s|niñ[oa]s|pojkar|flickor|killar|tjejer|barn|filhos|meninos|meninas|figli|bimbi
        |boys|girls|kids|Jungs|Mädels|garçons|filles|jongens|meisjes|synowie|córki|çocu[kğ]\p{L}{0,5}(?: var)?
        |kızımız var|oğlumuz var|barn|børn|gutter|jenter|drenge|piger|lasta|lapset|poikaa|tytärtä|tyttöä|dětí|děti
        |syny|dcery|kluky|holky|дітей|діти|детей|дети|ребёнка|ребенка|синів|сини|сыновей|дочек|доньки|дочери|внуков
        |онуків
      )(?:, | \()$
    `,
    'iu',
  ),
  after: new RegExp(`^ (?:${and}|ja|a|і|и|та) \\d{1,2}(?=[,.)]|$)`, 'u'),
};
const faz = new RegExp(`(?<!\\p{L})(?:${relatives}|afilhad[oa]|sobrinh[oa]) faz $`, 'iu');
const fazAfter = /^ (?:no|na|em|amanhã|hoje|anos|dia)(?!\p{L})/u;
const turkishWill = new RegExp(
  `(?<!\\p{L})(?:${turkishKin})(?: (?:bugün|yarın|haftaya|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|bu (?:yıl|ay)|seneye))? $`,
  'iu',
);
const ladIs =
  /(?<!\p{L})(?:my|our|his|her) (?:wee |little |big |youngest |eldest |oldest )?(?:lad|lass|nipper|bairn|mate|one|boy|girl|man)['’]?s (?:now |only |just |already )?$/iu;
/** "im 3. Lebensjahr erkrankte er" */
const yearOfLife = {
  before: /(?<!\p{L})(?:im|ins|seit dem|bis zum|mit dem) $/iu,
  after: /^\. Lebensjahr (?:\p{L}{2,16} ){0,3}(?:er|sie|ich|mein\p{L}{0,2}|unser\p{L}{0,2}|wir)(?!\p{L})/u,
};
/** "trente-deux ans, maman solo": how one begins. */
const begins = {
  before: /(?:^|\n)(?:(?:Hi|Hello|Hallo|Salut|Bonjour|Hola|Ciao|Hoi|Cześć|Oi|Olá|Hej)[,!.]? )?$/u,
  after: new RegExp(
    oneLine`
      ^ (?:ans|años|anni|anos|lat|lata|jaar|år|Jahre)(?: alt)?, (?:(?:jeune|junge|une?|eine?|el|la) )?(?:
        maman|mère|papa|père|mamá|madre|padre|mamma|mãe|pai|Mutter|Vater|Mama|moeder|vader|matka|tata|mama|pappa
        |célibataire|sans emploi|employée?|fumeu\p{L}{1,3}
        |(?:2|3|4|5) (?:kids|Kinder|enfants|hijos|figli|filhos|barn|kinderen|dzieci)
      )(?!\p{L})
    `,
    'u',
  ),
};
/** "pour le petit de 6 ans": of adults and wines it is no child. */
const littleOf = {
  before: /(?<!\p{L})(?:le|la|notre|mon|ma|les) (?:petite?|grande?|derni(?:er|ère)|aînée?|cadette?) de $/iu,
  after: /^ (?:ans|mois)(?=$|[.,;!?)\n]| (?:et|qui|a|est)(?!\p{L}))/u,
};

const isNamed = (pattern: RegExp, left: string): boolean => isGivenName(pattern.exec(left)?.[1] ?? '');

const unspaced = (left: string, right: string): boolean =>
  standsIn(weeksUnspaced, left, right) ||
  standsIn(japanese, left, right) ||
  (japanese.becomes.test(right) &&
    (japanese.now.test(left) || japanese.turning.test(left) || japanese.soon.test(left)));
const unspacedGrown = (left: string, right: string): boolean =>
  (familyUnspaced.firstAfter.test(right) && familyUnspaced.first.test(left)) ||
  (familyUnspaced.after.test(right) && familyUnspaced.second.test(left)) ||
  standsIn(profile, left, right) ||
  (japanese.forgets.test(right) && japanese.forgetting.test(left)) ||
  (/^了(?:$|[,，。还都])/u.test(right) && chineseOld.test(left));
const turkish = (left: string, right: string): boolean =>
  turkishTurned.entered.test(right) ||
  turkishTurned.lived.test(right) ||
  (turkishTurned.after.test(right) && isNamed(turkishTurned.name, left)) ||
  standsIn(turkishWouldBe, left, right);

/** Why a number is an age by what people write around it; null where it is none. */
export const everyday = (left: string, right: string, digits: string): string | null => {
  if (digits.length > 2) return null;
  if (standsIn(weeksOf, left, right)) return 'of a small child';
  if (standsIn(turkishWeeks, left, right)) return 'of a small child';
  if (unspaced(left, right)) return 'said of a person';
  if (standsIn(namedKids, left, right)) return 'after a name';
  if (standsIn(ofBoys, left, right)) return 'after a relative';
  if (/^ ve \d{1,2} yaş/u.test(right) && /(?<!\p{L})var, $/u.test(left)) return 'said of a person';
  if (turkishAfter.test(right) && (turkishFamily.next.test(left) || turkishFamily.second.test(left)))
    return 'after a relative';
  if (turkishAfter.test(right) && (turkishNext.test(left) || turkishPronoun.test(left))) return 'after a relative';
  if (standsIn(yearOfLife, left, right)) return 'said of a person';
  if (standsIn(littleOf, left, right)) return 'said of a person';
  if (ends.test(right) && ladIs.test(left)) return 'said of a person';
  if (standsIn(turkishNamed, left, right)) return 'after a relative';
  if (digits.length !== 2) return null;
  if (unspacedGrown(left, right)) return 'said of a person';
  if (turkish(left, right) || (turkishFamily.firstAfter.test(right) && turkishFamily.first.test(left)))
    return 'said of a person';
  if (/^, (?!\d)\p{L}/u.test(right) && opened.test(left)) return 'after a relative';
  if (selfFirst.next.test(right) && selfFirst.first.test(left)) return 'after a relative';
  if (standsIn(begins, left, right)) return 'said of a person';
  if (standsIn(alsoYears, left, right) && isPersonBefore(left)) return 'years of a person';
  if (standsIn(lastAge, left, right)) return 'of a death';
  if (ends.test(right) && (pronounNext.test(left) || pair.next.test(left))) return 'said of a person';
  if (pair.firstAfter.test(right) && pair.first.test(left)) return 'said of a person';
  if (standsIn(wasWhen, left, right)) return 'said of a person';
  if (fazAfter.test(right) && faz.test(left)) return 'of a birthday';
  if (/^ (?:olacak|oluyor|oldu)(?!\p{L})/u.test(right) && turkishWill.test(left)) return 'of a birthday';
  if (birthday.test(right) && happy.test(left)) return 'of a birthday';
  if (standsIn(swedishFeast, left, right)) return 'of a birthday';
  if (!yearsOrNothing.test(right)) return null;
  if (birthdayVerb.test(left) || isNamed(whoTurns, left)) return 'of a birthday';
  return wouldBe.test(left) && isPersonBefore(left) ? 'said of a person' : null;
};
