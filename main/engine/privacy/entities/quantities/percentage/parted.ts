import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { matched, textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { isPersonBefore } from '../people/before';

/** What several hold or pay, part beside part and without a sign: "beteiligt 60/40", "we split the farm 70/30". */

const parts =
  /(?<![\p{Lu}\p{Ll}\d.,:/%€$£-])\d{1,2}(?:(?: ?[/:-] ?| zu | to |対|比)\d{1,2}){1,4}(?![\d%:/-]|[.,]\d| ?(?:[€$£%]|Uhr|h|mm|cm|m|kg|g|pm|am|fps|Hz)(?!\p{L}))/gu;
/** What is parted among people. */
const shared = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      oneLine`
        beteilig\p{L}{1,4}|halte[nt]?|hält|gehört|GmbH|UG|KG|GbR|Lokal|Kneipe|Restaurant|Werkstatt|Anteile?n?
        |Gesellschafter\p{L}{0,4}|Teilhaber\p{L}{0,3}|Inhaber|Eigentümer|Firma|Betrieb|Laden|Haus|Wohnung|Grundstück
        |Hof|Praxis|Erbe|Gewinn|Miete|Strom|Nebenkosten|Kosten|Wechselmodell|Betreuung|Sorgerecht
      `,
      oneLine`
        pub|café|restaurant|bar|garage|kiosk|studio|salon|own(?:s|ed)?|owners?|hold|holds|shares?|stakes?|partners?
        |partnership|equity|farm|shop|house|flat|business|company|bakery|firm|estate|inheritance|profits?|rent|bills
        |mortgage|custody|deposit|electric(?:ity)?|groceries
      `,
      'détien\\p{L}{1,4}|détenons|associée?s?|parts?|actionnaires?|SCI|SARL|maison|appartement|boutique|héritage|bénéfices|loyer|garde|charges|courses',
      'a medias|bar|taller|quiosco|restaurante|socios?|socias?|participaci\\p{L}{2,4}|empresa|negocio|piso|casa|tienda|finca|herencia|alquiler|gastos|custodia|beneficios|compra',
      'srl|bar|officina|ristorante|soci[oae]?|quote?|azienda|ditta|negozio|appartamento|locale|eredità|affitto|spese|affido|utili|bollette',
      'kapsalon|café|werkplaats|bv|aandelen|aandeelhouders|vennoten|zaak|bedrijf|winkel|huis|woning|erfenis|huur|kosten|winst|boerderij',
      'warsztat\\p{L}?|salon\\p{L}?|kawiarni\\p{L}|wspólni\\p{L}{1,4}|udział\\p{L}{0,3}|firm[ęay]|sklep\\p{L}?|dom|mieszkanie|spadek|czynsz|spółk\\p{L}|zyski|opłaty|rachunki',
      'bar|restaurante|padaria|empresa|casa|sóci[oa]s?|quotas|loja|oficina|herança|renda|aluguel|despesas|guarda|lucros|sociedade',
      'kaféet|verkstaden|salongen|aktiebolag|äg(?:er|de|a)|delägare|andelar|firman?|bolaget?|huset|gården|stugan|hyran|arvet|butiken|vårdnad\\p{L}{0,2}|växelvis',
      'orta[kğ]\\p{L}{0,6}|hisse\\p{L}{0,4}|pay\\p{L}{0,3}|dükk[aâ]n\\p{L}{0,3}|şirket\\p{L}{0,4}|miras\\p{L}{0,3}|kira\\p{L}{0,2}',
    ].join('|')})(?!\\p{L})`,
    'iu',
  ),
);
const unspaced = /股份|股权|合伙|分成|房租|公司|遗产|持ち株|株|出資|折半|家賃|会社|遺産|共同経営/u;
/** Who shares it. */
const sharers = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      the (?:2|3|4) of us|on est|temos|tenemos|somos|abbiamo|siamo|mamy|jesteśmy|dzielimy|repartimos|dividimos
      |ortağım\p{L}{0,2}|kardeşim\p{L}{0,2}|abim\p{L}{0,2}|ablam\p{L}{0,2}|eşim\p{L}{0,2}|bratem|siostrą|mężem|żoną
      |wspólnikiem|zu (?:2|dritt|zweit|viert|3|4)
    )(?!\p{L})
    |[我咱]|弟|兄|姉|妹|夫|妻|私|友人|うち
  `,
  'iu',
);
/** Other things are parted so. */
const otherwise = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      data(?:set)?|train|test|stocks|bonds|portfolio|flour|dough|fat|mince|beef|ratio|mix(?:ture)?|power|screen|seats?
      |fps|Daten(?:satz)?|Mehl|Mischung|Teig|Aktien|mélange|farine|données|mezcla|harina|datos|impasto|farina|dati
      |mengsel|deeg|mąk\p{L}|mistura|farinha|dados|mjöl|blandning|un|karışım
    )(?!\p{L})
  `,
  'iu',
);

/** Of "50/50" all know what it says: two halves, which in words stay as well. */
const areEqual = ([first, ...others]: readonly number[]): boolean => others.every((each) => each === first);
const isWhole = (numbers: readonly number[]): boolean => {
  const sum = numbers.reduce((all, each) => all + each, 0);
  return sum === 100 && !areEqual(numbers);
};
const reach = 64;
const clause = (text: string, start: number, end: number): string =>
  `${matched(/[^.!?;\n]*$/u, textBefore(text, start, reach))} ${matched(/^[^.!?;\n]*/u, textAfter(text, end, reach))}`;

/** The parts of a whole that somebody shares. */
export const partedShares = (text: string): Candidate[] =>
  [...text.matchAll(parts)].flatMap(({ 0: whole, index }): Candidate[] => {
    const numbers = [...whole.matchAll(/\d+/g)];
    if (!isWhole(numbers.map(([digits]) => Number(digits)))) return [];
    const said = clause(text, index, index + whole.length);
    const isShared = (shared.test(said) || unspaced.test(said)) && !otherwise.test(said);
    if (!isShared || !(sharers.test(said) || isPersonBefore(said))) return [];
    return numbers.map(({ 0: digits, index: at }) => ({
      start: index + at,
      end: index + at + digits.length,
      score: 0.75,
      reason: 'a part of a whole',
    }));
  });
