/** Sums that verbs and nouns of scripts without spaces tell, in bare numbers. */

/** Words before a number and words behind it, which together make it a sum. */
interface Said {
  readonly before: RegExp;
  readonly after: RegExp;
}
/** Least digits, by what else has that many. */
export interface Rule extends Said {
  readonly digits: number;
  /** A year may stand there as well. */
  readonly year?: true;
  readonly reason: string;
}

/** Of scripts without spaces: what is paid to a child or a landlord, what was earned. */
export const unspaced: readonly Rule[] = [
  {
    before: /(?:付了?|花了?|赌输了?|输了?|药费|学费|伙食费|买来|卖了)$/u,
    after: /^(?:块|元)?(?:$|[,，。、]|买|给)/u,
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
      /(?:借金|貯金|ローン|残高|貯蓄|年収|手取り|給料|ボーナス|小遣い|仕送り|返済|修理代|治療費|学費)(?:が|は|も)?(?:約|だいたい)?$/u,
    after: /^円?(?:です|だっ|だ$|あっ|ある|あり|残|で|く|しか|ほど|くらい|[、。])/u,
    digits: 2,
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
      /^円?(?:も|を|ほど|くらい)?(?:稼[いぐ]|払っ|貸し|借り|もらっ|返し|負け|すっ|使っ|振り込|入金|取られ|貯まっ|損し)/u,
    digits: 3,
    reason: 'what was paid or owed',
  },
];
