import type { Candidate } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';

/** Family names of two characters and more before 様, さん and 先生, however rare: 一尺八寸先生, 四月一日様. */

const honoured = /(?<![\p{sc=Han}々ヶ])([\p{sc=Han}々ヶ]{2,4})(?=(?:様|さん|先生|さま|くん)(?![\p{sc=Han}]|方々))/gu;
/** Whom a calling, an office or a kinship names: 看護師さん, 管理人さん, 校長先生, 担当者様. */
const called = new RegExp(
  oneLine`
    (?:
      師|手|人|員|者|屋|士|官|家|医|長|生|客|主|嬢|達|方|婦|工|係|課|部|社|店|党|校|頭|任|科|学|語|輩|僚|司|親|父|母
      |兄|姉|弟|妹|娘|子供|息子|孫|嫁|那|奥|皆|各位|隣|所|院|局|署|室|組|会|団|国|史|術|楽|育|道|画|仕|模|同|多|異|有
      |両|空|文|図|紋|態|御|貴|何|神|仏|殿|女将|警察|消防|配達|郵便|芸能|担当|主治|副|元|新|旧|前|今|昔|番|絶対|全然
      |本当|大変|老师|老師
    )$|[的我你您他她它们們]
  `,
  'u',
);
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Linear in the text. */
export const honouredNames = (text: string): Candidate[] =>
  /様|さん|先生|さま|くん/.test(text) && (kana.test(text) || text.includes('様'))
    ? [...text.matchAll(honoured)].flatMap(({ 0: name, index: start }) =>
        called.test(name) ? [] : [{ start, end: start + name.length, score: 0.86, reason: 'before a word of respect' }],
      )
    : [];
