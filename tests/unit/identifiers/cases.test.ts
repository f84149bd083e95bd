import { describe, expect, test } from 'vitest';
import type { ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { person } from '../../../main/engine/privacy/entities/identity';
import { location } from '../../../main/engine/privacy/entities/place';
import { names, writtenName } from '../../../main/engine/privacy/lists';
import { declensionMark, declinedName, inForm } from '../../../main/engine/privacy/lists/declensions';
import { formsOf, ownForms, paradigmOf } from '../../../main/engine/privacy/lists/paradigms';
import { contextOf } from './rounds';

const inLanguage = (language: string, conversation = 'conversation'): ProtectionContext => ({
  ...contextOf(conversation),
  locale: { language, dayFirst: true },
});
const inPolish = inLanguage('pl');

const protect = (words: string, context = inPolish): string[] =>
  words.split(' ').map((word) => person.protect(word, context));

/** Names that are declined, some of each list. */
const declined = Array.from(names).filter(([name]) => !['-', 'f'].includes(declensionMark(name)));
const some = declined.filter((_, at) => at % 97 === 0).map(([name]) => writtenName(name) ?? '');
const allForms = (name: string): string[] => {
  const paradigm = paradigmOf(name.toLowerCase());
  return paradigm === null ? [] : formsOf(name, paradigm);
};

describe('a name in a case becomes that case of what the name becomes', () => {
  test.each([
    'Agnieszka Agnieszki Agnieszce Agnieszkę Agnieszką',
    'Maria Marii Marię Marią',
    'Anna Anny Annie Annę',
    'Piotr Piotra Piotrowi Piotrem Piotrze',
    'Marek Marka Markowi Markiem Marku',
    'Paweł Pawła Pawłowi Pawłem Pawle',
    'Jan Jana Janowi Janem Janie',
    'Gabriel Gabriela Gabrieli Gabrielę Gabrielą',
    'Nowak Nowaka Nowakowi Nowakiem Nowaku',
    'Kowalski Kowalskiego Kowalskiemu Kowalskim Kowalska Kowalskiej Kowalską Kowalscy Kowalskich',
  ])('%s', (words) => {
    for (const conversation of ['a', 'b', 'c']) {
      const [name = '', ...forms] = protect(words, inLanguage('pl', conversation));
      expect(name).not.toBe(words.split(' ')[0]);
      expect(forms.every((form) => allForms(name).includes(form))).toBe(true);
      expect(new Set(forms).size).toBe(forms.length);
    }
  });

  test('in small and large letters as well', () => {
    const [name = '', form = ''] = protect('agnieszka agnieszce');
    expect(protect('AGNIESZKA AGNIESZCE')).toEqual([name.toUpperCase(), form.toUpperCase()]);
    expect(declinedName(form)?.name).toBe(name);
  });
});

test('the key alone leads back from every case, and no two words have one stand-in', () => {
  const words = some.flatMap((name) => [name, ...allForms(name)]);
  const all = [...new Set(words)];
  const standIns = all.map((word) => person.protect(word, inPolish));
  expect(standIns.map((each) => person.recover(each, inPolish))).toEqual(all);
  expect(new Set(standIns).size).toBe(all.length);
  const elsewhere = inLanguage('en');
  expect(all.map((word) => person.recover(person.protect(word, elsewhere), elsewhere))).toEqual(all);
});

test('every case that is a name’s own is read as its', () => {
  const wrong = declined.flatMap(([name]) => {
    const paradigm = paradigmOf(name);
    const own = paradigm === null ? [] : ownForms(name, paradigm);
    return own.flatMap((form, at) => (declinedName(form)?.name === name && inForm(name, at) === form ? [] : [form]));
  });
  expect(wrong).toEqual([]);
});

describe('what is a name as well as a case of a more common one', () => {
  test('is the case in Polish, and the name elsewhere', () => {
    const [jan = '', jana = ''] = protect('Jan Jana');
    expect(allForms(jan)).toContain(jana);
    const [same, name = ''] = protect('Jan Jana', inLanguage('de'));
    expect(same).toBe(jan);
    expect(allForms(jan)).not.toContain(name);
    expect(names.get(name.toLowerCase())?.kind).toBe('female');
  });

  test('a woman and a man of like names stay two people', () => {
    for (const pair of ['Paweł Paulina', 'Maria Marian', 'Wanda Wandalin', 'Piotr Petra']) {
      const [one = '', other = ''] = protect(pair);
      expect([...allForms(one), one]).not.toContain(other);
    }
  });
});

test('where no gender is to be kept, no case tells of one', () => {
  const open = { ...inPolish, keepGender: false };
  for (const words of ['Agnieszka Agnieszkę', 'Wanda Wandzie', 'Piotr Piotrowi']) {
    const [name = '', form = ''] = protect(words, open);
    expect(allForms(name)).not.toContain(form);
    expect([name, form].map((each) => person.recover(each, open))).toEqual(words.split(' '));
  }
});

test('another conversation has others', () => {
  const words = some.slice(0, 60).flatMap((name) => allForms(name).slice(0, 1));
  const same = words.filter(
    (word) => person.protect(word, inPolish) === person.protect(word, inLanguage('pl', 'other')),
  );
  expect(same.length).toBeLessThan(words.length / 20);
});

describe('a town in a case becomes that case of what the town becomes', () => {
  test.each([
    ['Iława', 'Iławy Iławie Iławę', /y|i/],
    ['Kraków', 'Krakowa Krakowie Krakowem', /./],
    ['Warszawa', 'Warszawy Warszawie Warszawę', /./],
    ['Katowice', 'Katowic Katowicach', /./],
    ['Москва', 'Москвы Москве', /./],
    ['Київ', 'Києва Києву', /./],
  ])('%s: %s', (town, cases) => {
    for (const conversation of ['a', 'b', 'c']) {
      const context = inLanguage('pl', conversation);
      const to = location.protect(town, context);
      const [genitive = '', ...others] = cases.split(' ').map((form) => location.protect(form, context));
      // Żory has the genitive Żor, Kraków the locative Krakowie.
      const stem = to.replace(/(?:ek|iec|ów|iów|ец|їв|ів|[aeiyoаиы]|ń|ь)$/u, '').slice(0, 4);
      for (const form of [genitive, ...others]) expect(form.slice(0, stem.length)).toBe(stem);
      for (const form of [town, ...cases.split(' ')])
        expect(location.recover(location.protect(form, context), context)).toBe(form);
    }
  });
});

test('of several words each begins large or small as it did, and no letter within one is large', () => {
  for (const conversation of ['a', 'b', 'c', 'd'])
    for (const town of ['colonia Del Valle', 'Frankfurt Am Main', 'San luis Potosí', 'new York']) {
      const context = contextOf(conversation);
      const to = location.protect(town, context);
      expect(to).not.toMatch(/\p{L}\p{Lu}/u);
      expect(/^\p{Lu}/u.test(to)).toBe(/^\p{Lu}/u.test(town));
      expect(location.recover(to, context)).toBe(town);
    }
});
