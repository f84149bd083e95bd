import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { links, nouns } from './words';

/** Words that make a number without a currency money: someone's wage, rent, debt, or a line of their payslip. */

export const cue = wordPattern(
  new RegExp(
    `(?<![\\p{L}.])(${nouns})(?:['’]s(?= ))?(?:,?[ :=]{1,3}(?:${links})){0,4}(?:[ :=]{1,3}|, )[-\\u2212]?$`,
    'iu',
  ),
);
/** What is counted, in scripts without spaces; not "分30年" (in instalments), "本息", "回来", "小王". */
export const countedUnspaced = new RegExp(
  oneLine`
    ^(?:
      [年月天日次个個人岁歲秒度米页頁枚件篇字章册套部节節点點%％]
      |分(?! ?(?:期|批|成|摊|攤|开|開|给|給|[\d一二两兩三四五六七八九十几幾]{1,3} ?(?:年|期|个|個|次|批|月|笔|筆)))
      |小(?=时|時|节|節)|公(?=[斤里尺克顷頃])|本(?![息金人月年来來])|回(?![来來去家国國给給款报報本])
      |张(?!\p{Script=Han}{1,2}(?:[，,。还還的]|$))|張|台(?![湾灣北])|名(?![义義])
    )
  `,
  'u',
);
/** Scripts without spaces. */
export const unspacedCue = new RegExp(
  oneLine`
    (
      要(?:我|他|她|我们|咱们)?(?:交|付|出|掏)|到手|拿到手|每月拿|借(?:给|了)?(?:我|他|她)|借(?:给|了)
      |还(?:给|了)?(?:我|他|她)|赔(?:给|了)?(?:我|他|她)|转(?:给|了)?(?:我|他|她)|房租|月薪|年薪|工资|薪水
      |收入(?:加起来|一共|总共|合计)?|押金|存款|贷款|欠(?:我|他|她)?|房贷|彩礼|礼金|学费|医药费|工钱|退休金|养老金
      |奖金|年终奖|借款|欠款|首付|月供|补偿金|赔偿金?|花|赚|挣|亏|存|收|转|卖|办卡|充值|充|刷|报名费|定金|尾款|会费
      |(?:只|才|肯|愿意|願意)(?:肯|愿意|願意|答应)?(?:赔|賠|给|給|付|出)|家賃|年収|月収|基本給|支給額|住民税|所得税
      |給料|給与|月給|日給|年俸|賞与|ボーナス|時給|年金|養育費|慰謝料|敷金|手取り|貯金|借金
      |เงินเดือน|ค่าเช่า|ค่าจ้าง|หนี้|รายได้|เงินกู้|โบนัส|เงินออม|เงินเก็บ
    )(?:ของฉัน|ของผม|ประมาณ|[，,](?:从|從|由)|是|为|有|了|给了|给|从|從|由|：|:|は|が|约|約|[升降涨跌掉减增]了?[到至]了?)? ?$
  `,
  'u',
);
/** A word that money stands beside, anywhere in a sentence. */
export const moneyWord = wordPattern(new RegExp(`(?<![\\p{L}.])(?:${nouns})(?!\\p{L})`, 'iu'));
/** The next amount's word, right behind: "rent 900 paid 450". */
export const isAnother = (behind: string): boolean => /^[ \t]/.test(behind) && moneyWord.exec(behind)?.index === 1;
/** Words of no class of their own right before a bare number, in a sentence that has a word for money. */
export const loosely = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      is|was|are|were|be|to|by|about|around|only|just|over|nearly|almost|me|us|him|her|them|now|another|like|roughly
      |paying|ist|sind|war|waren|bei|auf|um|nur|noch|etwa|rund|fast|über|mir|ihm|ihr|uns|à|est|sont|environ|lui|nous
      |verse|versent|es|son|unos|casi|è|sono|circa|quasi|om|ongeveer|mij|około|prawie|mi|é|são|är|ungefär|nästan
    ) $
  `,
  'iu',
);
/** "300 weniger": than before. */
export const lessOrMore = new RegExp(
  oneLine`
    ^ (?:
      weniger|mehr|less|more|de moins|de plus|menos|más|di meno|di più|in meno|in più|minder|meer|mniej|więcej|a menos
      |a mais|mindre|mer
    )(?=$|[.,;!?)\n]| (?:als|than|que|di|dan|niż|do que|än|im|a|per|par|al|por|pour|für|for|voor|za|för)(?!\p{L}))
  `,
  'iu',
);
/** "about 3000 in 1850": of a time in which nobody lives. */
export const longAgo = /^ (?:in|im Jahre?|en|nel|anno|w|i|em) 1[0-8]\d\d(?!\d|[.,]\d)/iu;
export const longAgoYear = /(?<!\p{L})(?:in|im Jahre?|en|nel|anno|since|seit|depuis|desde|by) $/iu;
