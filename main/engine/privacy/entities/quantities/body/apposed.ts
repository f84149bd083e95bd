import { isGivenName } from '../../../lists';
import { and, but } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { anyCase, babies, persons } from '../people/words';

/** Measures that who they are of says by standing right before them: "Frau Albers, 54 kg, isst kaum", "夫(50、171センチ)". */

const people = anyCase(
  oneLine`
    ${persons}|${babies}|babaannem|anneannem|dedem|teyzem|amcam|kızımız|oğlumuz|nipotino|hyresgäst|twin|Zwilling|Dra?
    |Dott(?:\.ssa|ssa)?|Prof|Miss|Lic|ospite|degente|lillen|lillan|minstingen|le petit|la petite|el peque|la peque
    |il piccolo|la piccola|Großer?|Kleiner?|Jüngste[rn]?|Älteste[rn]?|eldest|youngest|papi|mamie|großer?|kleiner?
  `,
);
const age = '(?: ?(?:\\d{1,3}(?: ?(?:\\p{L}{1,6}\\.?|\\p{L}/\\p{L}))?|\\p{Lu})[,/;])?';
const name = "\\p{Lu}[\\p{Ll}’'-]{1,20}";
const latin = new RegExp(
  `(?:(?<!\\p{L})(?:${people})\\.?(?: ${name}){0,2}|(?<!\\p{L})(${name})(?: ${name}){0,2})(?: ?\\([^()\\n]{1,16}\\))?(?:,| ?\\(|(?= ))${age} ?$`,
  'u',
);
/** "Jess is about ten stone", "lillen är 71 cm", "unser Großer ist schon 1,84" */
const stated = new RegExp(
  oneLine`
    (?:(?<!\p{L})(?:${people})(?: ${name}){0,2}|(?<!\p{L})(${name})(?: ${name})?) (?:
      is|was|ist|war|wiegt|misst|est|fait|fera|pèse|mesure|es|mide|pesa|è|weegt|ma|waży|tem|mede|är|var|väger
    )(?: (?:
        ${hedges('about', 'nearly', 'only', 'now')}
      )){0,2} $
  `,
  'u',
);

const unspaced = new RegExp(
  oneLine`
    (?:
      さん|くん|ちゃん|氏|様|先生|夫|妻|父|母|兄|姉|弟|妹|息子|娘|長男|長女|次男|次女|祖父|祖母|彼氏?|彼女|私|僕|友人
      |他|她|我|老公|老婆|爸爸?|妈妈?|爷爷|奶奶|外婆|外公|儿子|女儿|哥哥?|姐姐?|弟弟|妹妹|宝宝|男友|女友|患者|病人
      |先生|女士|小姐|阿姨|叔叔
    )(?:(?:现在|今年|は|が)?[、,]|[（(])(?:\d{1,3}(?:歳|岁)?[、,])? ?$
  `,
  'u',
);
const goesOn = new RegExp(`^ ?(?:$|[,;)）、，。]|[.\\n](?!\\d)| (?:${and}|${but}|down|up)(?!\\p{L}))`, 'iu');

/** Whether a measure stands right behind who it is of. */
export const isApposed = (left: string, right: string): boolean => {
  if (!goesOn.test(right)) return false;
  if (unspaced.test(left)) return true;
  return [latin, stated].some((pattern) => {
    const match = pattern.exec(left);
    return match !== null && (match[1] === undefined || isGivenName(match[1]));
  });
};

/** "Katrin, 168, 63, sucht": how tall, and how heavy behind it, of who stands right before. */
export const isBareProfile = (left: string, right: string): boolean =>
  // "James (169)": how often he did something.
  (right.startsWith(',') ? /[,(] ?$/ : /, ?$/).test(left) && /^[,)]/.test(right) && isApposed(left, right);
export const afterBareHeight = /(?:,|\() (?:1[.,]\d\d|1[4-9]\d|20\d), $/u;
