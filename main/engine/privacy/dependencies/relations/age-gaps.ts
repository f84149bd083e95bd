import { rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { stretchesOf } from '../../text/pieces';
import { countsIn } from '../cues/counts';
import { somebodyElse } from '../cues/persons';
import type { Mention, Reading } from '../figures';
import { negative, one, sumOf } from '../formula';
import { joined, type Proposal, propose, type Relation, strengths } from '../proposal';

/** How far the ages may stand from what is said of them. */
const farthest = 120;
/** How many ages on either side. */
const reach = 2;

/** Of a name, where what stands around it says what it is. */
const numberAs = (name: string): string => `(?<${name}>\\d{1,2}|\\p{L}{1,12})`;
const apart = oneLine`
  [ -](?:
    years?[ -](?:younger|older|apart|(?:age )?(?:gap|difference))|yrs? (?:younger|older)
    |Jahre? (?:jünger|älter|auseinander|Unterschied|Altersunterschied)
    |ans? (?:de plus|de moins|d['’]écart|plus jeune|plus âgée?)|años? (?:mayor|menor|más joven|de diferencia)
    |(?<=lleva \d{1,2} )años?|anni? (?:più (?:giovane|grande|vecchi[oa])|in meno|in più|di differenza)
    |jaar (?:jonger|ouder|verschil)|lata? (?:młodsz\p{L}|starsz\p{L}|różnicy)
    |anos? (?:mais (?:nov[oa]|velh[oa]|jovem)|de diferença)|år (?:yngre|äldre|ældre|eldre)
    |(?:лет|года?) (?:старше|младше|моложе|разниц\p{L})|рок\p{L}{1,2} (?:старш|молодш)\p{L}{1,3}
    |(?:let|roky|rok|rokov) (?:starší|mladší)\p{L}?|yaş (?:büyük|küçük)\p{L}*
  )(?!\p{L})
`;
/** One person's at two times: what stands before the years, with the years of its language. "For 17 years" and "over 5 years" last. */
const ahead = [
  ['in|within', 'years?'],
  ['in|vor', 'Jahre?n?'],
  ['dans|il y a', 'ans?'],
  ['dentro de|en|hace', 'años?'],
  ['tra|fra|in', 'ann[io]'],
  ['over|in', 'jaar'],
  ['za', 'lata?|rok'],
  ['daqui a|em|há', 'anos?'],
  ['om|för|for', 'år'],
]
  .map(([word, unit]) => `(?:${word})(?= [\\p{L}\\d]{1,12} (?:${unit})(?!\\p{L}))`)
  .join('|');
/** Of any language. */
export const years = '(?:years?|Jahre?n?|ans?|años?|ann[io]|jaar|lata?|rok|anos?|år|лет|года?)';
const passed =
  '(?:ago|earlier|later|from now|später|zuvor|plus tôt|plus tard|antes|después|más tarde|fa|prima|dopo|geleden|later|temu|później|atrás|depois|sedan|siden|senare|senere)';
/** How long somebody has done it: "I have 11 years of experience, so I started at 28". */
const practice = oneLine`
  (?: (?:of|in|de|d['’]|di|van|av|w))?(?: |(?<=['’]))(?:
    experience|expérience|experiencia|esperienza|ervaring|doświadczeni[ae]|experiência|erfarenhet
    |(?:Berufs)?[Ee]rfahrung|ancienneté|anzianità|antigüedad|service|seniority|dienst|stażu|staż
  )(?!\p{L})
`;
/** Between two ages, where one of them is that at which somebody began what the years are of. */
const began = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      started|starting|start|began|begun|beginning|since|joined|hired|so|begann\p{L}?|angefangen|fing|seit
      |eingestiegen|commencé\p{L}{0,2}|débuté\p{L}{0,2}|embauchée?|depuis|donc|emp[ei]e?[zc]\p{L}{1,4}
      |comen[czç]\p{L}{1,4}|desde|así que|iniziat[oa]|inizia[iv]\p{L}{0,2}|cominciat[oa]|cominciai|quindi|begonnen
      |begon|sinds|dus|zacz[ąęy]\p{L}{1,5}|więc|então|började|börjat|alltså
    )(?!\p{L})
  `,
  'iu',
);
/** "three years younger", "a 4-year age difference", "drei Jahre auseinander", "in 5 years", "hace 3 años". */
export const gaps = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}])${numberAs('apart')}${apart}|(?<!\p{L})(?:${ahead}) ${numberAs('ahead')} ${years}(?!\p{L})
    |(?<![\p{L}\p{N}])${numberAs('passed')} ${years} ${passed}(?!\p{L})
    |(?<!\p{L})(?:
      (?:younger|older) by|(?:plus (?:jeune|âgée?)|più (?:giovane|grande|vecchi[oa])) de?i?|(?:młodsz|starsz)\p{L} o
      |um
    ) ${numberAs('by')} (?:years?|ans|anni|lata?|Jahre?) ?(?:jünger|älter)?(?!\p{L})
    |(?<!\p{L})(?:age (?:gap|difference)|Altersunterschied) (?:of|is|von|beträgt) ${numberAs('gap')} (?:
      years?|Jahren?
    )|(?<!\p{L})(?:старше|младше|моложе|старш\p{L}{1,2}|молодш\p{L}{1,2})(?: \p{L}{1,8})? на ${numberAs('more')} (?:
      лет|года?|рок\p{L}{1,2}
    )(?!\p{L})|(?<![\p{L}\p{N}])${numberAs('practised')} ${years}${practice}
    |[大小](?<chinese>\d{1,2})[岁歲]|(?<japanese>\d{1,2})[歳才]年[上下]
  `,
  'giu',
);
/** Years in any language: what each gap has, and most texts have not. */
const ofYears = wordPattern(
  /(?<!\p{L})(?:years?|yrs?|Jahre?n?|ans?|años?|ann[io]?|jaar|lata?|rok|anos?|år|лет|года?|рок\p{L}{1,2}|let|roky|rokov|yaş)(?!\p{L})/iu,
);
const ofYearsUnspaced = /[岁歲歳才]/u;
/** Where they stand, and words that begin so. */
const atYears =
  /(?<!\p{L})(?:year|yr|Jahr|ans|anni|lat|рок|rok|(?:an|años?|ann[io]?|jaar|anos?|år|лет|года?|let|yaş)(?!\p{L}))|[岁歲歳才]/giu;
/** Longer than what a gap has before its years or behind them. */
const besideYears = 64;
/** Its matches in a text, looked for where years stand: most words of a text may begin one. */
export const saidIn = (text: string): { readonly start: number; readonly said: RegExpExecArray }[] =>
  ofYears.test(text) || ofYearsUnspaced.test(text)
    ? stretchesOf(text, atYears, besideYears).flatMap(({ start, part }) =>
        Array.from(part.matchAll(gaps), (said) => ({ start: start + said.index, said })),
      )
    : [];

const apartBehind = new RegExp(`^${apart}`, 'iu');

const younger =
  /younger|jünger|de moins|plus jeune|menor|más joven|più giovane|in meno|jonger|młodsz|mais nov|mais jovem|yngre|младше|моложе|молодш|mladší|küçük|小|年下/iu;
const older =
  /older|älter|de plus|plus âgé|mayor|più grande|più vecchi|in più|ouder|starsz|mais velh|äldre|ældre|eldre|старш|starší|büyük|大|年上/iu;

/** Before somebody's age when a child was born: "had me at 28", "born when she was 25". */
const parentAt = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:had|having|birth to|bore|adopted) (?:me|him|her|us|them|(?:my|our|her|his|their) \p{L}{2,12}) (?:
        at|when (?:she|he|I) was
      )|(?:was|were|is) born(?: in \d{4})?,? when (?:she|he|I|(?:my|his|her|our) \p{L}{2,12}) was
      |(?:bekam|hatte|gebar|kriegte) (?:mich|ihn|sie|uns|meine[nrs]? \p{L}{2,12}) mit
      |geboren(?: wurde| ist)?, (?:als|da war) (?:sie|er|ich) (?:war )?
      |m['’]a eue?s? à|nous a eus à|l['’]ai eue? à|est née? (?:en \d{4} )?quand (?:elle|il|j['’])(?: |)avai[ts]
      |(?:me tuvo|l[ao] tuve) (?:a los|con)|nac(?:í|ió) (?:en \d{4} )?cuando (?:ella |él |yo )?tenía
      |mi ha avut[oa] a|l['’]ho avut[oa] a|(?:kreeg|kregen) (?:mij|me|hem|haar) op (?:haar|mijn|zijn)
      |urodził[ao] (?:mnie|go|ją) w wieku|(?:fick|fik|fikk) (?:mig|meg|honom|henne|ham|hende) när (?:hon|han|jag) var
      |(?:o|a) tive (?:aos|com)|me teve (?:aos|com)|родила (?:меня|его|её) в
    )\s*$
  `,
  'iu',
);
/** Behind it: "I was 28 when she was born". */
const parentThen = new RegExp(
  oneLine`
    ^(?: years old| Jahre(?: alt)?| ans| años| anni| anos| jaar(?: oud)?| lata?| år| лет| года?)?,? (?:
      when (?:he|she|they|I|\p{Lu}\p{Ll}+|(?:my|our|his|her) \p{L}{2,12}) (?:was|were) born
      |als (?:er|sie|ich|\p{Lu}\p{Ll}+|(?:mein|unser|ihr|sein)\p{L}{0,2} \p{L}{2,12}) (?:geboren|zur Welt|auf die Welt)
      |(?:quand|lorsqu['’]?e?) ?(?:il|elle|je|\p{Lu}\p{Ll}+|(?:ma|mon|notre) \p{L}{2,12}) (?:est|suis) née?
      |à (?:la|sa|ma) naissance|cuando (?:él |ella |\p{Lu}\p{Ll}+ |mi \p{L}{2,12} )?nac(?:ió|í)
      |quando (?:lui |lei |\p{Lu}\p{Ll}+ |mi[ao] \p{L}{2,12} )?(?:è|sono) nat[oa]
      |quando (?:ele |ela |eu |\p{Lu}\p{Ll}+ |[ao] (?:meu|minha) \p{L}{2,12} )?nasc(?:eu|i)
      |toen (?:hij|zij|ze|ik|\p{Lu}\p{Ll}+|(?:mijn|onze|ons) \p{L}{2,12}) (?:geboren|werd geboren)
      |(?:gdy|kiedy) (?:się )?(?:\p{L}{2,12} )?urodził|когда (?:\p{L}{2,12} ){0,2}родил
      |(?:när|da) (?:han|hon|hun|jag|jeg|\p{Lu}\p{Ll}+) (?:föddes|ble født|blev født)
    )(?!\p{Lu})
  `,
  'u',
);

/** Whether an age is somebody's when a child of theirs was born. */
const isOfParent = ({ text }: Reading, { start, end }: Mention): boolean =>
  parentAt.test(text.slice(Math.max(0, start - 64), start)) || parentThen.test(text.slice(end, end + 60));

/** Whether a number is how far two ages are apart, and no age of today. */
export const isGap = (reading: Reading, mention: Mention): boolean =>
  apartBehind.test(reading.text.slice(mention.end, mention.end + 40)) || isOfParent(reading, mention);

const oneWord = /^(?:an?|one|eine?|une?|uno?|una|een|en|ett|jeden|rok|um)$/iu;

const yearsOf = (written: string): number => {
  if (/^\d/.test(written)) return Number(written);
  return oneWord.test(written) ? 1 : (countsIn(written)[0] ?? 0);
};

/** How far a text says that two ages are apart. */
interface Gap {
  readonly start: number;
  readonly end: number;
  readonly years: number;
  /** The gap itself, where it is drawn as well. */
  readonly mention: Mention | undefined;
  /** Of one person at two times. */
  readonly isTime: boolean;
  /** Of how long somebody has done something. */
  readonly isPractice: boolean;
  /** −1 for who is younger, 1 for who is older, 0 where it is not said. */
  readonly sign: -1 | 0 | 1;
}

const gapsIn = (reading: Reading, ages: readonly Mention[]): Gap[] => {
  const found: Gap[] = [];
  let next = 0;
  for (const {
    start,
    said: { 0: said, groups = {} },
  } of saidIn(reading.text)) {
    const years = yearsOf(Object.values(groups).find((number) => number !== undefined) ?? '');
    if (years === 0) continue;
    const end = start + said.length;
    while ((ages[next]?.start ?? Number.POSITIVE_INFINITY) < start) next += 1;
    const mention = ages.slice(next, next + 1).find((age) => age.end <= end);
    const isTime = (groups.ahead ?? groups.passed ?? groups.practised) !== undefined;
    const isPractice = groups.practised !== undefined;
    found.push({
      start,
      end,
      years,
      mention,
      isTime,
      isPractice,
      sign: younger.test(said) ? -1 : older.test(said) ? 1 : 0,
    });
  }
  for (const mention of ages) {
    const { start, end, figure } = mention;
    if (isOfParent(reading, mention))
      found.push({ start, end, years: figure.size, mention, isTime: false, isPractice: false, sign: 0 });
  }
  return found.sort((a, b) => a.start - b.start);
};

/** An age that is so much more or less than another one: by each gap, in its sign. */
const apartBy = (
  reading: Reading,
  derived: Mention,
  root: Mention,
  by: readonly { readonly gap: Gap; readonly sign: -1 | 1 }[],
  strength: number,
): Proposal | null => {
  const drawn = by.flatMap(({ gap, sign }) => (gap.mention === undefined ? [] : [{ mention: gap.mention, sign }]));
  const said = by.reduce((sum, { gap, sign }) => (gap.mention === undefined ? sum + sign * gap.years : sum), 0);
  const formula = sumOf(
    [root.figure.index, ...drawn.map(({ mention }) => mention.figure.index)],
    [one, ...drawn.map(({ sign }) => (sign > 0 ? one : negative(one)))],
    rational(BigInt(said)),
  );
  const says = by.map(({ gap, sign }) => `${sign > 0 ? '+' : '−'} ${gap.mention?.figure.text ?? gap.years}`);
  const roots = [root, ...drawn.map(({ mention }) => mention)];
  return propose(reading, derived, formula, roots, `${root.figure.text} ${says.join(' ')}`, strength);
};

const turnable = (proposal: Proposal | null, turned: Proposal | null): Proposal | null =>
  proposal === null ? null : { ...proposal, turned };

/** How far two ages are apart, where neither follows from the other. */
const gapOf = (reading: Reading, gap: Mention, first: Mention, second: Mention): Proposal | null => {
  const [more, less] = first.figure.size > second.figure.size ? [first, second] : [second, first];
  const formula = sumOf([more.figure.index, less.figure.index], [one, negative(one)]);
  return propose(reading, gap, formula, [more, less], joined([more, less], ' − '), strengths.turned - 1);
};

/**
 * "I am 39 and my wife is 36, three years younger": of two ages that a text says are so far apart, one follows; of two years of
 * births as well.
 */
export const ageGaps: Relation = (reading) => {
  const ages = reading.mentions.filter(({ figure }) => figure.type === 'AGE');
  const births = reading.mentions.filter(({ figure }) => figure.type === 'DATE_OF_BIRTH');
  if (Math.max(ages.length, births.length) < 2) return [];
  const gaps = gapsIn(reading, ages);
  const ofPeople = gaps.filter(({ isTime }) => !isTime);
  return [...gapsBetween(reading, ages, gaps), ...gapsBetween(reading, births, ofPeople)];
};

const gapsBetween = (reading: Reading, all: readonly Mention[], gaps: readonly Gap[]): Proposal[] => {
  const isNone = new Set(gaps.map(({ mention }) => mention));
  const found: (Proposal | null)[] = [];
  let next = 0;
  for (const [nth, gap] of gaps.entries()) {
    const { start, end, mention } = gap;
    while ((all[next]?.start ?? Number.POSITIVE_INFINITY) < start) next += 1;
    const near = all
      .slice(Math.max(0, next - reach), next + reach + (mention === undefined ? 0 : 1))
      .filter((age) => age !== mention && Math.abs(age.start - start) <= farthest);
    const of = (derived: Mention, root: Mention, strength: number): Proposal | null =>
      apartBy(reading, derived, root, [{ gap, sign: derived.figure.size > root.figure.size ? 1 : -1 }], strength);
    /** "We moved here three years ago" says nothing of the ages before it. */
    const isSaidOf = (age: Mention): boolean => {
      const [from, to] = age.end <= start ? [age.end, start] : [end, age.start];
      return !/[.!?]\s|\n/.test(reading.text.slice(from, to));
    };
    /** "My son is 12. I have 28 years of service, and my mother is 40." */
    const isOfOne = (first: Mention, second: Mention): boolean => {
      const between = reading.text.slice(Math.min(first.end, start), Math.max(end, second.start));
      return (began.test(first.before) || began.test(between)) && !somebodyElse.test(between);
    };
    for (const [at, first] of near.entries())
      for (const second of near.slice(at + 1)) {
        if (gap.isTime && !isSaidOf(first) && !isSaidOf(second)) continue;
        if (gap.isPractice && !isOfOne(first, second)) continue;
        found.push(
          turnable(of(second, first, strengths.birth - 1), of(first, second, strengths.turned)),
          // Where the second follows from a birth.
          of(first, second, strengths.turned),
          // Where both do.
          mention === undefined ? null : gapOf(reading, mention, first, second),
        );
      }
    // "My brother is 5 years older, and his wife 2 years younger than him."
    const then = gaps[nth + 1];
    if (then === undefined || gap.sign === 0 || then.sign === 0 || then.start - end > farthest) continue;
    const ages = all.filter((age) => !isNone.has(age));
    const root = ages.findLast((age) => age.end <= start && start - age.start <= farthest);
    const derived = ages.find((age) => age.start >= end);
    if (root === undefined || derived === undefined || derived.start < then.end || derived.start - then.end > farthest)
      continue;
    const by = [
      { gap, sign: gap.sign },
      { gap: then, sign: then.sign },
    ];
    found.push(apartBy(reading, derived, root, by, strengths.birth - 2));
  }
  return found.flatMap((each) => each ?? []);
};
