import type { TypedCandidate } from '../../entities/entity';
import { isGivenName, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { fold } from '../../text/fold';
import { perhapsCapital } from '../../text/pieces';
import { isTerm } from '../words/terms';
import { isCommonWord } from '../words/vocabulary';

/** Trades by their endings, where no verb says that somebody has one: "Bogdan, 51 lat, zdun", "filho de pedreiro". */

/** How words for who does something end; those of fewer languages behind an age or a name only. */
const endings = new RegExp(
  oneLine`
    (?:
      arz|arka|orka|erka|wiec|wca|wczyni|czyni|nik|niczka|acz|aczka|ista|istka|mistrz|eiro|eira|ador|adora|edor|edora
      |idor|ero|era|erino|eur|euse|ier|ière|ien|ienne|aio|aia|aro|aiolo|iere|iera|tore|trice|tino|tina|istă|ist|istin
      |ar|ăr|or|oare|er|erin|ster|ász|ész|ács|őr|műves|kötő|nő|ász|ész|szabó|fodrász|sütő|csiszoló|szerelő|bakker
      |slager|maker|wever|are|erska|ör|smed|makare|cı|ci|cu|cü|çı|çi|çu|çü|man|woman|smith|wright
    )$
  `,
  'u',
);
const name = '(?<name>\\p{Lu}\\p{Ll}{1,15})(?: \\p{Lu}\\p{L}{1,15}(?:-\\p{Lu}\\p{Ll}+)?)?';
const age =
  '(?:,? \\(?\\d{2}(?: ?(?:lat|lata|ani|de ani|anos|años|anni|ans|Jahre|jaar|år|yaşında|éves|years? old|yrs|yo|J\\.))?\\)?)';
const places = 'in|at|from|em|de|da|do|no|na|en|a|ad|di|w|we|z|ze|u|la|din|bei|aus|i|från|på|uit|te|van|à|chez';
const beside = new RegExp(
  oneLine`
    ${perhapsCapital}(?<![\p{L}\p{N}])${name}(?<age>${age})?, (?<trade>\p{L}[\p{Ll}]{3,20})
    (?=$|[,;)\n]|\.(?:\s|$)| (?:${places}) \p{Lu}| \p{Lu}\p{Ll}+(?:[bd]en|ból|ből|ról|ről|li|lı|lu|lü)(?!\p{L}))
  `,
  'gu',
);
/** "Paul, borderline, couvreur": behind an illness. */
const nextItem = /, (\p{L}\p{Ll}{3,20})(?=$|[,.;)\n])/uy;
/** Names that are no words of the list, and endings that are no trade's. */
const noTrade = new RegExp(
  oneLine`
    ^(?:
      dinheiro|primeir[oa]|inteir[oa]|terceir[oa]|verdadeir[oa]|brasileir[oa]|solteir[oa]|herdeir[oa]|companheir[oa]
      |parceir[oa]|solter[oa]|enero|febrero|primer[oa]|dinero|entero|pero|espera|era|fuera|manera|señora?|mejor|mayor
      |menor|favor|amor|dolor|calor|color|over|under|after|never|however|together|another|mother|father|brother|sister
      |daughter|either|rather|whether|later|number|member|winter|summer|dinner|paper|letter|water|weather|forever
      |other|remember|oder|aber|immer|wieder|leider|weiter|später|vorher|unter|über|hinter|sicher|lieber|weer|later
      |over|onder|zeker|eller|under|efter|över|jinete|hier|premier|premi(?:er|ère)|dernier|derni(?:er|ère)|janvier
      |février|entier|bien|rien|combien|ancien|italien|moi|soeur|sœur|heure|leur|coeur|meilleur|signora?|signore
      |ancora|allora|ora|finora|intero|vero|nero|sera|primavera|maniera|maggiore|minore|amore|favore|cuore|dolore|dar
      |doar|chiar|măcar|iar|pannier|hogyan|nikt|wynik|wnik|poczuł|także|człowiek|woman|human|german|roman|ottoman
      |gerade|danner|november|oktober|dezember|september|december|october|wonder|vader|moeder|broer|zuster|dochter
      |bruder|mutter|vater|schwester|tochter|enkel|schwager
    )$
  `,
  'iu',
);
const isIllness = (word: string): boolean => isTerm('MEDICAL_CONDITION', word);
const isTrade = (word: string): boolean =>
  !noTrade.test(word) &&
  !isIllness(word) &&
  (isTerm('OCCUPATION', word) ||
    (endings.test(word) && !isGivenName(word) && !names.has(fold(word)) && !isCommonWord(word.toLowerCase())));

/** Whose child: "filho de pedreiro", "Tochter eines Schornsteinfegers", "syn górnika". */
const childOf = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:
        (?:son|daughter|child|grandson|granddaughter) of an? |(?:filh[oa]|net[oa]|hij[oa]|niet[oa]) de (?:
          una? |uma? )?|(?:figli[oa]|nipote) d(?:i una?|['’]una?|i un) |(?:figli[oa]) d[’']un[’'a]? ?
        |(?:[Ss]ohn|[Tt]ochter|[Ee]nkel(?:in)?) eine[rs] |(?:fils|fille) d[’']une? |(?:zoon|dochter) van een |
        (?:syn|syna|córka|córką|synem|wnuk) |(?:son|dotter) till en )(?<trade>\p{L}\p{Ll}{3,22})(?![\p{L}\p{N}])
    `,
    'gu',
  ),
);
/** A case's ending: Schornsteinfegers, górnika, kowala. */
const bare = (word: string): readonly string[] => [
  word,
  word.replace(/e?s$/u, ''),
  word.replace(/a$/u, ''),
  word.replace(/ika$/u, 'ik').replace(/arza$/u, 'arz').replace(/wca$/u, 'wiec'),
];
const polish = /(?:arza|ika|wca|acza|mistrza|isty)$/u;
const trades =
  /(?:arza|ika|wca|acza|mistrza|eiro|eira|ador|ista|ero|era|ador|or|ora|aio|aia|aro|iere|tore|trice|ers|erin|ners|manns|eur|ier|isier|er|ist|man|smith|are)$/u;

/** "Yo soy trailero y": what one says to be, by a word of a trade's ending that no list has. */
const ofSelf = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])
      (?:[Ss]oy(?: un[ao]?)?|[Ss]ou(?: uma?)?|[Ss]ono un[ao]?|[Jj]e suis|[Cc]huis?|[Jj]estem|[Ff]accio (?:il|la|lo)) (?<trade>\p{Ll}{5,20})
      (?=$|[,;)\n]|\.(?:\s|$)| (?:y|e|et|i|en|em|in|à|w|na|de profesión|di professione|de métier)(?!\p{L}))
    `,
    'gu',
  ),
);
/** Endings that hardly anything but a trade has. */
const ofTrade =
  /(?:[lrtnd]ero|[lrtnd]era|eiro|eira|ador|adora|aio|aia|aiolo|tore|trice|euse|ière|arz|arka|niczka|acz)$/u;
const noSelf = new RegExp(
  oneLine`
    ^(?:
      extranjer[oa]|estrangeir[oa]|soltero?n?[oa]?|solteir[oa]|prisioner[oa]|prisioneir[oa]|viajer[oa]|fumador[a]?
      |bebedor[a]?|jugador[a]?|jogador[a]?|consumidor[a]?|comprador[a]?|soñador[a]?|sonhador[a]?|madrugador[a]?
      |trabajador[a]?|trabalhador[a]?|habladora?|ganador[a]?|hereder[oa]|herdeir[oa]|compañer[oa]|sincer[oa]|liger[oa]
      |inteir[oa]|verdader[oa]|verdadeir[oa]|casader[oa]|forastero?a?|forasteir[oa]|fumat(?:ore|rice)|lettore|lettrice
      |sognat(?:ore|rice)|sportiv[oa]|straniera|étrangère|fumeuse|rêveuse|heureuse|nerveuse|amoureuse|première
      |dernière|entière|fière|familière|célibataire
    )$
  `,
  'u',
);

const found = (start: number, word: string, reason: string): TypedCandidate => ({
  type: 'OCCUPATION',
  start,
  end: start + word.length,
  score: 0.86,
  reason,
});

/** Linear in the text. */
export const besideNames = (text: string): TypedCandidate[] => [
  ...(text.includes(',')
    ? [...text.matchAll(beside)].flatMap(({ 0: whole, index, groups = {} }) => {
        const { name: given = '', age: years, trade = '' } = groups;
        const isLarge = /^\p{Lu}/u.test(trade);
        // German writes trades with a capital; elsewhere such a word is a name.
        const isWritten = !isLarge || (years !== undefined && /(?:er|erin|ist|istin|mann|frau)$/u.test(trade));
        if (!isGivenName(given) || !isWritten) return [];
        const start = index + whole.length - trade.length;
        if (isTrade(trade)) return [found(start, trade, 'beside a name')];
        if (!isIllness(trade)) return [];
        nextItem.lastIndex = start + trade.length;
        const second = nextItem.exec(text)?.[1] ?? '';
        return [
          { ...found(start, trade, 'beside a name'), type: 'MEDICAL_CONDITION' as const },
          ...(isTrade(second) ? [found(start + trade.length + ', '.length, second, 'beside a name')] : []),
        ];
      })
    : []),
  ...ofSelf.all(text).flatMap(({ 0: whole, index, groups = {} }) => {
    const { trade = '' } = groups;
    return ofTrade.test(trade) && !noSelf.test(trade) && isTrade(trade)
      ? [found(index + whole.length - trade.length, trade, 'what the writer is')]
      : [];
  }),
  ...childOf.all(text).flatMap(({ 0: whole, index, groups = {} }) => {
    const { trade = '' } = groups;
    const isGerman = / eine[rs] $/u.test(whole.slice(0, -trade.length));
    const isWritten = isGerman || /^\p{Ll}/u.test(trade);
    const isPolish = /^(?:syn|córk|wnuk)/u.test(whole);
    const isOne =
      bare(trade).some((each) => isTerm('OCCUPATION', each)) ||
      ((isPolish ? polish : trades).test(trade) && !noTrade.test(trade) && !names.has(fold(trade)));
    return isWritten && isOne ? [found(index + whole.length - trade.length, trade, 'whose child it is')] : [];
  }),
];
