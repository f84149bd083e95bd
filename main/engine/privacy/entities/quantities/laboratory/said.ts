import { times } from './analytes';

/** Values as people say them: a sugar that is somebody's, decimals in words, from what to what it went. */

const whose =
  "my|his|her|our|mein(?:e|em)?|sein(?:e|em)?|ihr(?:e|em)?|mon|ma|son|sa|mi|su|il mio|la mia|mio|mia|suo|sua|mijn|zijn|haar|mój|jego|jej|meu|minha|seu|sua|min|mitt|hans|hennes|(?:mum|mom|dad|gran|nan)['’]s|Mamas|Papas|Omas|Opas";
const sugar =
  '(?:blood |morning |fasting )?sugars?|(?:Blut|Nüchtern)?zucker|suiker|bloedsuiker|azúcar|zucchero|cukier|açúcar|(?:blod)?socker|glycémie|glicemia|glucosa';
const verbs =
  'is|was|went|up|to|at|reads?|hit|today|liegt|lag|ist|war|bei|auf|heute|est|était|à|monté|es|está|estaba|era|en|a|salió|è|hoy|oggi|op|van|vandaag|jest|był|wynosi|do|dziś|está|estava|em|hoje|rano|är|var|låg|på|idag';
const before = new RegExp(
  `(?<!\\p{L})(?:(?:${whose})(?: \\p{L}{3,9})? (?:${sugar})|şekerim)(?:[ ,:]{1,2}(?:${verbs}|${times})(?!\\p{L})){0,4} $`,
  'iu',
);
const goesOn = new RegExp(
  `^(?:$|[.,;!?)\\n](?!\\d)| (?:${times}|imorse|i kväll|rano|and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar|i|ale|och|men)(?!\\p{L}))`,
  'iu',
);
/** What a blood has, in either unit. */
const isPossible = (value: string): boolean => {
  const number = Number(value.replace(',', '.'));
  return (number >= 1 && number <= 40) || (number > 40 && number <= 700 && !/[.,]/.test(value));
};
export const isOwnSugar = (left: string, right: string, value: string): boolean =>
  before.test(left) && goesOn.test(right) && isPossible(value);

/** "from 3.1 to 5.4": between the two, and before the first. */
export const onTo = /^ (?:to|auf|à|a|naar|do|till|para) $/iu;
export const startsFrom = /(?<!\p{L})(?:from|von|de|da|van|z|från) $/iu;
/** What the sugar of a shop rises to. */
export const toPrice =
  /^ (?:to|auf|à|a|naar|do|till|para) [\d.,]{1,8} ?(?:[€$£]|(?:euros?|dollars?|pounds?|cents?|céntimos|centesimi|zł(?:otych)?|gr|kr(?:onor)?|reais|lira|TL)(?!\p{L}))/iu;
