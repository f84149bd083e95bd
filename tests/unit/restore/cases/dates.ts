import { topic } from '../topic';
import { dated, iso, long } from '../writings';

const day = (text: string, locale: string): string => dated(text, locale, { day: 'numeric', month: 'long' });
const weekday = (text: string, locale: string): string => dated(text, locale, { weekday: 'long', ...long });

export const dates = [
  topic(
    'dates in other formats and languages',
    'The hearing is on March 14, 2025. I moved in on June 3, 2021, and I was born on May 2, 1987.',
    { hearing: ['DATE', 'March 14, 2025'], moved: ['DATE', 'June 3, 2021'], born: ['DATE_OF_BIRTH', 'May 2, 1987'] },
    [
      [({ hearing }) => `on ${hearing}`, 'on March 14, 2025'],
      [({ hearing }) => iso(hearing), '2025-03-14'],
      [({ hearing }) => dated(hearing, 'en-GB', long), '14 March 2025'],
      [({ hearing }) => weekday(hearing, 'en-US'), 'Friday, March 14, 2025'],
      [({ hearing }) => `am ${dated(hearing, 'de-DE', long)}`, 'am 14. März 2025'],
      [({ hearing }) => `am ${weekday(hearing, 'de-DE')}`, 'am Freitag, 14. März 2025'],
      [({ hearing }) => `le ${dated(hearing, 'fr-FR', long)}`, 'le 14 mars 2025'],
      [({ hearing }) => `el ${dated(hearing, 'es-ES', long)}`, 'el 14 de marzo de 2025'],
      [({ hearing }) => `il ${dated(hearing, 'it-IT', long)}`, 'il 14 marzo 2025'],
      [({ hearing }) => `dnia ${dated(hearing, 'pl-PL', long)} r.`, 'dnia 14 marca 2025 r.'],
      [({ hearing }) => `em ${dated(hearing, 'pt-PT', long)}`, 'em 14 de março de 2025'],
      [({ hearing }) => `op ${dated(hearing, 'nl-NL', long)}`, 'op 14 maart 2025'],
      [({ hearing }) => `den ${dated(hearing, 'sv-SE', long)}`, 'den 14 mars 2025'],
      [({ hearing }) => dated(hearing, 'ja-JP', long), '2025年3月14日'],
      [({ moved }) => `${dated(moved, 'zh-CN', long)}起`, '2021年6月3日起'],
      [({ hearing }) => `${dated(hearing, 'fi-FI', long)} kello 10`, '14. maaliskuuta 2025 kello 10'],
      [({ hearing }) => `hearing_${iso(hearing).replaceAll('-', '')}.pdf`, 'hearing_20250314.pdf'],
      [({ moved }) => `DTSTART:${iso(moved).replaceAll('-', '')}T090000Z`, 'DTSTART:20210603T090000Z'],
      [({ moved }) => `id 7${iso(moved).replaceAll('-', '')}`, ({ moved }) => `id 7${iso(moved).replaceAll('-', '')}`],
      // Languages whose months nobody here writes: marked.
      [({ hearing }) => `до ${dated(hearing, 'uk-UA', long)}`, 'до 14 березня 2025 р.'],
      [({ hearing }) => `έως ${dated(hearing, 'el-GR', long)}`, 'έως 14 Μαρτίου 2025'],
      [({ hearing }) => `do ${dated(hearing, 'hr-HR', long)}`, 'do 14. ožujka 2025.'],
      [({ hearing }) => `${dated(hearing, 'hu-HU', long)} napján`, '2025. március 14. napján'],
      [({ hearing }) => dated(hearing, 'lt-LT', long), '2025 m. kovo 14 d.'],
      [({ hearing }) => dated(hearing, 'lv-LV', long), '2025. gada 14. marts'],
      // The word before it may be any.
      [
        ({ hearing }) => `Kovo ${iso(hearing).slice(8)}, ${iso(hearing).slice(0, 4)}`,
        ({ hearing }) => `Kovo ${iso(hearing).slice(8)}, ${iso(hearing).slice(0, 4)}`,
      ],
      [({ hearing }) => `${iso(hearing).replaceAll('-', '. ')}.`, '2025. 03. 14.'],
      [({ hearing }) => day(hearing, 'en-US'), 'March 14'],
      [({ hearing }) => `bis zum ${day(hearing, 'de-DE')}`, 'bis zum 14. März'],
      [
        ({ hearing }) => dated(hearing, 'en-US', { dateStyle: 'medium' }),
        // May has no shorter form.
        ({ hearing }) => (hearing.startsWith('May') ? 'March 14, 2025' : 'Mar 14, 2025'),
      ],
      [({ hearing }) => dated(hearing, 'de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }), '14.03.2025'],
      [({ moved }) => `since ${moved}`, 'since June 3, 2021'],
      [({ moved }) => `seit dem ${dated(moved, 'de-DE', long)}`, 'seit dem 3. Juni 2021'],
      [({ moved }) => `depuis le ${dated(moved, 'fr-FR', long)}`, 'depuis le 3 juin 2021'],
      [({ moved }) => iso(moved), '2021-06-03'],
      [({ moved, hearing }) => `from ${moved} to ${hearing}`, 'from June 3, 2021 to March 14, 2025'],
      [({ moved, hearing }) => `${iso(moved)} – ${iso(hearing)}`, '2021-06-03 – 2025-03-14'],
      [({ born }) => `born on ${born}`, 'born on May 2, 1987'],
      [({ born }) => `geboren am ${dated(born, 'de-DE', long)}`, 'geboren am 2. Mai 1987'],
      [({ born }) => `née le ${dated(born, 'fr-FR', long)}`, 'née le 2 mai 1987'],
      [({ born }) => `nata il ${dated(born, 'it-IT', long)}`, 'nata il 2 maggio 1987'],
      [({ born }) => `nacida el ${dated(born, 'es-ES', long)}`, 'nacida el 2 de mayo de 1987'],
      [({ born }) => `born in ${iso(born).slice(0, 4)}`, 'born in 1987'],
      [({ hearing }) => `**${hearing}**`, '**March 14, 2025**'],
      [({ hearing }) => `| ${hearing} |`, '| March 14, 2025 |'],
      [({ hearing }) => `1. **${hearing}** – the hearing`, '1. **March 14, 2025** – the hearing'],
      [({ moved }) => `Dates:\n10. ${moved}: you moved`, 'Dates:\n10. June 3, 2021: you moved'],
      [({ hearing }) => hearing.replace(',', ''), 'March 14 2025'],
      [({ hearing }) => hearing.toUpperCase(), 'MARCH 14, 2025'],
      [() => 'Version 28.03', 'Version 28.03'],
    ],
  ),
  topic(
    'dates written as numbers, and without a year',
    'Die Kündigung kam am 14.03.2025, das Gespräch war am 3. Juni. Respond by 2025-04-30.',
    { notice: ['DATE', '14.03.2025'], talk: ['DATE', '3. Juni'], reply: ['DATE', '2025-04-30'] },
    [
      [({ notice }) => `vom ${notice}`, 'vom 14.03.2025'],
      [({ notice }) => `vom ${notice.split('.').map(Number).join('.')}`, 'vom 14.3.2025'],
      [({ notice }) => notice.split('.').reverse().join('-'), '2025-03-14'],
      [({ talk }) => `am ${talk}`, 'am 3. Juni'],
      [({ talk }) => `am ${talk} um 9 Uhr`, 'am 3. Juni um 9 Uhr'],
      [({ reply }) => `by ${reply}`, 'by 2025-04-30'],
      [({ reply }) => `by ${dated(reply, 'en-US', long)}`, 'by April 30, 2025'],
      [({ reply }) => `bis ${dated(reply, 'de-DE', long)}`, 'bis 30. April 2025'],
    ],
  ),
];
