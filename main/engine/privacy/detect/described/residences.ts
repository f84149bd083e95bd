import type { TypedCandidate } from '../../entities/entity';
import { foldName, isGivenName, ownTown } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { beyondAscii, beyondLatin, remembered } from '../../text/pieces';
import { arabic as arabicWords } from '../addresses/street-forms';

/** Where people live or come from, in scripts whose towns no list has: "в Одессе живу", "부산에 살아요", "أسكن في طنطا". */

const cyrillic = '\\p{Lu}\\p{Ll}+(?:-\\p{L}+)*(?: \\p{Lu}\\p{Ll}+)?';
const greek = '\\p{Lu}[\\p{Ll}\\p{M}]+(?: \\p{Lu}[\\p{Ll}\\p{M}]+)?';
const arabic = '[\\p{Script=Arabic}\\p{M}]{2,15}';

/** "بالرياض", "في القاهرة": the town behind its quarter; "بالقرب" is near, "بالإيجار" on rent. */
const inArabicTown =
  '(?:في (?:مدينة )?|بمدينة |ب(?=ال(?!قرب|إيجار|ايجار|طابق|دور|ضبط|فعل|كامل|مجان))|ب(?=(?:جدة|مكة|دبي|دمشق|بغداد|بيروت|تونس|صنعاء|طرابلس|مراكش|وهران)(?!\\p{L})))';
const devanagari = '[\\p{Script=Devanagari}]{2,20}';
/** What Hindi quarters end in: इंदिरा नगर, करोल बाग, वसंत विहार. */
const hindiQuarter =
  '(?:नगर|बाग़?|विहार|कॉलोनी|कालोनी|पुरम|पुरी|गंज|चौक|रोड|मार्ग|एन्क्लेव|पार्क|मोहल्ले|मुहल्ले|टोला|टोले|बाज़ार|बाजार|कुंज|खंड|सेक्टर(?: \\d{1,3})?|गाँव|गांव|ज़िले|जिले|तहसील)';

/** Of a script each: it is asked for where the text has some of it. */
const patterns: readonly (readonly [script: RegExp, pattern: RegExp])[] = [
  [
    /\p{Script=Cyrillic}/u,
    new RegExp(
      oneLine`
        (?<![\p{L}])(?:
          (?:
            [Жж]ив(?:у|[её]т|[её]м|ут|[её]шь)|[Пп]ереехал[аи]?|[Рр]одил(?:ся|ась)|[Пп]рописан[аы]?|[Сс]нимаю
            |[Рр]аботаю|[Жж]ивея|[Жж]ивее|[Жж]ивеем|[Жж]ивеят|[Рр]оден[а]?|[Пп]ереезжа(?:ю|ем|ет)|[Пп]ереед(?:у|ем|ет)
            |[Уу]ехал[аи]?
          )(?: \p{Ll}+)? (?:в|във|во|на|из)|[Яя] (?:сам[а]? )?из
          |(?:[Мм]ама|[Пп]апа|[Тт][её]тя|[Дд]ядя|[Бб]абушка|[Дд]руг|[Пп]одруга|[Бб]рат|[Сс]естра|[Мм]уж|[Жж]ена) из
        ) (?:городе |города )?(?<place>${cyrillic})
      `,
      'dgu',
    ),
  ],
  [
    /\p{Script=Cyrillic}/u,
    new RegExp(
      oneLine`
        (?<![\p{L}])(?:
          (?:[Жж]ив(?:у|е|емо|уть)|[Мм]ешка(?:ю|є|ємо|ють)|[Пп]ереїха(?:в|ла|ли)|[Нн]ароди(?:вся|лася))(?: \p{Ll}+)? (?:
            у|в|до
          )|[Яя] (?:з|із|зі)
        ) (?:місті )?(?<place>${cyrillic})
      `,
      'dgu',
    ),
  ],
  [
    /\p{Script=Greek}/u,
    new RegExp(
      oneLine`
        (?<![\p{L}])(?:
          [Μμ]έν(?:ω|ει|ουμε|ουν)|[Ζζ](?:ω|ει|ούμε|ούν)|[Κκ]ατοικ(?:ώ|εί|ούμε)|[Γγ]εννήθηκ[αε]|[Μμ]ετακόμισ[αε]|είμαι
        )(?: \p{Ll}[\p{L}\p{M}]*)? (?:στην?|στον?|στα|στους|στις|από τη?ν?|από τον?|από τα) (?<place>${greek})
      `,
      'dgu',
    ),
  ],
  [
    /\p{Script=Arabic}/u,
    new RegExp(
      oneLine`
        (?<![\p{L}])[وف]?(?:
          (?:[أاتين]?[أا]?سكن|[أاتين]عيش|مقيمة?|ساكنة?|[أا]قيم|[تين]قيم|ولدت|انتقل(?:ت|نا)?)(?: الآن| حاليا)? (?:
            في|إلى|الى
          )|(?:بيت|شقت|منزل|عنوان)(?:ي|نا)(?: هو| يقع)?(?: في|:)
        ) (?:مدينة |حي )?(?:
          (?<street>شارع${arabicWords(3)})(?:(?:[،,]| في) (?:مدينة )?(?<town>${arabic})(?![\p{L}]))?
          |(?<place>${arabic})(?![\p{L}])(?:[،,] ?(?<behind>شارع${arabicWords(3)})|(?<=حي ${arabic})[،,]? ${inArabicTown}(?<around>${arabic})(?![\p{L}]))?
        )
      `,
      'dgu',
    ),
  ],
  [
    /\p{Script=Devanagari}/u,
    new RegExp(
      oneLine`
        (?<![\p{L}\p{M}])(?:(?:(?<around>${devanagari}) (?:शहर )?(?:के|की) )?(?<quarter>${devanagari} ${hindiQuarter})|(?<place>${devanagari}))
        (?: शहर)? में (?:ही |अभी )?(?:रह|पैदा|जन्म|काम कर)
      `,
      'dgu',
    ),
  ],
  [
    /\p{Script=Hangul}/u,
    /(?<![가-힣])(?<place>(?:[가-힣]{1,5}(?:특별시|광역시|[시도군구]) ){0,3}[가-힣]{2,6}?)(?:[시군구동읍면])?(?:에|에서) (?:혼자 |같이 |계속 )?(?:살|거주|태어)/dgu,
  ],
  [
    /\p{Script=Hebrew}/u,
    /(?<![\p{L}])(?:ה?גר(?:ה|ים|ות)?|מתגורר(?:ת|ים)?|נולד(?:ה|תי)?|עברתי ל|גדל(?:ה|תי)?) ?ב(?<place>[\p{Script=Hebrew}]{2,12}(?:[ -](?:אביב|שבע|תקווה|גן|ים|גת))?)(?![\p{L}])/dgu,
  ],
  [
    /\p{Script=Thai}/u,
    /(?:อยู่(?:ที่|ใน)|อาศัยอยู่(?:ที่|ใน)?|บ้านอยู่(?:ที่)?)(?:จังหวัด)?(?<place>[\p{Script=Thai}]{3,14})(?=[ ,.]|$)/dgu,
  ],
];

/** Where nobody has an address: water, sea, forest, fear, house, happiness; in the cases that stand behind the words. */
const nowhere: ReadonlySet<string> = new Set(
  `мире мир обществе лесу леса воде морях море океане океанах страхе доме домах счастье радости эпоху эпохе веке время времени прошлом будущем раю аду космосе деревне городе любви мечтах нищете бедности стране
  світі суспільстві лісі воді морі океані страху будинку хаті щасті майбутньому минулому
  κόσμο κοινωνία δάσος νερό θάλασσα φόβο σπίτι ευτυχία
  سعادة سلام خوف الخوف السعادة الماء المياه ماء البحر البحار المحيط المحيطات الغابة الغابات الصحراء بيت البيت منزل المنزل شقة فقر الفقر عزلة وحدة هدوء قلق رعب العالم عالم المجتمع مجتمع القطب الجبال الخيال الماضي المستقبل مدينة قرية بلد
  पानी समुद्र सागर जंगल जंगलों घर डर भय खुशी शांति दुनिया समाज गाँव गांव शहर नदी नदियों पहाड़ पहाड़ों रेगिस्तान गरीबी झोपड़ी मकान कमरे साथ देश भारत अंधेरे तनाव संयुक्त
  바다 물 물속 숲 숲속 산 산속 강 호수 집 집안 사막 남극 북극 지구 우주 세상 세계 사회 마을 시골 도시 행복 공포 두려움 가난 동굴 땅속 나무 아파트 해외 외국 어디 여기 거기
  מים ים יער יערות בית פחד אושר שלום עולם חברה כפר עיר מדבר אוקיינוס אוקיינוסים עוני חלל דירה שקט
  น้ำ ทะเล ป่า บ้าน ความสุข ความกลัว โลก สังคม ภูเขา แม่น้ำ มหาสมุทร ทะเลทราย`.split(/\s+/),
);
/** "במים", "בים": the article's vowel is not written, a plural's is the word's own. */
const isNowhere = (place: string): boolean => {
  const [first = ''] = place.toLowerCase().split(' ');
  return nowhere.has(first) || nowhere.has(first.replace(/^ה(?=.{2})/u, ''));
};

const alone = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
/** Verbs that say of themselves who lives there, and what only persons do: "живу", "أسكن", "रहता हूँ", "переехала". */
const first = new RegExp(
  oneLine`
    ^[وف]?(?:[أا](?:سكن|عيش|قيم)|(?:بيت|شقت|منزل|عنوان)(?:ي|نا))
    |^(?:
      (?:жив(?:у|[её]м|емо)|мешка(?:ю|ємо))(?!\p{L})|снимаю|работаю|переехал|переезжаю|переезжаем|переед(?:у|ем)|живея
      |родил|прописан|переїха|народи|я |м[εέ]ν(?:ω|ουμε)
      |ζ(?:ω|ούμε)|κατοικ(?:ώ|ούμε)|είμαι|γεννήθηκ|μετακόμισ
      |ولدت|انتقلت|انتقلنا
      |מתגורר|עברתי|נולדתי|גדלתי
    )|^(?:мама|папа|т[её]тя|дядя|бабушка|друг|подруга|брат|сестра|муж|жена) из
  `,
  'iu',
);
const firstBehind = /^\p{L}*[\p{L}\p{M}]* ?(?:ता|ती|ते|रहा|रही|रहे|हुआ|हुई)? ?(?:हूँ|हूं|हू)(?![\p{L}\p{M}])/u;
/** Persons, and what is said of when they live there: nobody else is the subject then. */
const persons = alone(
  [
    oneLine`
      я|мы|он|она|они|ты|вы|мне|мой|моя|мо[её]|мои|моей|моего|моим|наш|наша|наши|е[её]|его|ей|ему|их|мам[аы]|пап[аы]
      |т[её]тя|дядя|бабушк[аи]|дедушк[аи]|друг|подруга|брат|сестра|муж|жена|сын|дочь|родители|сосед(?:ка)?|коллега
      |клиент(?:ка)?|пациент(?:ка)?
    `,
    'ми|він|вона|вони|мій|мо[яєї]|наш[аі]?|бабуся|дідусь|чоловік|дружина|син|дочка|донька|тітка|дядько|батьки|подруга|сусід(?:ка)?',
    'εγώ|εμείς|αυτός|αυτή|μου|μας|του|της|μαμά|μπαμπάς|γιαγιά|παππούς|αδερφ(?:ή|ός)|θεί[αο]ς?|φίλ(?:η|ος)',
    oneLine`
      أنا|انا|نحن|هو|هي|هم|[أا]خت[يه]ا?|[أا]خ[يو]\p{L}{0,2}|[أا]م[يه]ا?|[أا]ب[يو]\p{L}{0,2}|والد(?:ي|تي|ه|ته|ها)
      |زوج(?:ي|تي|ته|ها)|ابن(?:ي|تي|ته|ها)|جد(?:ي|تي)|عم(?:ي|تي)|خال(?:ي|تي)|صديق(?:ي|تي)|جار(?:ي|تي)|عائلتي|أسرتي
      |اسمي
    `,
    'मैं|हम|वह|वो|वे|मेर[ाीे]|हमार[ाीे]|उसक[ाीे]|उनक[ाीे]|मम्मी|पापा|माँ|पिता(?:जी)?|भाई|बहन|पत्नी|पति|दादी|दादा|नानी|नाना|चाचा|चाची|दोस्त|तुम|आप',
    '(?:저|나|우리|제|내|저희|그녀|그)(?:는|가|은|이|도|의)?|(?:엄마|아빠|어머니|아버지|부모님|할머니|할아버지|누나|언니|오빠|형|동생|남편|아내|아들|딸|이모|고모|삼촌|친구|동료|[가-힣]{2,4} ?씨)(?:는|가|은|이|도|께서)?',
    'אני|אנחנו|הוא|היא|הם|הן|אתה|את|אחותי|אחי|אמא|אבא|אמי|אבי|סבתא|סבא|אשתי|בעלי|בני|בתי|דודה|דוד|דודתי|דודי|חבר(?:י|תי|ה)?|שכן|שכנה|שכנתי|ההורים|הורי|שלי|שלנו|שמי',
    'ผม|ฉัน|ดิฉัน|หนู|เรา|เขา|เธอ',
  ].join('|'),
);
const thai = /\p{Script=Thai}/u;
const thaiPersons = /ผม|ฉัน|หนู|เรา|เขา|เธอ|แม่|พ่อ|พี่|น้อง|ยาย|ตา|ปู่|ย่า|ลุง|ป้า|น้า|อา|เพื่อน|แฟน|ภรรยา|สามี|ลูก|คุณ/u;
const when = alone(
  'сейчас|теперь|раньше|давно|уже|тоже|ещ[её]|и|зараз|тепер|раніше|вже|τώρα|πια|και|الآن|حاليا|अभी|अब|지금|현재|요즘|예전에|עכשיו|היום|כיום|แล้ว|ตอนนี้|ปัจจุบัน',
);
const clause = 80;

/** Whether somebody lives there: the verb's person says so, a person stands before it, or nobody else does. */
const isOfSomebody = (before: string, found: string, behind: string): boolean => {
  if (first.test(found) || firstBehind.test(behind)) return true;
  const said = before.split(/[.!?。।؟\n]/u).at(-1) ?? '';
  if (thai.test(found)) return said.trim() === '' || when.test(said) || thaiPersons.test(said);
  if (persons.test(`${said}${found}`)) return true;
  const words = said.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every((word) => when.test(word)) || words.some((word) => word.length > 2 && isGivenName(word));
};

/** "στα Μέγαρα", "из Вельска": a town of the lists behind what stands before places. */
const behindPreposition = new RegExp(
  oneLine`
    (?=[^\0-\x7f])(?<!\p{L})(?:[Вв]о?|[Ии]з|[Оо]т|[Дд]о|[Уу]|[Зз]|[Іі]з|[Вв]ъв|[Σσ]τ(?:η|ην|ο|ον|α)|[Αα]πό(?: τ(?:η|ην|ο|ον|α))?) (?<town>[\p{Script=Cyrillic}\p{Script=Greek}\p{M}]{3,20})
    (?!\p{L})
  `,
  'dgu',
);

const towns = (text: string): TypedCandidate[] =>
  [...text.matchAll(behindPreposition)].flatMap(({ indices }) => {
    const [start, end] = indices?.groups?.town ?? [0, 0];
    const town = text.slice(start, end);
    if (town === town.toLowerCase() || ownTown(foldName(town)) === null || !persons.test(text)) return [];
    return [{ type: 'LOCATION' as const, start, end, score: 0.7, reason: 'in a list of places' }];
  });

/** Firms as well stand where somebody works. */
const lived = 'where somebody lives';

/** Where persons live, come from or move, whatever a word would be read as by itself. */
export const homes = (text: string): TypedCandidate[] => residences(text).filter(({ reason }) => reason === lived);

/** Candidates in prepared offsets. Linear in the text. */
export const residences = remembered((text): TypedCandidate[] =>
  beyondLatin.test(text)
    ? [
        ...towns(text),
        ...patterns.flatMap(([script, pattern]) =>
          [...(script.test(beyondAscii(text)) ? text.matchAll(pattern) : [])].flatMap(
            ({ 0: found, index, indices }) => {
              const { place, quarter, town, around, street, behind: streetBehind } = indices?.groups ?? {};
              const parts = [
                { type: 'LOCATION', at: place ?? quarter ?? town },
                { type: 'LOCATION', at: around },
                { type: 'ADDRESS', at: street ?? streetBehind },
              ] as const;
              if (isNowhere(text.slice(...(place ?? street ?? [0, 0])))) return [];
              const behind = index + found.length;
              const before = textBefore(text, index, clause);
              if (!isOfSomebody(before, found, textAfter(text, behind, clause))) return [];
              const reason = /^работ/iu.test(found) ? 'where somebody works' : lived;
              return parts.flatMap(({ type, at }) =>
                at === undefined ? [] : [{ type, start: at[0], end: at[1], score: 0.9, reason }],
              );
            },
          ),
        ),
      ]
    : [],
);
