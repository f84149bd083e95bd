import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abugidaLetters, isOfAbugida } from '../../../main/engine/privacy/entities/formats/abugidas';
import { cipherCharacters } from '../../../main/engine/privacy/entities/formats/characters';
import { person } from '../../../main/engine/privacy/entities/identity';
import { runs } from '../../property/runs';
import { context, contextOf } from './rounds';

const conversations = Array.from({ length: 4 }, (_, at) => contextOf(`conversation ${at}`));

/** By script: a name in no list, and how words of it are written. */
const named: Readonly<Record<string, readonly [RegExp, ...string[]]>> = {
  Devanagari: [/^(?:[अ-औ]ं?|(?:[क-ह]़?्)*[क-ह]़?[ा-ौृ]?[ंँः]?)+्?$/u, 'दीपाङ्कुर्', 'ज्ञानेन्द्रेश', 'क्षितिजेन्दु'],
  Bengali: [/^(?:[অ-ঔ]ং?|(?:[ক-হ]়?্)*[ক-হ]়?[া-ৌৃ]?[ংঁঃ]?)+$/u, 'মুজিবুর', 'শ্রাবন্তীকা'],
  Tamil: [/^(?:[அ-ஔ]|[க-ஹ](?:[ா-ௌ]|்)?)+$/u, 'முத்துக்குமார்', 'கார்த்திகேயன்', 'அருள்மொழியன்'],
  Telugu: [/^(?:[అ-ఔ]|(?:[క-హ]్)*[క-హ][ా-ౌ]?ం?్?)+$/u, 'వెంకటేశ్వర', 'అఖిలేశ్'],
  Kannada: [/^(?:[ಅ-ಔ]|(?:[ಕ-ಹ]್)*[ಕ-ಹ][ಾ-ೌ]?ಂ?)+$/u, 'ರಾಜಶೇಖರ'],
  Malayalam: [/^(?:[അ-ഔ]|(?:[ക-ഹ]്)*[ക-ഹ][ാ-ൌൃ]?ം?|[ൺ-ൾ])+$/u, 'രാമകൃഷ്ണൻ', 'മാധവിക്കുട്ടി'],
  Gurmukhi: [/^(?:[ਅ-ਔ]|(?:[ਕ-ਹ]੍)*[ਕ-ਹ][ਾ-ੌ]?ੰ?)+$/u, 'ਹਰਪ੍ਰੀਤ', 'ਸਿੰਘਪੁਰ'],
  Thai: [/^(?:[เแโใไ]?[ก-ฮ][ัิ-ฺ็]?[่-๋]?์?[ะาำ]?)+$/u, 'สมชาย', 'ก้องเกียรติ', 'แก้วใจดี'],
  Lao: [/^(?:[ເແໂໃໄ]?[ກ-ຮໜໝ][ັົິ-ູ]?[່-໋]?[ະາຳຽ]?)+$/u, 'ສົມສັກ', 'ພົມວິຫານ'],
  Burmese: [/^(?:(?:[က-အ]္)?[က-အ][ျြ]?ွ?ှ?ေ?[ါ-ူဲ]*ံ?့?း?(?:[က-အ]့?်း?)?)+$/u, 'အောင်ဆန်းစုကြည်', 'ခင်မောင်လွင်'],
  Khmer: [/^(?:[ក-អ](?:្[ក-អ])*[៉៊]?[ា-ៅ]?[ំះ]?[់៏័]?|[ឥ-ឱ])+$/u, 'សុខា', 'ចន្ទ្រា', 'ហ៊ុនសែន'],
  Amharic: [/^[ሀ-ፗ]+$/u, 'ትዕግስት', 'ወልደማርያም'],
};

describe('a name in no list becomes one that can be written and said', () => {
  test.each(Object.entries(named))('%s', (_, [written, ...names]) => {
    for (const name of names) {
      const own = name.normalize('NFC');
      expect(own).toMatch(written);
      const standIns = conversations.map((each) => person.protect(own, each));
      for (const [at, standIn] of standIns.entries()) {
        expect(standIn).toMatch(written);
        expect(standIn).toHaveLength(own.length);
        expect(person.recover(standIn, conversations[at] ?? context)).toBe(own);
      }
      expect(new Set([own, ...standIns]).size).toBe(standIns.length + 1);
    }
  });
});

/** All letters of the blocks in which some have rules. */
const blocks = [
  0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00, 0xd80, 0xe00, 0xe80, 0x1000, 0x1780, 0x1200,
].map((first) =>
  Array.from({ length: 128 }, (_, at) => String.fromCharCode(first + at)).filter((letter) =>
    /[\p{L}\p{M}]/u.test(letter),
  ),
);
/** What rules look at. */
const isStaying = (letter: string): boolean =>
  isOfAbugida(letter) && abugidaLetters(letter, 'x', '').members.length === 1;
const lettersIn = (word: string) =>
  Array.from(word, (letter, at) =>
    isOfAbugida(letter)
      ? abugidaLetters(letter, word.slice(0, at), word.slice(at + 1))
      : { name: '', members: [letter] },
  );

test('a surrogate is read by the rules of its original, whatever the letters stand beside: so the key alone leads back', () => {
  const word = fc
    .constantFrom(...blocks)
    .chain((letters) => {
      const of = (own: readonly string[]) => fc.constantFrom(...(own.length > 0 ? own : letters));
      const letter = fc.oneof(of(letters), of(letters.filter(isOfAbugida)), of(letters.filter(isStaying)));
      return fc.array(letter, { minLength: 1, maxLength: 7 });
    })
    .map((letters) => letters.join('').normalize('NFC'));
  fc.assert(
    fc.property(word, fc.nat(), (own, seed) => {
      const sets = lettersIn(own);
      const to = sets.map(({ members }, at) => members[(seed + 7 * at) % members.length]).join('');
      expect(lettersIn(to)).toEqual(sets);
      if (seed % 16 > 0) return;
      const image = cipherCharacters(context.cipher, 'encipher', own);
      expect(cipherCharacters(context.cipher, 'decipher', image)).toBe(own);
    }),
    { numRuns: runs(500) },
  );
});

test('in every place that rules tell apart, letters become one another or stay', () => {
  const lost = blocks.flatMap((letters) => {
    const own = letters.filter(isOfAbugida);
    const places = own.filter(isStaying).flatMap((each) => [[each, ''] as const, ['', each] as const]);
    return [['', ''] as const, ...places].flatMap(([behind, before], which) =>
      own
        .filter((_, at) => (at + which) % 4 === 0)
        .filter((letter) => {
          const { name, members } = abugidaLetters(letter, behind, before);
          const other = members.at(which % members.length) ?? '';
          return !members.includes(letter) || abugidaLetters(other, behind, before).name !== name;
        }),
    );
  });
  expect(lost).toEqual([]);
});

test('of two letters every pair becomes another, and no two the same', () => {
  const letters = (blocks[10] ?? []).filter(isOfAbugida);
  const pairs = letters.flatMap((one) => letters.slice(0, 12).map((other) => one + other));
  const images = pairs.map((pair) => cipherCharacters(context.cipher, 'encipher', pair));
  expect(new Set(images).size).toBe(pairs.length);
});

test('a short name is one of many, and never itself', () => {
  const many = Array.from({ length: 48 }, (_, at) => contextOf(`many ${at}`));
  for (const name of ['เอ', 'โอ', 'อา', 'ดี', 'ເອ', 'ແອ', 'ए', 'ऐ', 'उ', 'ഐ', 'ఐ', 'ಏ', 'ஐ', 'မိ', 'මා', 'ឧ']) {
    const images = many.map(({ cipher }) => cipherCharacters(cipher, 'encipher', name));
    expect(images, name).not.toContain(name);
    expect(new Set(images).size, name).toBeGreaterThan(20);
    for (const [at, image] of images.entries())
      expect(cipherCharacters((many[at] ?? context).cipher, 'decipher', image)).toBe(name);
  }
});
