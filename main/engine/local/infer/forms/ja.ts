import { type Form, onlyOne, says, woman } from './form';

/** Whose it is not: "my wife is". */
const nobody = '(?<!(?:妻|姉|妹|友人|彼女|同僚|娘|上司)(?:は|が|も|の)?)';
const pregnancy = new RegExp(
  `${nobody}(妊娠(?:[一二三四五六七八九十\\d]+(?:か月|ヶ月|カ月|週)|中です|中なので|しています|しました))`,
  'gu',
);

/** Japanese forms. */
export const ja: readonly Form[] = [
  { attribute: 'family', points: 6, writer: false, pattern: pregnancy, guess: () => 'is expecting a child' },
  { attribute: 'gender', points: 6, writer: false, pattern: pregnancy, guess: woman },
  {
    attribute: 'family',
    points: 6,
    writer: false,
    pattern: /((?:うちの|私の)(?:息子|娘|子供|子ども)|(?:息子|娘|子供|子ども)が(?:[一二三\d]人)?います)/gu,
    guess: () => 'has children',
  },
  {
    attribute: 'family',
    points: 6,
    writer: false,
    pattern: /((?:うちの|私の)(?:夫|妻|旦那|主人)|(?<=^|[。、])(?:夫|妻|旦那)(?:は|が|と))/gu,
    guess: () => 'is or was married',
  },
  {
    attribute: 'identity',
    points: 4,
    writer: false,
    pattern:
      /(?:ただ一人の|たった一人の|唯一の)(\p{Script=Han}{1,6}(?:師|医|士|員|家|者|官|長))(?:です|なので|として|をして)/gu,
    guess: onlyOne(/^人/u),
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern:
      /(?:私は|僕は|ただ一人の|たった一人の|唯一の)(\p{Script=Han}{1,6}(?:師|医|士|員|家|者|官|長))(?:です|なので|として|をして)/gu,
    guess: says('works as', /^人/u),
  },
];
