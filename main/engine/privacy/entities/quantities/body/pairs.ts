import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { isPersonBefore } from '../people/before';

/** Heights of two that are told apart: "der eine ist 1,92, der andere 1,67". */

/** Between who it is and the height. */
const is = oneLine`
  (?:,| (?:is|ist|misst|fait|mesure|mide|è(?: alt[oa])?|ma|mierzy|tem|mede|är|schon|erst))?
  (?: (?:already|schon|erst|only|déjà|ya|già|al|już|já|redan|bara|solo|nog))? ?
`;
const first = oneLine`
  (?<!\p{L})(?:
    (?:der|die|das|mein|unser|my|the|our|le|la|mon|el|mi|il|de|mijn|o|a|min|vår)? ?(?:
      Großer?|Kleiner?|Ältester?|eldest|oldest|older|bigger|grande?|aînée?|mayor|maggiore|grote|oudste|starsz[ya]
      |mais velh[oa]|storebror|storasyster|äldsta|abisi
    )|1(?: (?:twin|of them|son|boy|girl|brother|sister|daughter|child))?|(?:der|die|das|mein|unser)? ?einer?|l['’]une?
    |un[ao]?|biri|den ena|de een|jeden|jedna|uma?
  )${is}
`;
const other = oneLine`
  (?:
    the other(?: 1)?|der andere|die andere|das andere|l['’]autre|el otro|la otra|l['’]altr[oa]|de andere?|drugi|druga
    |o outro|a outra|den andra|diğeri|öbürü
    |(?:der|die|das|mein|meine|my|the|le|la|mon|ma|el|mi|il|de|mijn|o|a|meu|minha|min)? ?(?:
      Kleine|Große|Mittlere|Jüngste|Älteste|youngest|eldest|oldest|little 1|younger|older|brother|sister|Bruder
      |Schwester|petite?|grande?|cadette?|aînée?|frère|sœur|pequeñ[oa]|mayor|menor|herman[oa]|piccol[oa]|fratello
      |sorella|kleine|grote|broer|zus|młodsz[ya]|starsz[ya]|brat|siostra|mais nov[oa]|mais velh[oa]|irmão|irmã
      |lillebror|lillasyster|bror|syster|kardeşi|abisi|ablası
    )
  )${is}
`;
const height = '(?:1[.,]\\d\\d(?: ?m)?|1 ?m ?\\d\\d|1[3-9]\\d(?: ?cm)?|[4-6] ?[\'’′] ?\\d{1,2}"?)';
const joint = `,?;? ?(?:(?:${and}) )?`;
const ofTwo = {
  firstBefore: new RegExp(`${first}$`, 'iu'),
  firstAfter: new RegExp(`^(?: ?(?:m|cm))?${joint}${other}${height}(?!\\d)`, 'iu'),
  secondBefore: new RegExp(`${first}${height}${joint}${other}$`, 'iu'),
};
/** "she is 173 cm and i'm 169": somebody's, and then another's by a pronoun or a verb alone. */
const ofOne =
  "(?:(?:is|['’]s|['’]m|am|ist|bin|fait|fais|mesure|mide|mido|è|sono|ben|ma|mam|tem|tenho|är)(?: alt[oa])?)";
const tall = '(?: (?:tall|groß|lang|lång|alt[oa]|wysok[ai]))?';
const another = `(?:i['’]?m|i am|s?he['’]s|s?he is|(?:ich|er|sie)(?: bin| ist)?|je fais|(?:il|elle) fait|moi|yo|él|ella|io|lui|lei|ik(?: ben)?|(?:hij|zij|ze)(?: is)?|jag(?: är)?|(?:han|hon)(?: är)?|ja|eu|ele|ela) `;
const ofAnother = {
  firstBefore: new RegExp(`(?<!\\p{L})${ofOne} $`, 'iu'),
  firstAfter: new RegExp(`^(?: ?(?:m|cm))?${tall}${joint}${another}${height}(?!\\d)`, 'iu'),
  secondBefore: new RegExp(`(?<!\\p{L})${ofOne} ${height}${tall}${joint}${another}$`, 'iu'),
};
/** 兄は180、弟は165しかない, 老大一米八 */
const kin =
  /(?:兄|姉|弟|妹|父|母|夫|妻|息子|娘|長男|次男|長女|次女|彼氏?|彼女)(?:は|が|も)(?:身長)?$|(?:老大|老二|老三|哥哥?|姐姐?|弟弟|妹妹|儿子|女儿|老公|老婆|我爸|我妈|男友|女友)(?:才|有|都|现在|身高)?$/u;
const kinAfter = /^(?:$|[、,，。]|しか|くらい|ぐらい|です|で|だ|も|ある|あり|呢|了|多|左右)/u;

/** Whether a height is one of two that are told apart: "der eine ist 1,92, der andere 1,67". */
export const isOneOfTwo = (left: string, right: string): boolean =>
  (ofTwo.firstBefore.test(left) && ofTwo.firstAfter.test(right)) ||
  ofTwo.secondBefore.test(left) ||
  (ofAnother.firstBefore.test(left) && ofAnother.firstAfter.test(right) && isPersonBefore(left)) ||
  (ofAnother.secondBefore.test(left) && isPersonBefore(left)) ||
  (kin.test(left) && kinAfter.test(right));
