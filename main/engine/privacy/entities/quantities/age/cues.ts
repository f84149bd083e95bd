import { and, but } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { kinOf } from '../../../lists/kin';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { shortMonths } from '../dates/months';
import { countables, eitherCase, persons, several, siblings, years } from '../people/words';

/**
 * What makes a number an age. Each language says it in its own way, so the phrases are data: what stands after
 * the number, what stands before it, and both together where each alone would be too weak ("34 ans").
 */

/** Ends a word. */
const edge = '(?!\\p{L})';

/** After the number, enough by itself. */
export const after = new RegExp(
  `^(?:${[
    `[- ]?(?:years?|yrs?\\.?)[- ]olds?${edge}`,
    `[- ]?(?:months?|mths?|weeks?|wks?|days?)[- ]olds?${edge}`,
    `[- ]?(?:Monate?n?|Wochen?|Tage?n?) alt${edge}`,
    `[- ]?(?:maanden|weken|dagen) oud${edge}`,
    `[- ]?y[./]?o\\.?${edge}`,
    `[- ]?(?:years?|yrs?) of age${edge}`,
    `[- ]?Jahre?n? (?:alt|jung)${edge}`,
    `[- ]?jährige?[nrsm]?${edge}`,
    `[- ]?jarigen?${edge}`,
    `-?enn[ei]${edge}`,
    `[- ]?jaar oud${edge}`,
    `[- ]?år gam+[ae]l(?:t|e)?${edge}`,
    `[- ]?år(?:ig[ae]?|ing(?:en|ar|er)?)${edge}`,
    `[- ]?let(?:ni\\p{L}{0,4}|nia\\p{L}{0,2})${edge}`,
    `[- ]?lat(?:ek|ka|k[aię]|kowie|ków)${edge}`,
    `[- ]?летн\\p{L}{2,3}${edge}`,
    ` ans d['\u2019]âge`,
    ` años de edad`,
    ` anni d['\u2019]età`,
    ` anos de idade`,
    ` (?:añitos|aninhos|annetti)`,
    ` let star\\p{L}{1,3}`,
    ` yaş(?:ı(?!m(?!\\p{L}))\\p{L}{0,9}|lar\\p{L}{0,9})?${edge}`,
    ' (?:aylık|haftalık)(?= (?:bebe|oğl|kız|torun|ikiz|yeğen|kardeş)\\p{L}{0,6})',
    ' ?[岁歲歳]',
    ` ?tuổi${edge}`,
    `[- ]?vuoti(?:as|aa|ai)\\p{L}{0,6}${edge}`,
    ` ?éves(?:en|ek|kor\\p{L}{0,4})?${edge}`,
    `[- ]?let(?:ý|á|é|ého|ému|ou|ých)${edge}`,
    `[- ]?ročn\\p{L}{1,3}${edge}`,
    `[- ]?річн\\p{L}{1,3}${edge}`,
    `[- ]?χρον(?:ος|η|ο|ου|ης|οι|ες|ων)${edge}`,
    ' ?ขวบ',
    ` (?:साला|वर्षीय)`,
    ` من (?:عمري|عمره|عمرها|العمر)`,
    ` (?:ετών|χρονών|χρόνων)${edge}`,
    ` (?:роки|років|рік) ?(?:має|мають)${edge}`,
    ` (?:साल|वर्ष) (?:का|की|के|हूँ|है)`,
    ` ?(?:살|세(?![기대계금상무]))`,
  ].join('|')})`,
  'iu',
);

/** Things that are years old and no one's age. */
export const oldThing = new RegExp(
  oneLine`
    ^[ -]?(?:\p{L}{1,12} )?(?:
      Kredit|Darlehen|Anleihe|Bau|Haus|Auto|Wagen|Hund|Katze
      |(?:house|home|building|car|truck|vehicle|bus|taxi|computer|phone|tree)
      (?! \p{L}+(?:er|or|ist|man|woman|anic|eon)(?!\p{L}))|bridge|church|castle|company|firm|business|brand|laptop
      |software|code|app|system|wine|whisky|whiskey|scotch|rum|tradition|law|case|debt|loan|mortgage|bond|lease
      |contract|Erfahrung|Berufserfahrung|Betriebszugehörigkeit|Dienstzeit|Ehe(?!\p{L})|Ehezeit|Beziehung
      |Partnerschaft|Bestehen|Jubiläum|Laufzeit|Vertrag|Garantie|Mitgliedschaft|Haft\p{L}*|Freiheitsstrafe|Krieg
      |Zinsbindung|hypotheek|oorlog|kriget|guerre|wojn\p{L}|huwelijk|kontrakt|gwarancj|doświadczen|kredyt|záruk|smlouv
      |zmluv|hypoték|úvěr|úver|prax|zkušenost|fix|kontr|szerződés|garancia|jótállás|hitel|tapasztalat|ház|autó
      |kontrakty
      |контракт|договор|кредит|ипотек|гарант|досвід|опыт|стаж|іпотек|план|программ
      |σύμβαση|δάνειο|εγγύηση|εμπειρία
      |sopimus|laina|takuu|kokemus
      |अनुभव|वारंटी|गारंटी|लोन|कर्ज|करार|अनुबंध|कोर्स|प्लान|योजना
      |보증|계약|대출|경력
    )
  `,
  'iu',
);

/** Before the number, enough by itself; lists may follow ("aged 34 and 36"). */
export const before = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?<!(?:ice|iron|stone|bronze) )age[ds]?|at the age of|age of|im Alter von|Alter|âge|edad|età|leeftijd|wiek
        |(?<!(?:od|do|z|w|przez|kilka|lata) )lat(?= )|idade|ålder|alder|yaş(?:ım|ın)?
        |возраст|вік
        |年龄|年齡|年齢
        |나이
        |tuổi|umur|usia
        |อายุ
        |उम्र|आयु
        |ηλικία
        |vârsta|vârstă|ikä|věk|életkor
        |العمر
        |גיל
      )["']?(?: ?[:=\uff1a|] ?| is | was | of | von | de | di | um | )$
    `,
    'iu',
  ),
);

/** A label with its value in the next line. */
export const labelAbove =
  /(?:^|\n)[ \t*_#|-]{0,6}(?:Age|Alter|Âge|Edad|Età|Leeftijd|Wiek|Idade|Ålder|年齢|年龄)(?: \([^()\n]{1,12}\))?:?[*_]{0,2}[ \t]*\n[ \t]*$/u;

/** Between a verb and its number: "elle a donc 30 ans". */
export const adverb = new RegExp(
  oneLine`
    (?<=\p{L} )(?:
      ${hedges('nearly', 'only', 'now', 'soon')}|donc|aujourd['’]hui|tous (?:les )?2|toutes (?:les )?2
    ) $
  `,
  'iu',
);

/** "aged 25 to 34": a group of people, nobody's age. */
export const span = /^ ?(?:-|\u2013|to|bis|à|a|tot|do|till) ?\d{1,3}(?!\d)/iu;

/** "My car is 12 years old." */
export const thing = new RegExp(
  oneLine`
    (?:^|[^\p{L}])(?:
      house|home|building|bridge|church|castle|company|firm|business|brand|car|truck|vehicle|laptop|phone|computer
      |software|code|app|system|wine|whisk(?:e)?y|tree|tradition|law|Haus|Auto|Firma|Gebäude|Software|Baum|fiets|huis
      |telefoon|bank|dak|Fahrrad|Dach|Handy|Sofa
    ) (?:is|was|ist|war)(?: now| about| only| almost)? $
    |(?:
      ház|épület|autó|cég|garancia|szerződés|hitel|fa|kutya|város|projekt
      |घर|गाड़ी|कंपनी|कोर्स|लोन|वारंटी|करार
      |계약|보증|건물|회사
    ) ?(?:यह )?$
    |(?:εταιρεία|κτίριο|σπίτι|εγγύηση|αυτοκίνητο)(?: \p{L}+)? (?:είναι|ήταν) $
  `,
  'iu',
);

/** Units shorter than the grid's year: "at the age of 6 months". */
export const shorter = new RegExp(
  oneLine`
    ^[ -]?(?:
      months?|weeks?|days?|Monate?n?|Wochen?|Tagen?|mois|semaines|jours|meses|semanas|días|dias|mesi|maanden|weken
      |miesi\p{L}{2,4}|månader|måneder
      |месяц\p{L}{0,2}
    )(?!\p{L})
  `,
  'iu',
);

/** Sex and age, as records write it: "F, 46", "male, 52". */
export const sexBefore =
  /(?<![\p{L}\d/])(?<!\d )(?:[MFWmfw]|[Mm]ale|[Ff]emale|[Mm]an|[Ww]oman|[Ww]eiblich|[Mm]ännlich)(?:, ?|\/)$/u;
export const sexAfter = /^ ?(?:[MFmf]|yo? ?[mf])(?=[),;.\s]|$)/u;

/** "am 3. Juni", "on 4 May", "el 5 de julio", "am 5.", "de 9e" */
const onDay = oneLine`
  (?:am|on|the|el|le|il|op|den|em|no dia|dia|w|dnia) \d{1,2}(?:st|nd|rd|th|\.)? ?(?:(?:de |of )?\p{L}{3,10}|\d{1,2}\.)
  |(?:(?:on |op )?(?:am|the|den|de)|dnia|(?:no )?dia) \d{1,2}(?:st|nd|rd|th|\.|:[ae]|e|ste)?
`;
/** "I'm 34", where nothing after the number says that it counts something. */
export const being = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      "I['\u2019]?m|I am|I was|(?:I|s?he|we|they)(?:['\u2019]ll| will) be|s?hes|(?:s?he|they|who)(?:['\u2019](?:s|re)| is| are| was| were)|(?:just )?turn(?:s|ed|ing)?",
      oneLine`
        (?:${persons})(?:
          ['’]s(?= )
          |(?:,? \p{L}[\p{L}-]{1,20},?)?(?: (?:from|aus|de|uit|från|z) \p{L}{2,20})? (?:
            is|was|are|were|will be|ist|war|wird|sind|waren|wordt|zijn|är|var|tiene|tem|ma|ha|fa|a
          )(?: (?:im|in|i|en|em|w) \p{L}{3,10}| (?:${onDay}))?
        )
      `,
      oneLine`
        (?:
          turn(?:s|ed|ing)?|ich werde|(?:er|sie) wird|ik word|(?:hij|zij|ze) (?:wordt|werd)|compi(?:o|e|rà|uto)
          |cumpl(?:o|e|es|ir|irá|en|ió|í|ía|iré|imos)|kończ(?:y|ę|ą)|skończył\p{L}{0,2}|fyller|fyllt|fyllde|fyllda
          |fylder|fyldte|fête (?:ses|mes)|fêter (?:ses|mes)|wird|werde|wordt|word|blir|cumple|compie|faz
        )(?: (?:${onDay})| (?:im|in|next|this|en|em|w|i|le|on|am|nästa|nächste[ns]?|prochain) ?\p{L}{0,10})?
      `,
      'ich bin|(?:er|sie|es|die|der) (?:is|ist|war)|ik ben|(?:o|a) minha \\p{L}+ tem|(?:hij|zij|ze) is|jag är|(?:han|hon|hun) (?:är|er)|jeg er|tengo|tiene',
      "j['\u2019]ai|мне|мені",
    ].join('|')}) (?:(?:${hedges('about', 'nearly', 'only', 'now', 'soon')}|frisch|endlich) )?$`,
    'iu',
  ),
);
/** "im 20. Jahrhundert", "im 3. Stock" */
export const placeInOrder =
  /^\. (?:Jahr\p{L}*|Stock\p{L}*|Obergeschoss|OG|Kapitel|Lebens\p{L}+|Lehrjahr|Semester|Monat|Quartal|Bezirk|Band|Absatz|Rang|Lauf|Spiel|Platz|Versuch|Anlauf)(?!\p{L})/u;
export const nothingCounted = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?!\d)| \((?:b\.|born|née?|geb\.|geboren|nacid|nat[oa]|DOB)| ?[—–-] |(?: (?:
          n(?= )|is(?= (?:that|this|it))|going on
          |come(?= (?:${shortMonths('en')}|next|spring|summer|autumn|winter))|so|because|bc
          |if|or|still|lol|rn|weil|wenn|last|yesterday|tomorrow|soon|when|then|at the time
          |in(?= (?:
              ${shortMonths('en')}|\d{4}|a (?:week|month|few|fortnight|couple|bit)
              |the (?:spring|summer|autumn|fall|winter)
            ))
          |on(?= (?:
              \d|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Boxing|Christmas|Easter|Halloween|Valentine|New|Thanksgiving|the \d|my
              |his|her|${shortMonths('en')}
            ))|im(?= (?:${shortMonths('de')}|Herbst|Sommer|Winter|Frühling))|and|but|with
          |who|from|now|male|female|living|married|single|divorced|widowed|retired|this (?:year|month|week)
          |next (?:month|week|year)|today|recién|und|aber|mit|aus|en|maar|och|men|y|pero|e|mas|ale|ve|et|mais|my|our
          |his|her|their|i|we|he|she|they|geworden|years|på|i|am|im|nächste[nsr]?|nästa|next|sobot[ęa]|sabato|domani
          |mañana|morgen|demain|samedi|dimanche|ans|op|el|em|dia|(?:le|il|de|den|ayın|dnia)(?= \d)|d\.(?= \d)
        )(?!\p{L}))
    )
  `,
  'iu',
);

/** "46F with chest pain", "my husband is 51M": not of the weather. */
export const sexWrittenOn = {
  before: new RegExp(
    `(?:^|[.\\n(] ?|(?<!\\p{L})(?:i|i'm|am|is|a|an|my|me|patient|pt|${kinOf('en')})[ :(]{1,2})$`,
    'iu',
  ),
  /** Of a patient or one's own whatever follows. */
  somebody: new RegExp(`(?:^|[^\\p{L}])(?:pt|pat|patient|my (?:ex[ -]?)?(?:${kinOf('en')}))[ :(.]{1,2}$`, 'iu'),
  after:
    /^[MF](?=$|[,.;)\n]| (?:with|w\/|c\/o|presents|presenting|p\/w|hx|s\/p|admitted|complain|here|and|who|has|from|living)(?!\p{L}))/u,
};

/** "im 27 F and", "ich bin 31 w": the sex behind it, apart. */
export const introducedBare = wordPattern(
  /(?<!\p{L})(?:i['\u2019]?m|i am|ich bin|bin|je suis|soy|sono|ik ben|jestem|sou|jag är|me) (?:a |an |une? )?$/iu,
);
export const sexApart = /^ ?[MFmfwhvk](?=$|[ ,.;)/\n])(?! ?(?:\d|[°/]))/u;
/** "tenho 25", "mam 31": two digits and nothing counted. */
export const having = wordPattern(
  /(?<!\p{L})(?:(?:eu )?tenho|(?:io )?ho|(?:ja )?mam|(?:yo )?tengo|minha \p{L}+ tem) $/iu,
);
/** From one age to a relative's: "e minha irmã 19", ", mein Sohn ist 4", " ans et son copain 27", ", me 38". */
export const nextRelative = new RegExp(
  oneLine`
    ^(?:(?: years?|-year)?[ -]olds?| (?:${years})(?: (?:alt|oud|gammal))?)?
    (?:,|,? (?:${and}|${but}|a))(?: (?:
        my|mein\p{L}{0,2}|mon|ma|mi|mio|mia|mijn|mój|moja|meu|minha|o meu|a minha|min|mitt|his|her|their|son|sa|leur
        |seine?|ihre?|su|su[oa]|zijn|haar|jego|jej|seu|sua|hans|hennes|a|the|der|die|le|la|el|il|de|o
      ))?(?: (?:younger|older|little|big|kleine[rs]?|große[rs]?|petite?|grande?))? (?:
      ${persons}|partner|pareja|me|ich|moi|yo|io|ik|ja|eu|jag
    )(?: \p{L}[\p{L}-]{1,20})?(?: (?:is|ist|a|tiene|ha|tem|ma|är|heeft))? $
  `,
  'iu',
);

/** "17 going on 18", "3, nearly 4", "12, die Kleine 9", "19, second at 24": on to the next. */
export const onward = new RegExp(
  oneLine`
    ^(?:
      ,? (?:
        going on|about to (?:be|turn)|${hedges('nearly', 'soon')}
      ) |(?:,| and| but| und| aber| et| mais| y| pero| e| ma| en| maar| i| ale| och| men) (?:
        (?:he|she|i|they|er|sie|ich|ils?|elles?|lui|lei|hij|ze|ona?|han|hon) |s?he(?=['’]?s )
      )?(?:['’]?s|is|am|was|ist|bin|war|tiene|tengo|ha|ho|mam|är)(?: only| just| really| actually| still| erst| nur
        | schon| eigentlich| solo| sólo| soltanto| maar| pas| bara| egentligen)? |
      (?:,| and| und| et| y| e| en| i| och)
      (?: (?:the|my|our|die|der|das|meine?|unsere?|la|le|ma|mon|el|il|mi|de|het|mijn|moja|mój|a|o|minha|min)){0,2} (?:
        ${siblings}|${persons}|(?:(?:my |the )?(?:second|third|next|last)(?: one| child| baby)?)
      )(?: (?:is|ist|a|tiene|ha|tem|ma|är|at|mit|à|a los)){0,2} )$
  `,
  'iu',
);

/** "my wife (32)", "unsere Tochter Mia (5)", "a daughter, June (almost 3)". */
export const relativeBefore = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${eitherCase(`${persons}|${siblings}|${several}`)})(?: (?:cadett?e?|aînée?|mayor|menor|pequeñ[oa]|maggiore|minore|mais (?:velh|nov)[oa]))?(?:,? \\p{Lu}[\\p{L}-]{1,20})? ?\\((?:\\p{Lu}[\\p{L}-]{1,20},? |almost |nearly |now |just |about |soon |fast |bald |jetzt |gerade |knapp |presque |bientôt |casi |pronto |quasi |presto |bijna |binnenkort |nu |snart |prawie |wkrótce |quase |[mfwdhv][,/ ]{1,2}){0,2}$`,
    'u',
  ),
);
/** "Mia (8) and Ben (5)": on from an age in brackets. */
export const bracketed = new RegExp(
  `^\\)(?:,| (?:${and}|or))(?: (?:my|our|his|her|their|mein\\p{L}{0,2}|unser\\p{L}{0,2}|mon|ma|mes|notre|mi|mis))?(?: (?:I|\\p{L}[\\p{L}-]{1,20})){1,3} \\($`,
  'u',
);

/** What is counted stands behind a number: "three dogs", "2 mortgages,". */
export const countsThings = new RegExp(
  `^ (?:${countables})(?!\\p{L})|^ (?!(?:years|yrs|ans|años|anos|months|meses|weeks|days|respectively)(?!\\p{L}))\\p{L}{3,20}s(?=[,.;!?)]| (?:and|or|et|y|e|en)(?!\\p{L}))`,
  'iu',
);
/** "We are 57 and 59", "Meine Frau und ich sind 44 und 46": each of two. */
export const ofTwo = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:
          we|they|and (?:i|me)|and my \p{L}+
          |(?:parents|kids|sons|daughters|boys|girls|brothers|sisters|siblings|grandparents)
        )(?: are|['’]re| were)|(?:wir|und ich|beide|und (?:mein|sein|ihr)e? \p{L}+) sind|(?:we|wij|en ik) zijn
        |(?:vi|och jag) är
      )(?: both| now| beide| jetzt| nu)? $
    `,
    'iu',
  ),
  after: /^ (?:and|und|en|och) \d{1,3}(?!\d)/u,
};

/** "for a 12-year-old audience", "für ein 10-jähriges Publikum": whom a text is for. */
export const forReader = {
  before:
    /(?<!\p{L})(?:for|to|at|für|an|pour|para|per|voor|dla|för|till) (?:(?:an?|the|eine?n?|ein|une?|un[ao]?|een|ett|en|um|uma) )?$/iu,
  after: new RegExp(
    oneLine`
      ^[ -]?(?:
        audience|readers?(?:hip)?|listeners?|viewers?|level|crowd|class|learners?|Publikum|Leser\p{L}{0,5}
        |Zuhörer\p{L}{0,5}|Klasse|publiek|lezers?|publik|läsare
      )(?!\p{L})
    `,
    'iu',
  ),
};
