import { relatives } from '../../entities/quantities/people/words';
import { hedges } from '../../lists/hedges';
import { oneLine } from '../../patterns/one-line';
import { any } from './any';

/** By what words and signs a sentence tells of the world: in eleven languages. */

/** Hardly anybody's own: takings of films, records, prizes, how many live in a town. */
export const worldly = any(
  [
    oneLine`
      \d{3} ?(?:m|met(?:re|er)s|feet|ft) (?:tall|high|long|deep)|box[- ]office|per episode|highest-grossing
      |opening weekend
      |(?:films?|movies?|blockbuster|sequel|tour|album) (?:\p{L}+ ){0,3}(?:gross(?:ed|es)|made|earned|took|cost)
      |grossed|(?:million|billion|thousand|\d) (?:copies|streams|spectators|inhabitants|albums|tickets sold)
      |copies worldwide|world records?|transfer (?:fee|record)|academy awards?|nobel (?:prizes?|laureate)
      |ballon d[’']or|(?:olympic|gold|silver|bronze) medals?|olympics|olympic games|world cup|champions league
      |premier league|astronauts?|moon landings?|skyscrapers?|population of|shows worldwide|federal budget
      |stock market|wall street
    `,
    oneLine`
      \d{3} ?(?:m|Meter) (?:hoch|lang|tief)|eingespielt|einspielergebnis\p{L}*|kinokassen|kinostart
      |(?:der|den) film \p{L}+|ablösesumme\p{L}*|weltrekord\p{L}*|nobelpreis\p{L}*|goldmedaille\p{L}*|olympi\p{L}+
      |weltmeister\p{L}*|einwohner\p{L}{0,2}|zuschauern?|exemplare(?:n)?|mondlandung\p{L}*|wolkenkratzer\p{L}*
      |champions league|bundeshaushalt\p{L}{0,2}|besucherzahl\p{L}*
    `,
    oneLine`
      box-office|(?:au|du) cinéma|record du monde|prix nobel|ballon d[’']or|médailles? d[’'](?:or|argent)
      |jeux olympiques|coupe du monde|ligue des champions|habitants|spectateurs|exemplaires|gratte-ciel
      |(?:le|ce|du) film(?: \p{L}+){0,2} (?:a|avait|rapporte)|millions? de visiteurs
    `,
    oneLine`
      taquilla|recaud(?:ó|ado|aron)|récord (?:mundial|del mundo)|premio nobel|balón de oro
      |medallas? de (?:oro|plata|bronce)|juegos olímpicos|mundial de|champions|habitantes|espectadores|ejemplares
      |rascacielos|millones de visitantes
    `,
    oneLine`
      botteghino|(?:il|del) film(?: \p{L}+){0,2} (?:ha|aveva)|record (?:mondiale|del mondo)|premio nobel
      |pallone d[’']oro|medagli[ae] d[’'](?:oro|argento)|olimpiadi|mondiali|abitanti|spettatori|copie|grattacielo
      |milioni di visitatori
    `,
    oneLine`
      bioscop\p{L}+|wereldrecord|nobelprijs\p{L}*|gouden (?:medaille|bal)|olympische spelen|inwoners|toeschouwers
      |exemplaren|wolkenkrabber|miljoen bezoekers|(?:de|die) film \p{L}+ \p{L}+ op
    `,
    oneLine`
      box office|kasow\p{L}+|rekord\p{L}* świata|nobla|złot\p{L}+ (?:medal\p{L}*|piłk\p{L}+)|igrzysk\p{L}*
      |mistrzostw\p{L}* świata|mieszkańców|widzów|egzemplarz\p{L}*|drapacz\p{L}* chmur|liga mistrzów|lidze mistrzów
    `,
    oneLine`
      bilheteria|bilheteira|recorde mundial|pr[éê]mio nobel|bola de ouro|medalhas? de (?:ouro|prata|bronze)
      |jogos olímpicos|copa do mundo|campeonato do mundo|habitantes|espectadores|exemplares|arranha-céus
    `,
    oneLine`
      biljettintäkter|spelade? in (?:över|nära|mer än)|världsrekord\p{L}*|nobelpris\p{L}*|guldmedalj\p{L}*
      |olympi\p{L}+|invånare|åskådare|exemplar|skyskrap\p{L}+|landskamp\p{L}*|miljoner besökare
    `,
    oneLine`
      gişe\p{L}*|hasılat\p{L}*|dünya rekor\p{L}*|nobel \p{L}+|altın (?:madalya|top)\p{L}*|olimpiyat\p{L}*
      |dünya kupası\p{L}*|nüfus\p{L}*|seyirci\p{L}*|gökdelen\p{L}*|cumhuriyet\p{L}*
    `,
  ].join('|'),
);
export const worldlyUnspaced =
  /票房|世界[纪記]?[录録]|诺贝尔|金牌|奥运|世界杯|总人口|人口[约達达为]|全长|全長|首映|发行量|興行収入|世界記録|ノーベル|金メダル|オリンピック|ワールドカップ|観客動員|発行部数|移籍金|转会费/u;

/** What firms whom everybody knows report. */
export const business = any(
  [
    oneLine`
      revenues?|profits?|sales|shares?|stocks?|market (?:cap(?:itali[sz]ation)?|value)|valu(?:ed at|ation)|IPO
      |net worth|acquired|acquisition|takeover|was bought|has sold|fined|employs
    `,
    'umsatz\\p{L}*|(?:quartals)?gewinn|aktien?|börsen\\p{L}*|übernahm\\p{L}*|übernommen|beschäftigt',
    "chiffre d[’']affaires|bénéfices?|actions?|bourse|rachat|emploie",
    'ingresos|beneficios?|acciones|bolsa|emplea|ricavi|fatturato|utili|azioni|borsa|impiega',
    'omzet|winst|aandelen|beurs|overgenomen|overname|przychod\\p{L}+|zysk\\p{L}*|akcje|akcji|giełd\\p{L}+|zatrudnia',
    'receitas?|lucros?|ações|bolsa|emprega|omsättning\\p{L}*|vinst\\p{L}*|aktie\\p{L}*|börs\\p{L}*|gelir\\p{L}*|kâr\\p{L}*|hisse\\p{L}*|borsa\\p{L}*',
  ].join('|'),
);
export const businessUnspaced = /收购|营收|市值|股价|売上|買収|時価総額|株価/u;
/** What is told of those of whom everybody tells: a name of one word may mean something else. */
export const deeds = any(
  [
    oneLine`
      advance|royalties|born|dies|died|dead|death|aged|reign(?:ed|s)?|elected|resigned|president|emperor|king|queen
      |pope|general|goals?|scored|season|career|transfer(?:red)?|contract|title|titles|albums?|songs?|films?|movies?
      |novels?|books?|paintings?|wrote|written|painted|composed|published|directed|recorded|released|starred
      |discovered|invented|won|wins|prizes?|paid|sold|bought|fortune|net worth|tall|weigh(?:s|ed)
    `,
    oneLine`
      geboren|starb|stirbt|gestorben|tod|regiert\p{L}*|gewählt|präsident\p{L}*|kaiser|könig\p{L}*|papst|tore|treffer
      |saison|karriere|wechsel\p{L}*|kostete|titel|alb(?:um|en)|lieder|film\p{L}{0,2}|roman\p{L}{0,2}|bücher|gemälde
      |schrieb|malte|komponierte|veröffentlicht\p{L}*|erfand|entdeckte|gewann|vermögen|verkaufte?|zahlte|kaufte
      |(?:als|war) (?:er|sie)
    `,
    oneLine`
      née?|naquit|mort\p{L}?|meurt|mourut|décédé\p{L}?|régn\p{L}+|élue?|président\p{L}?|empereur|roi|reine|pape|buts
      |saison|carrière|transf[eé]r\p{L}+|coûté|albums?|chansons?|films?|romans?|livres?|tableaux?|écri\p{L}+
      |peint\p{L}*|compos\p{L}+|publi\p{L}+|découv\p{L}+|invent\p{L}+|gagn\p{L}+|remport\p{L}+|fortune|vendu\p{L}*
      |marqué|avait|acheta
    `,
    oneLine`
      nació|nacid[oa]|murió|muere|falleció|reinó|elegid[oa]|presidente|emperador|rey|reina|papa|goles|temporada
      |carrera|fich\p{L}+|costó|álbum(?:es)?|canciones|películas?|novelas?|libros?|cuadros?|escribió|pintó|compuso
      |publicó|descubrió|inventó|ganó|fortuna|vendi\p{L}+|marcó|tenía|compró
    `,
    oneLine`
      nacque|nat[oa]|morì|mort[oa]|regnò|elett[oa]|presidente|imperatore|papa|gol|reti|stagione|carriera|costat[oa]
      |costò|album|canzoni|film|romanz[oi]|libri|quadr[oi]|scrisse|dipinse|compose|pubblicò|scoprì|inventò|vinse|vinto
      |patrimonio|vendut[oi]|segn\p{L}+|aveva|comprò
    `,
    oneLine`
      geboren|stierf|overleed|dood|regeerde|gekozen|president|keizer|koning\p{L}*|doelpunten|seizoen|carrière|kostte
      |albums?|films?|romans?|boeken|schilderij\p{L}*|schreef|schilderde|componeerde|publiceerde|ontdekte|won|vermogen
      |verkocht|scoorde|was|kocht
    `,
    oneLine`
      urodzi\p{L}+|zmar[łl]\p{L}*|śmier\p{L}+|panowa\p{L}+|wybran\p{L}+|prezydent\p{L}*|cesarz\p{L}*|król\p{L}*
      |papież\p{L}*|goli|gole|bramek|sezon\p{L}*|karier\p{L}+|kosztowa\p{L}+|album\p{L}*|film\p{L}*|powieś\p{L}+
      |książ\p{L}+|obraz\p{L}*|napisa\p{L}+|namalowa\p{L}+|skomponowa\p{L}+|wyda[łl]\p{L}*|odkry\p{L}+|wygra\p{L}+
      |zdoby\p{L}+|majątek|miał\p{L}?|strzeli\p{L}+
    `,
    oneLine`
      nasceu|morreu|morte|faleceu|reinou|eleit[oa]|presidente|imperador|rei|rainha|papa|gols|golos|temporada|época
      |carreira|custou|álbu(?:m|ns)|filmes?|romances?|livros?|quadros?|escreveu|pintou|compôs|publicou|descobriu
      |ganhou|venceu|fortuna|vendeu|marcou|tinha|comprou
    `,
    oneLine`
      född\p{L}?|föddes|dog|avled|död\p{L}*|regerade|valdes|president\p{L}*|kejsare|kung\p{L}*|drottning\p{L}*|mål
      |säsong\p{L}*|karriär\p{L}*|kostade|album\p{L}*|film\p{L}*|roman\p{L}*|böcker|målning\p{L}*|skrev|målade
      |komponerade|upptäckte|vann|förmögenhet\p{L}*|sålde|gjorde|var
    `,
    oneLine`
      doğdu|öldü|öldüğünde|ölüm\p{L}*|seçildi|başkan\p{L}*|padişah\p{L}*|kral\p{L}*|gol\p{L}*|sezon\p{L}*
      |kariyer\p{L}*|albüm\p{L}*|film\p{L}*|roman\p{L}*|kitap\p{L}*|tablo\p{L}*|yazdı|çizdi|besteledi|yayımla\p{L}+
      |kazandı|servet\p{L}*|attı|yaşınday\p{L}+
    `,
  ].join('|'),
);
export const deedsUnspaced =
  /出生|生于|去世|逝世|享年|当选|进球|赛季|出版|发表|创作|画|身价|转会|获|夺|生まれ|死去|没|亡|即位|ゴール|優勝|受賞|発表|出版|描/u;

/** What a thing costs anybody. */
export const costing = new RegExp(
  oneLine`
    (?<!\p{L})(?:costs|starts at|kostet|coûte|cuesta|costa|kost|kosztuje|custa|kostar)(?: (?:
        ${hedges('about', 'only')}|from|ab|à partir de|desde|da|vanaf|od|a partir de|från
      ))? [€$£]?\d
  `,
  'iu',
);

/** Sums that few but states and firms have. */
export const vast = new RegExp(
  oneLine`
    [1-9]\d\d(?:[.,]\d+)? ?
    (?:millions?|Mio\.?|Millionen|millones|milion[iy]|milionów|miljoen|miljoner|milhões|mln|milyon)(?!\p{L})
    |\d[.,]* ?(?:
      billions?|bn|trillions?|Milliarden?|Mrd|Billionen|milliards?|billones|mil millones|miliard[io]|miljard(?:er)?
      |miliard(?:ów|y)?|mld|bilh(?:ão|ões)|mil milhões|bi|milyar
    )(?!\p{L})
    |\d[.,]*(?:亿|億|兆)
  `,
  'iu',
);

/** "5 mai 1821", "March 14, 1879". */
export const dayLongAgo =
  /(?<!\d)\d{1,2}(?:\.|er|st|nd|rd|th|º)?,? (?:(?:de|of) )?\p{L}{3,12}\.?,? (?:(?:de|of) )?1[0-8]\d\d(?!\d)|\p{L}{3,9}\.? \d{1,2}, 1[0-8]\d\d(?!\d)/u;

/** … and hardly a private person. */
export const large =
  /(?<![\d.,])[1-9]\d[\d.,]* ?(?:m|millions?|Mio\.?|Millionen|millones|milion[iy]|milionów|miljoen|miljoner|milh(?:ão|ões)|mln|milyon)(?!\p{L})|[1-9]\d[\d.,]*(?:百万|千万)|\d千万/iu;

/** What rises and falls for all: courses, indices. */
export const quoted = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      bitcoin|ethereum|S&P 500|DAX|nasdaq|dow jones|nikkei|(?:gold|oil|brent|gold|öl)(?: ?prices?|preis)?|CAC 40|ibex
      |(?:tesla|apple|nvidia|amazon|microsoft)[- ](?:aktie|shares?|stock)
    )(?!\p{L})[^.!?\n]{0,40}?(?<!\p{L})(?:
      hit|hits|reached|fell|falls|rose|climbed|dropped|traded|closed|peaked|crashed|stieg|fiel|erreichte|kletterte
      |notierte|schloss|atteint|chut\p{L}+|grimp\p{L}+|cay[óe]\p{L}*|subió|alcanzó|toccò|tocc\p{L}+|scese|salì|steeg
      |daalde|bereikte|spad\p{L}+|wzr\p{L}+|osiągn\p{L}+|caiu|subiu|atingiu|steg|föll|nådde|düştü|yükseldi|ulaştı
    )(?!\p{L})
  `,
  'iu',
);

/** Streets, schools and shops are called after figures as well. */
export const placeBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      rue|avenue|av|boulevard|bd|bld|place|quai|allée|cours|via|viale|piazza|corso|calle|c\/|avda|avenida|plaza|paseo
      |rua|praça|travessa|ul|ulica|ulicy|al|aleja|plac|os|lycée|collège|école|liceo|colegio|instituto|instituut|scuola
      |istituto|hotel|hôtel|restaurant|café|bar|clinic|clinique|clínica|hospital|hôpital|ospedale|station|gare|métro
      |haus|villa|residence|résidence
    )\.? (?:\p{L}+[ .]{1,2}){0,1}$
  `,
  'iu',
);
export const placeBehind = new RegExp(
  oneLine`
    ^[ -](?:
      street|st|road|rd|avenue|ave|drive|dr|lane|court|square|place|park|bridge|station|airport|school|high|elementary
      |college|university|hospital|clinic|hall|house|hotel|center|centre|foundation|institute|straße|str|strasse|platz
      |allee|weg|gasse|ring|gymnasium|schule|realschule|apotheke|klinik|haus|stiftung|straat|laan|plein|gatan|vägen
      |skolan
    )(?!\p{L})
  `,
  'iu',
);
/** What one notes of one's own without saying I: "Paid 189 for Taylor Swift". */
export const noted = new RegExp(
  oneLine`
    ^[\s"'“„«*•-]*(?:
      paid|got|spent|bought|sold|owe|owed|lent|saved|booked|won|earned|received|bezahlt|gekauft|habe|hab|gezahlt
      |verkauft|payé|acheté|vendu|reçu|pagué|compré|gasté|vendí|pagato|comprato|speso|venduto|betaald|gekocht|verkocht
      |zapłaci\p{L}+|kupi\p{L}+|sprzeda\p{L}+|paguei|comprei|gastei|vendi|betalade|köpte|sålde|ödedim|aldım|sattım
    )(?!\p{L})
  `,
  'iu',
);

/** There is one of them at a time: "the Pope", "die Queen". */
export const crowned = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      [Tt]he (?:Queen|King|Pope|Emperor|Dalai Lama)
      |[Dd](?:ie|er|en|em) (?:Queen|König(?:in)?|Papst(?:es)?|Kaiser(?:in)?|Dalai Lama)|[Ll]e (?:pape|roi)|[Ll]a reine
      |[Ee]l (?:Papa|papa|rey)|[Ll]a reina|[Ii]l (?:Papa|papa|re)|[Ll]a regina|[Dd]e (?:paus|koning(?:in)?)|[Pp]apież
      |[Kk]rólowa|[Oo] (?:Papa|papa)|[Pp]åven|[Kk]ungen|[Dd]rottningen
    )(?! \p{Lu})(?!['’\p{L}])
  `,
  'u',
);

/** "Its budget was $237 million": of whom or of what the sentence before tells. */
export const goingOn = new RegExp(
  oneLine`
    ^[\s"'“„«]*(?:
      it|its|he|his|she|her|they|their
      |the (?:film|movie|song|album|book|painting|tower|bridge|company|deal|team|record)|er|sein\p{L}*|sie|ihr\p{L}*
      |es|der (?:film|turm|bau)|die (?:brücke|firma)|das (?:album|buch|bild)|il|elle|ils|elles|son|sa|ses|leur|le film
      |él|ella|su|sus|lei|lui|il suo|la sua|il film|la película|hij|zijn|haar|ze|de film|on|ona|jego|jej|film|ele|ela
      |o filme|han|hon|hans|hennes|den|det|filmen|o|onun
    )(?!\p{L})
  `,
  'iu',
);

/** Of whom one tells without a name: "She sold 3,000 copies", "His Tesla". */
export const another =
  /(?<!\p{L})(?:s?he|her|him|his|hers|er|ihm|ihn|ihr|ihre[mnrs]?|sein(?:e[mnrs]?)?|elle|lui|ella|él|lei|hij|zij|haar|ona|jego|jej|ele|ela|hon|hans|hennes|他|她|彼)(?!\p{L})/iu;

/**
 * What is somebody's, whoever says so: kin, and what one earns, saves, owes and works at. "Son" is French for his as well, and
 * firms have parents and sisters.
 */
export const household = any(
  [
    `(?!son(?!\\p{L})|\\p{L}+ (?:compan(?:y|ies)|firms?|clubs?)(?!\\p{L}))(?:${relatives})`,
    'down payment|deposit|salary|wages?|rent|pension|savings|mortgage|severance|inherit(?:ed|ance)|divorce|job|works? (?:at|for|as)|fired|laid off|tickets? (?:for|costs?|to)',
    'gehalt|lohn|miete|kaltmiete|rente|erspartes|ersparnisse|hypothek|abfindung|kündigung|gekündigt|erbe|geerbt|scheidung|anzahlung|kredit|arbeitet (?:bei|als)|karten für',
    'salaire|loyer|retraite|épargne|prêt|indemnités?|hérit\\p{L}+|acompte|travaille (?:chez|comme)|licencié\\p{L}*|billets? pour',
    'salario|sueldo|nómina|alquiler|pensión|ahorros|hipoteca|herencia|divorcio|trabaja (?:en|de|como)|despid\\p{L}+|entradas? para',
    'stipendio|affitto|pensione|risparmi|mutuo|eredità|divorzio|caparra|lavora (?:in|da|come|alla)|licenziat\\p{L}|bigliett[oi] per',
    'salaris|loon|huur|pensioen|spaargeld|hypotheek|erfenis|scheiding|aanbetaling|werkt (?:bij|als)|ontslag\\p{L}*|kaartjes voor',
    'pensj[aię]|czynsz\\p{L}*|emerytur\\p{L}|oszczędności|kredyt\\p{L}*|spadek|rozwód|pracuje (?:w|jako)|zwolnion\\p{L}|bilety? na',
    'salário|ordenado|renda|aluguel|pensão|poupanças?|herança|divórcio|trabalha (?:na|no|em|como)|demitid\\p{L}|bilhetes? para|ingressos? para',
    'lön|lönen|hyra|hyran|sparpengar|bolån\\p{L}*|arv|skilsmässa|jobbar (?:på|som)|uppsagd|biljett(?:er)? till',
    'maaş\\p{L}*|kira\\p{L}*|emekli\\p{L}*|birikim\\p{L}*|miras\\p{L}*|boşan\\p{L}*|çalışıyor',
  ].join('|'),
);
