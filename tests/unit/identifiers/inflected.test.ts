import { describe, expect, test } from 'vitest';
import { person } from '../../../main/engine/privacy/entities/identity';
import { contextOf } from './rounds';

const contexts = ['one', 'two', 'three', 'four', 'five', 'six'].map(contextOf);

/** Names in no list: what they have in common, and their endings. */
const families: readonly (readonly [stem: string, endings: string])[] = [
  ['Pieńkow', 'ski skiego skiemu skim ska skiej ską scy skich skimi'],
  ['Zarzęb', 'cki ckiego ckiemu ckim cka ckiej cką'],
  ['Gołębio', 'wicz wicza wiczowi wiczem wiczu'],
  ['Brzęcz', 'czyk czyka czykowi czykiem czyku'],
  ['Vranov', 'ský ského skému ským ská ské skou'],
  ['Žďár', 'ová ové ovou'],
  ['Pleš', 'ák áka ákovi ákem áková ákové ákovou'],
  ['Vuković', 'ová ové'],
  ['Karvala', 'nen sen selle selta sella'],
  ['Pöyhö', 'nen sen selle seltä sellä'],
  ['Хвостев', 'ский ского скому ским ском ская ской скую'],
  ['Мурзил', 'ов ова ову овым ове овой овы овых'],
  ['Пантюш', 'ин ина ину иным ине иной'],
  ['Грибен', 'ський ського ському ським ська ської'],
  ['Мурашке', 'нко нка нку нком'],
  ['Murzil', 'ov ova ovoy'],
];

describe('the forms of a family name in no list become those of one other', () => {
  test.each(families)('%s: %s', (stem, joined) => {
    const endings = joined.split(' ');
    const stems = contexts.map((context) => {
      const own = endings.map((ending) => {
        const surrogate = person.protect(stem + ending, context);
        expect(person.recover(surrogate, context)).toBe(stem + ending);
        expect(surrogate.endsWith(ending), `${stem}${ending} → ${surrogate}`).toBe(true);
        return surrogate.slice(0, -ending.length);
      });
      expect(new Set(own).size, own.join()).toBe(1);
      return own[0];
    });
    expect(new Set(stems).size).toBeGreaterThan(1);
  });

  test('beside a given name, in any case, and with a title', () => {
    for (const context of contexts) {
      const [, family = ''] = person.protect('Anna Pieńkowska', context).split(' ');
      const stem = family.slice(0, -'ska'.length);
      expect(person.protect('dr Pieńkowskiego', context)).toBe(`dr ${stem}skiego`);
      expect(person.protect('PIEŃKOWSKIEGO', context)).toBe(`${stem}skiego`.toUpperCase());
    }
  });

  test('has none of it where the gender is not kept', () => {
    for (const context of contexts) {
      const open = { ...context, keepGender: false };
      const surrogate = person.protect('Pieńkowskiego', open);
      expect(person.recover(surrogate, open)).toBe('Pieńkowskiego');
    }
    const some = Array.from({ length: 20 }, (_, at) =>
      person.protect('Pieńkowskiego', { ...contextOf(`open ${at}`), keepGender: false }),
    );
    expect(some.filter((surrogate) => surrogate.endsWith('skiego')).length).toBeLessThan(3);
  });
});

test('no two names become one, and each comes back by the key alone', () => {
  const stems = ['Pieńkow', 'Zarzęb', 'Gołębio', 'Brzęcz', 'Mur', 'Karvala', 'Vranov', 'Sołty', 'Bąkow', 'Werpa'];
  const endings = 'ski skiego ska ský ská ová ové wicz wicza nen sen ov ova iak iaka ić ića'.split(' ');
  const names = stems.flatMap((stem) => endings.map((ending) => stem + ending));
  for (const context of contexts) {
    const surrogates = names.map((name) => person.protect(name, context));
    expect(new Set(surrogates).size).toBe(names.length);
    expect(surrogates.map((surrogate) => person.recover(surrogate, context))).toEqual(names);
  }
});
