import { kin } from '../../../lists/kin';
import { oneLine } from '../../../patterns/one-line';

/** Words for people, as alternatives of a regular expression: who an age, a sum or a share may be of. */

export { possessives } from '../../../lists/possessives';

/** Children, partners, brothers and sisters: "a son of 11" is an age, "a mother of 3" a count. */
export const children = kin('partners', 'children', 'siblings', 'kindred', 'friends', 'several');
export const elder = kin('parents', 'elders');
export const relatives = `${children}|${elder}`;
const roles = oneLine`
  patient(?:e|in|en)?|pat|pt|client(?:e|in)?|tenant|applicant|victim|suspect|defendant|claimant|resident|résidente?
  |bewoner|bewoonster|mieszkan(?:iec|ka)|podopieczn[ya]|vårdtagare|boende|Mieter(?:in)?|Mandant(?:in)?|Bewohner(?:in)?
  |Bewerber(?:in)?|Rentner(?:in)?|locataire|retraitée?|victime|salariée?|paciente|inquilin[oa]|jubilad[oa]|paziente
  |inquilin[oa]|pensionat[oa]|patiënte?|huurder|cliënt|pacjent(?:ka)?|utente|hyresgäst|patienten|femme|homme|Dame|Herr
  |Frau|dame|varón|mujer|hombre|señora?|uomo|donna|signora?|vrouw|man|heer|kobieta|mężczyzna|pan[ią]?|mulher|homem
  |senhora?|kvinna|man|woman|male|female|lady|gentleman|guy|weibl|männl|weiblich|männlich|M\.|Mme|Mlle|Madame|Monsieur
  |Mevrouw|Meneer|Fru|Signor|Dona|Mr|Mrs|Ms|Sr|Sra|Sig|Sig\.ra|Mevr|Mw|mw|Dhr|D\.|Dª|Doña|Don|pacientk[ay]
  |manžel(?:ka)?|dcera|dcéra|páciens|beteg|lányom|fiam|feleségem|férjem|apám|anyám|pacientă?|fiica|fiul|soția|soțul
  |mama|tata
  |пациент(?:ка)?|пацієнт(?:ка)?|муж|жена|сын|дочь|мать|отец|брат|сестра|бабушка|дедушка|дружина|чоловік|син|донька
  |дочка|мати|батько
  |ασθενής|γιος|κόρη|σύζυγος|άνδρας|γυναίκα
  |potilas|poikani|tyttäreni|vaimoni|mieheni|äitini|isäni|søn|datter|kone|patienten|pasient(?:en)?|sønn
  |मरीज|मरीज़|पति|पत्नी|बेटा|बेटी
  |pasien|anak|istri|suami
`;

/** Those at work, in school or in retirement. */
const walks = oneLine`
  student|pupil|nurse|teacher|driver|worker|widow(?:er)?|pensioner|graduate|apprentice|trainee|colleague
  |Student(?:in)?|Schüler(?:in)?|Azubi|Kolleg(?:e|in)|Witwe[r]?|étudiante?|élève|apprentie?|veuve|veuf|collègue
  |estudiante|alumn[oa]|viud[oa]|compañer[oa]|student(?:e|essa)|alliev[oa]|vedov[oa]|collega|leerling|weduwe|weduwnaar
  |uczeń|uczennica|studentka|wdow[ac]|alun[oa]|viúv[oa]|colega|elev|änk[ae]
`;
/** Who may be of a number of years, and never has so many of something: no mother of three. */
export const aged = `${walks}|${roles}`;
/** Whose months and weeks are counted. */
export const babies =
  'baby|bab(?:y|ies)|infant|newborn|toddler|bébé|nourrisson|Säugling|Kleinkind|bebé|lactante|neonat[oa]|bimb[oa]|zuigeling|niemowlę|bebê|bebis|spädbarn';
export const infants = `${babies}|${children}`;

export const persons = `${relatives}|${roles}`;

/** Said behind a number that counts some of those before: "zwei davon", "3 d'entre nous". */
export const partitives =
  "davon|of (?:them|whom|which)|d['’]entre (?:eux|elles)|de (?:ellos|ellas)|di loro|van hen|ervan|z nich|deles|delas|av dem";
/** The same of those whom one belongs to. */
export const ourPartitives = "of us|von uns|d['’]entre nous|de nosotr[oa]s|di noi|van ons|z nas|de nós|av oss";

/** "my eldest", "der Große", "la cadette": children by their order; number words are digits here. */
export const siblings = oneLine`
  eldest|oldest|youngest|middle(?: 1| child)?|firstborn|little 1|Älteste[rn]?|Jüngste[rn]?|Mittlere[rn]?|Große[rn]?
  |Kleine[rn]?|Kleinste[rn]?|aînée?|cadette?|benjamine?|mayor|menor|mediano|pequeñ[oa]|maggiore|minore
  |più (?:grande|piccol[oa])|oudste|jongste|middelste|najstarsz[ya]|najmłodsz[ya]|starsz[ya]|młodsz[ya]
  |mais (?:velh|nov)[oa]|caçula|äldsta|yngsta|mellersta|petite?|grande?
`;

/** One's own, in Turkish. */
export const turkishKin =
  'oğlum|kızım|babam|annem|eşim|kardeşim|ablam|abim|dedem|anneannem|babaannem|torunum|yeğenim|amcam|teyzem|halam|dayım|karım|kocam|bebeğim';

/** Several of somebody's. */
export const several = oneLine`
  kids|children|sons|daughters|boys|girls|grandkids|grandchildren|siblings|brothers|sisters|twins|nieces|nephews
  |Kindern?|Söhnen?|Töchtern?|Jungs|Mädchen|Enkel(?:kindern?)?|Geschwister|Zwillinge|enfants|fils|filles|garçons
  |petits-enfants|frères|sœurs|soeurs|jumeaux|hij[oa]s|niñ[oa]s|niet[oa]s|herman[oa]s|figli[e]?|bambin[ie]|ragazz[ie]
  |nipoti|fratelli|sorelle|kinderen|zonen|zoons|dochters|jongens|meisjes|kleinkinderen|dzieci|synowie|córki|wnuki
  |filh[oa]s|net[oa]s|irmãos|barn|söner|döttrar|barnbarn|çocuklarım|kızlarım|oğullarım|barnen|pojkar(?:na)?
  |flickor(?:na)?|döttrarna|sönerna|ungar(?:na)?|tvillingarna|meiden|pubers|Mädels|Buben|meninos|meninas|gosses|gamins
  |chic[oa]s|peques|bimb[ie]|synów|córek|chłopcy|chłopców|dziewczynki|dziewczynek|teens|teenagers|tweens|toddlers
  |adolescents|Jungen|Teenies?|Teenagern?|Jugendlichen?|ados|ad[oó]lescent(?:e?s|i)|tieners|peuters|kleuters
  |nastolat(?:ki|ków)|tonåringar(?:na)?
`;

/** What one has or leads so many of: people, animals, belongings. */
export const countables = oneLine`
  (?:
    (?:
      other|more|young|small|little|big|old|adult|grown|full-time|part-time|weitere|andere|kleine|große|feste|autres
      |jeunes|petits|otr[oa]s|altr[ei]|andere|kleine|outr[oa]s|andra|små
    ) )?(?:
    technicians|clerks|drivers|engineers|employees|staff|people|persons|workers|colleagues|agents|nurses|teachers
    |soldiers|players|members|pupils|students|tenants|users|customers|clients|reports|others|kids|children|sons
    |daughters|siblings|brothers|sisters|grandkids|grandchildren|cats?|dogs?|horses?|pets?|birds?|budgies?|rabbits?
    |hens|jobs?|degrees?|houses?|flats?|cars?|marriages|divorces|Mitarbeiter(?:n|innen)?|Angestellten?|Beschäftigten?
    |Leuten?|Personen|Schülern?|Kindern?|Söhne|Töchter|Geschwister|Katzen?|Hunde?|Pferde?|Haustiere|Jobs|personnes
    |gens|employés|salariés|hommes|femmes|élèves|enfants|fils|filles|frères|s[œo]e?urs|chats?|chiens?|chevaux|emplois
    |personas|empleados|trabajadores|hombres|mujeres|alumnos|hij[oa]s|niñ[oa]s|herman[oa]s|gat[oa]s?|perr[oa]s?
    |persone|dipendenti|uomini|donne|alunni|figli[ae]?|bambin[ie]|fratelli|sorelle|gatt[oi]|can[ei]|personen|mensen
    |medewerkers|werknemers|leerlingen|kinderen|zonen|dochters|katten|kat|honden|hond|osób|osoby|ludzi|pracowników
    |uczniów|dzieci|synów|córki|koty?|kotów|psy|psów|pessoas|funcionários|empregados|homens|mulheres|alunos|filh[oa]s
    |irmãos|irmãs|cães|cachorros|personer|anställda|elever|barn|söner|döttrar|syskon|katter|hundar
  )
`;

/** Says who one is: "I'm", "je m'appelle", "soy". */
export const introductions = oneLine`
  i['’]?m|i am|my name is|name(?: is|:)|named?|called|ich bin|bin|ich hei(?:ß|ss)e|hei(?:ß|ss)t|namens|je suis
  |j['’]?suis|suis|je m['’]appelle|m['’]appelle|s['’]appelle|prénommée?|soy|me llamo|se llama|llamad[oa]|sono
  |mi chiamo|si chiama|di nome|ik ben|ik heet|heet|genaamd|jestem|nazywam się|mam na imię|imieniem|sou(?: o| a)?
  |chamo-me|me chamo|chamad[oa]|jag är|jag heter|heter
`;

/** After a number: years, in full or short. */
export const years = oneLine`
  ans?|piges|balais|años?|anni|anno|jaar|jr|lata?|lat|roku|l\.|anos?|år|Jahre?n?|J\.|yrs?|years?|de ani|ani
  |лет|года?|років|роки
  |let(?= ?(?:[.,;!?)]|$))|rokov|rokoch|vuotta
  |χρονών|ετών
  |tahun|thn
  |साल|वर्ष
  |سنة|عاما
`;

/** What lasts, or is as old as that, and is no one. */
export const lasting = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      contra[tc]\p{L}{0,4}|Vertrag\p{L}{0,2}|Laufzeit|Garantie|garant\p{L}{1,3}|gwarancj\p{L}|loan|mortgage|lease|bail
      |prêt|crédit|Kredit|Darlehen|Bindung|Zins\p{L}{0,10}|hipoteca|préstamo|mutuo|prestito|hypothe\p{L}{1,3}
      |kredyt\p{L}{0,2}|empréstimo|lån|warranty|sentence|prison|Haft\p{L}{0,8}|peine|pena|wyrok|experi\p{L}{2,6}
      |expéri\p{L}{2,6}|Erfahrung|esperienza|ervaring|doświadcz\p{L}{2,4}|erfarenhet|durée|duration|Dauer|duración
      |durata|duur|since|depuis|seit|desde|sinds|från|pendant|durant|durante|while|during|house|building|company|car
      |wine|tree|maison|voiture|casa|coche|auto|Haus|Auto|Firma|chapter|figure|table|page|verse|section|step|line|row
    )(?!\p{L})
  `,
  'iu',
);

/** Alternatives whose capitals may be small as well: "mein sohn". Escapes such as \\p{L} stay. */
export const eitherCase = (words: string): string =>
  words.replace(/\\p\{\p{L}+\}|\p{Lu}/gu, (part) => (part.length > 1 ? part : `[${part}${part.toLowerCase()}]`));

/** Alternatives that may begin with a capital or a small letter: "Kids: Jonas 8". */
export const anyCase = (words: string): string =>
  eitherCase(words).replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Oneself, where a number stands beside it: "me 38", "Ich (41)". */
export const myself = '[Mm]e|[Ii]ch|[Mm]oi|[Yy]o|[Ii]o|[Ii]k|[Jj]a|[Ee]u|[Jj]ag';

/** Whose age it is stands in a case: "моїй доньці", "моему сыну". */
export const slavicDative = oneLine`
  (?:мо(?:ей|ему|їй|єму|йому)|наш(?:ей|ему|ій|ому)|тво(?:ей|ему|їй|єму)|ваш(?:ей|ему|ій|ому)|его|её|ее|їх|його|її|их) \p{L}{3,14}
  |сыну|сину|дочери|дочке|доньці|дочці|жене|дружині|мужу|чоловікові|чоловіку|маме|мамі|матери|матері|папе|отцу|татові
  |батькові|брату|братові|сестре|сестрі|бабушке|бабусі|дедушке|дідусеві|внуку|внучке|онуку|онучці|реб[её]нку|дитині
  |пациент(?:у|ке)|пацієнт(?:у|ці)|другу|подруге
`;
