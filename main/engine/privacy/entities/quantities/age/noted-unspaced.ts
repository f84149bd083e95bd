import { standsIn } from '../../../text/around';

/** Bare ages of notes in Chinese and Japanese: 刚满60, 女儿上初二,14,想, 夫(45、会社員), 30過ぎて. */

const chineseKin =
  '我[爸妈爷奶姥弟妹哥姐]?|[爸妈]妈?|老公|老婆|丈夫|妻子|儿子|女儿|孩子|闺女|弟弟|妹妹|哥哥|姐姐|爷爷|奶奶|外公|外婆|姥姥|姥爷|男友|女友|男朋友|女朋友|对象|本人|他|她';
const japaneseKin =
  '私|僕|俺|自分|夫|妻|嫁|旦那|主人|父|母|兄|姉|弟|妹|息子|娘|長男|長女|次男|次女|三男|祖父|祖母|義父|義母|彼氏|彼女|同僚|上司|友人|友達|叔父|叔母|孫';

/** 年近五十, 刚满60, 奶奶快90: near, past or just at. */
const reached = {
  before: new RegExp(
    `(?:^|[,，。;；!！]|${chineseKin})[^,，。\\d]{0,4}(?:年近|年过|年满|刚满|刚过|刚好|快|已经|都|虚岁|周岁|今年|去年|明年|过完年)$`,
    'u',
  ),
  after: /^(?:$|[,，。、;；!！?？\n了]|(?:还|才|的人|走的|去世|没的|就|高龄|多了|出头)(?!\d))/u,
};
/** 我85后,今年39 */
const thisYear = /(?:[我他她]|\d\d后)[^。\n]{0,12}今年$/u;
/** 女儿上初二,14,想买手机; 本人女,27,未婚 */
const apposed = {
  before: new RegExp(`(?:^|[,，。;；\\n])(?:我|我家|我的)?(?:${chineseKin})[^,，。.!?考分第得]{0,8}[,，、]$`, 'u'),
  after: /^[,，、。](?!\d)/u,
};
/** 夫(45、会社員), 息子(小3、9), 私(33) */
const bracketed = {
  before: new RegExp(`(?:${japaneseKin}|${chineseKin})\\((?:[^()\\d]{0,6}\\d?[、,，/ ])?$`, 'u'),
  after: /^[、,，)]/u,
};
/** 父は寅吉、88です; 母は82になります: of a relative, named or not. */
const told = {
  before: new RegExp(
    `(?:^|[、。,，\\n])(?:うちの|私の)?(?:${japaneseKin})(?:は|が)(?:[^、。\\d\\n]{1,8}[、,])?(?:今年|もう|まだ)?$`,
    'u',
  ),
  after: /^(?:です|でした|になり|になる|になっ|で[、,])/u,
};
/** 30過ぎて貯金なし, 40手前 */
const past = {
  before: /(?:^|[、。,，\n]|私|俺|僕|もう|もうすぐ|気づけば|とっくに)$/u,
  after: /^(?:過ぎ(?:て|たら|ても|の(?:独身|男|女|おっさん|おばさん))|手前|目前|間近|になって)/u,
};
const pastChinese = { before: /(?:^|[,，。])(?:我|他|她)?$/u, after: /^(?:过了|好几了|多了|出头)(?!\d)/u };
/** 10:30過ぎ */
const clock = /[:時时点分]\s?$/u;
const youngest = 20;
const oldest = 110;

/** Why such a number is an age; null where it is none. */
export const notedUnspaced = (left: string, right: string, digits: string): string | null => {
  const number = Number(digits);
  if (number === 0 || number > oldest) return null;
  if (standsIn(bracketed, left, right)) return 'after a relative';
  if (standsIn(apposed, left, right)) return 'after a relative';
  if (digits.length < 2) return null;
  if (standsIn(told, left, right)) return 'after a relative';
  if (reached.after.test(right) && (reached.before.test(left) || thisYear.test(left))) return 'said of a person';
  if (number < youngest || clock.test(left)) return null;
  return standsIn(past, left, right) || standsIn(pastChinese, left, right) ? 'said of a person' : null;
};
