import data from '../../../../resources/lists/own-script-places.json';
import { grammarHan } from './han';
import { foldName, names } from './names';
import { type Part, packedList, partition } from './packed';

/** Places in their own scripts: towns in the cases that a text has them in, and Chinese and Japanese places. */

const split = (joined: string): string[] => joined.split('|');

/** A word of grammar in a made-up place would part it. */
const withoutGrammar = (joined: string): string[] =>
  split(joined).filter((place) => !Array.from(place).some((each) => grammarHan.has(each)));

type Language = keyof typeof data.towns;

/** Dative, genitive and so on: towns in one case are a list, so that a stand-in fits its sentence. */
type Case = 'nominative' | 'genitive' | 'dative' | 'instrumental' | 'prepositional';

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

/** Fewer towns in a case would give one away: they go with the nominatives. */
const fewest = 50;

const forms = new Map<string, string>();
for (const language of Object.keys(data.towns) as Language[]) {
  const own = new Map<string, string>();
  for (const town of split(data.towns[language]))
    for (const [form, name] of formsOf(foldName(town), language))
      if (!forms.has(form) && !own.has(form) && !names.has(form)) own.set(form, name);
  const sizes = new Map<string, number>();
  for (const name of own.values()) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  for (const [form, name] of own)
    forms.set(form, `${language} ${(sizes.get(name) ?? 0) < fewest ? 'nominative' : name}`);
}

/** The list that a folded town of another script than Latin is enciphered in, and its place there. */
export const ownTown: (folded: string) => Part | null = partition(packedList([...forms.keys()]), forms.values());

const declinedTowns = (Object.keys(data.towns) as Language[]).flatMap((language) =>
  split(data.towns[language]).map(
    (town) => new Map(formsOf(foldName(town), language).map(([form, name]) => [name, form])),
  ),
);
const declinedBy = new Map(declinedTowns.flatMap((all) => Array.from(all.values(), (form) => [form, all] as const)));

/** All forms of the town that a folded form is of, by their cases; null of any other word. */
export const townForms = (folded: string): ReadonlyMap<string, string> | null => declinedBy.get(folded) ?? null;

/** Towns in all their cases, folded. */
export const ownTowns: readonly string[] = [...forms.keys()];

const { zhRegions, zhCities, zhDistricts, jaRegions, jaCities, jaWards } = data.han;

/** Whole, with what they are: 四川省, 東京都. They stand first. */
const regions = [split(zhRegions), split(jaRegions)];
const regionParts = partition(
  packedList(regions.flat()),
  regions.flatMap((list, at) => list.map(() => `region ${at}`)),
);

const hanLists = { zhCities, zhDistricts, jaCities, jaWards };
const hanEntries = Object.entries(hanLists).flatMap(([name, joined]) =>
  withoutGrammar(joined).map((each) => [each, name] as const),
);

/** Without what they are: 杭州, 渋谷. */
export const hanPlace: (place: string) => Part | null = partition(
  packedList(hanEntries.map(([each]) => each)),
  hanEntries.map(([, name]) => name),
);

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

/** The characters that Chinese and Japanese places are made of. */
export const hanPlaceCharacters: readonly (readonly string[])[] = [
  charactersOf(zhCities, zhDistricts),
  charactersOf(jaCities, jaWards),
];
