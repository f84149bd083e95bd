import { anyOf } from './any-of';

const counted = [
  'two|both|zweit|zwei|beiden?|deux|dos|ambos|due|entrambi|twee|tweeën|dwoje|dwa|dwie|dwóch|dois|duas|två|двое|два',
  'three|dritt|drei|trójk[ęia]|trois|tres|tre|drie|drieën|trzy|troje|trzech|três|три|трое',
  'four|viert|vier|vieren|czwórk[ęia]|quatre|cuatro|quattro|cztery|czterech|czworo|quatro|fyra|четыре|четверо',
  'five|fünft|fünf|cinq|cinco|cinque|vijf|vijven|pięć|pięciu|pięcioro|fem|пять|пятеро',
  'six|sechst|sechs|seis|sei|zes|zessen|sześć|sześciu|sex|шесть',
  'seven|sieben|sept|siete|sette|zeven|siedem|siedmiu|sete|sju|семь',
  'eight|acht|huit|ocho|otto|osiem|ośmiu|oito|åtta|восемь',
  'nine|neun|neuf|nueve|nove|negen|dziewięć|nio|девять',
  'ten|zehn|dix|diez|dieci|tien|dziesięć|dez|tio|десять',
].map((words) => anyOf(words));
/** Small counts that are written as words. */
export const countsIn = (text: string): number[] => counted.flatMap((words, at) => (words.test(text) ? [at + 2] : []));
