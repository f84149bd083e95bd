import { and } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { kinOf } from '../../../lists/kin';
import { linking, linkingUnspaced } from '../../../lists/linking';
import { rational } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { times } from '../laboratory/analytes';
import type { BodyUnit } from './units';

/** What says what a number without its unit measures: words before it, and what stands behind. */

/** Between a measure's name and its number. */
const links = `${linking('is', 'became', 'to')}|${hedges('about', 'nearly', 'only', 'now')}|${times}`;
const linked = `(?: ?[:=] ?|(?:${linkingUnspaced})| (?:${links}|on|je|є|είναι|है|là)(?!\\p{L}) ?){0,5} ?$`;

/** "au repos", "spoczynkowe" */
const resting =
  '(?: (?:at rest|in Ruhe|au repos|(?:en|de|em) reposo|em repouso|de repouso|a riposo|in rust|spoczynkowe|w spoczynku|i vila))?';

/** A word that says what a number without a unit is. */
export const namedBefore: readonly { readonly pattern: RegExp; readonly unit: BodyUnit }[] = [
  {
    pattern: new RegExp(
      oneLine`
        (?<![\p{Lu}\p{Ll}])(?:BMI|IMC|body mass index|Body-Mass-Index)(?: ?[(] ?)?${linked}
      `,
      'iu',
    ),
    unit: { dimension: 'index', factor: rational(1n) },
  },
  {
    pattern: new RegExp(
      oneLine`
        (?<![\p{Lu}\p{Ll}])(?:
          (?:heart|pulse) rate|resting HR|HR|HF|pulse|battiti|pulsaciones|pulsações|batimentos|pulsations|Ruhepuls
          |Puls|Herzfrequenz|hvilepuls|vilopuls(?:en)?|pulsen|rusthartslag|batimento|fréquence cardiaque|pouls|frecuencia cardiaca|pulso|frequenza cardiaca|battito|polso|pols
          |FC|F\.C\.|nabız|nabzım|nabzı|kalp (?:hızı|atışı)|hartslag|polsslag|tętno|frequência cardíaca|puls|tep
          |pulz\p{L}{0,2}
          |пульс
          |σφυγμοί
          |syke
          |נ?דופק
          |نبض\p{L}{0,2}
          |nhịp tim
          |맥박
          |(?:静息)?心率|(?:安静時の?)?(?:脈拍|心拍)数?|脉搏|脈(?!拍)|脉
        )${resting}${linked}
      `,
      'iu',
    ),
    unit: { dimension: 'pulse', factor: rational(1n) },
  },
  {
    pattern: new RegExp(
      oneLine`
        (?<![\p{Lu}\p{Ll}])(?:
          temp(?:erature|\.)?|T°|fever|Fieber|Temperatur|fièvre|température|fiebre|temperatura|febbre|koorts
          |temperatuur|gorączk[aęi]|febre|feber|ateş|ateşi|ateşim|vücut ısısı
          |体温|體溫|発熱
          |teplota|teplotu|horečk\p{L}|láz\p{L}{0,2}
          |температур\p{L}{1,2}
          |πυρετό\p{L}?
          |kuume\p{L}{0,3}
          |बुखार
          |حرارت\p{L}
          |חום
          |sốt
          |체온
          |suhu
        )${linked}
      `,
      'iu',
    ),
    unit: { dimension: 'temperature', factor: rational(1n) },
  },
  {
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:
          systolic|diastolic|systolisch|diastolisch|systolique|diastolique|sist[óo]lica|diast[óo]lica|sistolica
          |diastolica|skurczowe|rozkurczowe|systoliskt|diastoliskt|büyük tansiyon\p{L}{0,2}|küçük tansiyon\p{L}{0,2}
        )${linked}
        |(?:高压|低压|收缩压|舒张压|最高血圧|最低血圧|上の血圧|下の血圧)(?:是|到|有|は|が|:)? ?$
      `,
      'iu',
    ),
    unit: { dimension: 'pressure', factor: rational(1n) },
  },
];

/** "T 38,9": in any language, of what a fever has. */
export const feverBefore = /(?:^|[.,;:\n(/] ?)T ?[ :=] ?$/u;
export const fever = /^(?:3[4-9]|4[0-2])[.,]\d$/u;

/** "Mido 1,81": metres without their letter. */
export const heightBefore = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}]|\p{L}-)(?:
      mido|mide|medía|meço|mede|mierzę|mierzy|estatura|altura|soy de
      |(?:je|il|elle|fils|fille) (?:mesure|mesurait|fait)|taille|Körpergröße|Größe|height|(?:sono|è|ero) alt[oa]
      |altezza|statura|lengte|wzrost|längd|boyum|boyu
    )(?: ?[:=] ?| (?:is|was|ist|est|es|è|de|di|är) ?| (?:m|mt)\.?(?= )){0,2} ?$
  `,
  'iu',
);
/** "peso kg 58,5", "altezza cm 172": the unit stands before. */
export const unitAhead = {
  weight: /(?<!\p{L})(?:peso|poids|Gewicht|weight|gewicht|waga|vikt)[ :]{1,2}kg\.?[ :]{1,2}$/iu,
  height:
    /(?<!\p{L})(?:altezza|statura|taille|Größe|height|estatura|altura|lengte|wzrost|längd)[ :]{1,2}cm\.?[ :]{1,2}$/iu,
};
export const metres = /^[12][.,]\d\d$/;
/** "1,68, 61 kg": metres without their letter before kilos. */
export const weightBehind = new RegExp(`^,? (?:(?:${and}) )?\\d{2,3}(?:[.,]\\d)? ?(?:kg|kilos?)(?!\\p{L})`, 'iu');
/** "1,68 groß", "1,75 de estatura": metres without their letter, and how tall behind them. */
export const tallBehind =
  /^ (?:groß|gross|tall|wysok[aiy]|alt[oa]|grande?|lang|lång|wzrostu|de (?:alto|alta|altura|estatura|haut)|di altezza)(?!\p{L})/iu;
/** "uno ochenta", "ein Meter dreiundachtzig": the metre in a word, the centimetres as digits by now. */
export const oneMetre = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?<height>uno|eins|1|(?:en|um|un)(?= (?:och|e|y) )|(?<=(?<!\p{L})boyu?m? )bir)
      |(?:un|um|ein|één|een|en|1) (?:metro|mètre|Meter|meter|metr)|(?<=, )metr
      |(?<=(?<!\p{L})(?:mam|ma|masz|miał[ae]?m?|mierzę|mierzy|wzrost:?) )metr
    )(?:,? (?:e|y|et|en|i|och|und))? $
  `,
  'iu',
);
export const heightEnds = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?!\d)
      | (?:
        groß|alt[oa]|tall|grande?|lang|lång|cm|wzrostu|kilo\p{L}{0,2}|ve|ama|i|ale|w kapeluszu|pour|per|por|bei|bij
        |przy|de (?:alto|altura|estatura|haut)|di altezza|y|e|et|und|en|och|pero|aber|mais|ma|maar
      )(?!\p{L})
    )
  `,
  'iu',
);
export const saidHeight = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      mido|mide|medía|mede|meço|mam|ma|miał[ae]?m?|wzrost|boyu?m?|alt[oa]|sono|soy|sou|bin|ist|war|größe|körpergröße
      |mesure|mesurait|fais|fait|tem|tenho|ben|is|är|mierzę|mierzy|altura|estatura|altezza|taille
    )(?: (?:${hedges('about', 'nearly')}|de|du|di|genau))? $
  `,
  'iu',
);

/** "I'm five eleven", "my brother is six two": feet and inches without either word. */
export const spokenHeight = {
  feet: /^[4-7]$/,
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:
          I am|I['\u2019]?m|im|(?:s?he|who)(?: (?:is|was|stands)|['\u2019]s)|you(?: are|['\u2019]re)|I stand
          |(?:${kinOf('en')}|boss|patient) (?:is|was|stands)
        )(?: (?:about|around|nearly|almost|roughly|only|just|now|maybe|like|at)){0,2}|height(?: is| of)?:?
      ) $
    `,
    'iu',
  ),
  inches: new RegExp(
    oneLine`
      ^ (\d|1[01])(?=
        $|[.;!?)\n](?!\d)|,(?! ?\d{1,2}(?!\d))
        | (?:
          and(?! \d{1,2}(?!\d))|but|with|so|tall|at|or so|ish|in (?:socks|shoes|heels)|barefoot
          |(?!1\d\d? ?[ap]m)[1-4]\d\d
        )(?!\p{L})
      )
    `,
    'iu',
  ),
};

/** A pressure in cm of mercury, as people say it: "TA 13/8", "tansiyon 14/9". */
export const smallPressureBefore = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:t\.?a\.?|p\.?a\.?|tension|tansiyon\p{L}{0,3}|presión|tensión|pressione|pressão|tensão)
    (?: (?:artérielle|arterial|alta|(?:ce|cette) \p{L}{2,6}|di \p{L}{2,10}|de \p{L}{2,10}))?(?: ?[:=] ?
      | (?:is|est|es|è|é|era|était|estaba|à|a|de|di|en|em|monte|toujours|está|estava|deu|hoy|hoje|oggi) ?){0,3} ?$
  `,
  'iu',
);
/** The same in any size, and as others say it. */
export const pressureBefore = new RegExp(
  oneLine`
    (?:
      (?<![\p{Lu}\p{Ll}])(?:
        bp|t\.?a\.?|p\.?a\.?|BT|blood pressure|Blutdruck|RR|tensión|presión|pressione|pressão|tensão|tension|ciśnienie
        |bloeddruk|blodtryck\p{L}{0,2}|давлени[ея]|тиск|tansiyon\p{L}{0,4}|ölç(?:tüm|tük|tüler|ülen|türdüm)
      )(?:(?: ?[:=] ?| (?:${links}|w)(?!\p{L}) ?){0,5}) ?
      |(?:血压|血壓|血圧)(?:是|は|有|到|高到|が|:|：)? ?
    )$
  `,
  'iu',
);
/** "13/8 de tension" */
export const pressureBehind = /^ (?:de (?:tension|tensión|presión|pressão|tensão)|di pressione)(?!\p{L})/iu;
export const smallPressure = /( ?\/ ?| (?:por|su|sobre|par|na|op|over|zu) )(\d{1,2}(?:[.,]\d)?)(?!\d|[/.,]\d)/uy;

/** "Weighed in today: 81.6", "Er wiegt 97, soll auf 85": kilos without their letters; who is weighed is asked as well. */
const weighing = oneLine`
  weigh(?:s|ed|ing)?(?: in| myself| him| her)?(?: (?:around|about|roughly|like))?|weight|wiege|wiegt|wog|Gewicht
  |p[èe]se|pesait|poids|peso|pesa|pesava|weeg|weegt|woog|waż[ęy]|ważył\p{L}?|waga|väger|vägde|vikt|kilom|kilosu
  |вес|вешу|весит|вага|важу
`;
const lately = oneLine`
  (?:
    [ :=]{1,2}(?:
      ${links}|in|stuck at|noch|nur noch|this week|aktuell|aujourd['’]hui|esta mañana|vandaag|ännu
    )(?!\p{L})
  ){0,4}(?:: ?| )$
`;
export const weightBefore = new RegExp(`(?<!\\p{L})(?:${weighing})${lately}`, 'iu');
/** Nobody else is weighed so. */
export const weighedSelf = new RegExp(
  oneLine`
    (?:^|[.!?\n] ?)(?:weight|Gewicht|poids|peso|gewicht|waga|vikt)[ :]{1,2}(?:
      today|this morning|heute(?: früh)?|ce matin|aujourd['’]hui|hoy|oggi|stamattina|vandaag|vanmorgen|dziś|hoje|idag
    )[ :]{1,2}$
    |(?:^|[.,;!?\n] ?|(?<!\p{L})(?:now|currently|still|and|but) )weigh(?:ing)? (?:(?:in )?at |around |about )?$
    |(?<!\p{L})(?:
      weighed (?:in|myself)|kilom|wiege|ich wog|je pèse|je pesais|peso|ik weeg|ik woog|ważę|ważyłem|ważyłam|jag väger
      |jag vägde|вешу|важу
    )(?!\p{L})[^.!?\n]{0,24}$
    |(?<!\p{L})(?:мой|моя|у меня|(?:рост|зріст|давлени[ея]|тиск|пульс|лет|год[а]?|рок(?:ів|и))(?!\p{L})[^.!?\n\p{L}]{0,16}(?: на \d{2,3}, )?)[ ,]{0,2}(?:вес|вага) $
  `,
  'iu',
);
/** "82 was 95": what it was before, or is now. */
export const weighedNext = new RegExp(
  oneLine`
    (?<!\p{L})
    (?:weigh\p{L}{0,3}|wiege|wog|pes[oé]|pesaba|p[èe]se|pesais|peso|pesavo|weeg|woog|ważę|ważył[ae]m|väger|vägde)
    (?: \p{L}{1,9}){0,2} \d{2,3}(?: ?(?:kg|kilos?))?,? (?:and |und |et |y |e |en |i |och )?(?:
      was|war|vorher|davor|era|avant|antes(?: era)?|prima|eerder|wcześniej|innan|now|jetzt|maintenant|ahora|ora|nu
      |teraz|agora
    ) $
  `,
  'iu',
);
export const weightTarget = new RegExp(
  oneLine`
    (?<!\p{L})(?:weighs?|wiege|wiegt|p[èe]se|pes[oa]|weegt?|waż[ęy]|väger)(?!\p{L})[^.!?\n]{1,16}(?<!\p{L})(?:
      soll(?:te)?|muss|will|möchte|Ziel|should be|(?:needs|has|wants?) to(?: be)?|target|goal|debe|tiene que|quiere
      |doit|veut|deve|vuole|moet|wil|ma|chce|quer|tem (?:de|que)|ska|vill
    )(?: (?:auf|zu|runter auf|at|is|to|à|a|naar|do|till)
      | (?:
        get (?:down )?to|descendre à|passer à|bajar a|llegar a|arrivare a|scendere a|zejść do|schudnąć do|chegar aos
        |descer para|ner till|terug naar
      ))?:? $
  `,
  'iu',
);
/** Kilos that somebody may have. */
export const kilos = /^(?:\d{2,3}|\d{1,3}[.,]\d)$/;
/** "boyum 175": centimetres without their letters. */
export const centimetres = /^(?:1[3-9]\d|20\d)$/;
/** "boy 1,81 kilo 70" */
export const turkishHeight = {
  before: /(?<!\p{L})boyu?m? $/iu,
  after: /^,? (?:ve )?kilo\p{L}{0,3} \d{2,3}(?!\d)/iu,
  weight: /(?<!\p{L})boyu?m? (?:[12][.,]\d\d|1\d\d),? (?:ve )?kilo\p{L}{0,3} $/iu,
};
/** "ja jestem 171 wysoka", "jestem wysoki 184": centimetres of who is tall. */
export const isTall = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        ich bin|i['’]?m|i am|s?he['’]s|(?:s?he|er|sie|hij|zij|ze|han|hon|ona?) (?:is|ist|jest|är)|(?:ja )?jestem
        |jag är|ik ben|soy|sou|sono|och är|und bin|and am|en ben|i jestem|y soy|e sou
      )(?: (?:${hedges('about', 'nearly')}))? $
    `,
    'iu',
  ),
  behind: /(?<!\p{L})(?:jestem wysok[aiy]|sono alt[oa]|soy alt[oa]|sou alt[oa])(?: na)? $/iu,
};
/** "(66 en mai)": what it was before. */
export const earlierWeight = {
  before:
    /\d ?(?:kg|kilos?|Kilo)(?:,| \()(?: ?(?:before|was|vorher|davor|war|avant|antes|prima|eerder|wcześniej|tidigare))? ?$/iu,
  after:
    /^(?:\)| (?:en|in|im|au|em|w|i|last|letzte[nsr]?|vor|il y a|before|previously|vorher|avant|antes|prima|el mes|le mois|vorige|rok temu|förra) [\p{L} ]{2,16}[).,;])/u,
};

/** 身長158, 体重52: scripts without spaces. */
export const unspacedMeasure = {
  height: /(?:身長|身高)(?:は|が|是|:|：)? ?$/u,
  weight: /(?:体重|體重)(?:は|が|是|:|：)? ?$/u,
  after: /^(?:$|[、,，。；;\n ](?!\d)|です|で|だ|くらい|ぐらい|左右)/u,
};
const tall = 'lång|tall|groß|gross|lang|grande?|alt[oa]|wzrostu';
const ownWeight = 'weeg|väger|wiege|weigh|peso|pèse|ważę';
/** "ben 1,72 en weeg 81": how tall, and how heavy behind it; "Gewicht 82, Größe 164" in a form. */
export const tallAndHeavy = {
  height: new RegExp(
    oneLine`
      ^(?: (?:${tall}))?,? (?:(?:${and}) )?(?:(?:ich|ik|je|jag|i) )?(?:${ownWeight}) \d{2,3}
      |^[,;/]? ?(?:Gewicht|weight|poids|peso|gewicht|waga|vikt)[ :]{1,2}\d{2,3}
    `,
    'iu',
  ),
  heightLabel: /(?<!\p{L})(?:Größe|height|taille|altura|estatura|altezza|lengte|wzrost|längd)[ :]{1,2}$/iu,
  weight: new RegExp(
    oneLine`
      (?:
        (?<![\d.,])(?:1[.,]\d\d|1\d\d)(?: ?c?m)?(?: (?:${tall}))?,? (?:(?:${and}) )?
        (?:(?:ich|ik|je|jag|i) )?(?:${ownWeight})
        |(?<!\p{L})(?:Größe|height|taille|altura|estatura|altezza|lengte|wzrost|längd)[ :]{1,2}1[.,]?\d\d[,;/]? (?:
          Gewicht|weight|poids|peso|gewicht|waga|vikt
        )[ :]?
      ) $
    `,
    'iu',
  ),
  weightLabel: /(?<!\p{L})(?:Gewicht|weight|poids|peso|waga|vikt)[ :]{1,2}$/iu,
  heightNext: /^[,;/]? ?(?:Größe|height|taille|altura|estatura|altezza|lengte|wzrost|längd)[ :]{1,2}1[.,]?\d\d(?!\d)/iu,
  heightBehind:
    /(?<!\p{L})(?:Gewicht|weight|poids|peso|gewicht|waga|vikt)[ :]{1,2}\d{2,3}(?: ?kg)?[,;/]? (?:Größe|height|taille|altura|estatura|altezza|lengte|wzrost|längd)[ :]{1,2}$/iu,
};
