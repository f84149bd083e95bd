import { oneLine } from '../../../patterns/one-line';
import type { Rule } from './phrases';

/** Sums that verbs and nouns of scripts without spaces tell, in bare numbers. */

/** Of scripts without spaces: what is paid to a child or a landlord, what was earned. */
export const unspaced: readonly Rule[] = [
  {
    before: /(?:付了?|[要得]?交了?|掏了?|花了?|赌输了?|输了?|药费|学费|伙食费|买来|卖了)$/u,
    after:
      /^(?:块|元)?多?(?:$|[,，。、]|买|给|的?(?:房租|租金|押金|物业费|水电费|学费|保费|医药费|罚款|房贷|车贷|月供|抚养费|赡养费|生活费|会费|定金|利息|税))/u,
    digits: 2,
    reason: 'what was paid or owed',
  },
  {
    before: /(?:年収|手取り|給料|月給|家賃)(?:が|は|も)?$/u,
    after: /^円?に(?:な|上|下)/u,
    digits: 2,
    reason: 'a sum of somebody',
  },
  {
    before: /(?:銀行|友達|親|兄|弟|姉|妹|彼|彼女)に$/u,
    after: /^円?(?:の)?(?:借金|ローン|返済)/u,
    digits: 2,
    reason: 'lent or owed to somebody',
  },
  {
    before: /给(?:我|她|他)?$|给[我她他你]?[妈爸哥姐弟妹儿女]\p{Script=Han}?$/u,
    after: /^(?:块|元)?(?:的)?(?:抚养费|赡养费|生活费|零花钱|彩礼|红包|学费|压岁钱|房租|家用)/u,
    digits: 2,
    reason: 'what is paid for a child',
  },
  {
    before:
      /(?:借金|貯金|ローン|残高|貯蓄|年収|手取り|給料|ボーナス|小遣い|仕送り|返済|修理代|治療費|学費|頭金|慰謝料|保険金|退職金|遺産|奨学金|家賃|敷金|香典|ご祝儀|結納金|養育費)(?:が|は|も)?(?:約|だいたい)?$/u,
    after: /^円?(?:です|だっ|だ$|あっ|ある|あり|残|で|く|しか|ほど|くらい|[、。])/u,
    digits: 2,
    reason: 'a sum of somebody',
  },
  {
    before: new RegExp(
      oneLine`
        (?:
          嫁妆|彩礼|聘礼|首付|房贷|车贷|贷款|存款|积蓄|欠款|欠债|外债|网贷|工资|底薪|月薪|薪水|薪资|到手|提成|加班费
          |奖金|年终奖|房租|学费|赔偿金?|赔偿款|保费|退休金|养老金|抚养费|赡养费|手术费|医药费|治疗费|装修费?|私房钱
          |拆迁款|遗产|丧葬费
        )(?:
          一共|总共|一起|大概|差不多|大约|要了|要|给了|收了|花了|还剩|还差|还欠|还有|就|才|才有|只有|只剩|得|共|每月
          |每年|[一1]年|[一1]个月|不到|已经|了
        ){1,3}$
      `,
      'u',
    ),
    after: /^(?:块|元)?(?:[多左右出头])*(?:$|[,，。、！；？!?;\s]|了|吧|呢|没)/u,
    digits: 3,
    reason: 'a sum of somebody',
  },
  {
    before:
      /(?:借金|貯金|ローン|残高|貯蓄|年収|手取り|給料|ボーナス|返済|修理代|治療費|学費|頭金|慰謝料|保険金|退職金|遺産|奨学金|家賃|敷金|香典|ご祝儀|結納金|養育費|仕送り)[がはもの]?(?:残り|あと|合計|全部で|毎月|総額|まだ|約|だいたい|月々|月)[がはも]?$/u,
    after: /^円?(?:$|[、。！？\s]|です|だ|ある|あり|あっ|残|も|くらい|ほど|です|払|かか)/u,
    digits: 3,
    reason: 'a sum of somebody',
  },
  {
    before:
      /(?:薪资|工资|月薪|年薪|薪水|报价|出价|要价|价格|预算)[^。！？\n\d]{0,6}[，,]?(?:我|他|她)?(?:说|要|报|报了|开|开了|给|出)$/u,
    after: /^(?:块|元)?(?:$|[,，。、！；？\s])/u,
    digits: 3,
    reason: 'a sum of somebody',
  },
  {
    before: /(?:残りは?|あと|手元に)$/u,
    after: /^円?(?:$|[、。]|しか|ほど|くらい|だけ)/u,
    digits: 3,
    reason: 'what is left of it',
  },
  {
    before: /(?:\p{Script=Han}|\p{Script=Katakana}|[はをにがで、])$/u,
    after:
      /^円?(?:も|を|ほど|くらい)?(?:稼[いぐ]|払っ|貸し|借り|もらっ|返し|負け|すっ|使っ|振り込|入金|取られ|貯まっ|包ん|損し)/u,
    digits: 3,
    reason: 'what was paid or owed',
  },
];
