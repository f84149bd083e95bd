import { oneLine } from '../../../patterns/one-line';

/** Percentages of prices, goods and machines, whoever speaks of them: "20% off", "a 4.5% ale", "my phone's at 12%". */

const behind = new RegExp(
  oneLine`
    ^ ?(?:
      off|sure|certain|cotton|cocoa|alcohol|ABV|ale|beer|lager|stout|wine|wide|high|bigger|larger|smaller|transparent
      |sicher|Baumwolle|Kakao|Alkohol
      |de (?:remise|coton|cacao|batterie|descuento|algodón|batería|desconto|algodão|bateria)
      |di (?:sconto|cotone|batteria)|sûre?s?|segur[oa]s?|sicur[oa]|zeker|korting|katoen|zniżki|bawełny|rabatt|indirim
      |säker
      |引き|オフ
    )(?!\p{L})
  `,
  'iu',
);
const machine = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      phone|battery|laptop|tablet|ipad|Akku|Handy|téléphone|batterie|portable|móvil|batería|cellulare|telefono
      |batteria|telefoon|batterij|accu|telefon\p{L}{0,2}|bateri\p{L}{1,2}|celular|telemóvel|mobil(?:en)?
      |batteri(?:et)?|şarj\p{L}{0,3}
    )(?:['’]s)?(?: (?:
        is|was|at|on|only|auf|bei|ist|hat|nur|noch|est|à|a|está|al|en|è|ha|is|zit|op|staat|nog|ma|jest|na|em|com|tem
        |är|på|har
      )){0,3} $
    |(?:手机|电池|电量|携帯|スマホ|電池)(?:只|还|的|は|が|残り)?(?:剩|有)?(?:了)?$
  `,
  'iu',
);

/** Whether a percentage is nobody's, whatever stands around. */
export const isNobodys = (left: string, right: string): boolean => behind.test(right) || machine.test(left);
