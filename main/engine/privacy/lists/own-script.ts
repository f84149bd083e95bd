import data from '../../../../resources/lists/own-script-places.json';
import { once } from '../once';
import { fewestDeclined, fewestTold } from './fewest';
import { grammarHan } from './han';
import { foldName, names } from './names';
import { type Part, packedList, partition } from './packed';
import { cities, cityGroup, cityLists } from './places';

/** Towns in the cases that a text has them in, and Chinese and Japanese places. */

const split = (joined: string): string[] => joined.split('|');

/** A word of grammar in a made-up place would part it. */
const withoutGrammar = (joined: string): string[] =>
  split(joined).filter((place) => !Array.from(place).some((each) => grammarHan.has(each)));

/** Polish, of the languages of Latin letters, declines its towns: the nominatives are in the list of the country. */
const towns = { ...data.towns, pl: (cityLists.PL ?? []).filter((town) => /^\p{L}+$/u.test(town)).join('|') };
type Language = keyof typeof towns;

/** Dative, genitive and so on: towns in one case are a list, so that a stand-in fits its sentence. */
type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional';

interface Declension {
  /** What the nominative ends in and loses. */
  readonly ending: RegExp;
  readonly endings: Partial<Record<Case, string>>;
}

const hard = { genitive: 'а', dative: 'у', instrumental: 'ом' };

/** The first that fits a town's name; of what follows no rule only the nominative is known. */
const declensions: Readonly<Record<Language, readonly Declension[]>> = {
  ru: [
    { ending: /[иы]й$/u, endings: { genitive: 'ого', dative: 'ому', instrumental: 'им', prepositional: 'ом' } },
    { ending: /[ыи]$/u, endings: { dative: 'ам', instrumental: 'ами', prepositional: 'ах' } },
    {
      ending: /(?<=[гкхжшчщ])а$/u,
      endings: { genitive: 'и', dative: 'у', instrumental: 'ой', prepositional: 'е' },
    },
    { ending: /а$/u, endings: { genitive: 'ы', dative: 'у', instrumental: 'ой', prepositional: 'е' } },
    {
      ending: /(?<=авл|пол)ь$/u,
      endings: { genitive: 'я', dative: 'ю', instrumental: 'ем', prepositional: 'е' },
    },
    { ending: /ь$/u, endings: { instrumental: 'ью', prepositional: 'и' } },
    { ending: /о$/u, endings: { ...hard, prepositional: 'е' } },
    { ending: /(?<=[^аеёиоуыэюяйьц])$/u, endings: { ...hard, prepositional: 'е' } },
  ],
  uk: [
    { ending: /ий$/u, endings: { genitive: 'ого', dative: 'ому', instrumental: 'им' } },
    { ending: /и$/u, endings: { dative: 'ам', instrumental: 'ами', prepositional: 'ах' } },
    { ending: /ів$/u, endings: { genitive: 'ова', dative: 'ову', instrumental: 'овом', prepositional: 'ові' } },
    { ending: /їв$/u, endings: { genitive: 'єва', dative: 'єву', instrumental: 'євом', prepositional: 'єві' } },
    { ending: /ка$/u, endings: { genitive: 'ки', dative: 'ку', instrumental: 'кою', prepositional: 'ці' } },
    { ending: /а$/u, endings: { genitive: 'и', dative: 'у', instrumental: 'ою', prepositional: 'і' } },
    { ending: /е$/u, endings: { genitive: 'ого', dative: 'ому', instrumental: 'им' } },
    { ending: /(?<=[^аеиоуюяєіїйьц])$/u, endings: { ...hard, prepositional: 'і' } },
  ],
  bg: [],
  ko: [],
  koCities: [],
  koDistricts: [],
  pl: [
    { ending: /ki$/u, endings: { genitive: 'k', dative: 'kom', instrumental: 'kami', prepositional: 'kach' } },
    { ending: /ci$/u, endings: { prepositional: 'ciach' } },
    { ending: /y$/u, endings: { genitive: '', dative: 'om', instrumental: 'ami', prepositional: 'ach' } },
    { ending: /ce$/u, endings: { genitive: 'c', dative: 'com', instrumental: 'cami', prepositional: 'cach' } },
    { ending: /ów$/u, endings: { genitive: 'owa', dative: 'owowi', instrumental: 'owem', prepositional: 'owie' } },
    { ending: /aw$/u, endings: { genitive: 'awia', dative: 'awiowi', instrumental: 'awiem', prepositional: 'awiu' } },
    {
      ending: /(?<=[oi])m$/u,
      endings: { genitive: 'mia', dative: 'miowi', instrumental: 'miem', prepositional: 'miu' },
    },
    {
      ending: /(?<=sz|cz|rz|dz|[żźlj])$/u,
      endings: { genitive: 'a', dative: 'owi', instrumental: 'em', prepositional: 'u' },
    },
    { ending: /iec$/u, endings: { genitive: 'ca', dative: 'cowi', instrumental: 'cem', prepositional: 'cu' } },
    { ending: /ek$/u, endings: { genitive: 'ka', dative: 'kowi', instrumental: 'kiem', prepositional: 'ku' } },
    { ending: /(?<=[kg])$/u, endings: { genitive: 'a', dative: 'owi', instrumental: 'iem', prepositional: 'u' } },
    { ending: /(?<=szcz)$/u, endings: { genitive: 'y', dative: 'y', instrumental: 'ą', prepositional: 'y' } },
    { ending: /ń$/u, endings: { genitive: 'nia', dative: 'niowi', instrumental: 'niem', prepositional: 'niu' } },
    { ending: /(?<=[nwzsbpm])$/u, endings: { genitive: 'a', dative: 'owi', instrumental: 'em', prepositional: 'ie' } },
    { ending: /d$/u, endings: { genitive: 'du', dative: 'dowi', instrumental: 'dem', prepositional: 'dzie' } },
    { ending: /t$/u, endings: { genitive: 'tu', dative: 'towi', instrumental: 'tem', prepositional: 'cie' } },
    {
      ending: /ka$/u,
      endings: { genitive: 'ki', dative: 'ce', accusative: 'kę', instrumental: 'ką', prepositional: 'ce' },
    },
    {
      ending: /ga$/u,
      endings: { genitive: 'gi', dative: 'dze', accusative: 'gę', instrumental: 'gą', prepositional: 'dze' },
    },
    {
      ending: /ra$/u,
      endings: { genitive: 'ry', dative: 'rze', accusative: 'rę', instrumental: 'rą', prepositional: 'rze' },
    },
    {
      ending: /da$/u,
      endings: { genitive: 'dy', dative: 'dzie', accusative: 'dę', instrumental: 'dą', prepositional: 'dzie' },
    },
    {
      ending: /ta$/u,
      endings: { genitive: 'ty', dative: 'cie', accusative: 'tę', instrumental: 'tą', prepositional: 'cie' },
    },
    {
      ending: /ła$/u,
      endings: { genitive: 'ły', dative: 'le', accusative: 'łę', instrumental: 'łą', prepositional: 'le' },
    },
    {
      ending: /nia$/u,
      endings: { genitive: 'ni', dative: 'ni', accusative: 'nię', instrumental: 'nią', prepositional: 'ni' },
    },
    {
      ending: /la$/u,
      endings: { genitive: 'li', dative: 'li', accusative: 'lę', instrumental: 'lą', prepositional: 'li' },
    },
    {
      ending: /(?<=[cżz])a$/u,
      endings: { genitive: 'y', dative: 'y', accusative: 'ę', instrumental: 'ą', prepositional: 'y' },
    },
    {
      ending: /(?<=[wnmbps])a$/u,
      endings: { genitive: 'y', dative: 'ie', accusative: 'ę', instrumental: 'ą', prepositional: 'ie' },
    },
    { ending: /(?<=[ck])o$/u, endings: { genitive: 'a', dative: 'u', instrumental: 'iem', prepositional: 'u' } },
    { ending: /(?<=[wn])o$/u, endings: { genitive: 'a', dative: 'u', instrumental: 'em', prepositional: 'ie' } },
  ],
  el: [
    { ending: /(?<=[αηάή])$/u, endings: { genitive: 'ς' } },
    { ending: /ς$/u, endings: { dative: '' } },
  ],
};

const formsOf = (town: string, language: Language): (readonly [form: string, name: string])[] => {
  const { ending, endings } = declensions[language].find((each) => each.ending.test(town)) ?? {
    ending: /$/u,
    endings: {},
  };
  const declined = Object.entries(endings).map(([name, end]) => [town.replace(ending, end), name] as const);
  return [[town, 'nominative'], ...declined];
};

/** A name, or a town of Latin letters. */
const isElse = (form: string): boolean => names.has(form) || cities.has(form);

/** Of Hangul, whether a word ends in a consonant: the particle behind it says so (부산은, 대구는). */
const lastSound = (form: string): string => {
  const at = form.charCodeAt(form.length - 1) - 0xac00;
  return at < 0 || at > 11171 ? '' : at % 28 === 0 ? ' open' : ' closed';
};

const forms = new Map<string, string>();
for (const language of Object.keys(towns) as Language[]) {
  const own = new Map<string, string>();
  for (const town of split(towns[language]))
    for (const [form, name] of formsOf(foldName(town), language))
      if (!forms.has(form) && !own.has(form) && !isElse(form)) own.set(form, name);
  const sizes = new Map<string, number>();
  for (const name of own.values()) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  for (const [form, name] of own)
    forms.set(form, `${language} ${(sizes.get(name) ?? 0) < fewestTold ? 'nominative' : name}${lastSound(form)}`);
}

/** Towns in all their cases, folded. */
export const ownTowns: readonly string[] = [...forms.keys()];

/** The list that a folded town in one of its cases is enciphered in, and its place there. */
export const ownTown: (folded: string) => Part | null = partition(() => [
  packedList(ownTowns.join('\n'), '\n'),
  forms.values(),
]);

interface DeclinedTowns {
  /** Of a town's nominative which towns have the same cases, each written otherwise. */
  readonly alike: ReadonlyMap<string, string>;
  /** Of any other form the town and the case. */
  readonly cases: ReadonlyMap<string, readonly [town: string, of: string]>;
  /** By town and case. */
  readonly forms: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Towns that have all their cases for themselves: in each of them one can stand in for another. */
const declinedTowns = once((): DeclinedTowns => {
  const found = new Map<string, Map<string, ReadonlyMap<string, string>>>();
  const taken = new Set<string>();
  for (const language of Object.keys(towns) as Language[])
    for (const town of split(towns[language]).map(foldName)) {
      const own = new Map<string, string>();
      for (const [form, name] of formsOf(town, language)) if (!own.has(form)) own.set(form, name);
      const others = [...own.keys()].slice(1);
      if (others.length === 0 || [town, ...others].some((form) => taken.has(form)) || others.some(isElse)) continue;
      for (const form of own.keys()) taken.add(form);
      const group = `${language} ${[...own.values()].slice(1).join(' ')}`;
      const known = found.get(group) ?? new Map<string, ReadonlyMap<string, string>>();
      found.set(group, known.set(town, own));
    }
  const groups = [...found].filter(([, own]) => own.size >= fewestDeclined);
  const all = groups.flatMap(([, own]) => [...own]);
  const others = all.flatMap(([town, own]) =>
    Array.from(own)
      .filter(([form]) => form !== town)
      .map(([form, name]) => [town, name, form] as const),
  );
  return {
    alike: new Map(groups.flatMap(([group, own]) => Array.from(own.keys(), (town) => [town, group] as const))),
    cases: new Map(others.map(([town, name, form]) => [form, [town, name]])),
    forms: new Map(all.map(([town, own]) => [town, new Map(Array.from(own, ([form, name]) => [name, form]))])),
  };
});

/** The list of the towns that are declined as this one is, and its place there; null of one that has no cases of its own. */
export const declinedTown: (folded: string) => Part | null = partition(() => {
  const { alike } = declinedTowns();
  return [packedList([...alike.keys()].join('\n'), '\n'), alike.values()];
});

/** The town that a folded word is a case of, and which; null where it is none. */
export const townCase = (folded: string): readonly [town: string, of: string] | null =>
  declinedTowns().cases.get(folded) ?? null;

/** Such a town in a case; null where it has none such. */
export const townInCase = (town: string, of: string): string | null => declinedTowns().forms.get(town)?.get(of) ?? null;

/** The list that a city of Latin letters is enciphered in, and its place there. */
export const cityList = (folded: string): Part | null => {
  const part = cities.has(folded) ? (declinedTown(folded) ?? cityGroup(folded)) : null;
  return part === null ? null : { ...part, name: `city ${part.name}` };
};

const declinedBy = once(() => {
  const declined = (Object.keys(towns) as Language[]).flatMap((language) =>
    split(towns[language]).map(
      (town) => new Map(formsOf(foldName(town), language).map(([form, name]) => [name, form])),
    ),
  );
  return new Map(declined.flatMap((all) => Array.from(all.values(), (form) => [form, all] as const)));
});

/** All forms of the town that a folded form is of, by their cases; null of any other word. */
export const townForms = (folded: string): ReadonlyMap<string, string> | null => declinedBy().get(folded) ?? null;

const { zhRegions, zhCities, zhDistricts, jaRegions, jaCities, jaWards } = data.han;

/** Whole, with what they are: 四川省, 東京都. They stand first. */
const regions = [split(zhRegions), split(jaRegions)];
const regionParts = partition(() => [
  packedList(regions.flat().join('\n'), '\n'),
  regions.flatMap((list, at) => list.map(() => `region ${at}`)),
]);

const hanLists = { zhCities, zhDistricts, jaCities, jaWards };
const hanEntries = Object.entries(hanLists).flatMap(([name, joined]) =>
  withoutGrammar(joined).map((each) => [each, name] as const),
);

/** Without what they are: 杭州, 渋谷. */
export const hanPlace: (place: string) => Part | null = partition(() => [
  packedList(hanEntries.map(([each]) => each).join('\n'), '\n'),
  hanEntries.map(([, name]) => name),
]);

/** The region that a place begins with. */
export const hanRegion = (place: string): Part | null => {
  for (let end = Math.min(place.length, 8); end > 2; end--) {
    const region = regionParts(place.slice(0, end));
    if (region !== null) return region;
  }
  return null;
};

const charactersOf = (...joined: readonly string[]): string[] =>
  [...new Set(joined.flatMap(withoutGrammar).join(''))].sort();

/** The characters that Chinese and Japanese firms are called with, without those of what they deal in. */
export const hanFirmCharacters: readonly (readonly string[])[] = [
  '华中国建兴民生光大浦发平安信达泰康新东方远恒宏盛鑫瑞丰源通联创科智慧锐捷天地海洋江河山川金银宝龙凤祥顺利福美好家园居宁静雅博文翰林德仁义礼诚贸力强富贵荣昌隆永久长城阳明星辰月日升腾飞翔跃进高峰端优良佳嘉乐欢欣怡悦心思泉清水木森草原绿彩虹帆航众合同未来前程锦绣和兰竹梅松柏莲荷桂枫柳杏桃梧桐鹏鸿鹤雁鹰狮虎鹿麒麟云雨雪露晨曦晓春夏秋冬晶玉珠翠碧青蓝红紫白蓉芳馨香凯胜卓越杰尚品皇御帝王世纪元亨正南北西京沪粤湘鲁豫徽浙苏闽琼黔滇朗睿敏哲朴拓奥迪维纳诺亚欧曼莱茵格特斯顿尔健伟业成功立',
  '北辰青葉緑丘日東京大西南中山田川原井木林森海空星光明和平友愛誠信幸福寿栄進富士桜梅松竹菊花園台里野草水泉河浜港島谷峰岳岩石橋宮立成新生第一二千代万世三住菱協同瑞穂豊鶴亀龍鷹翔翼陽月雪風雲虹若高長清美正英文昭永久保安泰恵徳仁義礼智天神宝玉金銀鉄鋼',
].map((characters) => Array.from(characters));

/** The characters that Chinese and Japanese places are made of. */
export const hanPlaceCharacters: readonly (readonly string[])[] = [
  charactersOf(zhCities, zhDistricts),
  charactersOf(jaCities, jaWards),
];
