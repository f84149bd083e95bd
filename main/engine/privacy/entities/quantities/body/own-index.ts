import { possessives } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** A weight and a height beside somebody's own body mass index: "What is my BMI with 82 kg and 1.78 m?" */

const index =
  'BMI|IMC|VKİ|body[- ]mass[- ]index|indice de masse corporelle|índice de mas(?:a|sa) corporal|indice di massa corporea|ИМТ|ІМТ|индекс массы тела';
const owner = oneLine`
  ${possessives}|dess|benim|annem\p{L}{0,3}|oğlum\p{L}{0,3}|kızım\p{L}{0,3}
  |мой|моей|моего|мій|моєї|мого
`;
/** "My BMI calculator example uses 70 kg". */
const example = new RegExp(
  oneLine`
    (?<!\p{L}|(?:for|zum|par|por|per|na|till) )(?:
      examples?|test (?:cases?|data|values?|users?)|unit tests?|dummy|beispiele?|exemples?|ejemplos?|esempi[o]?
      |voorbeeld\p{L}{0,2}|przykład\p{L}{0,3}|exemplos?|exempel
    )(?!\p{L})
  `,
  'iu',
);
const owned = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:${owner}) (?:[\p{L}'’]{1,14} ){0,2}(?:${index})
        |(?:${index})(?:['’]?\p{L}{1,4})?[:,]? (?:[\p{L}'’]{1,8} ){0,2}(?:${owner})|(?:${index})['’]?m
        |(?:vücut )?kitle (?:i|e)ndeksim
      )(?!\p{L})
    `,
    'iu',
  ),
);
const ownedUnspaced = /[我他她妈爸私僕](?:的|の)?(?:BMI|体质指数|体重指数)/iu;

/** Whether a weight or a height is somebody's by the index that is asked of it. */
export const isOfOwnIndex = (left: string, right: string): boolean =>
  [left, right].some((part) => owned.test(part) || ownedUnspaced.test(part)) &&
  !example.test(left) &&
  !example.test(right);
