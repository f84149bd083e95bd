import { kinOf } from '../../../lists/kin';
import { oneLine } from '../../../patterns/one-line';
import { slavicDative } from '../people/words';

/** What lasts or is built, and no one. */
const lasts = oneLine`
  garanti|garan[cț]|záruk
  |гарант
  |εγγύησ
  |takuu|smlouv|zmluv|contract|kontrakt
  |контракт|догов
  |avtal|aftale|avtale|lån|laina|kredit
  |кредит
  |hus|bil|båd|bygning|firm
  |проект|проєкт
  |proje[ck]t
  |σύμβασ|δάνει|σπίτι|αυτοκίνητ
  |talo|auto|sopimus|proces|mesto|město|hrad
  |дом|город|машин|компани
`;
const yearsBefore = (words: string, after: RegExp) => ({
  before: new RegExp(`(?<!(?:${lasts})\\p{L}{0,5})(?:^|[^\\p{L}])(?:${words}) $`, 'iu'),
  after,
});

/** Languages that say it with a word before the number and one behind it. */
const elsewhere = [
  yearsBefore(
    oneLine`
      мне|мені|тебе|тобі|ему|йому|ей|їй|нам|вам|им|їм|(?:не )?(?:исполн|виповн)\p{L}{3,7}|возраст\p{L}{0,2}|віком
      |у віці|в возрасте|${slavicDative}|(?:${slavicDative}) (?:уже|вже|только|сейчас|зараз|скоро|почти|майже)
    `,
    /^ (?:лет|года?|роки|років|рік)(?!\p{L})(?! (?:назад|тому|опыта|досвіду|стажа|стажу|работы|роботи|спустя|подряд))/iu,
  ),
  {
    // A name in its dative: "Ивану 45 лет".
    before: /(?<!\p{L})\p{Lu}\p{Ll}{1,12}(?:у|ю|е|ові|еві|і) (?:(?:уже|вже|сейчас|зараз|скоро) )?$/u,
    after: /^ (?:лет|года?|роки|років|рік)(?!\p{L})(?! (?:назад|тому|опыта|досвіду|стажа|стажу|спустя|подряд))/iu,
  },
  yearsBefore(
    oneLine`
      (?:je|bylo|bude|bolo)(?: mi| mu| jí| jej| ti| jim| nám)?|mal[ai]?(?: som)?|měl[ai]?(?: jsem)?
      |(?:mi|mu|jí|jej|ti) (?:je|bylo|bude|bolo)|má|mám|máš|mají|majú|máme|měl\p{L}?|mal[ai]?|ve věku|vo veku|věk|vek
      |oslavil\p{L}?|oslaví|slaví
      |(?:muž|žena|syn|dcera|dcéra|pacient\p{L}{0,3}|manžel\p{L}{0,2}|matka|otec|bratr|brat|sestra|babička|děda|dedko)
      (?:,| má| je| a má)
    `,
    new RegExp(
      oneLine`
        ^ (?:let|lety|roků|rok|rokov|roky|roka|léta)(?!\p{L})(?! (?:
            prax|zkušenost|skúsenost|zpátky|zpět|nazpět|naspäť|záruk|do |v (?:oboru|IT|prax|firm|zahrani|vězen|base)
            |na |stará? (?:dům|auto|smlouv|zmluv)
          ))
      `,
      'iu',
    ),
  ),
  yearsBefore(
    'am|ai|are|au|avem|aveam|avea|împlin\\p{L}{1,4}|vârst[aă] de',
    /^ (?:de )?ani(?!\p{L})(?! (?:de |în urmă|vechime|experiență|garanție))/iu,
  ),
  yearsBefore(
    '[وبف]?عمر\\p{L}{0,3}(?: (?!العقد|المشروع|المبنى|الشركة|السيارة|البيت|الضمان)\\p{L}{2,10}){0,2}|العمر|يبلغ|تبلغ|أبلغ|(?:ابن|ابنة|بنت) (?:ال)?|سن(?:ي|ه|ها)',
    /^ (?:سنة|عام[اً]{0,2}|سنوات|أعوام|سنين)(?!\p{L})(?! (?:من الخبرة|خبرة|مضت))/iu,
  ),
  yearsBefore(
    oneLine`
      (?:umur|usia|berusia|berumur)(?: \p{L}+){0,2}
      |(?:anak|istri|suami|ibu|ayah|bapak|adik|kakak|putra|putri|nenek|kakek|cucu|pasien)
      (?: (?:saya|kami|dia|perempuan|laki-laki)){0,2}
    `,
    /^ (?:tahun|thn|th)(?!\p{L})(?! (?:yang lalu|lalu|pengalaman|kontrak|kerja|lagi|kemudian|penjara))/iu,
  ),
  yearsBefore('olen|olet|on|oli|olin|ovat', /^ (?:vuotta|v\.?)(?: vanha\p{L}{0,2})(?!\p{L})/iu),
  yearsBefore(
    'täytän|täyttää|täytti|täytin|betöltötte(?:m)? a[z]?|lett(?:em)?',
    /^(?: vuotta|-[eaot]t|-t| éves)(?!\p{L})/iu,
  ),
  yearsBefore(
    'είμαι|είναι|είσαι|ήταν|ήμουν|έκλεισ\\p{L}{1,3}(?: τα)?|κλείν\\p{L}{1,3}(?: τα)?|ηλικία\\p{L}?',
    /^ (?:χρόνια|έτη)(?! (?:εμπειρία|πριν|μετά|εργασία|γάμου))(?!\p{L})/iu,
  ),
  yearsBefore(
    'मैं|मेरी|मेरा|वह|वो|उम्र|आयु|(?:मेरी|मेरा|मेरे|उसकी|उसका|हमारी|हमारा) \\p{L}[\\p{L}\\p{M}]{1,9}',
    /^ (?:साल|वर्ष|बरस)(?![\p{L}\p{M}])(?! (?:से|पहले|बाद|तक|का (?:अनुभव|लोन|करार|कोर्स|प्लान)|की (?:वारंटी|सजा|गारंटी)))/iu,
  ),
  {
    before:
      /(?<!(?:חוזה|הלוואה|משכנתא|בניין|בית|רכב|סדרה|ספר|מאמר|מסמך) )(?<!\p{L})[והש]?(?:בן|בת|בני|בנות)(?: ה-?)? $|(?<!\p{L})[והשב]?גיל(?:ו|ה|י)? $/u,
    after: /^(?!\d|[.,:/%-]\d|%| ?(?:אחוז|שקל|₪|קומות|עמוד|חדרים|דקות|חלקים|פרקים|ימים|חודשים))(?:$|[^\p{L}\d])/u,
  },
  {
    before: /(?<!สัญญา ?|บัตร ?|ประกัน ?|เงินกู้ ?|ใช้งาน ?)(?:อายุ(?:ได้|ราว|ประมาณ|เพียง)?|วัย) ?$/u,
    after: /^(?! ?(?:การ|\d|[.,:/%-]\d|%|วัน|บาท))/u,
  },
];

/** A word before, and the word for years after: both are needed. */
export const both: readonly { readonly before: RegExp; readonly after: RegExp }[] = [
  {
    before: new RegExp(
      oneLine`
        (?:^|[^\p{L}])(?:
          j?ai|avoir|as|(?<!y )a|aurons|auront|auraient|aurait|avons|avez|ont|avait|avais|avions|aura|aurai|eu
          |atteind\p{L}{1,4}|ses|mes|tes|leurs|(?:fris|frôl|approch)\p{L}{1,3} (?:les|des)|va sur (?:ses|mes)
          |vais sur mes|dépass\p{L}{1,2} (?:les|ses|mes)|de (?:ses|mes)|fêt\p{L}{1,5}(?: les)?|âgée?s? de|[âa]ge de
          |(?:
            ado|adolescente?|môme|minot|bambin|lycéen(?:ne)?|collégien(?:ne)?|homme|garçon|patiente?|personne
            |${kinOf('fr')}
          ) de
        ) $
      `,
      'iu',
    ),
    after:
      /^ (?:ans|piges|balais|berges)(?!\p{L})(?! (?:d['\u2019]|de (?!(?:ma|mon|sa|son|notre|leur|votre)(?!\p{L}))|(?:plus|apr[eè]s|avant|que)(?!\p{L})))/iu,
  },
  { before: /(?:^|[^\p{L}])j['\u2019]?ai $/iu, after: /^a(?![\p{L}\d'\u2019])/u },
  {
    before: new RegExp(
      `(?:^|[^\\p{L}])(?:a los|teng[oa]|tien(?:e|es|en)|tenemos|tenía\\p{L}{0,2}|cumpl\\p{L}{1,5}|edad de|(?:adolescente|peque|hombre|paciente|señora?|${kinOf('es')}) de) $`,
      'iu',
    ),
    after:
      /^ (?:años|añitos)(?!\p{L})(?! (?:de (?:experiencia|antigüedad|garantía|casad)|(?:trabajando|viviendo|después|antes)(?!\p{L})))/iu,
  },
  {
    before: new RegExp(
      `(?:^|[^\\p{L}])(?:ho|hai|ha|abbiamo|hanno|aveva|avevo|compi\\p{L}{1,4}|età di|(?:adolescente|ragazzin[oa]|bimb[oa]|uomo|donna|paziente|${kinOf('it')}) di) $`,
      'iu',
    ),
    after: /^[ '’]anni(?!\p{L})(?! (?:di|fa|dopo|prima)(?!\p{L}))/iu,
  },
  {
    before: new RegExp(
      oneLine`
        (?:^|[^\p{L}])(?:
          tenho|tens|tem|temos|têm|tinha|fez|faz|fiz|fazer|faço|farei|fará|complet\p{L}{1,3}|idade de
          |(?:adolescente|moç[oa]|sobrinh[oa]|homem|paciente|rapaz|${kinOf('pt')}) de|com
        ) $
      `,
      'iu',
    ),
    after:
      /^ (?:anos|aninhos)(?!\p{L})(?! (?:de (?:experiência|casad|garantia|trabalho)|(?:que|depois|antes|atrás)(?!\p{L})))/iu,
  },
  {
    before: /(?:^|[^\p{L}])(?:ben|bent|is|was|zijn|word|wordt|leeftijd van|van|,) $/iu,
    after: /^ jaar(?!\p{L})(?! (?:(?:geleden|ervaring|lang|later|getrouwd|in|samen|garantie)(?!\p{L})|werk))/iu,
  },
  {
    before: /(?:^|[^\p{L}])(?:mam|masz|ma|mamy|mają|miał\p{L}{0,3}|skończ\p{L}{1,5}|wieku) $/iu,
    after: /^ (?:lata?|roku?)(?!\p{L})(?! (?:temu|doświadczenia|pracy|później|stażu))/iu,
  },
  {
    before: new RegExp(`(?<!(?:${lasts})\\p{L}{0,5})(?:^|[^\\p{L}])(?:är|er|var) $`, 'iu'),
    after: /^ år(?!\p{L})(?! (?:sedan|siden|av|erfaren|senare|i ))/iu,
  },
  {
    before: /(?:^|[^\p{L}])(?:blir|bliver|fyller|fylder|fyllt|fyllde|fyldte) $/iu,
    after: /^ år(?!\p{L})/iu,
  },
  ...elsewhere,
];
