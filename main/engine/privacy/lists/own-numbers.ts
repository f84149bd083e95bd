import { oneLine } from '../patterns/one-line';

/** Words for a telephone and an identity number that say whose it is by their end or behind them: جوالي, הנייד שלו, puhelimeni. */

const hebrew = '(?: של(?:י|ו|ה|נו|הם|ך))?';
const persian = '\\u200c?(?:ام|اش|ات|مان|شان|تان|م|ش|ت)?(?: (?:من|او|ما|همراه))?';

export const phonesOf = oneLine`
  و?(?:رقم )?و?(?:ال)?(?:هاتف|جوال|موبايل|محمول|تلفون|خلوي|نقال|واتساب)(?:ي|ها|هم|ه|نا|كم|ك)?
  |(?:شماره ?(?:ی )?)?(?:تلفن|موبایل|همراه|تماس|گوشی)${persian}
  |(?:(?:ה?מספר|ו?מספר) )?ו?ה?(?:טלפון|נייד|פלאפון|סלולרי)(?: הנייד)?${hebrew}
  |telefon(?:um|umuz|u|ları)(?: numara(?:m|mız|sı))?|puhelime(?:ni|nsa|mme)|(?:puhelin|mobiili)?numero(?:ni|nsa|mme)
  |(?:telefon|mobil)(?:om|od|ja|unk|juk)|telefonszám(?:om|od|a|unk|uk)
`;

export const identitiesOf = oneLine`
  و?(?:رقم )?(?:ال)?هوي(?:ة|تي|ته|تها|تنا)(?: الوطنية)?|و?رقم (?:ال)?[إا]قام(?:ة|تي|ته|تها)|و?(?:ال)?رقم(?:ي|ه|ها)? القومي
  |و?رقم بطاق(?:تي|ته|تها)
  |(?:کد|شماره) ملی${persian}|شماره شناسنامه${persian}
  |(?:ו?מספר )?ו?תעודת ה?זהות${hebrew}|מספר ה?זהות${hebrew}
  |(?:tc )?kimliğ(?:im|imiz|i)|tc['’]?m
  |іпн
`;
