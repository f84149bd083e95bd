import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { onward } from '../people/onward';
import { relatives } from '../people/words';
import { isOfDigits, isSum, isYear } from './amounts';
import { moneyWord } from './cues';
import { drawn } from './drawn';
import { earned } from './earned';
import { offered } from './offered';
import { owed } from './owed';
import { paid } from './paid';
import { perHead } from './per-head';
import { after, before, type Rule } from './phrases';
import type { Amount } from './read';
import { isRising } from './rising';
import { unspaced } from './unspaced';

/** Sums of everyday life in bare numbers: paid for fuel, still owed, offered for a car, put in by each, lost at cards. */

/** "har 3000 kvar", "bana 3000 kalıyor" */
const leftOver: Rule = {
  before: before(
    "har|hade|houd|hou|houden|behalte|hab|habe|zostaje|zostało|tengo|ho|me quedan|i(?:['’]ve| have)?(?: got)?",
  ),
  after: after('kvar|over|übrig|left(?! (?:to|for|on) (?:do|read|go))'),
  digits: 3,
  reason: 'what is left of it',
};
const bills = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      rent|bills|mortgage|wages?|Miete|Strom|Lohn|Fixkosten|loyer|alquiler|affitto|huur|energie|czynsz|prąd|renda
      |aluguel|hyra\p{L}?|el|räkningar\p{L}{0,2}
    )(?!\p{L})
    |房租|水电|工资|花了|付了
  `,
  'iu',
);
const leftUnspaced = /(?:还剩|還剩|剩下?|只剩)$/u;
const rules: readonly Rule[] = [...paid, ...owed, ...offered, ...earned, ...perHead, ...drawn, ...unspaced];
/** "my wife 2100": who earns it, behind what another one earns. */
const nextEarner = new RegExp(
  oneLine`
    (?:到手|工资|月薪|年薪|收入|挣|赚)[^。\n]{0,20}[,，、](?:我?老婆|我?老公|妻子|丈夫|他|她)(?:也)?$
    |(?<!\p{L})\d+ ?k(?!\p{L})[^.!?\n]{0,32}, (?:i['’]?m|s?he['’]?s|my (?:${relatives})(?:['’]?s| is)) on $
    |(?<!\p{L})(?:
      verdiene?|kriege?|gagne|touche|gano|cobro|guadagno|prendo|ganho|recebo|tjänar|zarabiam|verdien|earn|make
      |alıyorum|geçiyor
    )(?!\p{L})[^.!?\n]{0,24}, (?:[oa] )?\p{L}{2,14} (?:
      kriegt|bekommt|verdient|touche|gagne|cobra|gana|prende|guadagna|recebe|ganha|får|tjänar|krijgt|verdient|dostaje
      |zarabia|gets|makes|earns
    )(?: only| nur| solo)? $
    |(?:到手|工资|月薪)[^。\n]{0,12}[,，]\p{Script=Han}{1,4}(?:拿|挣|赚)$
    |(?:手取り|給料|年収|月給)[^。\n]{0,12}、\p{Script=Han}{1,4}は$
  `,
  'iu',
);
/** Scores of games, marks of a school and points are won, lost and given as well. */
const counted = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      points?|goals?|score\p{L}{0,2}|level|match|game|exam|quiz|test|Punkte?n?|Tore?|Spiel|Prüfung|Klausur|buts|partie
      |examen|partido|puntos|punti|partita|esame|punten|wedstrijd|punkt\p{L}{1,3}|mecz\p{L}{0,2}|pontos|jogo|poäng
      |matchen|maç\p{L}{0,3}|puan\p{L}{0,3}|sınav\p{L}{0,5}|oyun\p{L}{0,3}|soru\p{L}{0,3}|film\p{L}{0,2}|takipçi|oy
      |adım|kalori|sayfa
    )(?!\p{L})
    |分数|考试|比赛|点数|試合|試験|ゲーム
  `,
  'iu',
);
const reasonOf = (amounts: readonly Amount[], left: string, rest: string): string | null => {
  const isDated = amounts.some(isYear);
  const rule = rules.find(
    ({ digits, year, before: ahead, after: behind }) =>
      amounts.every(isOfDigits(digits)) && behind.test(rest) && ahead.test(left) && !(isDated && year),
  );
  if (rule !== undefined) return rule.reason;
  if (amounts.every(isOfDigits(2)) && isRising(amounts, left, rest)) return 'what it cost and costs';
  if (amounts.every(isOfDigits(3)) && (onward.test(rest) || /^円?(?:です|だ)/u.test(rest)) && nextEarner.test(left))
    return 'what somebody earns';
  if (!amounts.every(isSum)) return null;
  if (standsIn(leftOver, left, rest) && (bills.test(left) || moneyWord.test(left))) return leftOver.reason;
  return leftUnspaced.test(left) && /^(?:$|[,，。块元了])/u.test(rest) && (bills.test(left) || moneyWord.test(left))
    ? leftOver.reason
    : null;
};
/** Why bare numbers are sums; null where nothing says so. */
export const everyday = (amounts: readonly Amount[], left: string, rest: string): string | null => {
  const reason = reasonOf(amounts, left, rest);
  return reason !== null && counted.test(left) ? null : reason;
};
