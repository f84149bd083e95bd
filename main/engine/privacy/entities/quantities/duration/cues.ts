import { ours } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { isPersonBefore, personWords } from '../people/before';
import { possessives, relatives, turkishKin } from '../people/words';

/** Whose duration it is, and what no duration of anybody is. */

/** Once more, each time, from now on: no time that something has lasted. */
const otherwiseBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      every|each|within|next|coming|another|per|alle|jede[nrs]?|innerhalb von|nächsten?|kommenden?|binnen|pro|tous les
      |toutes les|chaque|dans|prochaine?s?|sous|cada|dentro de|próxim[oa]s?|ogni|entro|tra|fra|prossim[iae]|elke|over
      |volgende|komende|co|za|każde|w ciągu|daqui a|em até|var|varje|om|inom|kommande|her|up to|at least|bis zu
      |mindestens|jusqu['’]à|au moins|hasta|al menos|fino a|almeno|tot|minstens|do|co najmniej|até|pelo menos|upp till
      |minst
    )(?: (?:the|den|die|les|los|las|i|gli|le|de|os|as|kommande))? $|(?<!\p{L})(?:[Ii]n|[Ee]n|[Ee]m) $
    |[每毎]$
  `,
  'u',
);
/** The same is said of one's own time: "sober for at least 3 years", "in 14 Jahren Ehe". */
const least =
  /(?<!\p{L})(?:at least|mindestens|au moins|al menos|almeno|minstens|co najmniej|pelo menos|minst|jusqu['’]à|over) $/iu;
const otherwiseAfter = new RegExp(
  oneLine`
    ^ ?(?:
      (?:a|per|each|every|out of|in (?:a|the)|pro|die|in der|par|à la|al|a la|por|alla|a|per|in de|na|w|po|i|om) (?:
        days?|weeks?|months?|years?|Tag|Woche|Monat|Jahr|jour|semaine|mois|an|día|semana|mes|año|giorno|settimana|mese
        |anno|dag|maand|jaar|dzień|tydzień|tygodniu|miesiąc|rok|dia|mês|ano|veckan?|månad(?:en)?|året|år
      )|\/|from (?:now|today)|later|ahead|old|alt|oud|plus tard|später|más tarde|dopo|przed|de \p{L}{3,12} plan|plan
      |challenge|guarantee|warranty|free trial|trial|Garantie|Gewährleistung|garantie|garantía|garanzia|gwarancj\p{L}
      |garanti
    )(?!\p{L})
  `,
  'iu',
);

/** What is wanted of whoever applies, what a law gives to all. */
const wanted = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      requir\p{L}+|minimum|must have|looking for|seeking|applicants?|candidates?|hiring|preferred|\d\+
      |Voraussetzung\p{L}*|gesucht|wir suchen|Bewerber\p{L}*|erforderlich|recherch\p{L}+|exig\p{L}+|candidats?
      |requisitos?|se requiere|buscamos|candidatos?|richiest[oaie]|cerchiamo|candidat[oi]|vereist|gezocht|wij zoeken
      |wymagan\p{L}+|szukamy|kandydat\p{L}*|exigid[oa]|procuramos|krävs|söker|eligible|entitled|typical\p{L}*|usually
      |on average|average|generally|by law|statutory|gesetzlich\p{L}*|durchschnittlich|üblicherweise|normalerweise
      |en moyenne|la loi|por ley|de media|per legge|in media|wettelijk\p{L}*|gemiddeld|ustawow\p{L}+|średnio|por lei
      |em média|enligt lag|genomsnitt\p{L}*
    )(?!\p{L})
  `,
  'iu',
);

/** Verbs that say in themselves that somebody is meant. */
const inVerb = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      llevo|llevamos|trabajo|trabajé|trabajaba|vivo|vivimos|viví|estoy|estamos|estuve|soy|somos|tengo|hace que|cumplo
      |cumplí|cobro|sono|siamo|ho|abbiamo|lavoro|abito|convivo|conviviamo|soffro|aspetto|mam|mamy|jestem|jesteśmy
      |pracuję|pracujemy|pracowałam|pracowałem|mieszkam|mieszkamy|choruję|leczę się|nie piję|nie palę|byłam|byłem
      |siedzę|estou|estive|sou|trabalho|trabalhei|trabalhamos|moro|moramos|tenho|temos|namoro|cumpri|fiquei|está
      |estaba|lleva|llevan|llevaba|trabaja|trabajaba|vive|cumple|cumplió|lavora|lavorava|soffre|convive|abita|pracuje
      |pracował[ay]?|mieszka|choruje|siedzi|estava|trabalha|trabalhava|mora|namora|çalışıyor(?:um|uz)|yaşıyor(?:um|uz)
      |oturuyor(?:um|uz)|evliyi[mz]|hamileyim|hastayım|raporluyum|işsizim|emekliyim|ayığım|accudisco|assisto|cerco|soffro|fumo|busco|cuido|fumo
      |dejé|perdí|procuro|parei|deixei|perdi|szukam|opiekuję|spłacam|rzuciłem|rzuciłam
    )(?!\p{L})
  `,
  'iu',
);
/** Forms of verbs that say so by their ending: "straciłem", "bakıyorum". */
const firstEnding =
  /(?<=\p{L}{3})(?:łem|łam|liśmy|łyśmy|yorum|yoruz|[dt][ıiuü]m|[dt][ıiuü]k|amos|emos|imos|iamo)(?!\p{L})/iu;
/** At the start of a sentence a verb whose subject the writer left out: "Been with the company", "Bin seit". */
const leftOut = new RegExp(
  oneLine`
    ^[\s\-•*>]*(?:
      been|had|got|have(?:n['’]t)?|was|started|stopped|quit|lost|gave up|worked|lived|moved|met|left|broke up|diagnosed|last|bin|war
      |habe?|hatte|wurde|arbeite|wohne|lebe|suche|pflege|rauche|trinke|zahle|letzte|suis|étais|ai|habite|cherche|dernière?|últim[oa]|ultim[oa]|ben|heb|was
      |werk|woon|zit|zoek|har|är|var|jobbar|bor|slutade|non|não|nie|niet|laatste|sista|senaste|ostatni|son
    )(?!\p{L})
  `,
  'iu',
);
/** The writer's, or of somebody of theirs. */
const mine = new RegExp(
  `(?<![\\p{L}'’])(?:${ours}|i|me|we|us|ich|mich|mir|wir|uns|je|j(?=['’])|m(?=['’])|nous|yo|nos|io|mi|ci|ik|mij|ons|mnie|eu|jag|mig|vi|oss|${relatives}|${turkishKin}|eşimle)(?!\\p{L})`,
  'iu',
);

/** What is somebody's: "my notice period", "meine Betriebszugehörigkeit". */
const owned = new RegExp(
  `(?<![\\p{L}'’])(?:${possessives}|your|dein\\p{L}{0,2}|meus|mis|mes|nos|sus|ses|moj\\p{L}{1,3}|mina|mitt|${turkishKin})(?!\\p{L})`,
  'iu',
);
/** Those who have none in an advertisement, a law, a study, a product. */
const nobodys = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      people|employees|workers|tenants|couples|patients|participants|users|customers|Menschen|Arbeitnehmer(?:n|innen)?
      |Mieter(?:n|innen)|Paare|Patienten|Kunden|gens|salariés|locataires|couples|personas|trabajadores|inquilinos
      |parejas|pacientes|clientes|persone|lavoratori|inquilini|coppie|pazienti|mensen|werknemers|huurders|patiënten
      |klanten|ludzie|pracownicy|najemcy|pacjenci|klienci|pessoas|trabalhadores|inquilinos|casais|människor|anställda
      |hyresgäster|par|patienter|kunder
    )(?!\p{L})
  `,
  'iu',
);
/** Nobody is sick by a server's outage. */
const things = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      server|laptop|computer|phone|app|code|build|database|dough|dog(?! (?:för|i|av)(?!\p{L}))|cat|car|bike|sofa|couch|mattress|engine|battery|plant|wine|cheese|cron
      |cache|token|certificate|contract template|Server|Rechner|Handy|Auto|Motor|Teig|Hund|Katze|Pflanze|Batterie
      |serveur|ordinateur|téléphone|voiture|pâte|chien|chat|plante|servidor|ordenador|móvil|coche|masa|perr[oa]
      |gat[oa]|auto|impasto|cane|gatto|telefoon|hond|kat|deeg|serwer|samochód|pies|kot|carro|cachorro|gato|servern
      |bilen|hunden|katten|degen
    )(?!\p{L})
  `,
  'iu',
);

/** Of somebody made up, or of the past. */
const told = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      story|stories|novel|screenplay|script about|poem|song|character|protagonist|hero(?:ine)?|plot|episode|film|movie
      |century|king|queen|emperor|Geschichte|Roman|Gedicht|Figur|Drehbuch|Held(?:in)?|Film|König(?:in)?|Kaiser
      |histoire|roman|poème|personnage|héro(?:s|ïne)|roi|reine|cuento|historia|novela|poema|personaje|protagonista|rey
      |reina|storia|romanzo|racconto|personaggio|re|regina|verhaal|personage|koning|opowiadanie|powieść|wiersz
      |bohater\p{L}*|król|conto|personagem|rei|rainha|berättelse|novell|roman|huvudperson|kung
    )(?!\p{L})
  `,
  'iu',
);

/** Somebody, of whom no pronoun speaks, at a sentence's start: "Sober for 3 years.", "seit 12 Jahren verheiratet". */
const opening = new RegExp(
  oneLine`
    ^[\s\-•*>]*(?:
      (?:
        been|now|currently|just|for|nearly|almost|about|since|at|seit|schon|bereits|fast|nach|im|in der|depuis|ça fait
        |après|déjà|desde hace|hace|llevo|tras|da|dopo|da più di|già|al|sinds|al|na|od|już|há|desde há|faz|i|sedan
        |efter|redan
      ) ){0,3}(?:
      \p{L}{3,16} (?:for |since |seit |depuis |de |desde hace |da |sinds |od |há |i |sedan )?
      (?:about |almost |nearly |fast |over )?
    )?$
  `,
  'iu',
);

/** No subject stands before it where words are not parted: it is the writer. */
const unspacedOpening = /^[^はが\p{Ll}\p{Lu}]{0,24}$/u;
const unspacedOthers = /公司|员工|患者|病人|従業員|社員|客|法律|一般|平均|人は|通常/u;
const unspacedPerson = /[我咱他她妻夫私僕俺]|老公|老婆|丈夫|妻子|爸|妈|父|母|彼女|彼は|主人|旦那|息子|娘/u;

/** Whether somebody's is meant: who has it stands in the clause. */
export const isSomebodys = (left: string, right: string): boolean => {
  const clause = `${left}#${right}`;
  if (nobodys.test(clause) || things.test(clause) || told.test(clause)) return false;
  return (
    isPersonBefore(left) ||
    personWords.test(right) ||
    isPersonBefore(right) ||
    inVerb.test(clause) ||
    firstEnding.test(clause) ||
    leftOut.test(left) ||
    owned.test(clause) ||
    unspacedPerson.test(clause)
  );
};

/** "14 years at Boeing", "11 ans d'expérience chez Elec Services": at whose name nobody but one who worked there is. */
export const atEmployer = new RegExp(
  oneLine`
    ^ (?:
      of experience |d['’]expérience |de experiencia |d['’]esperienza |Erfahrung |Berufserfahrung |ervaring |doświadczenia |de experiência )?(?:
      at|with|bei(?: der| dem)?|beim|chez|presso|bij|hos
      |en (?:la |el )?(?=Farmacia|Hospital|Clínica|Grupo|Banco|Colegio|Restaurante|Talleres|Panadería)
    ) ?\p{Lu}
  `,
  'u',
);

/** Whether the writer or somebody of theirs is meant, and no figure of whom the same is told. */
export const isOwn = (left: string, right: string): boolean => {
  const clause = `${left}#${right}`;
  return mine.test(clause) || inVerb.test(clause) || firstEnding.test(clause) || unspacedPerson.test(clause);
};

export const isOpening = (left: string, right: string): boolean =>
  opening.test(left) ||
  (/^[\p{Script=Han}\p{Script=Hiragana}]/u.test(left + right) &&
    unspacedOpening.test(left) &&
    !unspacedOthers.test(left + right));

/** Whether the words around say that it is no time that something of a life has lasted. */
export const isOtherwise = (left: string, right: string, isOrdinal: boolean): boolean =>
  (!isOrdinal && otherwiseBefore.test(left) && !least.test(left)) ||
  otherwiseAfter.test(right) ||
  wanted.test(`${left}#${right}`);
