import type { Candidate } from '../../entities/entity';

/** Whose a Japanese account is: behind its number or the word for its holder, in the syllables that banks write names in. */

const kana = '[ァ-ヴー]{2,10}(?:[ 　・][ァ-ヴー]{2,10})?';
/** Firms' forms, and the words that follow a sum or a kind of account. */
const noName =
  '(?!カブシキ|ユウゲン|ゴウドウ|シャダン|ザイダン|イリョウ|サービス|ローン|カード|コード|キャンペーン|ポイント|ドル|ユーロ|ウォン|株式会社|有限会社|合同会社|合資会社|(?:一般|公益)?(?:社団|財団)|(?:医療|学校|宗教)?法人)';
const patterns: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:普通|当座|貯蓄|口座|口座番号)(?:預金|口座)?[ 　:：、]{0,2}\\d{6,8}[ 　、,/／]{1,2})${noName}${kana}(?![ァ-ヴー])`,
    'gu',
  ),
  new RegExp(
    `(?<=(?:口座)?名義(?:人)?(?:は|:|：)?[ 　]{0,2})${noName}(?:${kana}|[\\p{sc=Han}々]{2,4}[ 　]?[\\p{sc=Han}々]{0,3}(?=$|[\\s、。,]))(?![ァ-ヴー])`,
    'gu',
  ),
];
const said = /普通|当座|貯蓄|口座|名義/u;

/** Linear in the text. */
export const accountHolders = (text: string): Candidate[] =>
  said.test(text)
    ? patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ 0: name, index: start }) => ({
          start,
          end: start + name.trimEnd().length,
          score: 0.92,
          reason: 'whose account it is',
        })),
      )
    : [];
