import { rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { multipleOf } from '../formula';
import { type Proposal, propose, type Relation, strengths } from '../proposal';

/** How far such words stand from either age, UTF-16 code units. */
const farthest = 96;

const whose = String.raw`(?:\p{L}+['’]s|my|his|her|your|our|their)`;
const half = oneLine`
  half (?:${whose} age|as old)|halb so alt|la moitié de (?:l['’]|(?:mon|son|ton|leur) )âge|la mitad de (?:mi|su|tu|la) edad
  |(?:la )?metà (?:della (?:mia|sua|tua) età|dei (?:miei|suoi) anni)|half zo oud|połow\p{L} (?:\p{L}{3,6}) wieku
  |metade da (?:minha|sua|tua) idade|hälften så gammal|halvt så gammel
`;
const twice = oneLine`
  (?:twice|double) (?:${whose} age|as old)|doppelt so alt|(?:le double de|deux fois) (?:l['’]|(?:mon|son|ton|leur) )âge
  |el doble de (?:mi|su|tu|la) edad|il doppio (?:della (?:mia|sua|tua) età|dei (?:miei|suoi) anni)
  |(?:twee keer|dubbel) zo oud|dwa razy starsz\p{L}|o dobro da (?:minha|sua|tua) idade|dubbelt så gammal|dobbelt så gammel
`;
const thrice = oneLine`
  (?:three times|triple) (?:${whose} age|as old)|dreimal so alt|(?:le triple de|trois fois) (?:l['’]|(?:mon|son|ton|leur) )âge
  |el triple de (?:mi|su|tu|la) edad|il triplo (?:della (?:mia|sua|tua) età|dei (?:miei|suoi) anni)
  |drie keer zo oud|trzy razy starsz\p{L}|o triplo da (?:minha|sua|tua) idade|tre gånger så gammal
`;
/** A half is told of two ages as their double is. "Three times her age minus one" is no multiple. */
const told = new RegExp(
  oneLine`
    (?<!\p{L})(?:(?<double>${half}|${twice})|(?<triple>${thrice}))(?!\p{L})(?! (?:minus|plus|less|weniger|moins|menos|meno))
  `,
  'giu',
);

/** "Grandma is 92, I'm 46, exactly half her age": of two ages that a text says are such a multiple, the lower one follows: nobody becomes too old. */
export const ageMultiples: Relation = (reading) => {
  const { text, mentions } = reading;
  const ages = mentions.filter(({ figure }) => figure.type === 'AGE' && figure.unit === 'year' && figure.high === null);
  if (ages.length < 2) return [];
  let next = 0;
  return Array.from(text.matchAll(told)).flatMap(({ 0: { length }, index, groups = {} }): Proposal[] => {
    while ((ages[next]?.start ?? Number.POSITIVE_INFINITY) < index) next += 1;
    const near = ages
      .slice(Math.max(0, next - 2), next + 1)
      .filter(({ start, end }) => index - end <= farthest && start - index - length <= farthest);
    const times = groups.triple === undefined ? 2 : 3;
    return near.flatMap((lower) =>
      near.flatMap((higher) => {
        if (higher.figure.size !== times * lower.figure.size) return [];
        const formula = multipleOf(higher.figure.index, rational(1n, BigInt(times)));
        const says = `${higher.figure.text} ÷ ${times}`;
        return propose(reading, lower, formula, [higher], says, strengths.birth - 1) ?? [];
      }),
    );
  });
};
