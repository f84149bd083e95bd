import { oneLine } from '../../../patterns/one-line';

/** Multiplies a number: `10^exponent`. `comma`: its language writes decimals with a comma. */
export interface Scale {
  readonly words: readonly string[];
  readonly exponent: number;
  readonly comma: boolean;
}

const scale = (exponent: number, comma: boolean, words: string): Scale => ({
  words: words.split('|'),
  exponent,
  comma,
});

export const scales: readonly Scale[] = [
  scale(2, false, 'hundred|hundert|honderd|hundra'),
  scale(3, false, 'k|K|thousand|grand|Riesen|Tausender|тыс.|тыс|тысяч|тысячи|हज़ार|हज़ार|हजार|ألف|آلاف|الف|אלף|אלפים|พัน'),
  scale(6, false, 'm|M|mm|MM|mn|mil.|million|millions|млн|मिलियन|مليون|ملايين|מיליון|ล้าน'),
  scale(9, false, 'b|B|bn|Bn|billion|billions|млрд|مليار|מיליארד'),
  scale(12, false, 'tn|trn|T|trillion|trillions'),
  scale(
    3,
    true,
    oneLine`
      Tsd.|Tsd|Tausend|tausend|mille|mila|mil|duizend|tys.|tys|tysięcy|tysiące|tysiąca|tysiąc|tisíc|tisíce|tis.|tusen
      |tusind|bin|bine|binden|bini|binlik|ezer|mii
      |тис.|тис|тисяч|тисячі
      |χιλιάδες|χιλ.
      |tuhatta|nghìn|ngàn|rb|ribu
    `,
  ),
  scale(
    6,
    true,
    oneLine`
      Mio.|Mio|Mill.|Millionen|Million|mio.|mio|millones|millón|milioni|milione|milhões|milhão|miljoen|miljoner|miljon
      |millioner|mln|mln.|milionów|miliony|milion|milyon|milyona|milyondan|milyonu|milyonluk|milionu|milionů|milióna
      |miliónov|milióny|millió|milioane
      |мільйон|мільйони|мільйонів|миллион|миллиона|миллионов
      |εκατομμύρια|εκατομμύριο|εκατ.
      |miljoonaa|triệu|tr|juta|jt
    `,
  ),
  scale(
    9,
    true,
    oneLine`
      Mrd.|Mrd|Mia.|Milliarden|Milliarde|milliards|milliard|Md|Mds|miliardi|miliardo|mil millones|bilhões|bilhão
      |miljard|miljarder|milliarder|mld|mld.|miliardów|miliardy|milyar|milyara|milyardan|miliardů|miliárd|milliárd
      |miliarde
      |мільярдів|мільярди|мільярд|миллиардов|миллиарда|миллиард
      |δισεκατομμύρια|δισ.
      |miljardia|tỷ|tỉ|miliar
    `,
  ),
  scale(12, true, 'Billionen|Billion|billones|biljoen|biljoner'),
  scale(5, true, 'ton'),
  scale(5, false, 'lakhs|lakh|lacs|lac|L|लाख|แสน'),
  scale(7, false, 'crores|crore|cr|Cr|करोड़|करोड़|करोड'),
  scale(2, false, '百'),
  scale(3, false, '千|천'),
  scale(4, false, '万|萬|만|หมื่น'),
  scale(6, false, '百万|百萬|백만'),
  scale(7, false, '千万|千萬|천만'),
  scale(8, false, '億|亿|억'),
  scale(12, false, '兆|조'),
];
