import { and } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { kinOf } from '../../../lists/kin';
import { oneLine } from '../../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../../patterns/word-starts';

/** What makes a measure someone's, in each language's words, and what makes it a thing's. */

const word = (words: string): WordPattern =>
  wordPattern(new RegExp(`(?<![\\p{Lu}\\p{Ll}])(?:${words})(?!\\p{Script=Latin})`, 'iu'));

export const cues = {
  length: word(
    oneLine`
      tall|height|hgt|ht|how tall|größe|groß|körpergröße|taille|mesure|mesurait|grand|grande|estatura|talla(?=[ :=]*$)
      |altura|mid[oe]|alto|alta|altezza|lengte|lang|wzro(?:st\p{L}{0,2}|ście)|mierz\p{L}{1,2}|wysok\p{L}{1,3}|längd
      |lång
      |身高|身長|身长|个头|个子
      |boy(?=[ :]*$)|boyum?|waist|hips?|chest size|bust|Taillenumfang|Bauchumfang|tour de taille|cintura|giro ?vita
      |tailleomtrek|midjemått
      |胸围|腰围
      |měř[ií]\p{L}{0,2}|vysok\p{L}{1,3}|výšk\p{L}{1,2}|meriam|meria|magas\p{L}{0,6}|înălțim\p{L}{1,3}|înalt\p{L}?
      |зріст\p{L}{0,2}|заввишки|рост\p{L}{0,2}
      |ύψος|ύψους|ψηλ\p{L}{1,2}
      |pitkä|pituu\p{L}{1,5}|høj|højde|høy|høyde
      |लंबाई|लम्बाई|ऊंचाई|ऊँचाई|कद
      |طول\p{L}{0,3}|الطول
      |גוב[הה]\p{L}{0,2}|לגובה|גבוה\p{L}?
      |สูง
      |cao
      |키
      |tinggi
    `,
  ),
  weight: word(
    oneLine`
      weigh(?:s|ed|ings?)?|weight|wgt|wt|gewicht|körpergewicht|wieg[et]|wiegen|wog|poids|pesées?|p[èe]se|pesait|peso|pesa|pesava
      |pesó|pesé|pesaba|pesou|pesò|bringt|väg(?:er|de)|ciężar(?: ciała)?|masa ciała|masę ciała|lichaamsgewicht
      |kroppsvikt|weeg|weegt|woog|waży|ważę|waga|wagę|ważył\p{L}?|väger|vägde|vikt
      |体重|體重
      |kilo(?=[ :]*$)|kilom|kilosu|kilo(?:yum|ydum|yuz)|ağırlığı?m?|lost|gained|put on|abgenommen|zugenommen|perdu
      |grossi|kilos? en trop|adelgaz\p{L}{1,4}|engord\p{L}{1,4}|dimagrit[oa]|ingrassat[oa]|afgevallen|aangekomen
      |schudł\p{L}{0,2}|przytył\p{L}{0,2}|emagreci|engordei|gått ner|gått upp|overweight|underweight|obese
      |váž[ií]\p{L}{0,2}|váh[auoy]|hmotnost\p{L}?|súly\p{L}{0,3}|nyomok|cântăr\p{L}{3,5}|greutat\p{L}{1,3}
      |ваг[аиуо]\p{L}?|важ(?:у|ить)|вес\p{L}{0,2}|вешу|весит
      |ζυγίζ\p{L}{1,3}|βάρος|βάρους
      |paina\p{L}{1,2}|paino\p{L}{0,4}|vejer|vejede|vægt\p{L}{0,2}|veier|veide|vekt\p{L}{0,2}
      |वजन|वज़न
      |وزن\p{L}{0,3}|الوزن
      |שוקל\p{L}{0,2}|משקל\p{L}{0,2}
      |หนัก
      |nặng
      |몸무게|체중
      |berat
    `,
  ),
  temperature: word(
    oneLine`
      temp\.?|temperature|fever\p{L}{0,3}|febrile|fieber|temperatur|fièvre|température|fiebre|temperatura|febbre
      |koorts|verhoging|gorączk\p{L}{1,3}|febre|feber|ateşi?m?|vücut ısısı
      |体温|體溫|発熱|发烧|发热|烧到|烧了|高烧|低烧|熱
      |teplot\p{L}|horečk\p{L}|horúčk\p{L}|láz\p{L}{0,3}|testhőmérséklet\p{L}{0,3}|temperatur[ăa]
      |температур\p{L}{1,2}
      |πυρετ\p{L}{1,2}|θερμοκρασία
      |kuume\p{L}{0,3}
      |बुखार|तापमान
      |حرار\p{L}{1,3}|حمى
      |חום
      |ไข้|อุณหภูมิ
      |sốt
      |체온
      |demam|suhu
    `,
  ),
  pressure: word(
    oneLine`
      bp|blood pressure|b/p|rr|blutdruck|tension|pression artérielle|presión(?: arterial)?|tensión|pressione|bloeddruk
      |ciśnieni[ea]|pressão|tensão|blodtryck|tansiyon\p{L}{0,3}|t\.?a\.?|p\.?a\.?|pas|ciśn\.?|blodtryck\p{L}{0,2}
      |bloeddruk
      |血压|血壓|血圧
      |mm ?hg|vitals|(?:krevní |krvný )?tlak\p{L}{0,2}|vérnyomás\p{L}{0,3}|tensiune\p{L}{0,2}
      |тиск\p{L}{0,2}|давлени[ея]|АД
      |πίεσ[ηή]|πίεση μου
      |verenpaine\p{L}{0,3}|blodtryk\p{L}{0,3}
      |बीपी|रक्तचाप
      |ضغط\p{L}{0,2}
      |לחץ דם
      |ความดัน\p{L}{0,4}
      |huyết áp
      |혈압
      |tekanan darah|tensi
    `,
  ),
  pulse: word(
    oneLine`
      pulse|heart ?rate|hr|resting|puls|ruhepuls|herzfrequenz|pouls|fréquence cardiaque|pulso|frecuencia cardiaca
      |polso|frequenza cardiaca|hartslag|pols|tętno|frequência cardíaca|nabı?z\p{L}{0,3}|kalp (?:hızı|atışı)|fc|f\.c\.
      |心率|脈拍|脉搏
      |respirat\p{L}{1,5}|rr|tep|pulz\p{L}{0,2}|pulzus\p{L}{0,2}|puls(?:ul)?
      |пульс\p{L}{0,2}
      |σφυγμ\p{L}{1,3}|παλμ\p{L}{1,3}
      |syke
      |नाड़ी
      |نبض\p{L}{0,2}
      |דופק
      |ชีพจร
      |nhịp tim
      |맥박|심박\p{L}{0,2}
      |denyut
    `,
  ),
  index: word('bmi|imc|body[- ]mass[- ]index|体质指数'),
  unknown: /(?!)/,
} as const;

/** Someone is meant: a pronoun, a relative, a patient. */
export const someone = word(
  oneLine`
    oğlum|kızım|bebeğim|eşim|karım|kocam|annem|babam|torunum|i|i'm|i've|me|my|mine|he|he's|she|she's|his|her|him|they
    |their|we|our|patients?|pt|suspect|man|woman|male|female|boy|girl|baby|newborn|infant|child|son|daughter|kid
    |toddler|husband|wife|mother|father|mom|mum|dad|brother|sister|grand\p{L}{3,8}|ich|mein\p{L}{0,2}|er|sie
    |sein\p{L}{0,2}|ihr\p{L}{0,2}|wir|unser\p{L}{0,2}|patient(?:in|en)?|baby|kind|sohn|tochter|mann|frau|je|j'ai|j'
    |moi|mon|ma|mes|il|elle|son|sa|notre|fils|fille|bébé|enfant|yo|mi|mis|él|ella|su|sus|mido|peso|tengo|mide|hij[oa]
    |bebé|niñ[oa]|hombre|mujer|paciente|io|mio|mia|lui|lei|suo|sua|ho|sono|figli[oa]|neonat[oa]|bambin[oa]|paziente|ik
    |mijn|hij|zij|ze|zijn|haar|ons|zoon|dochter|patiënte?|ja|mój|moj[aąe]|mam|ważę|mierzę|on|ona|jego|jej|syn|córka
    |pacjent\p{L}{0,3}|dziecko|eu|meu|minha|ele|ela|seu|tenho|filh[oa]|jag|min|mitt|han|hon|hans|hennes|vår|dotter
    |sonen|dottern|pojken|flickan|barnet|bebisen|nonn[oa]|zi[oa]|suocer[oa]|nipot(?:e|in[oa])|abuel[oa]|niet[oa]
    |sobrin[oa]|av[óô]|net[oa]|bebê|mamie|papy|oma|opa|kleinzoon|kleindochter|babcia|dziadek|wnuk|wnuczka|mamma|pappa
    |farfar|farmor|mormor|morfar
    |我|他|她|我的|宝宝|寶寶|宝贝|小孩|娃|患者|病人|孩子|儿子|女儿|私|僕|彼|彼女|息子|娘
    |já|můj|moje|mojí|má|mám|měřím|vážím|važím|jeho|její|jej|on|ona|dcer[au]|dcér[au]|pacient\p{L}{0,3}|som|meriam|én
    |vagyok|vagy|súlyom|magasságom|lányom|fiam|beteg|eu|mea|meu|cântăresc|fiica|fiul
    |я|мій|моя|моє|моей|мой|мо[её]|мені|мне|меня|его|её|ее|він|вона|он|она|його|її|сын\p{L}{0,2}|син\p{L}{0,2}
    |доч\p{L}{1,4}|доньк\p{L}|пациент\p{L}{0,3}|пацієнт\p{L}{0,3}
    |μου|είμαι|ζυγίζω|του|της|μας|γιος|κόρη|ασθεν\p{L}{1,3}
    |olen|minä|minun|painan|hän|poikani|tyttäreni|potila\p{L}{1,3}|jeg|mitt|hun|hans|hendes|hennes|datter|søn|sønn
    |मैं|मेरा|मेरी|मेरे|मुझे|उसका|उसकी|हमारा|बेटा|बेटी|पत्नी|पति|मरीज
    |وزني|طولي|ابني|ابنتي|زوجتي|زوجي|المريض
    |אני|שלי|שלו|שלה|גובהי|משקלי|שוקל\p{L}{0,2}|בן|בת
    |ผม|ฉัน|เขา|เธอ|ลูก|หนู|คนไข้
    |tôi|anh|chị|mình
    |저는|제(?= )|나는|내(?= )|딸|아들|환자|키|몸무게|체중
    |saya|aku|dia|anak|istri|suami|pasien
  `,
);

/** Things are weighed and measured too. */
export const thing = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      package|parcel|backpack|rucksack|mochila|zaino|rugzak|plecak|ryggsäck|shelf|shelves|rug|carpet|towel|mattress
      |sofa|couch|mirror|curtains?|drapes|tent|kayak|canoe|skis?
      |(?:surf|snow|skate|paddle|body|long|head|white)boards?|mesa|estantería|estantes?|armario|Regale?
      |Schr[aä]nk\p{L}?|Brett(?:er)?|Teppich|étagères?|armoire|planches?|tapis|scaffal[ei]|mensol[ae]|armadio
      |tavol[oi]|tappeto|kast(?:en)?|planken?|tapijt|szafa|szafy|półk[ai]|stół|dywan|armário|prateleiras?|tapete|hylla
      |hyllor|skåp|matta|raf|dolap|halı
      |本棚|棚|书架|柜子|桌子
      |box|sack|sacco|saco|sac|säcken?|worek|zak|çuval\p{L}{0,3}|bavul\p{L}{0,3}|masa(?! ciała)|suitcase|luggage
      |bag(?:gage)?|laptop|phone|bike|bicycle|car|vehicle|truck|trailer|boat|machine|engine|motor|dumbbells?|barbell
      |bench|deadlift|squat|kettlebell|plates?|tower|building|house|wall|fence|tree|mountain|door|window|table|desk
      |shelf|plank|ladder|bridge|statue|sculpture|monument|pole|ceiling|room(?! air)|plant|dog|cat|horse|potatoes
      |flour|sugar|meat|chicken|turkey|beef|rice|oven|water|(?<!on |room )air|weather|outside|engine|cpu|gpu|oil
      |server|reactor|incubat\p{L}{1,5}|solution|desert|fabric|board|cable|rope|screen|tv|monitor|estatua|escultura
      |monumento|estátua|statua|scultura|skulptur|standbeeld|posąg|pomnik|rzeźba|statyn?|paket|karton|kiste|doos|caja
      |caixa|scatola|bancale|lådan|pallet|palette|pudełko|pudło|kutu|koffer|auto|turm|haus|mauer|baum|tisch|wand|hund
      |katze|colis|valise|voiture|tour|maison|mur|arbre|chien|paquete|maleta|coche|torre|casa|árbol|perro|pacco
      |valigia|macchina|muro|albero|cane|pakket|fiets|toren|huis|boom|hond|paczka|samochód|wieża|drzewo|pies|pacote
      |carro|árvore|paketet|bilen|huset|trädet|hunden
      |包裹|箱子|行李
      |стол|шкаф|диван|короб\p{L}{1,3}|посыл\p{L}{1,3}|чемодан\p{L}{0,2}|машин\p{L}|стіл|шафа|посилк\p{L}|валіз\p{L}
      |stůl|stolu|skříň|balík|kufr|krabice|asztal|csomag|bőrönd|doboz|pachet\p{L}{0,2}|valiz\p{L}{1,2}|cutie
      |τραπέζι|δέμα|βαλίτσα|κουτί
      |pöytä|paketti|laukku|laatikko|bordet|pakke|pakken|kuffert\p{L}{0,2}|koffert\p{L}{0,2}|kasse|kassen
      |मेज|डिब्बा|पैकेट|सूटकेस
      |طاولة|طرد|حقيبة|صندوق
      |שולחן|חבילה|מזוודה|ארון
      |โต๊ะ|กล่อง|พัสดุ|กระเป๋า
      |cái bàn|hộp|kiện hàng|vali
      |책상|상자|택배|가방
      |meja|kotak|paket|koper
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** What is true of people in general. */
export const general = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      normal\p{L}{0,3}|ideal|healthy|average|typical|recommended|target|goal|limit|threshold|reference|ref\.?|maximum
      |minimum|below|under|above|over|less than|more than|at least|at most|up to|between|durchschnitt\p{L}{0,6}|unter
      |über|moyenne|moins de|plus de|media|promedio|menos de|más de|gemiddeld\p{L}{0,2}|średni\p{L}{0,2}|média
      |genomsnitt\p{L}{0,4}
      |正常|平均
    )(?: (?!(?:
      my|mine|our|his|her|their|your|I|we|he|she|mein\p{L}{0,2}|unser\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|ich|wir
      |mon|ma|mes|notre|nos|je|nous|mi|mis|su|sus|nuestr[oa]s?|mi[oae]i?|su[oa]|nostr[oa]|mijn|onze|ons|zijn|haar|ik
      |moj\p{L}{1,3}|mój|jego|jej|minhas?|meus?|seus?|suas?|min|mitt|mina|hans|hennes|vår|jag
    )(?!\p{L}))\p{L}{1,14}){0,7}[ :]*$|[<>≤≥] ?$
  `,
  'iu',
);
/** Where classes of body mass begin: "What does a BMI of 25 mean?" asks of any that is so. */
export const threshold = /^(?:18[.,]5|(?:25|30|35|40)(?:[.,]0)?)$/u;
export const asked = new RegExp(
  oneLine`
    (?:
      what (?:does|do|is|would)|was (?:bedeutet|heißt|sagt)|que (?:signifie|veut dire)|qué significa
      |(?:che )?cosa significa|wat betekent|co oznacza|o que significa|vad betyder
    ) (?:an?|eine?|une?|una?|een|uma?|ett|en) (?:\p{L}{1,14} ){1,4}$
  `,
  'iu',
);
export const generalAfter =
  /^ ?(?:\+|(?:or|and) (?:more|higher|above|over|less|lower|below|under)|oder (?:mehr|höher)|ou plus|o más|o più)/iu;

/** "12/5 V": what a current has. */
export const electric = /^ ?(?:[kmµ]?[VAWΩ]|[kM]?Hz|volts?|amps?|watts?|ohms?)(?!\p{L})/u;

/** Said of boards and rooms as well as of people. */
export const ofThings = new RegExp(
  oneLine`
    ^(?:
      lang|lång|alt[oa]|grande?|taille|mesure|mesurait|mide|mierz\p{L}{1,2}|wysok\p{L}{1,3}|měř[ií]\p{L}{0,2}|meria
      |vysok\p{L}{1,3}|výšk\p{L}{1,2}|magas\p{L}{0,6}|înalt\p{L}?|înălțim\p{L}{1,3}
      |ύψος|ύψους|ψηλ\p{L}{1,2}
      |pitkä|pituu\p{L}{1,5}|høj|højde|høy|høyde
      |लंबाई|लम्बाई|ऊंचाई|ऊँचाई
      |طول|الطول
      |גוב[הה]|לגובה|גבוה\p{L}?
      |สูง
      |cao|tinggi
    )$
  `,
  'iu',
);

/** "I am 178 cm", "she's 63 kg", "mide 1,70": someone's own. */
export const being = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      I am|I['\u2019]?m|im|(?:he|she|they|who)(?: (?:is|was|are|were)|['\u2019](?:s|re))
      |(?:${kinOf('en')}|patient|baby|newborn) (?:is|was)|ich bin|(?:er|sie|${kinOf('de')}) (?:ist|war|hat)|ich habe
      |je (?:fais|mesure|pèse|suis à)|(?:il|elle|${kinOf('fr')}) (?:fait|est à)|tengo
      |(?:está|estoy|estamos|hij[oa]) en|sono|(?:è|figli[oa]) (?:alt[oa] )?|ik ben|(?:hij|zij|ze|${kinOf('nl')}) is
      |mam|(?:on|ona|${kinOf('pl')}) ma|eu am|și am|(?<=(?:^|,) ?)(?:am|bin|soy|suis|ben|jestem|sou)|mám|měřím|meriam
      |είμαι
      |olen|jeg er|(?:hun|han) er|tenho|(?:ele|ela|${kinOf('pt')}) tem|estou com|(?:jag|han|hon|${kinOf('sv')}) är
    )(?: (?:
        ${hedges('about', 'nearly', 'only', 'now')}
      )){0,2} $
  `,
  'iu',
);
/** After a number that is no height and no weight of someone's. */
export const elsewhere = new RegExp(
  oneLine`
    ^ ?(?:
      away|from|off|over|under|über|unter|deep|wide|thick|above|below|ahead|behind|apart|into|of|long
      |in (?:front|circumference)|weg|entfernt|breit|tief|lang|de|di|d'|van|von|dal|desde|od|från|bort
    )(?!\p{L})
  `,
  'iu',
);

/** Before a height that has no unit, where people describe themselves: "Name: Lea, 1,68, 61 kg". */
export const profile = word(
  oneLine`
    bin|name|nom|nombre|nome|naam|imię|namn|ad|profile?|perfil|profilo|profiel|about me|single|solter[oa]|célibataire
    |slim|athletic|schlank|sportlich|blond\p{L}{0,2}|ben|soy|sou|suis|jestem|är|weiblich|männlich|femme|homme|mujer
    |hombre|donna|uomo|frau|mann|vrouw|woman|man|kobieta|mężczyzna|mulher|homem|kvinna|[mfw](?=[ ,:/]*$)
  `,
);
/** A weight in a list with a height. */
export const weightNext =
  /^"?(?:,| ?\/|;| and| und| bei| et| pour| y| con| e| per| com| en| bij| i| przy| och| med)? ?(?:about |around )?\d{2,3}(?:[.,]\d)? ?(?:lbs?|pounds|kg|kilos?)(?!\p{L})/iu;
/** Between measures of someone: "182 cm, 84 kg", "6'2", 190 lbs", "1,66 m pour 63 kg". */
export const listed = new RegExp(
  oneLine`
    ^(?: (?:wzrostu|tall|high|groß|de haut|de alto|alt[oa]|di altezza|lång|lang))?[ ,/;、]{1,3}
    (?:(?:${and}) )?(?:
      (?:
        was|var|war|était|measured|mesurait|maß|medía|misurava|at|and|und|bei|et|pour|y|con|e|per|com|en|bij|i|przy
        |och|med|weight|height|length|gewicht|größe|länge|poids|taille|longueur|peso|altura|estatura|longitud|talla
        |altezza|lunghezza|lengte|waga|wzrost|długość|comprimento|vikt|längd|boy|kilo|bmi|imc|mede|mide|misura|mesure
        |messen|misst|meet|meten|mierzy|mäter|measures?|weighs?|wiegt|wiegen|pèse|pèsent|pesan?|weegt|wegen|waży|ważą
        |väger|beide|both|ambos|entrambi|tous deux|toutes deux
      )[ :]{1,2}
    ){0,2}$
  `,
  'iu',
);
/** An age right before: "(3 ans, 14 kg)", "27, 6'2". */
export const ageBefore = new RegExp(
  oneLine`
    (?<![\d.,])\d{1,2}(?:[.,]5| and a half| y medi[oa]| e mezzo| et demie?|einhalb| i pół| buçuk)?(?: ?(?:
        ans|años|anni|jaar|lat|anos|år|Jahre|years?(?: old)?|months?(?: old)?|mois|meses|mesi|Monate|yo|y\/o|J\.
        |yaşında|yaş
        |岁
        |let|[MFmfw]
      )(?!\p{L})|[歳才岁])?(?:,| ?[/|;]|、)(?: (?:\p{L}{2,16} ){0,3}\p{L}{2,16},)? ?$
  `,
  'u',
);
export const birth = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      born|birth ?weight|geboren|Geburtsgewicht|née?|naissance|nacid[oa]|nació|nat[oa]|nascita|geboortegewicht
      |urodz\p{L}{1,5}|nasceu|född|födelsevikt|födseln|doğdu|Geburt|al nacer|alla nascita|bij de geboorte
      |urodzeni\p{L}|ao nascer
    )(?!\p{L})
  `,
  'iu',
);

/** Behind a weight or a length: "mit 1.180 g zur Welt". */
export const birthBehind =
  /^ (?:zur Welt|auf die Welt|geboren|at birth|à la naissance|al nacer|alla nascita|bij de geboorte|geboren|przy urodzeniu|ao nascer|vid födseln)(?!\p{L})/iu;

/** Two numbers of a pressure's form are one beside a medicine, an illness, another vital sign or who takes it. */
export const ill = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      \p{L}{3,10}(?:pril|sartane?|olol|dipine?o?|semide?|statine?a?|formine?a?)|hypert\p{L}{3,8}|ipert\p{L}{3,8}
      |hipert\p{L}{3,8}|nadciśnieni\p{L}{1,3}|Bluthochdruck|readings?|measured|took it|cuff|clinic|nurse|doctor|GP|A&E
      |ER|midwife|pregnan\p{L}{1,3}|headaches?|dizz\p{L}{1,4}|stroke|pulse|sats?|SpO2|temp|HR|Kopfschmerz\p{L}{0,2}
      |schwindlig|Schwindel|Arzt|Hausarzt|Ärztin|gemessen|Messung\p{L}{0,2}|Puls|Schlaganfall|médecin
      |infirmi\p{L}{2,4}|mesuré\p{L}?|maux de tête|vertiges?|enceinte|AVC|pouls|médic\p{L}{2,8}|enfermer[oa]
      |dolor de cabeza|mareos?|embarazada|pulso|ictus|lettura|mal di testa|vertigini|incinta|infermier[ea]|polso
      |huisarts|gemeten|hoofdpijn|duizelig|zwanger|hartslag|lekarz\p{L}{0,3}|zmierzył\p{L}{0,2}|ból głowy|tętno
      |enfermeir[oa]|dor de cabeça|tontura|grávida|läkare\p{L}?|huvudvärk|yrsel|gravid|uppmätt|doktor\p{L}{0,3}
      |baş ağrısı|ilaç|hamile|ölçtü\p{L}{0,3}|diab\p{L}{3,6}|insulin\p{L}?
    )(?!\p{Script=Latin})
    |头晕|头痛|降压药|医生|测了|頭痛|めまい|測った|測定|先生|薬
  `,
  'iu',
);
