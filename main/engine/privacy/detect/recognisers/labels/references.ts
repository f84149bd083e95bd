import { oneLine } from '../../../patterns/one-line';
import type { LabelLanguage } from './words';

/**
 * References of orders, cases, customers, staff … in scripts without spaces, where a name is no word of its own. Other
 * languages have theirs as words (id-number/nouns.ts).
 */
export const gluedReferences: Readonly<Partial<Record<LabelLanguage | 'ko', string>>> = {
  zh: oneLine`
    订单号码?|订单编号|訂單編號|訂單號碼?|订单|快递单号?|快递|运单号码?|物流单号|追踪号码?|单号|包裹号|取件码|提货码
    |员工编号|员工号|员工ID|工号|工號|学号|學號|学籍号|准考证号码?|考号|会员号码?|会员卡号|会员编号|會員編號|客户号码?
    |客户编号|客戶編號|合同号|合同编号|合约编号|案号|案件编号|案件号|案件編號|报警回执号|受理编号|受理号|工单号?
    |发票号码?|發票號碼|票号|预订号|预约号|預約編號|确认号|确认码|参考号|参考编号|编号|編號|序列号|证书编号|证书号
    |执业证号|工作证号|税号|纳税人识别号|统一社会信用代码|流水号|交易号|交易单号|户号|电表号|水表号|燃气户号|档案号
    |申请号|申请编号|投诉编号|理赔号|报案号|设备号|串号
  `,
  ja: oneLine`
    注文番号|注文ID|受注番号|伝票番号|送り状番号|追跡番号|お問い合わせ番号|お問合せ番号|問い合わせ番号|受付番号|受付ID
    |予約番号|会員番号|会員ID|会員No|社員番号|社員ID|社員No|従業員番号|職員番号|学籍番号|学生番号|受験番号|顧客番号
    |お客様番号|お客さま番号|契約番号|契約ID|事件番号|管理番号|整理番号|請求書番号|請求番号|領収書番号|製造番号
    |シリアル番号|シリアルナンバー|納税者番号|法人番号|照会番号|証明書番号|支払番号|回線番号|供給地点特定番号|案件番号
    |ケース番号|申請番号|参照番号|取引番号|加入者番号|登記番号|組合員番号|免許登録番号
  `,
  ko: '주문번호|운송장번호|송장번호|회원번호|사원번호|사번|학번|고객번호|접수번호|예약번호|사건번호|계약번호',
};

/** Whatever else is numbered: a name of Chinese characters and a word for "number". What is dialled, and rooms, are not. */
export const gluedNumber =
  '(?:(?!電話|电话|電話|手机|携帯|传真|郵便|邮政|暗証|房间|部屋|問題|题目|ページ|行|列|车次|航班|便|型|品|版|端口|門牌|门牌|楼|章|节)\\p{sc=Han}){2,6}(?:番号|编号|編號|号码|號碼)';
