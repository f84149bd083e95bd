import type { Tagged } from '../../../../../shared/tagger';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { codeIn, prose } from '../words/tokens';

/** The first words of a line of a program. */
const statement = new RegExp(
  oneLine`
    ^[ \t]{0,40}(?:
      (?:\$|>>>|#!) ?\S|(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|VALUES)\b.*[=('*]|from [\w.]+ import |
      (?:def|class|function|interface|struct|enum|(?:public|private|export|static) \w+)\b.*[({:;]
      |(?:for|if|elif|while)\b.*[:{][ \t]{0,8}$|(?:return|throw|import|using|package)\b.*;[ \t]{0,8}$
    )
  `,
  'u',
);
/** A call, an assignment, an operator, a block, a tag: what a list of people lacks. */
const programSign =
  /[\p{Ll}_$][\w$.]*\(|\p{L}\(["']|[\w$\])"'] ?(?:[-+*/:|&]?=|[!=]==?) ?["'\w$[({]|=>|->|::|&&|\|\||[{}]|\[["']|<\/[a-z]|<[a-z][\w-]* [\w-]+=|\/>|[)\]}"'];[ \t]{0,8}$/u;

/** Characters of a line on either side. */
const lineReach = 200;

/** `anna = User("Anna")`: code whose own line reads so. In a fence and between back ticks people write sentences too. */
export const isProgram = (text: string, { start, end }: Tagged): boolean => {
  if (!codeIn(text)(start)) return false;
  const before = matched(/[^`\n]*$/, textBefore(text, start, lineReach));
  const after = matched(/^[^`\n]*/, textAfter(text, end, lineReach));
  const line = `${before}${text.slice(start, end)}${after}`;
  if (statement.test(line)) return true;
  // Without the name: "Anna(34)" is somebody's age.
  return programSign.test(`${before}${after}`) && !prose.test(line);
};
