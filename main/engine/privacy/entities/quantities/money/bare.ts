import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { rememberedBy } from '../../../text/pieces';
import type { Candidate } from '../../entity';
import { isWelcome } from './ahead';
import { candidate, isCounted, isOfDigits, isSum } from './amounts';
import { rules } from './bare-rules';
import type { Bare } from './by-reason';
import { isAnother, longAgo, moneyWord } from './cues';
import { isWeight } from './dealt';
import type { Amount, Money } from './read';
import { isFortune } from './thousands';

/** As far as one looks at what an amount counts. */
const nextWord = 24;
const article = /(?<= )(?:einer?|an?|un|een|uma?|en) $/iu;
const clauseEnds = ['.', '!', '?', ';', '\n'];
/** The full stop of "M. Petit" ends no clause. */
const titles = /(?<!\p{L})(?:M|Mr|Mrs|Ms|Dr|Sr|Sra|Hr|Fr|Mme|Prof|Sig)\. (?=\p{Lu})/gu;
const withoutStops = (text: string): string =>
  text.includes('. ') ? text.replace(titles, (title) => 'Mr'.padEnd(title.length)) : text;

/** Of an amount what the rules ask, from its money's start on. */
const nameOf = ({ start, end, number, format, value, scale, word }: Amount, from: number): string =>
  [
    start - from,
    end - from,
    number.start - from,
    number.end - from,
    `${format.grouping}${format.indian}${format.decimal}${format.decimals}`,
    `${value.coefficient}e${value.exponent}`,
    scale,
    word,
  ].join(' ');

/** 20万ちょい, 两万出头: about so much. */
const about = /^(?:ちょい|ちょっと|くらい|ぐらい|ほど|弱|強|程度|近く|出头|上下|左右)/u;

/** `beyond`: how far the word for money goes that the amount counts. */
type Verdict = Pick<Candidate, 'score' | 'reason'> & { readonly beyond: number };

/** "paid 17 of my 48 instalments": so many of how many. */
const ofMany = new RegExp(
  oneLine`
    ^ (?:out )?(?:of|von|de|sur|di|su|van|z|ze|av) (?:
      (?:
        my|our|the|all|his|her|den|meinen|unseren|mes|les|des|nos|mis|las|los|mie|miei|le|i|de|mijn|moich|minhas|meus
        |as|os|mina|de
      ) )?\d{1,3}(?![.,]\d) (?!
      (?:euros?|EUR|dollars?|USD|pounds?|quid|bucks|grand|francs?|Franken|CHF|zł|PLN|kr|kronor|SEK|reais|lei|lire|TL)
      (?!\p{L})
    )\p{L}{3,}
  `,
  'iu',
);
/** "paid 250 of the 800 rent": of a sum, where no instalments of it are counted. */
const counts =
  /(?<!\p{L})(?:instal?lments?|payments?|\p{L}{0,10}[Rr]aten|mensualités?|échéances|cuotas|plazos|rate|termijnen|rat|prestações|parcelas|avbetalningar)(?!\p{L})/u;
/** As they stand behind "z". */
const genitives = /(?<!\p{L})(?:czynsz|kaucj|kredyt|rachunk|zadatk|zaliczk)\p{L}{1,2}(?!\p{L})/iu;
const ofSum = (rest: string): boolean => {
  const [of = ''] = ofMany.exec(rest) ?? [];
  const what = of === '' ? '' : (rest.slice(of.search(/\p{L}+$/u)).match(/^(?:\p{L}+ ?){1,3}/u)?.[0] ?? '');
  return (moneyWord.test(what) || genitives.test(what)) && !counts.test(what);
};

/** "cost=0.43..812.55": what a database reckons with. */
const reckoned = { before: /=(?:\d{1,12}(?:\.\d{1,6})?\.\.)?$/, after: /^(?:\.\.\d| rows=)/ };
/** What is measured, where no space parts a number from what it counts: 2250万千瓦. */
const measured =
  /^(?:[千兆吉太毫微厘]?[瓦伏赫安米克升帕焦]|公里|公斤|公顷|公尺|吨|噸|平方|立方|平米|光年|像素|字节|キロ|メートル|センチ|ミリ|メガ|ギガ|トン|ワット|リットル|ヘクタール|グラム|カロリー|ボルト|平方)/u;

/** @param own The money as it stands. */
const verdictOf = rememberedBy(
  ({ start, amounts }: Money, left: string, own: string, rest: string): string =>
    `${left.length} ${own.length} ${amounts.map((each) => nameOf(each, start)).join()} ${left}${own}${rest}`,
  (money, left, own, behind): Verdict | null => {
    const rest = behind.replace(about, '');
    // "für eine Viertelmillion": the article is the word's.
    const before = withoutStops(money.amounts.every(isFortune) ? left.replace(article, '') : left);
    if (
      standsIn(reckoned, left, rest) ||
      measured.test(rest) ||
      (ofMany.test(rest) && !ofSum(rest) && !money.amounts.every(isOfDigits(4)))
    )
      return null;
    if (longAgo.test(rest) || isWelcome(before) || isWeight(money.amounts.at(-1)?.word ?? '', before + rest))
      return null;
    const every: Bare['every'] = (accepts) => money.amounts.every(accepts);
    const isFree = (behind: string): boolean => !isCounted(behind) || isAnother(behind);
    const ownAndRest = own + rest;
    const behindOf = ({ end }: Amount): string => ownAndRest.slice(end - money.start, end - money.start + nextWord);
    const bare: Bare = {
      money,
      before,
      rest,
      clause: before.slice(Math.max(...clauseEnds.map((sign) => before.lastIndexOf(sign))) + 1),
      isAlone: !isCounted(rest),
      isLarge: every(({ scale, format }) => scale > 0 || format.grouping !== '' || format.decimals === 2),
      isAmountLike: every((each) => isSum(each) && isFree(behindOf(each))),
      every,
    };
    for (const rule of rules) {
      const found = rule(bare);
      if (found !== null) return { score: found.score, reason: found.reason, beyond: found.end - money.end };
    }
    return null;
  },
);

/**
 * What is said around a number without a currency decides whether it is money; null where nothing says so. Asked again of
 * every number while others are typed.
 * @param left What stands before it, within reach.
 * @param rest What stands behind it, within reach.
 */
export const judgeBare = (text: string, money: Money, left: string, rest: string): Candidate | null => {
  const verdict = verdictOf(money, left, text.slice(money.start, money.end), rest);
  return verdict === null
    ? null
    : candidate({ start: money.start, end: money.end + verdict.beyond }, verdict.score, verdict.reason);
};
