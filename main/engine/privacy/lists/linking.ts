/** Words that link the name of what is measured or paid to its number, by language: the one table that rules of quantities take them from. */

/** `is`: it is or was so much. `became`: it is so much by now. `to`: what such verbs put before the number. */
type Link = 'is' | 'became' | 'to';

const table: Readonly<Record<string, Readonly<Record<Link, string>>>> = {
  en: {
    is: 'is|was|are|were|has|have|had|been|reads?|reading|sits|sat|sitting|stands|stood|hover(?:s|ed|ing)|runs?|ran|running|came (?:back|out|in|up)|comes (?:back|out|in)|measured|stays|stayed|remains|remained|stuck|hits?|showed|shows',
    became:
      'went|going|gone|rose|risen|rising|fell|fallen|falling|dropp(?:ed|ing)|climb(?:ed|ing)|jumped|shot|spiked|crept|increased|decreased|improved|grew|sank|up|down|back',
    to: 'at|to|of|from',
  },
  de: {
    is: 'ist|war|hat|hatte|haben|sind|waren|liegt|lag|liegen|lagen|beträgt|betrug|betragen|steht|stand|schwankt(?: (?:um|zwischen))?|pendelt|kam|kommt|ergab|zeigte?',
    became: 'stieg|steigt|sank|sinkt|fiel|fällt|ging|geht|kletterte|sprang|hoch|rauf|runter',
    to: 'bei|auf|von|zuletzt|meist|meistens',
  },
  fr: {
    is: 'est|était|sont|étaient|a été|ont été|reste|restée?|tourne|ressort|ressortie?|sort|sortie?|affiche|avoisine|indique|plafonne',
    became:
      'passée?s?|passe|montée?s?|monte|descendue?s?|descend|tombée?s?|tombe|baissée?s?|baisse|augmentée?s?|remontée?s?|grimpée?s?|grimpe',
    to: 'à|de|du|autour de|aux alentours de|a',
  },
  es: {
    is: 'es|son|era|eran|han?|fue|está|estaba|salió|salio|sale|salido|ha salido|dio|ha dado|sigue|ronda(?: los)?|marca|marcó|me|le',
    became: 'subió|subieron|subido|sube|bajó|bajaron|bajado|baja|pasó|pasado|cayó|caído|aumentó|aumentado',
    to: 'a|en|de|hasta',
  },
  it: {
    is: 'è|era|sono|erano|ha|hanno|sta|stava|risulta|risultat[oa]|uscit[oa]|esce|segna|resta|rimane|viaggia|gira|ha segnato|mi',
    became: 'salit[oaie]|sale|sces[oaie]|scende|passat[oaie]|calat[oaie]|aumentat[oaie]|arrivat[oaie]|arriva',
    to: 'a|di|da',
  },
  nl: {
    is: 'is|was|zijn|heeft|staat|stond|ligt|lag|zit|zat|kwam(?: (?:uit|terug))?|komt uit|bedraagt|bedroeg|blijft|bleef|schommelt',
    became: 'ging|gaat|steeg|stijgt|daalde|daalt|zakte|zakt|gestegen|gezakt|gedaald|gegaan|opgelopen|omhoog|omlaag',
    to: 'op|naar|van|bij',
  },
  pl: {
    is: 'jest|był[ao]?|wynosi(?:ł[ao]?)?|wyniosł[ao]?|wyniósł|wyszł[ao]|wyszedł|ma|mam|utrzymuje się|pokazał[ao]?|mi',
    became: 'wzrósł|wzrosł[ao]|spadł[ao]?|skoczył[ao]?|podskoczył[ao]?|zmalał[ao]?|urósł|urosł[ao]|rośnie|spada',
    to: 'do|na|z|w okolicach|na poziomie',
  },
  pt: {
    is: 'é|era|foi|está|estava|fica|ficou|deu|veio|anda|saiu|ronda|marcou|me',
    became: 'subiu|desceu|caiu|baixou|passou|aumentou|chegou',
    to: 'em|a|para|de|n[oa]s',
  },
  sv: {
    is: 'är|var|har|hade|ligger|låg|legat|står|stod|visar|visade|blev|kom(?: tillbaka)?|landade|hamnade',
    became: 'steg|stigit|sjönk|sjunkit|gick|gått|ökade|ökat|minskade|minskat|gick (?:upp|ner)|gått (?:upp|ner)|upp|ner',
    to: 'på|till|från',
  },
  da: { is: 'er|lå|viser', became: 'faldt|gik', to: 'til|fra' },
  no: { is: 'er|lå|viser', became: 'falt|gikk', to: 'til|fra' },
  tr: { is: 'var|oldu', became: 'çıktı|yükseldi|düştü|indi', to: '' },
};

/** Alternatives of a regular expression: the words of all languages for some of them. */
export const linking = (...some: readonly Link[]): string =>
  [...new Set(Object.values(table).flatMap((words) => some.map((each) => words[each])))]
    .filter((words) => words !== '')
    .join('|');

/** Where words are not parted: 从9.1降到7.3, 脈拍は88. */
export const linkingUnspaced =
  '是|为|有|在|到|从|由|[升降涨跌掉高减增]了?[到至]了?|高达|才|只有|は|が|も|で|から|は今|が今';

/** What one has gone to from a value: between the two. */
export const onTo =
  /^,? (?:(?:down|up|runter|hoch|rauf) )?(?:to|auf|à|al?|naar|do|till|til|para|hasta|fino a) $|^(?:から|[升降涨跌掉减增]了?[到至]了?|到了?)$|^['’]?[dt][ea]n $/iu;
/** Said before the first of two values, and before both ends of a range. */
export const from = 'from|von|vom|de|du|da|dal|van|z|ze|od|från|fra';
export const between = 'between|zwischen|entre|tra|fra|tussen|między|pomiędzy|mellan|mellem|между|між';
export const startsFrom = new RegExp(`(?<!\\p{L})(?:${from}) $|[从由]$`, 'iu');
