import { grouped } from '../../grouped';
import { once } from '../../once';

/**
 * Scripts whose letters carry signs: what a letter of a word in no list may become, so that the word can be written and
 * said still. A consonant becomes a consonant, a vowel a vowel, a sign one that stands in such a place. What a rule looks at
 * stays, or becomes one of what it looks at alike: so the surrogate is read by the same rules, and the key leads back.
 */

/** Letters that become one another. */
interface Letters {
  readonly name: string;
  readonly members: readonly string[];
}

/** Those among which a letter is, where it stands behind and before something: the first that fits. */
interface Rule {
  readonly members: readonly string[];
  readonly behind: RegExp;
  readonly before: RegExp;
}

const anything = /(?:)/u;
const start = /^$/u;

type Place = Partial<Pick<Rule, 'behind' | 'before'>>;
const rule = (letters: string, { behind = anything, before = anything }: Place = {}): Rule => ({
  members: Array.from(letters),
  behind,
  before,
});

/** Of the blocks of India that have one layout: the places of letters behind a block's first. */
const first = {
  Deva: 0x900,
  Beng: 0x980,
  Guru: 0xa00,
  Gujr: 0xa80,
  Orya: 0xb00,
  Taml: 0xb80,
  Telu: 0xc00,
  Knda: 0xc80,
  Mlym: 0xd00,
};
const nearly = '15 16 17 18 1a 1b 1c 1d 1f 20 21 22 24 25 26 27 2a 2b 2c 2d 36 37 38 39';
const voiced = '28 2e 2f 30 32 35';
/** No word begins with them; the others stand before their like alone: ङ्क, ञ्ज. */
const within = '23';
const nasals = '19 1e';
const signs = '3e 3f 40 41 42 47 48 4b 4c';
const vowels = '05 06 07 08 09 0a 0f 10 13 14';
const south = { signs: `${signs} 46 4a`, vowels: `${vowels} 0e 12`, within: `${within} 33` };
const rows: readonly (readonly [
  keyof typeof first,
  Partial<Record<'hard' | 'signs' | 'vowels' | 'within' | 'dotted' | 'apart', string>>,
])[] = [
  ['Deva', { dotted: '15 16 17 1c 21 22 2b' }],
  ['Beng', { dotted: '21 22 2f' }],
  ['Guru', { dotted: '16 17 1c 2b 38' }],
  ['Gujr', { within: south.within }],
  ['Orya', { dotted: '21 22', within: south.within }],
  // What only names of Sanskrit and English have is apart.
  [
    'Taml',
    {
      ...south,
      hard: '15 1a 1f 24 2a',
      signs: '3e 3f 40 41 42 46 47 48 4a 4b',
      within: `${south.within} 29 31 34`,
      apart: '1c 36 37 38 39',
    },
  ],
  ['Telu', south],
  ['Knda', south],
  ['Mlym', { ...south, within: `${south.within} 31 34`, apart: '7a 7b 7c 7d 7e' }],
];
const [nukta, virama] = ['3c', '4d'];

const india = rows.map(([script, own]): Rule[] => {
  const at = (place: string): string => String.fromCharCode(first[script] + Number.parseInt(place, 16));
  const of = (places: string): string =>
    places
      .split(' ')
      .map(at)
      .filter((letter) => /[\p{L}\p{M}]/u.test(letter))
      .join('');
  const [hard, soft] = [of(own.hard ?? nearly), of(voiced)];
  const [inside, nasal] = [of(own.within ?? within), of(nasals)];
  const joined = new RegExp(`^${at(virama)}`, 'u');
  const alone = new RegExp(`^(?!${at(virama)})`, 'u');
  const dotted = new RegExp(`^${at(nukta)}`, 'u');
  const places: readonly Place[] = [
    { before: joined },
    { before: dotted },
    { behind: new RegExp(`${at(virama)}$`, 'u') },
  ];
  return [
    ...(own.dotted === undefined ? [] : [rule(of(own.dotted), { before: dotted })]),
    ...places.flatMap((place) => [
      rule(hard, place),
      rule(soft + inside + (place.before === undefined ? '' : nasal), place),
    ]),
    rule(hard + soft, { behind: start }),
    rule(inside + nasal, { behind: start }),
    rule(hard + soft + inside),
    rule(nasal),
    ...(own.apart === undefined ? [] : [rule(of(own.apart))]),
    rule(of(own.signs ?? signs)),
    rule(of(own.vowels ?? vowels), { before: alone }),
  ];
});

const sinhala = (() => {
  const [hard, soft, inside] = ['කඛගඝචඡජටඨඩතථදධපඵබභශෂසහ', 'නමයරලව', 'ණළ'];
  return [
    ...[rule(hard, { before: /^්/u }), rule(soft + inside, { before: /^්/u })],
    ...[rule(hard, { behind: /්\u200d?$/u }), rule(soft + inside, { behind: /්\u200d?$/u })],
    rule(hard + soft, { behind: start }),
    rule(inside, { behind: start }),
    rule(hard + soft + inside),
    rule('ාැෑිීුූෙේොෝ'),
    rule('අආඇඉඊඋඌඑඒඔඕ'),
  ];
})();

const staying = (letters: string): Rule[] => Array.from(letters, (letter) => rule(letter));

/** A vowel that is written with several signs stays: เ◌ีย. */
const thai = [
  ...staying('ะาำเๅๆฯ'),
  rule('กขคงจชซดตถทนบปพมยรลวสหอ', { before: /^[ัิ-ู็]?[่-๋]?์/u }),
  rule('กขคจฉชซญดตถทธนบปผฝพฟภมยรลวศสหอ', { behind: /^[เแโใไ]?$/u }),
  rule('ฆฎฏฐฑฒณฌงษฬฮฤ', { behind: /^[เแโใไ]?$/u }),
  rule('กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศสหณฐษอ'),
  rule('ฆฎฏฑฒฌฬฮฤ'),
  rule('แโ', { before: /^.[^ะ็]/u }),
  rule('ใไ'),
  rule('ิีึื', { behind: /^(?!.*เ.{1,2}$)/u }),
  rule('ุู'),
  rule('่้'),
];
const lao = [
  ...staying('ະາຳເຽໆຯ'),
  rule('ກຂຄງຈສຊດຕຖທນບປຜຝພຟມຢລວຫຮອ', { behind: /^[ເແໂໃໄ]?$/u }),
  rule('ຍຣໜໝ', { behind: /^[ເແໂໃໄ]?$/u }),
  rule('ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫຮອ'),
  rule('ແໂ', { before: /^.[^ະ]/u }),
  rule('ໃໄ'),
  rule('ິີຶື', { behind: /^(?!.*ເ.{1,2}$)/u }),
  rule('ຸູ'),
  rule('່້'),
];

/** ါ and ာ are one sign: which of them is written, and what ends a syllable, says the consonant. */
const burmese = [
  rule('ကငစညတနပမ', { before: /^့?[်္]/u }),
  rule('ခဂဆဇထဒဏဗဘဓယရလသဟဝအ', { before: /^့?[်္]/u }),
  rule('ကစဆတထဒနပဗဘမ', { behind: /္$/u }),
  rule('ခဂငပဝဒ', { before: /^ေ?ါ/u }),
  rule('ကစဆဇညတထနဖဗဘမယရလသဟအ', { before: /^ေ?ါ/u }),
  rule('ကစဆဇညတထနဖဗဘမယရလသဟအ', { before: /^ေ?ာ/u }),
  rule('ခဂငပဝဒ', { before: /^ေ?ာ/u }),
  rule('ကခဂပဖဗမသလ', { before: /^[ျြွှ]/u }),
  rule('ငစဆဇညတထဒနဘယရဝဟအဏဓ', { before: /^[ျြွှ]/u }),
  rule('ကခဂငစဆဇညတထဒနပဖဗဘမယရလဝသဟအ'),
  rule('ဃဈဉဋဌဍဎဏဓဠ'),
  rule('ျြ'),
  rule('ိီ'),
  rule('ုူ'),
];
const khmer = [
  rule('កគងចជតទនបពមយរលវស', { behind: /្$/u }),
  rule('ខឃឆឈញដឋឌឍណថធផភហឡអ', { behind: /្$/u }),
  rule('កខគឃងចឆជញដឌណតថទធនបផពភមយរលវសហឡអ'),
  rule('ឈឋឍ'),
  rule('ឥឧឯឱ'),
  rule('ាុ', { before: /^[ំះ]/u }),
  rule('េោិ', { before: /^[ំះ]/u }),
  rule('ាិីឹឺុូួើៀេែៃោៅ', { before: /^[^ំះ]|^$/u }),
];

/** Each letter is a syllable. Those that are hardly written are not among them. */
const ethiopic = [
  rule(
    Array.from('ሀለሐመሠረሰሸቀበተቸነኘአከወዐዘዠየደጀገጠጨጸፈ', (letter) =>
      Array.from({ length: 7 }, (_, order) => String.fromCharCode(letter.charCodeAt(0) + order)).join(''),
    ).join(''),
  ),
];

const rules: readonly Rule[] = [...india, sinhala, thai, lao, burmese, khmer, ethiopic].flat();
const rulesOf = once((): ReadonlyMap<string, readonly Rule[]> => {
  const found = new Map<string, Rule[]>();
  for (const each of rules) for (const letter of each.members) found.set(letter, [...(found.get(letter) ?? []), each]);
  return found;
});

/** Vowels that are written before their consonant, and letters that stand behind one alone. */
const places = [/^[เแโใไເແໂໃໄ]$/u, /^[ะาำๅๆฯະາຳຽໆຯ]$/u, /^\p{M}$/u, /^\p{L}$/u];
const kindOf = (letter: string): string =>
  `${letter.charCodeAt(0) >> 7} ${places.findIndex((place) => place.test(letter))}`;
const kinds = once(() => grouped(rulesOf().keys(), kindOf));

/** All that a letter may become in a word so short that its rules leave few others: those written in the same place. */
export const looseLetters = (letter: string): Letters => ({
  name: `loose ${kindOf(letter)}`,
  members: kinds().get(kindOf(letter)) ?? [letter],
});

const script =
  /^[\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Thai}\p{Script=Laoo}\p{Script=Mymr}\p{Script=Khmr}]$/u;
const mark = /^\p{M}$/u;

/** Whether a rule, or that it stays, says what a letter becomes. */
export const isOfAbugida = (letter: string): boolean =>
  rulesOf().has(letter) || (mark.test(letter) && script.test(letter));

/** The letters that one of those, between two pieces of a word, becomes one of. */
export const abugidaLetters = (letter: string, behind: string, before: string): Letters => {
  const ruleOf = (each: string): Rule | undefined =>
    rulesOf()
      .get(each)
      ?.find((rule) => rule.behind.test(behind) && rule.before.test(before));
  const own = ruleOf(letter);
  if (own === undefined) return { name: letter, members: [letter] };
  const members = own.members.filter((each) => ruleOf(each) === own);
  return { name: `rule ${rules.indexOf(own)} ${members.length}`, members };
};
