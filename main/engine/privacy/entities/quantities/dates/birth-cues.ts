import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { relatives } from '../people/words';

/** Words that make a date someone's birth. Near: the date follows within a word or two. */
const near = oneLine`
  DOB|bday|b-day|geb\.? ?-?dat(?:um|\.)?|(?:Fecha|F\.|Data|Dt\.|Date)(?: de)? ?(?:nac|nasc|naiss)(?:im)?\.?|né\(e\) le
  |D\.O\.B\.?|d\.o\.b\.?|date[ _-]?of[ _-]?birth|birth[ _-]?date|birthday|year of birth|birth year|Geburtsdatum
  |Geburtstag|Geburtsjahr|geb\.|date de naissance|anniversaire|fecha de nacimiento|cumpleaños|data di nascita
  |compleanno|geboortedatum|verjaardag|data urodzenia|urodziny|ur\.|data de nascimento|aniversário|födelsedatum
  |födelsedag|fødselsdato|fødselsdag
  |дата рождения|день рождения|д\.р\.
  |doğum tarihi|datum narození|dátum narodenia|születési (?:idő|dátum)|data nașterii
  |ημερομηνία γέννησης
  |syntymäaika
  |дата народження
  |जन्म ?तिथि|जन्म की तारीख
  |تاريخ الميلاد
  |תאריך לידה
  |วันเกิด
  |ngày sinh
  |생일
  |tanggal lahir|tgl lahir
  |出生日期|出生年月日|生年月日|生日
  |생년월일
  |b\.
`;
/** Farther: a place may stand between, "born in Berlin on …". */
export const farther = oneLine`
  born|geboren|née?s?|nacid[oa]s?|nació|nací|nacieron|nat[oaie]|naci[oó]|urodz\p{L}{1,6}|urodził\p{L}{0,3}|nascid[oa]s?|nasceu
  |nasci|nasceram|född(?:[as]|es)?|født(?:es)?|fødd|nacqu[ei]|naquit
  |родил(?:ся|ась|ись)
  |narozen\p{L}?|narodil\p{L}?|narodený|narodená|doğum\p{L}*|născut\p{L}?
  |народи(?:вся|лася|лась|лися)|рожд[её]н\p{L}{0,2}
  |γεννήθηκ\p{L}{1,3}|γεννημέν\p{L}{1,2}
  |synty(?:nyt|i|neet)|synnyin
  |जन्म
  |وُ?لد(?:ت|تُ)?|مولود\p{L}?
  |נולד\p{L}{0,2}
  |เกิด(?!ขึ้น|จาก|เหตุ|อุบัติ)
  |sinh(?! viên)|lahir
  |出生于|出生於|出生|(?<![产發发诞誕萌派衍先医醫学學考招])生(?:于|於)
`;
/** Of the scripts without spaces, whose particles stand right behind. */
const unspaced = '(?:誕生日|生日|生年月日|出生日期|出生年月日)(?:は|が|是|为|為|在|[ :\\uff1a、,|\u300d"\']){0,3}';

export const birthBefore = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      (?:${near})(?!\p{L})[^\d\n.;]{0,14}|(?:${near})(?!\p{L})["']?[ :=|\uff1a]{0,3}
      |(?:${farther})(?!\p{Script=Latin})[^\d\n;.!?。！？]{0,36}|${unspaced}
    )$|(?<=\p{L}[,)]? \(?|[,(])(?:[*\u2217]|(?<=[,(] ?)f\.) ?$|(?<![^\n])(?:[*\u2217]|f\.) ?$
  `,
  'iu',
);
/** Nearer than the birth: "born in Leeds and died on". */
export const deathBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      died|passed away|dead|death|deceased|gestorben|verstorben|starb|mort[es]?|décédée?|decedut[oa]|mort[oa]|morì
      |murió|falleció|fallecid[oa]|muert[oa]|overleden|stierf|zmarł[ay]?|zginął|zginęła|morreu|faleceu|falecid[oa]|dog
      |död|avled|avliden|öldü|vefat etti|ölüm
      |умер(?:ла)?|помер(?:ла)?
      |død|døde|kuoli|zemřel[a]?|meghalt|decedat[ăa]?
      |去世|死亡|逝世|亡くな
    )[^\d\n.;!?]{0,24}$
  `,
  'iu',
);
/** After the date: "am 3. März 1985 in Berlin geboren", "1985年生まれ". */
export const birthAfter = new RegExp(
  oneLine`
    ^(?:
      [^\d\n.;,!?]{0,30}(?<!\p{L})(?:geboren|geb\.|gebürtig|születt(?:em|él|ünk|ek)|született|syntynyt|पैदा)(?!\p{L})
      |[^\d\n.;,!?]{0,20}태어[나난났]
      | doğumlu
      |\s?(?:生まれ|に(?:[^\d。、,]{1,12}(?:で|に))?生まれ|生(?:在|于|於|(?!\p{Script=Han}))|出生|년생|생)
    )
  `,
  'iu',
);

/** Behind a name: "Klaus Berg (geb. 1956)", "Herta Lenz (* 1956)". */
export const yearBracketed =
  /(?<=\p{Lu}[\p{Ll}'’-]{1,24} )\((?:(?:geb|ur|n|nac|nasc|f|nar|szül|s|doğ|р|род)\. ?|[*°] ?)$/u;
/** What asks for a year alone. */
export const yearBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:was |were |am |is )?born(?: and raised)?(?: \p{L}{1,12}){0,1} (?:in|between|around|about|circa)|born|b\.|year of birth:?|birth year:?
      |geboren(?: (?:im Jahre?|zwischen|um|circa|in|tussen|rond))?|Jahrgang|Geburtsjahr:?
      |(?:née?s?|nacid[oa]s?|nació|nací|nacieron|nacimos|nacieron) (?:en(?:tre)?|vers|hacia)
      |nat[oai] (?:nel|tra il|fra il|verso il)|(?<=\p{L}, |(?<!\p{L})(?:sono|è|era|siamo|sei) (?:della )?)classe|urodz\p{L}{1,6}(?: się)? (?:w(?: roku)?|między|około)|rocznik
      |(?:nascid[oa]|nasci|nasceu) (?:em|entre|por volta de)
      |nasceram (?:em|entre)|născut\p{L}? în
      |народи(?:вся|лася) (?:в|у)
      |γεννήθηκ\p{L}{1,3} το|γεννημέν\p{L}{1,2} το
      |synnyin vuonna|syntynyt vuonna|narodil\p{L}? (?:jsem )?se (?:v roce|roku)|narodil\p{L}? som sa v roku
      |ولدت عام|ولد(?:ت)? (?:في )?(?:عام|سنة)
      |sinh năm|lahir (?:pada )?tahun
      |जन्म
      |född(?: år| mellan)?|født(?: i| mellem)?
      |родил(?:ся|ась) (?:в|между)
    ) $|(?<!\p{L})nat[oai] nell$
    |(?<![产發发诞誕萌派衍先医醫学學考招])生(?:于|於)$|出生(?:在|年份?(?:是|为|為|[:：])?)$
    |נולד\p{L}{0,2} ב-$
    |เกิด(?:เมื่อ)?(?:ใน)?(?:ปี)? ?(?:พ\.ศ\. ?)?$
  `,
  'iu',
);
/** "1986 geboren": the cue behind a year alone. */
export const yearBehind = new RegExp(
  oneLine`
    ^ (?:geboren|geb\.|gebürtig|urodzon\p{L}|născut\p{L}?|született|syntynyt|doğumlu\p{L}{0,5}|yılında doğ\p{L}{1,5})
    (?!\p{L})|^['’][dt][ea] (?:[\p{L}'’]{2,14} )?doğ(?:d|m)\p{L}{1,5}(?!\p{L})
    |^ ?(?:년생|年(?:に|[、,]?[^\d。、,]{1,12}[でに])?生まれ|年(?:出生|生(?:人|的|(?!\p{Script=Han}))))
  `,
  'iu',
);

const some = '(?:\\d{1,2}|\\p{L}{2,7})';
const bornLater = new RegExp(
  oneLine`
  ^[^.!?\n\d]{0,40}(?<!\p{L})(?:${relatives})(?!\p{L})(?<said>[^.!?\n\d]{0,24})(?<!\p{L})(?:
    (?:the|${some}) years? (?:after|before|later|earlier)|${some} Jahre? (?:später|früher|danach|davor)|im Jahr (?:darauf|davor)
    |${some} ans? (?:après|plus tard|avant|plus tôt)|l['’]année (?:suivante|d['’](?:après|avant))
    |${some} años? (?:después|antes|más tarde)|(?:el|al) año siguiente|${some} ann[oi] (?:dopo|prima|più tardi)|l['’]anno (?:dopo|prima)
    |${some} jaar (?:later|eerder)|het jaar (?:erna|ervoor)|(?:rok|${some} lata?) (?:później|wcześniej)
    |${some} anos? (?:depois|antes)|no ano seguinte|${some} år (?:senare|tidigare|senere|tidligere)|året (?:efter|före|etter|før)
    |${some} yıl (?:sonra|önce)
  ),? ?\(?(?:(?:in|en|nel|em|w|i|im Jahre?) )?$
`,
  'iu',
);
/** What else than a name may stand there: another verb tells what somebody did then. */
const ofBirth = new RegExp(
  oneLine`
    ^(?:
      ${farther}|${hedges('about', 'nearly', 'only')}|was|were|is|who|came|followed|from|of|and|then|too|also|wurde|kam|ist
      |war|dann|der|die|aus|von|und|auch|est|était|qui|puis|de|et|aussi|fue|es|que|luego|y|también|è|era|che|poi|di|e
      |anche|is|werd|kwam|toen|van|en|ook|jest|się|potem|z|i|też|foi|é|depois|também|är|blev|kom|sedan|från|och|också
    )$
  `,
  'iu',
);
/** Whether between a birth's year and the next it is said how far the two are apart: "1984, my brother the year after, in 1985". */
export const isBornLater = (between: string): boolean => {
  const said = bornLater.exec(between)?.groups?.said;
  const words = said?.match(/\p{L}+/gu) ?? [];
  return said !== undefined && words.every((word) => /^\p{Lu}/u.test(word) || ofBirth.test(word));
};
