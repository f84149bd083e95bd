import { oneLine } from '../../patterns/one-line';
import { perhapsCapital } from '../../text/pieces';

/** Forms of addresses beside a number and a street's name: boxes, lots, small letters, floors, other scripts. */

/** Letters that have no case are of scripts without spaces: an address may touch them. */
export const edge = '(?<![\\p{Lu}\\p{Ll}\\p{N}])';
export const end = '(?![\\p{Lu}\\p{Ll}\\p{N}])';
const name = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";
const small = "\\p{Ll}[\\p{L}'’-]{2,20}";
/** "via mail 24 uur": what a number counts is no house. */
const counted = oneLine`
  (?:
    years?|months?|weeks?|days?|hours?|min(?:utes?|uten|utos|uti)?|Jahre?n?|Monate?n?|Wochen?|Tage?n?|Stunden?|ans?
    |mois|semaines?|jours?|heures?|años?|mes(?:es)?|semanas?|días?|horas?|ann[oi]|mes[ei]|settiman[ae]|giorn[oi]
    |or[ae]|jaar|maanden?|weken|dagen|uur|minuten|anos?|dias?|euros?|EUR|€|km|kg
  )(?![\p{L}])
`;
const links =
  "(?:de la |de los |de las |de l['’]|della |dei |del |des |dos |das |do |da |du |de |di |la |le |les |los )?";

/** Behind the house: the floor, the door, the building behind. */
export const floor = oneLine`
  (?:
    ,? (?:
      \d{1,2}\.?[oaº°ª]{1,2}\.? ?(?:izq|izda|dcha|dch|dto|esq|frente|centro|[A-D])?\.?(?![\p{L}\p{N}])
      |(?:apto|apt|piso|puerta|int|interno|scala|esc|lgh|bus|m)\.? ?\d{1,4}[A-Z]?(?![\p{L}\p{N}])
      |(?:primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|nono|decimo|ultimo) piano(?!\p{L})
      |piano (?:terra|rialzato|ammezzato|\d{1,2})(?![\p{L}\p{N}])|(?:scala|pal(?:azzina)?\.?) [A-Z](?![\p{L}\p{N}])
      |(?:Hinterhaus|Vorderhaus|Seitenflügel|Gartenhaus)|\d{1,2}\. ?(?:th|tv|mf)(?!\p{L})|st\. ?(?:th|tv|mf)(?!\p{L})
      |\d{1,2}\. ?(?:OG|Stock|Etage|Obergeschoss)(?!\p{L})|bât(?:iment|\.)? ?[A-Z0-9]{1,3}(?![\p{L}\p{N}])
      |Col\. \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}
    )
  ){0,4}
`;

const numbers = oneLine`
  oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen
  |eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred
`;
const spokenStreets =
  '[Ss]treet|[Aa]venue|[Rr]oad|[Ll]ane|[Dd]rive|[Bb]oulevard|[Cc]ourt|[Tt]errace|[Cc]rescent|[Cc]lose';

/** Chinese words that stand before an address and in no province's or town's name. */
const clauseWords = '[我你您他她它们是在住到为為给給从從去的了和跟搬寄送租买買]|(?<=位)于|位于';

/** Names of houses end so, and those of lanes. */
const houses = oneLine`
  Cottages?|House|Lodge|Farm|Farmhouse|Manor|Barn|Hall|Villa|Forge|Rectory|Vicarage|Mill|Bungalow|Croft|Grange|Stables
  |Granary|Smithy|Gatehouse|Schoolhouse|Parsonage|Oast|Bothy|Steading
`;
const lanes =
  'Street|Road|Lane|Avenue|Drive|Close|Hill|Green|Row|Way|Brae|Loan|Wynd|Mews|Drove|Bank|Terrace|Crescent|Gardens';
const german = 'Twiete|Stieg|Kamp|Pfad|Anger|Chaussee|Winkel|Bühl|Bichl|Redder|Brink|Siedlung|Leite';
/** Those that are as often a line, a row or a ditch: their town stands behind. */
const germanWords = 'Reihe|Zeile|Wall|Graben|Rain';
/** Before such a word in a sentence. */
const ofSentence = '(?!(?:Siehe|Vgl|Lesen|Sie|Der|Die|Das|Den|Dem|Erste|Zweite|Dritte|Letzte|Nächste|Jede)(?!\\p{L}))';

/** Before a Turkish street: "Adresim Moda Caddesi". */
const noTurkishName =
  '(?!(?:Bu|O|Şu|Her|Hangi|Adres\\p{Ll}{0,6}|Ev(?:im|imiz|imin)?|Ofis(?:im|imiz)?|Benim|Bizim|Yeni|Eski)(?!\\p{L}))';

/** Up to so many words of a script, each behind a space, and none of those that make a sentence. */
const wordsIn = (script: string, most: number, none: string): string =>
  `(?: (?!(?:${none})(?![\\p{L}\\p{M}]))[\\p{sc=${script}}\\p{M}'׳״-]{2,20}){1,${most}}`;
const hebrew = (most: number): string =>
  wordsIn(
    'Hebrew',
    most,
    'יש|אין|היו|היה|היתה|הייתה|יהיו|הזה|הזאת|הזו|זה|של|עם|את|כל|רק|כבר|לפני|אחרי|עד|בשעה|בשנת|ב|בו|בה|שבו|גרים|נמצאים',
  );
const hebrewTowns =
  '(?:תל[ -]אביב|ירושלים|חיפה|רמת גן|ראשון לציון|פתח תקווה|באר שבע|נתניה|אשדוד|חולון|רחובות|הרצליה|כפר סבא|רעננה|מודיעין|בת ים|אשקלון)';
export const arabic = (most: number): string =>
  wordsIn(
    'Arabic',
    most,
    'في|فيه|فيها|به|بها|على|عليه|من|منه|إلى|حتى|مع|عن|أن|إن|كان|كانت|هو|هي|هناك|يوجد|توجد|يضم|الذي|التي|هذا|هذه|ثم|لكن|حيث|خلال|بعد|قبل|منذ|عام|لعام|سنة|لسنة|حوالي|نحو|أكثر|أقل|بالقيمة|واحد|لا|ما|هل|أنا|نحن|و(?!ادي|سط)[\\p{sc=Arabic}\\p{M}]{1,16}',
  );
const arabicMark = '[،,]? (?:رقم|عمارة|مبنى|بناية|فيلا|شقة)';
const arabicFlat = '(?: (?:شقة|الطابق|الدور) \\p{Nd}{1,4})?';
const arabicParts = `(?:[،,]${arabic(3)}(?: \\p{Nd}{1,5})?)`;
/** Behind a house stands no noun that its number would count. */
const arabicEnd = '(?![\\p{L}\\p{Nd}٪%]| (?!(?:في|قرب|بجانب|بجوار|مقابل|خلف|أمام|بالقرب|إلى)(?!\\p{L}))\\p{sc=Arabic})';
const arabicYear = '(?!(?:19|20|١٩|٢٠)\\p{Nd}{2}(?!\\p{Nd}))';
const hindi = (most: number): string =>
  wordsIn('Devanagari', most, 'है|हैं|था|थी|थे|हो|हूँ|हूं|में|को|पर|से|का|की|के|ने|और|तो|बहुत|नहीं');
/** A part that goes on to its verb is a clause: "सुंदर है". */
const noHindiClause =
  '(?!(?: (?!(?:में|को|पर|से)(?![\\p{L}\\p{M}]))[\\p{L}\\p{M}]{1,20}){0,4} (?:है|हैं|था|थी|थे|हूँ|हूं)(?![\\p{L}\\p{M}]))';
const hindiQuarter = oneLine`
  (?:
    नगर|गली|सेक्टर|कॉलोनी|कालोनी|मोहल्ला|मुहल्ला|रोड|मार्ग|विहार|बाग|बाग़|गंज|चौक|वार्ड|ब्लॉक|एन्क्लेव|अपार्टमेंट
    |सोसाइटी|पार्क|टाउन|कुंज|पुरी|बाज़ार|बाजार|गाँव|गांव|तहसील|जिला|ज़िला
  )(?![\p{L}\p{M}])
`;
const thai = ' ?(?!ใน|ที่)[\\p{sc=Thai}\\p{M}.ฯ]{1,24}';
const lane = '(?:ซอย|ซ\\.|ถนน|ถ\\.)';
const thaiVillage = '(?: (?:หมู่(?:ที่)?|ม\\.) ?\\d{1,2})';
const thaiLane = ` ?${lane}${thai}(?: \\d{1,3}(?:/\\d{1,3})?(?!\\d))?`;
/** With the vowel in one character and, as texts are matched, in two. */
const thaiDistricts = `(?:${lane}|แขวง|ตําบล|ตำบล|ต\\.|เขต|อําเภอ|อำเภอ|อ\\.|จังหวัด|จ\\.|กรุงเทพ)${thai}`;
const thaiCode = ' \\d{5}(?!\\d)';
/** What is had, walked or counted before a number of streets. */
const thaiCounted = '(?<!(?:มี|เดิน|วิ่ง|ขับ|กว่า|ประมาณ|ทั้ง|อีก|แค่|เพียง|ผ่าน) ?)';

/** Each with what a text must hold for it to be looked for. */
export const more: readonly (string | readonly [string, string])[] = [
  // "four oh nine Juniper Street", "twenty two elm road"
  [
    oneLine`
      ${edge}(?:(?:${numbers})[ -]){2,6}(?!(?:way|more|new|other|different|main|busy|dead|long)(?!\p{L}))\p{L}[\p{L}'’-]{2,20}
      (?: (?!of|the|and|to|in)\p{L}[\p{L}'’-]{2,20})?  ?(?:${spokenStreets})${end}
    `.replace('  ?', ' '),
    `(?:${spokenStreets})`,
  ],
  [
    `${edge}(?:${numbers}) (?:${name} ){1,2}(?:Street|Avenue|Road|Lane|Drive|Boulevard|Court|Terrace|Crescent|Close)${end}`,
    `(?:${spokenStreets})`,
  ],
  `${edge}\\d{1,5} (?:[NSEW]\\.? )?Broadway${end}(?:,? (?:Apt|Suite|Ste|Unit|Floor|Fl)\\.? ?#?\\d{1,5}[A-Z]?)?`,
  // A house with its name and the lane that it stands in; whatever it is called where something is brought.
  [
    `${edge}(?:The )?(?:${name} ){0,2}(?:${houses}), (?:${name} ){1,3}(?:${lanes})(?:, ${name}(?: ${name})?)?${end}`,
    `(?<=${houses}),`,
  ],
  [
    oneLine`
      ${perhapsCapital}(?=\p{Lu})(?<=
        (?:
          [Dd]eliver(?:y|ed)?|[Ss]end|[Ss]hip|[Pp]ost|[Mm]ail|[Bb]ring|[Cc]ome|[Mm]oved|[Ll]iv(?:e|es|ed|ing)
          |[Pp]arcel|[Ll]etter
        )(?: (?:it|this|them|the|my|our|parcel|order|letter|card|round|over)){0,3} (?:to|at|in|for) )(?:The )?${name}
      (?: ${name}){0,2}, (?:${name} ){1,2}(?:${lanes})(?:, ${name}(?: ${name})?)?${end}
    `,
    `(?:${lanes})`,
  ],
  // Streets of the north and of the mountains, in front of their town or at an end.
  [
    `${edge}${ofSentence}(?:${name} ){1,2}(?:${german}) \\d{1,3}(?: ?[a-z](?!\\p{L}))?(?=,? (?:in )?(?:\\d{5} )?\\p{Lu}\\p{Ll}|[,.]|\\s*$)`,
    `(?<=${german}) \\d`,
  ],
  [
    `${edge}${ofSentence}(?:${name} ){1,2}(?:${germanWords}) \\d{1,3}(?: ?[a-z](?!\\p{L}))?(?=,? (?:in )?(?:\\d{5} )?\\p{Lu}\\p{Ll})`,
    `(?<=${germanWords}) \\d`,
  ],
  // Boxes before a town.
  [
    oneLine`
      ${edge}(?:BP|B\.P\.|P\.K\.|PK|C\.P\.|Caixa Postal|Postboks|Boks|Post Box|Casella postale) ?
      (?!(?:19|20)\d\d(?!\d))\d{1,6}(?:,? \d{4,5})?,? (?!Million|Prozent|Euro)${name}(?: ${name})?${end}
    `,
    '(?:BP|B\\.P\\.|P\\.K\\.|PK|C\\.P\\.|Caixa Postal|[Bb]oks|Post Box|Casella postale) ?\\d',
  ],
  // A house with its name, before a British code.
  [
    oneLine`
      ${edge}(?:${name} ){1,2}(?:Cottage|House|Lodge|Farm|Manor|Barn|Hall|Villa), (?:${name} ){1,3}
      (?:Street|Road|Lane|Avenue|Drive|Close|Hill|Green|Row|Way)
      (?=(?:,|,?[ \t]{0,3}\n)[^\n]{2,40}[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})
    `,
    '(?<=Cottage|House|Lodge|Farm|Manor|Barn|Hall|Villa),',
  ],
  // The Netherlands: a name of any ending before a code with its letters.
  [
    `${edge}${name}(?: ${name}){0,2} \\d{1,4}(?:[ -]?[a-zA-Z]|-\\d{1,3})?(?=,? {0,2}\\n? ?\\d{4} ?[A-Z]{2} ${name})`,
    '\\d{4} ?[A-Z]{2} \\p{Lu}',
  ],
  // The dwelling before its street: "piso 4ºB de la calle Toledo 31".
  oneLine`
    ${edge}(?:
      [Pp]iso|[Pp]uerta|[Áá]tico|[Pp]ortal|[Pp]lanta|[Ii]nterno|[Ss]cala|[Aa]ppartamento|[Aa]partamento|[Aa]ndar
      |[Dd]epartamento
    ) \d{1,3}(?:\.?[ºªo°]{1,2})? ?[A-Z]?(?:,|,? (?:de la|del|de|en la|en el|della|di|in|da|na|no|do)) (?:
      calle|avenida|plaza|paseo|via|viale|piazza|corso|rua|travessa|Calle|Avenida|Plaza|Paseo|Via|Viale|Piazza|Corso
      |Rua|Travessa
    ) ${links}(?:${name} ){1,4}\d{1,4}[a-z]?${end}
  `,
  // Rural America, and its soldiers abroad.
  oneLine`
    ${edge}(?:County Road|County Rd|State Route|State Road|US Highway|Highway|Hwy|Rural Route|RR|CR|FM) \d{1,4}
    (?:,? Box \d{1,4})?(?=,? ${name}(?: ${name})?,? [A-Z]{2}(?![\p{L}]))
  `,
  `${edge}(?:PSC|CMR|Unit) \\d{1,5},? Box \\d{1,5},? (?:APO|FPO|DPO),? A[AEP],? \\d{5}(?:-\\d{4})?${end}`,
  // A number and a name before a town, its state and its code, whatever kind of street it is.
  oneLine`
    ${edge}\d{1,5}[A-Za-z]? (?:${name} ){0,3}${name}(?=
      (?:,| {0,3}\n) {0,3}(?:(?:Apt|Suite|Unit|Ste|Flat)\.? #?\w{1,6}(?:,| {0,3}\n) {0,3})?${name}(?: ${name}){0,2}
      (?:,| {0,3}\n) {0,4}(?:[A-Z]{2,3}|${name}(?: ${name})?),?(?: {1,3}| {0,3}\n {0,4})
      (?:\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})${end}
    )
  `,
  // "the corner of Elm Street 12 and Oak Street"
  [
    `(?<=(?:corner|intersection|junction) of )(?:the )?(?:${name} ){1,4}(?:\\d{1,4}[a-z]? )?(?:and|&) (?:${name})(?: ${name}){0,3}(?: \\d{1,4}(?!\\d))?`,
    '(?<=corner|intersection|junction) of ',
  ],
  // Boxes before a code.
  `${edge}(?:BP|B\\.P\\.|CS|Box|Apdo\\.?|Casilla) ?\\d{1,6}(?=,? ?\\n? ?(?:\\d{5}|\\d{3} \\d{2}) \\p{Lu})`,
  // Places without streets.
  `${edge}(?:Lieu[- ]dit|Hameau|Résidence|Domaine)(?: (?:[Ll]es?|[Ll]a|de|du|des))* ${name}(?: ${name}){0,2}(?=,? (?:\\d{5} \\p{Lu}|bât))`,
  `${edge}(?:Loc\\.|Località|Fraz\\.|Frazione|Contrada|C\\.da) (?:${name} ?){1,3},? (?:\\d{1,4}|snc)${end}`,
  // Bogotá's crossings.
  `${edge}(?:Carrera|Calle|Cra\\.?|Kra\\.?|Cl\\.?|Transversal|Diagonal|Avenida) \\d{1,3}[A-Z]?(?: (?:Sur|Norte|Bis))? ?(?:#|No\\.?|N°) ?\\d{1,3}[A-Z]? ?- ?\\d{1,3}${end}`,
  // In small letters.
  [
    `${edge}\\p{Ll}[\\p{Ll}-]{2,30}(?:straße|strasse|str\\.|gasse|allee|straat|gatan|vägen) \\d{1,3} ?[a-z]?${end}`,
    '(?<=straße|strasse|str\\.|gasse|allee|straat|gatan|vägen) \\d',
  ],
  [
    oneLine`
      ${edge}\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|impasse|boulevard|allée|chemin|quai|avenue) ${links}${small}
      (?: (?!(?:à|a|et|dans|en|au|avec|pour|est|sur|qui|que)(?!\p{L}))${small})?
    `,
    '\\d',
  ],
  `${edge}(?:calle|avenida|paseo|via|viale|piazza|corso|rua|travessa) ${links}${small}(?: ${small})?,? (?:n\\.?[oº°]? ?)?\\d{1,3}[a-z]?(?![\\p{L}\\p{N}%]|[.,:]\\d| ?${counted})`,
  [
    oneLine`
      (?<=(?<!\p{L})(?:number|no\.?|house|living at|live at|lives at) )\d{1,4}[a-z]? (?!of |in |to |at |on |and |the )[a-z][a-z'’-]{2,20} (?:[a-z][a-z'’-]{2,20} )?
      (?:close|drive|court|grove|gardens|way|place|square|parade|hill|row|park|view)${end}
    `,
    '\\d[a-z]? [a-z]',
  ],
  // Turkey: streets before the house, the door, the code, and the district with its province.
  [
    oneLine`
      ${edge}${noTurkishName}(?:${name} ){1,3}
      (?:Mah(?:allesi|\.)|Cad(?:desi|de|\.)|Sok(?:ağı|ak|\.)|Sk\.|Bulvarı|Blv\.|Sitesi)
      (?:,? (?:${name}|\d{2,4})(?: ${name}){0,2}\.?){0,2},? No[:.]? ?\d{1,4}(?:[/-]?[A-Z]?\d{0,3})
      (?:,? (?:D(?:aire)?|K(?:at)?|Kapı|Blok)[:.]? ?[A-Z]?\d{1,3}){0,3}(?:,? \d{5}(?!\d))?
      (?:,? ${name}(?: ?/ ?${name})?)?
    `,
    'No[:.]? ?\\d',
  ],
  [
    `${edge}${noTurkishName}(?:${name} ){1,3}(?:Cad(?:desi|\\.)|Sok(?:ağı|ak|\\.)|Sk\\.|Bulvarı|Blv\\.) \\d{1,4}(?:/\\d{1,3})?${end}`,
    '(?<=Cad(?:desi|\\.)|Sok(?:ağı|ak|\\.)|Sk\\.|Bulvarı|Blv\\.) \\d',
  ],
  // Russia, Ukraine, Bulgaria: the town, the street, the house, the flat.
  [
    oneLine`
      ${edge}(?:(?:\d{5,6},? )?(?:г|м|гор|с|пос)\. ?${name}(?: ${name})?,? )?(?:
        ул\.|улиц[аеуы]|вул\.|вулиц[яію]|пр\.|пр-т|просп\.|проспект|пер\.|переулок|провулок|шоссе|ш\.|наб\.|бул\.|б-р
        |пл\.|площадь
      ) ?${name}(?: ${name}){0,2},? (?:(?:д|дом|буд)\.? ?)?\d{1,4}[а-яА-Я]?(?:/\d{1,3})?
      (?:,? (?:корп(?:ус)?|к|стр(?:оение)?|кв(?:артир[аи])?|оф(?:ис)?|эт(?:аж)?|под(?:ъезд)?|ап|бл|ет)\.? ?\d{1,4}|,? вх\. ?[А-Я\d](?!\p{L})){0,5}
    `,
    '(?:ул|вул|пр|пер|ш|наб|бул|пл)\\.|пр-т|б-р|улиц|вулиц|проспект|переулок|провулок|шоссе|площадь',
  ],
  // Greece.
  [
    `${edge}(?:[Οο]δ(?:ός|ού|ό)|[Λλ]εωφ(?:όρο[ςυ]|\\.)|[Ππ]λατεία[ς]?|[Ππ]λ\\.) ${name}(?: ${name}){0,2},? \\d{1,4}[Α-Ωα-ω]?(?:,? (?:ΤΚ|Τ\\.Κ\\.) ?\\d{3} ?\\d{2})?${end}`,
    'οδ|Οδ|εωφ|λατεία|πλ\\.|Πλ\\.',
  ],
  // Israel: "ברחוב הרצל 45 דירה 7, חיפה".
  [
    oneLine`
      (?<![\p{L}])[בלמהו]?(?:רחוב|רח['׳]|שדרות|שד['׳]|סמטת|כיכר)${hebrew(4)} (?!(?:19|20)\d\d(?!\d))\d{1,4}
      (?:[/-]\d{1,3})?(?:,? (?:דירה|דיר['׳]|ד['׳]|קומה|כניסה) [א-ת\d]{1,3}){0,3}(?:,${hebrew(2)}(?: \d{5,7})?)?
      (?![\p{L}\p{N}%]| (?!ב${hebrewTowns}(?!\p{L}))\p{sc=Hebrew})
    `,
    'רחוב|רח|שד|סמטת|כיכר',
  ],
  // Arabic: "شارع التحلية 120، حي العليا، الرياض 12241".
  [
    `(?<![\\p{L}])(?:حي${arabic(2)}[،,] )?شارع${arabic(4)}(?:${arabicMark} \\p{Nd}{1,5}| ${arabicYear}\\p{Nd}{1,4})${arabicFlat}${arabicParts}{0,4}${arabicEnd}`,
    'شارع',
  ],
  // "عن طريق" is by means of; a road has its house marked or its quarter behind it.
  [
    oneLine`
      (?<![\p{L}])(?<!(?:عن|خريطة|خارطة) )(?:حي${arabic(2)}[،,] )?طريق${arabic(4)}(?:
        ${arabicMark} \p{Nd}{1,5}${arabicFlat}${arabicParts}{0,4}
        | ${arabicYear}\p{Nd}{1,4}${arabicFlat}${arabicParts}{1,4}
      )${arabicEnd}
    `,
    'طريق',
  ],
  // India: the house, the lane and the quarter, the town and its code.
  [
    oneLine`
      (?<![\p{L}\p{M}])(?:मकान|फ्लैट|प्लॉट)(?: (?:नं|नंबर|संख्या|सं|क्र)\.?:?) ?\p{Nd}{1,5}
      (?:[-/]?[\p{sc=Devanagari}\p{M}\p{Nd}]{1,4})?(?=,[^\n।]{0,80}?(?:\p{Nd}{6}| ${hindiQuarter}))
      (?:,${noHindiClause}${hindi(3)}(?:[ -]\p{Nd}{1,3}(?!\p{Nd}))?){1,5}(?:,? ?-? ?\p{Nd}{6})?(?![\p{Nd}\p{L}\p{M}])
    `,
    'मकान|फ्लैट|प्लॉट',
  ],
  // Thailand: the house, the lane or street, the districts and the code. Three streets in a district are no house.
  [
    `(?:(?:บ้านเลขที่|เลขที่) ?\\d{1,4}(?:/\\d{1,4})?|(?<![\\d/])\\d{1,4}/\\d{1,4})${thaiVillage}?${thaiLane}(?: ?${thaiDistricts}){0,5}(?:${thaiCode})?`,
    'ซอย|ซ\\.|ถนน|ถ\\.',
  ],
  [
    oneLine`
      (?<![\d/])${thaiCounted}\d{1,4}(?:
        ${thaiVillage}${thaiLane}(?:,? ${thaiDistricts}){1,5}(?:${thaiCode})?
        |${thaiLane}(?:(?:,? ${thaiDistricts}){2,5}(?:${thaiCode})?|(?:,? ${thaiDistricts})${thaiCode})
      )
    `,
    'ซอย|ซ\\.|ถนน|ถ\\.',
  ],
  // China, Japan.
  [
    oneLine`
      (?=[^\0-\x7f])(?:(?!${clauseWords})\p{sc=Han}){1,8}[省市区县區縣]
      (?:市中[区區]|(?:(?![市区县區縣])\p{sc=Han}){1,8}[市区县區縣]){0,2}\p{sc=Han}{1,12}?(?:路|街|道|巷|弄|胡同)\d{1,5}[号號弄]
      (?:\d{1,5}(?:号楼|單元|单元|[号室楼座层樓層栋幢]))*
    `,
    '[号號弄]',
  ],
  [
    oneLine`
      (?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{2,20}?\d{1,4}
      (?:(?:丁目|番地?|号|の|-|－)\d{1,4}){0,3}(?:番地?|号)?
      (?:[ 　]?[\p{Script=Han}\p{Script=Katakana}ー]{2,12}(?=\d))?(?:(?<!\d)\d{1,4}(?:号室)?)?
    `,
    '[都道府県]',
  ],
];
