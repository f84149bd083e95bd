import { claims } from '../detect/structured/claims';

/** Sums that a verb of paying or a rent makes money, days of minutes and of history, years of Taiwan's era, what is no house. */

claims('MONEY', {
  found: [
    '老板要降工资，从⟦8200⟧降到⟦6900⟧，怎么办',
    '医生费用高，他只愿意赔⟦两千⟧。',
    'Hyresvärden swishade bara ⟦8 500⟧ av ⟦21 000 kr⟧ tillbaka.',
    'Ubezpieczyciel żąda papierów, a dają tylko ⟦2 400⟧.',
    'Maaşım ⟦41.250 tl⟧ iki çocuk var, kira yüksek.',
    'Kiram ⟦18.000 TL⟧ üç kişiyiz.',
  ],
  harmless: ['温度从2600涨到3400，炉子还行吗', 'Dają tylko 2 wskazówki w zadaniu.', '他只给两分钟。'],
});

claims('DATE', {
  found: [
    '- ⟦4.9.⟧, 14 Uhr, Raum Isar. da: Ute, Ralf',
    'Notities:\n- ⟦7.5.⟧, 9.30 uur, zaal 2',
    'My leave is between ⟦3 June⟧ and ⟦9 July 2024⟧.',
    'Grandma met him between ⟦3 June⟧ and ⟦9 July 1944⟧, she said.',
    '合約自⟦民國112年5月1日⟧起，我要提前解約。',
  ],
  harmless: [
    'List the events between 1 August and 9 November 1918 in a table.',
    'Beschreibe die Zeit zwischen 20. Juli und 8. Mai 1945 in Stichworten.',
    'Décris les événements entre le 5 mai et le 14 juillet 1789.',
    'Release 3.6., build 9, notes follow.',
  ],
});

claims('DATE_OF_BIRTH', {
  found: ['姓名林小姐，出生⟦民國68年11月2日⟧，住台北。', '生日：⟦民國105年4月9日⟧'],
  harmless: ['民國38年政府遷台的背景是什麼？'],
});

claims('ADDRESS', {
  found: ['Ich wohne ⟦Birkenweg 38⟧ in Celle.', 'Wij wonen ⟦Kerklaan 12⟧ in Geel.'],
  harmless: ['Arbeitsweg 38 km, jeden Tag.', 'Mein Schulweg 12 Minuten zu Fuß.', 'Anfahrtsweg 25 km einfach'],
});
