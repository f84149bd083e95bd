import { once } from '../once';
import { withoutAccents } from '../text/fold';

/** Names after the father: Петрович and Петровна, in all their cases and in Latin letters; Jónsson and Jónsdóttir. */

const words = (joined: string): string[] => joined.trim().split(/\s+/);

/** A son's and a daughter's, without what their cases end in. */
type Pair = readonly [string, string];

/** Behind a consonant, a soft one, and a vowel. */
const russian: readonly Pair[] = [
  ...words(`
    абрам адам александр альберт антон арсен артем артём артур богдан борис вадим валентин виктор владимир владислав всеволод
    вячеслав генрих герасим герман глеб давид давыд данил денис егор ефим захар иван иосиф исаак карл кирилл клим
    константин леон леонид льв макар максим марат марк мирон михайл мстислав назар наум нестор никифор олег остап павл
    петр платон потап прохор ренат ринат родион роман ростислав руслан рустам самуил святослав семен семён спиридон станислав
    степан тарас тимур тихон трофим федор фёдор филипп эдуард эрнест юлиан ярослав
  `).map((father): Pair => [`${father}ович`, `${father}овн`]),
  ...words(`
    авде алексе анатоль андре аркадь арсень афанась валерь василь виталь геннадь георги григорь дементь дмитри евгень
    евсе елисе ерофе зиновь игнать игор иннокенть корне лавренть лазар леонть матве мефодь моисе никола порфирь прокофь
    савель серге теренть тимофе юрь яковл
  `).map((father): Pair => [`${father}евич`, `${father}евн`]),
  ['ильич', 'ильиничн'],
  ['кузьмич', 'кузьминичн'],
  ['лукич', 'лукиничн'],
  ['никитич', 'никитичн'],
  ['саввич', 'саввичн'],
  ['фомич', 'фоминичн'],
];
const ukrainian: readonly Pair[] = [
  ...words(`
    антон артем артур арсен богдан борис вадим валентин віктор владислав володимир герасим григор давид данил денис
    дмитр едуард євген захар зенон іван ігнат ігор йосип кирил костянтин леонід льв любомир макар максим марк мирон
    мирослав михайл назар нестор олег олександр орест остап павл панас петр пилип платон прокоп родіон роман ростислав
    руслан святослав северин семен сидор станіслав степан тарас тихон трохим устим федор юліан юхим яким ярослав
  `).map((father): Pair => [`${father}ович`, `${father}івн`]),
  ...words(
    'анатолі андрі аркаді валері віталі геннаді георгі зінові лавренті леонті матві микола олексі сергі теренті тимофі юрі',
  ).map((father): Pair => [`${father}йович`, `${father}ївн`]),
  ['васильович', 'василівн'],
  ['ілліч', 'іллівн'],
  ['кузьмич', 'кузьмівн'],
  ['лукич', 'луківн'],
  ['савич', 'савівн'],
  ['хомич', 'хомівн'],
  ['якович', 'яківн'],
];

const latin: Readonly<Record<string, string>> = Object.fromEntries(
  words(
    'а=a б=b в=v г=g д=d е=e ё=yo є=ie ж=zh з=z и=i і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh ы=y ь= э=e ю=yu я=ya',
  ).map((each) => each.split('=')),
);
const inLatin = (word: string): string => Array.from(word, (letter) => latin[letter] ?? letter).join('');
const inUkrainianLatin = (word: string): string =>
  inLatin(word.replaceAll('г', 'h').replaceAll('и', 'y').replace(/^є/u, 'ye'));
/** Сергеевна is Sergeevna and Sergeyevna, Юрьевич Yurievich and Yuryevich, Александрович Aleksandrovich and Alexandrovich. */
const softly = (word: string): string => word.replaceAll('ье', 'ие');
const iotated = (word: string): string => word.replace(/ь(?=[еи])|(?<=[аеи])(?=е)/gu, 'y');
const withX = (word: string): string => word.replaceAll('кс', 'x');
const writings: readonly ((word: string) => string)[] = [
  (word) => inLatin(softly(word)),
  (word) => inLatin(iotated(word)),
  (word) => inLatin(withX(softly(word))),
  (word) => inLatin(withX(iotated(word))),
];
const written = (pairs: readonly Pair[], writing: (word: string) => string): Pair[] =>
  pairs.map(([his, hers]) => [writing(his), writing(hers)]);
const each = (pairs: readonly Pair[]): Pair[] => [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];

/** In the genitive. */
const icelandic = words(`
  alberts alexanders andra andrésar ara arnars arnórs arons axels árna ásgeirs ásmunds baldurs baldvins benedikts bergs
  bergþórs birgis birkis bjarka bjarna björgvins björns braga brynjars daða dags daníels davíðs egils einars eiríks
  elíasar emils erlends erlings eyjólfs eysteins finnboga finns friðriks garðars geirs gísla guðbrands guðjóns
  guðlaugs guðmunds gunnars gunnlaugs gústafs gylfa hafsteins hafþórs halldórs halls haralds hauks hákonar helga
  hermanns hilmars hjalta hjartar hlyns hrafns hreins indriða inga ingimars ingólfs ingvars ívars jakobs jóhanns
  jóhannesar jónasar jóns jósefs júlíusar karls kára kjartans kristins kristjáns kristófers leifs loga magnús markúsar
  níelsar oddgeirs odds ólafs ómars óskars páls péturs ragnars reynis rúnars sigfúsar sighvats sigmars sigmunds
  sigurbjörns sigurðar sigurðs sigurjóns sigþórs sindra skarphéðins skúla snorra stefáns steinars steingríms steinþórs
  sturlu sveinbjörns sveins sverris sæmundar tómasar torfa trausta tryggva úlfars unnars valdimars vals viðars
  vigfúsar viktors vilhjálms þorgeirs þorkels þorláks þorleifs þorsteins þorvalds þórarins þórðar þóris ægis ævars
  örlygs össurar
`);
const sons = icelandic.map((father): Pair => [father, father]);

interface Table {
  readonly language: string;
  readonly pairs: readonly Pair[];
  /** What a son's and a daughter's cases end in. */
  readonly endings: readonly [readonly string[], readonly string[]];
  /** Tables of one name have the same fathers. */
  readonly name: string;
}
export const patronymicTables: readonly Table[] = [
  {
    language: 'ru',
    name: 'ru',
    pairs: russian,
    endings: [
      ['', 'а', 'у', 'ем', 'е'],
      ['а', 'ы', 'е', 'у', 'ой', 'ою'],
    ],
  },
  {
    language: 'uk',
    name: 'uk',
    pairs: ukrainian,
    endings: [
      ['', 'а', 'у', 'ем', 'і'],
      ['а', 'и', 'і', 'у', 'ою', 'о'],
    ],
  },
  {
    language: 'ru',
    name: 'ru Latn',
    pairs: each(writings.flatMap((writing) => written(russian, writing))),
    endings: [
      ['', 'a', 'u', 'em', 'e'],
      ['a', 'y', 'e', 'u', 'oy', 'oi'],
    ],
  },
  {
    language: 'uk',
    name: 'uk Latn',
    pairs: each(written(ukrainian, inUkrainianLatin)),
    endings: [
      ['', 'a', 'u', 'em', 'i'],
      ['a', 'y', 'i', 'u', 'oiu', 'oyu'],
    ],
  },
  {
    language: 'is',
    name: 'is',
    pairs: sons,
    endings: [
      ['son', 'sonar', 'syni'],
      ['dóttir', 'dóttur'],
    ],
  },
  {
    language: 'is',
    name: 'is',
    pairs: written(sons, withoutAccents),
    endings: [
      ['son', 'sonar', 'syni'],
      ['dottir', 'dottur'],
    ],
  },
];

/** A son's of Iceland, and no family's of Sweden: Gunnarsson is theirs as well. */
const isOfIceland = (father: string, word: string): boolean =>
  /[ðþæ]/u.test(father) || /[áéíóúý]|(?<!s)(?:son|sonar|syni)$/u.test(word);

/** A name after the father: whose it is, in which form. */
export interface Patronymic {
  /** Of the fathers that one becomes another of. */
  readonly name: string;
  readonly size: number;
  readonly index: number;
  readonly form: string;
  /** The same form of another father's. */
  at(index: number): string;
}

/** A word may be of two languages: Степанович. */
const patronymics = once((): ReadonlyMap<string, readonly (Patronymic & Pick<Table, 'language'>)[]> => {
  const found = new Map<string, (Patronymic & Pick<Table, 'language'>)[]>();
  for (const [number, { language, name, pairs, endings }] of patronymicTables.entries())
    for (const [child, all] of endings.entries())
      for (const ending of all) {
        const at = (index: number): string => (pairs[index]?.[child] ?? '') + ending;
        for (const index of pairs.keys()) {
          const word = at(index);
          if (language === 'is' && child === 0 && !isOfIceland(icelandic[index] ?? '', word)) continue;
          const known = found.get(word) ?? [];
          found.set(word, known);
          known.push({ language, name, size: pairs.length, index, form: `${number} ${child} ${ending}`, at });
        }
      }
  return found;
});

/** What a folded word is as a name after the father, in a text's language before others; null of what is none. */
export const patronymic = (word: string, language: string | null = null): Patronymic | null => {
  const readings = patronymics().get(word) ?? [];
  return readings.find((reading) => reading.language === language) ?? readings[0] ?? null;
};
