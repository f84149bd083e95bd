import type { EntityType } from '../../../../../shared/domain';
import { isCity, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { fold } from '../../text/fold';

/** Days of the week, seasons and feasts: the model reads them as places, firms or people ("ab Ostern", "after Diwali"). */

const season = new RegExp(
  oneLine`
    ^(?:
      frühling|frühjahr|sommer|herbst|winter|spätsommer|printemps|été|automne|hiver|primavera|verano|otoño|invierno
      |estate|autunno|inverno|lente|zomer|herfst|wiosna|lato|jesień|zima|verão|outono|våren|sommaren|hösten|vintern
      |spring|summer|autumn
    )$
  `,
  'iu',
);
/** Whether a word is a season's. */
export const isSeason = (words: string): boolean => season.test(words);

const weekday = /^(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?$/u;
const when = /(?<!\p{L})(?:by|on|until|till?|next|this|last|from|since|before|after|every|[-–/]) ?$/iu;
/** "by Fri": a day of the week; Mon and Sun are names as well. */
export const isWeekday = (words: string, before: string): boolean => weekday.test(words) && when.test(before);

const feast = new RegExp(
  `^(?:${[
    oneLine`
      (?:
        easter|christmas|xmas|new year['’]s|boxing|st\.? patrick['’]s|valentine['’]s|mother['’]s|father['’]s|labor
        |memorial|bank holiday|independence|thanksgiving|halloween
      )(?: (?:eve|day|sunday|monday|weekend|week))?
    `,
    oneLine`
      (?:good|black) friday|cyber monday|lent|pentecost|whitsun|ascension day|epiphany|mardi gras|hogmanay|kwanzaa
      |juneteenth|ramadan|ramadhan|eid(?: al-(?:fitr|adha))?|diwali|deepavali|holi|navratri|hanukkah|chanukah|passover
      |pesach|purim|yom kippur|rosh hashanah|sukkot|vesak|nowruz|nouruz|songkran|tết
    `,
    oneLine`
      (?:oster|pfingst|weihnachts|advents|silvester|karfrei|gründonners|rosenmon)
      (?:n|en|tage?n?|montag|sonntag|samstag|ferien|wochenende|abend|zeit)?|weihnachten|heilig(?:abend|e nacht)
      |neujahr|advent|nikolaus(?:tag)?|fasching|karneval|fastnacht|himmelfahrt|fronleichnam|allerheiligen
      |aschermittwoch|dreikönige?|muttertag
    `,
    '(?:lundi de )?p[âa]ques|no[ëe]l|(?:la )?toussaint|pentec[ôo]te|ascension|(?:le )?carême|avent|assomption|épiphanie|chandeleur|saint-sylvestre|réveillon|aïd(?: el-\\p{L}+)?',
    'navidad(?:es)?|nochebuena|nochevieja|pascua|semana santa|reyes|pentecostés|cuaresma|carnavales?|corpus(?: christi)?',
    'natale|pasqu(?:a|etta)|ferragosto|capodanno|epifania|befana|quaresima|pentecoste|ognissanti|carnevale|san silvestro',
    'kerst(?:mis|avond|vakantie|dagen)?|pasen|pinksteren|hemelvaart(?:sdag)?|sinterklaas|koningsdag|oudjaar(?:savond)?|nieuwjaar',
    'wielkan(?:oc|ocy|ocą)|boże narodzenie|bożego narodzenia|wigili[aię]|sylwest(?:er|ra)|andrzejki|majówk[aię]|zielone świątki|boże ciało',
    'natal|páscoa|ano novo|quaresma|são joão|finados',
    'jul(?:en|afton|dagen)?|påsk(?:en|afton|dagen)?|midsommar(?:en|afton)?|pingst(?:en)?|valborg|nyår(?:safton|sdagen)?|lucia',
    '(?:ramazan|kurban|şeker) bayramı?|bayram|ramazan|yılbaşı|nevruz|kandil',
    '春节|春節|除夕|中秋节|中秋節|中秋|端午节|端午節|端午|清明节|清明節|清明|国庆节?|国慶|元旦|元宵节?|七夕|お盆|お正月|正月|ゴールデンウィーク|クリスマス',
  ].join('|')})$`,
  'iu',
);

/** Whether words name a feast. Natal is a town and Noël a name as well: the lists say so. */
export const isFeast = (words: string, type: EntityType): boolean =>
  feast.test(words) && !(type === 'PERSON' ? names.has(fold(words)) : isCity(words));
