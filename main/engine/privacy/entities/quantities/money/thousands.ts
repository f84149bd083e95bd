import { and } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { ours } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { matched } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { isGrouped, isSum } from './amounts';
import { articleBefore, dealtBehind, handed, ownVerb } from './dealings';
import type { Amount } from './read';

/** Round thousands that are somebody's, whatever is done with them: "stopte er 15k in", "20mila nel bar di mio cugino". */

/** What goes by thousands and is no money: who follows and watches, steps and words, voters and the dead. */
const counted = [
  oneLine`
    followers?|subs(?:cribers?)?|views?|likes?|plays|streams?|downloads?|steps?|runs?|words?|tokens?|context|karma|elo
    |rating|points?|scores?|xp|people|population|inhabitants|attendance|fans|players?|users?|customers|members|readers
    |visitors|votes?|voters|signatures|copies|troops|soldiers|deaths?|killed|dead|species|miles|mileage|feet|calories
    |kcal|resolution|screen|monitor|tv|requests|rows|lines|files|records|entries|photos|pics|hours|rpm|volts|resistor
    |lumens|queries|commits|stars|per second|race|salt
  `,
  oneLine`
    Abonnenten|Aufrufe|Klicks|Schritten?|Wörtern?|Zeichen|Punkten?|Einwohnern?|Menschen|Leuten?|Zuschauern?|Besuchern?
    |Mitgliedern?|Stimmen|Toten?|Soldaten|gefahren|gelaufen|gejoggt|gerannt|Kalorien|Auflösung|Zeilen|Stunden
    |Höhenmetern?
  `,
  oneLine`
    abonnés|vues|pas(?! (?:plus|moins|mal|un|une|de|assez|encore|davantage|grand)(?!\p{L}))|mots|signes|points
    |habitants|personnes|spectateurs|calories|lignes|heures|voix|morts|soldats
  `,
  'seguidores|visitas|reproducciones|pasos|palabras|puntos|habitantes|personas|espectadores|kilómetros|calorías|líneas|horas|votos|muertos|soldados',
  'iscritti|visualizzazioni|passi|parole|battute|punti|abitanti|persone|spettatori|calorie|righe|ore|voti|morti|soldati',
  'volgers|weergaven|stappen|gelopen|woorden|punten|inwoners|mensen|kijkers|stemmen|doden|soldaten',
  'obserwujących|wyświetleń|kroków|słów|punktów|mieszkańców|ludzi|osób|widzów|głosów|zabitych|żołnierzy',
  'visualizações|passos|palavras|pontos|pessoas|mortos|följare|visningar|steg|ord|poäng|invånare|människor|röster|döda',
  'takipçi|adım|koştu\\p{L}{0,3}|kelime|puan|kişi(?! başı)|izlen\\p{L}{1,4}|nüfus|abone|km|kilom[eè]t\\p{L}{1,5}|hz|fps|mah',
].join('|');
/** Where it is shown. */
const counters =
  'insta(?:gram)?|tiktok|twitter|youtube|twitch|reddit|linkedin|spotify|strava|steam|odometer|clock|Tacho|compteur|cuentakilómetros|contachilometri|teller|liczniku|mätaren';
/** What has so many of them. */
const counting = oneLine`
  marathon|essay|thesis|novel|channel|video|post|tweet|reel|subreddit|site|website|server|battery|level|rank|crowd
  |army|odometer|Aufsatz|Kanal|Beitrag|Kilometerstand|Tacho|chaîne|vidéo|compteur|canal|vídeo|canale|kanaal|kanał|film
  |nagranie
`;
/** Who does it: "I ran 10k", "I am ranked 12k". */
const counts = oneLine`
  ran|running|run|jog(?:ged)?|walk(?:s|ed)?|hik(?:e|ed)|swim|swam|cycled|scored?|ranked|lief(?:en)?|laufen?|jogge?
  |couru|cour(?:s|t|ent|ir)|corr(?:o|e|en|í|ió|er|i|eu|ono|ere)|ho corso|rende|hardlopen|przebieg\p{L}{0,4}
  |bieg\p{L}{0,4}|sprang|springa
`;
const subject =
  'i|we|he|she|they|ich|wir|er|sie|je|on|nous|il|elle|yo|él|ella|io|lui|lei|ik|wij|hij|zij|ja|on|ona|eu|ele|ela|jag|vi|han|hon';
/** Right behind, or after one word: "80k loyal followers", "30k auf dem Tacho". */
const countedBehind = new RegExp(
  oneLine`
    ^(?:
      [ -](?:
        (?!(?:${and}|for|für|pour|para|per|voor|za|por|för|${subject})(?!\p{L}))\p{L}{1,14} |
        (?:of|de|di|van|av) (?:the )?
      )?(?:${counted})| (?:on|auf|sur|en|su|op|na|no|på) (?:(?!\d)\p{L}{1,6} )?(?:${counters})
    )(?!\p{L})
  `,
  'iu',
);
const countedBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:${counting}|${counted})(?::| (?!(?:${subject})(?!\p{L}))\p{L}{1,10}){0,2}
      |(?:${counts})(?: (?:a|${hedges('about', 'nearly', 'over')}))?
    ) $
  `,
  'iu',
);
/** What came before it in the sentence was counted as well, or nothing there is money: "15k abonnés, ma soeur 2k". */
const countedAbove = new RegExp(
  `(?<!\\p{L})(?:elo|karma|context window|tokens|database)(?!\\p{L})|\\d ?(?:k|mil|mila|tys\\.?|bin)? (?:${counted})(?!\\p{L})`,
  'iu',
);
/** Of money alone: nothing else is put aside or owed. */
const ofMoney = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      saved|savings?|debts?|in the bank|owe[sd]?|owing|(?:zurück|ge)legt|gespart|angespart|Ersparn\p{L}+|Schulden
      |schulde[nt]?|de côté|épargn\p{L}+|économi\p{L}+|dettes?|ahorrad\p{L}{1,2}|ahorros|guardad\p{L}{1,2}|deudas?
      |da parte|risparmi\p{L}*|debit[oi]|gespaard|spaargeld|schulden|oszczęd\p{L}+|odłożon\p{L}{1,3}|długu|długów
      |poupad\p{L}{1,2}|poupan\p{L}+|dívidas?|sparat|sparkapital|skuld(?:er)?|birik\p{L}+|borç\p{L}*|borc\p{L}*
    )(?!\p{L})
  `,
  'iu',
);
/** "I did 10k in 50 minutes": a distance. */
const timed = /^ in \d{1,3}(?:[:.]\d\d)? ?(?:min|h|hours?|Stunden|heures?|horas|ore|uur)?/iu;

const thousand = 1000n;
const isRound = (amount: Amount): boolean =>
  amount.value.exponent >= 0 &&
  amount.format.decimals === 0 &&
  isSum(amount) &&
  amount.value.coefficient >= thousand &&
  amount.value.coefficient % thousand === 0n &&
  !(amount.format.grouping === '' && (amount.value.coefficient === 1000n || amount.value.coefficient === 2000n));
const fortune = 100_000n;
export const isFortune = (amount: Amount): boolean =>
  isRound(amount) && amount.value.coefficient >= fortune && amount.value.coefficient % 10_000n === 0n;
/** "4b" is a class, "5m" and "18 mm" are lengths. */
const isScaled = ({ scale, word }: Amount): boolean =>
  scale > 2 && (word.length > 1 ? word !== 'mm' : /^k$/iu.test(word));

/** Somebody behind the sum: "from my brother", "di mio cugino", "my dad won't help". */
const personBehind = new RegExp(
  oneLine`
    ^[^.!?\n;]{0,28}(?<!\p{L})(?:
      ${ours}|his|her|maman|papa|mamma|papà|mamá|papá|oma|opa
    )(?!\p{L})
  `,
  'iu',
);
const mine = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${ours}|i|we|us|ich|wir|uns|je|j|nous|yo|io|ci|ik|wij|nam|eu|jag|vi|oss|he|she|his|her|er|sie|il|elle|lui|lei|hij|zij|han|hon
    )(?!\p{L})
  `,
  'iu',
);
/** Where one keeps it. */
const inAccount = new RegExp(
  oneLine`
    ^ (?:
      auf (?:dem|meinem|unserem|ihrem|seinem) \p{L}*[Kk]onto|auf der hohen Kante
      |in (?:an |my |our )?(?:ISA|401k|savings)|sur (?:mon|notre|son) (?:compte|livret)|en (?:mi|la) cuenta
      |sul (?:mio |nostro )?conto|op (?:mijn|onze|de) (?:spaar)?rekening|na (?:moim )?koncie|na (?:minha )?conta
      |på (?:spar)?kontot
    )(?!\p{L})
  `,
  'iu',
);
/** Somebody's savings, right behind: "120,000 saved", "60.000 ahorrados". */
const savedBehind = new RegExp(
  oneLine`
    ^ (?:
      saved(?: up)?(?! (?:lives|by))|put (?:aside|by|away)|gespart|angespart|zurückgelegt|de côté|ahorrad[oa]s
      |guardad[oa]s|da parte|risparmiati|gespaard|oszczędności|odłożone|poupados|sparade|sparat
    )(?!\p{L})
  `,
  'iu',
);
/** Nobody else's verb: who speaks put, lost or owes it. */
const spoken = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      m['’]\p{L}{1,12}|ho|abbiamo|hemos|he|\p{L}{2,14}(?:łem|łam|liśmy|łyśmy)|mam|mamy|on a|la (?:in|ut)
      |lade (?:in|ut)|bana|bize|babam|annem|dała|dał|us|uns|mir|ihm|nous|nos|ci|ons|nam|oss|debo|adeudo|gano|ganamos
      |cobro|dois|devo|deve|schulde|guadagno|guadagniamo|wiszę|zarabiam|zarabiamy|ganho|recebo
    )(?!\p{L})
  `,
  'iu',
);
/** A thing of somebody's and its price: "el piso está en 120.000", "in vendita a 80mila", "prezzo 180mila". */
const priced = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      in vendita a|prezzo|precio|en venta (?:por|a)|à vendre|for sale (?:for|at)|listed (?:for|at)|te koop voor
      |vraagprijs|na sprzedaż za|cena|à venda por|till salu för
    )[ :]{1,2}$
  `,
  'iu',
);
/** Other figures stand there as well: whose it is must be said. */
const loosely =
  /(?<!\p{L})(?:(?:está|están|sale|salía|anda) (?:en|por|a)|chiede|piden?|(?:monte|s['’]élève|revient) à|(?:liegt|steht|stand) bei) $/iu;
/** Of whole persons only: a thing needs so many of another. */
const wants = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      wants?|wanted|will|wollen|wollte|verlangt|veut|veulent|voudrait|réclame|quier(?:e|en|o)|pid(?:e|en|ió)|vuole
      |vogliono|wil|willen|wilde|chce|chcą|quer|querem|vill ha|ville ha
    )(?: [\p{L}]{1,6}){0,2} $
  `,
  'iu',
);
/** Behind a plate, a make or a thing's name in an advertisement: "Octavia … za 31 tys." */
const offered = /(?<!\p{L})(?:za|für|pour|por|per|voor|por|för|for) $/iu;

/** Whether what is counted by thousands stands beside them: then they are no money. */
export const isTallied = (clause: string, rest: string): boolean =>
  (countedBehind.test(rest) || countedBefore.test(clause) || countedAbove.test(clause) || timed.test(rest)) &&
  !ofMoney.test(clause) &&
  !ofMoney.test(matched(/^[^.!?\n;]{0,24}/u, rest));

/** Why round thousands without a currency are somebody's; null where nothing says so. */
export const ownThousands = (amounts: readonly Amount[], clause: string, rest: string): string | null => {
  const isLarge = amounts.every((each) => isScaled(each) || isRound(each));
  if (!isLarge && !amounts.every((each) => isGrouped(each) && isSum(each))) return null;
  // "i7-14700K", "04/118823K": of a code.
  // … of temperatures.
  if (
    /[\p{L}\d][-/]$|\p{L} \($/u.test(clause) ||
    (amounts.some(({ word }) => word === 'K') && /\d K(?!\p{L})|(?<!\p{L})Kelvin(?!\p{L})/u.test(clause + rest))
  )
    return null;
  // "Seit ich 22 bin" is no Turkish.
  if (amounts.some(({ word }) => word === 'bin') && /(?<!\p{L})ich $/iu.test(clause)) return null;
  if (inAccount.test(rest) && amounts.every(isSum)) return 'in an account';
  const isPersons = isPersonBefore(clause) || spoken.test(clause);
  if ((isPersons || mine.test(clause)) && savedBehind.test(rest) && amounts.every(isSum)) return 'what was saved';
  if (
    !onward.test(rest) &&
    !dealtBehind.test(rest) &&
    !/^ (?:short|d['’]apport|of|de|du|do|di|van|von|z) ?/u.test(rest)
  )
    return null;
  if (isTallied(clause, rest)) return null;
  if (priced.test(clause) || (isPersons && loosely.test(clause))) return 'a price';
  if (amounts.some(({ word }) => /^k$/iu.test(word)) && articleBefore.test(clause)) return null;
  if (amounts.every(isScaled) && (isPersons || personBehind.test(rest) || offered.test(clause)))
    return 'a sum of somebody';
  if (amounts.every(isFortune) && (mine.test(clause) || spoken.test(clause))) return 'a sum of somebody';
  const isDone = handed.test(clause) || (amounts.every(isGrouped) && wants.test(clause));
  return isDone && (isPersons || ownVerb.test(clause)) ? 'what was paid or owed' : null;
};

/** 我爸要准备二十万, 我有30万在银行: by ten thousands, and nothing counted behind. */
const unspacedPerson =
  /[我咱妈媽爸爷爺奶婆儿兒女弟妹哥姐叔姨舅]|老(?:公|婆|板|\p{Script=Han}(?=[:：,，]))|联系人|尾款|私|僕|俺|妻|夫|息子|娘|母|父/u;
const unspacedCounted =
  /^(?:[人字步粉次年票册部名个個位座吨噸亩平株颗只隻件套台辆輛米里斤分点點阅閱播多余餘本歩回円]|公里|粉丝|左右的|以上的)/u;
export const isUnspacedSum = (amounts: readonly Amount[], clause: string, rest: string): boolean =>
  amounts.every(({ word, scale }) => scale === 4 && /^[万萬]$/u.test(word)) &&
  !unspacedCounted.test(rest) &&
  !/(?:粉丝|播放|阅读|人口|观众|フォロワー|再生|人口)\p{Script=Han}{0,3}$/u.test(clause) &&
  (unspacedPerson.test(clause) || unspacedPerson.test(matched(/^[^。！？!?\n]{0,16}/u, rest)));
