import { claims } from './structured/claims';

/** Addresses in other scripts, and those that the world knows. */

claims('ADDRESS', {
  found: [
    'deliver to ⟦רחוב ויצמן 18 דירה 4, רעננה⟧. thanks',
    'אני גר ⟦ברחוב בן יהודה 12, תל אביב 6380112⟧',
    'label: ⟦شارع الزيتون 44، حي النور، عمان 11181⟧',
    '⟦मकान नं. 17, गली 5, राम नगर, जयपुर 302004⟧ को भेजें',
    'ship to ⟦77/5 ซอยอารีย์ 4 แขวงสามเสนใน เขตพญาไท กรุงเทพฯ 10400⟧ today',
    '⟦45 หมู่ 3 ถนนสุขุมวิท ตำบลแสนสุข อำเภอเมือง จังหวัดชลบุรี 20130⟧',
    'I live at ⟦221B Baker Street⟧',
    'My aunt Jane Poole lives at ⟦4 Privet Drive⟧ too.',
    'Patient: John Carter, ⟦3 Abbey Road, Cambridge CB5 8HQ⟧',
  ],
  harmless: [
    'להגיע לרחוב הראשי בעיר',
    '3 ถนนที่ดีที่สุดในไทย',
    'ما هو أطول شارع في العالم؟',
    'Who lived at 10 Downing Street before Churchill?',
    'What is at 10 Downing Street, London SW1A 2AA?',
    'What happens at 221B Baker Street in the first story?',
    'Patient R.K., 54M, asthma',
  ],
});
