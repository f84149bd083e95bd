import { isCounted } from '../../entities/quantities/money/amounts';
import { cue, unspacedCue } from '../../entities/quantities/money/cues';
import { inside, isLabelled } from '../../entities/quantities/money/labels';
import { recogniseMoney } from '../../entities/quantities/money/recognise';
import { oneLine } from '../../patterns/one-line';

/** A number in a reply without a currency: whether a sum that was sent without one may be meant. */

/** How a sentence goes on behind a sum, where a count is followed by what it counts. */
const goesOn = new RegExp(
  oneLine`
    ^ (?:
      is|are|was|were|has|had|would|will|seems?|sounds?|looks?|ist|sind|war|wäre|wirkt|liegt|geht|wird|est|était|sera
      |semble|es|era|está|será|parece|è|sarà|sembra|resta|lijkt|zou|blijft|jest|był\p{L}?|będzie|é|é|fica|är|blir|var
      |verkar
      |слишком|это
    )(?!\p{L})
  `,
  'iu',
);

/** What a sum does in a reply: it is left, saved, cut. */
const dealing = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      leaves?|leaving|saves?|saving|spend\p{L}{0,3}|cuts?|costing|coûts?|coût|dépens\p{L}{1,4}|économis\p{L}{1,4}
      |Kosten|Ausgaben|spar\p{L}{1,3}|bleiben|coste|gasta\p{L}{0,2}|ahorr\p{L}{1,4}|costo|costano|spend\p{L}{1,4}
      |risparmi\p{L}{0,4}|kosten|bespaar\p{L}{0,3}|koszt\p{L}{0,5}|wyda\p{L}{1,5}|custo|poup\p{L}{1,4}
      |kostnad\p{L}{0,2}|spara\p{L}{0,2}
      |стои\p{L}{1,3}
      |費用|花费|费用
      |zahlst|zahlt|zahlen|paies|payez|pagas|paga|pagan|paghi|pagate|betaalt|betalen|płacisz|płaci|betalar
      |платите|платишь
    )(?: (?:
        you|only|about|around|up to|by|of|the|dir|Ihnen|von|um|nur|etwa|vous|environ|de|d['’]|unos|di|circa|ongeveer
        |van|około|cerca de|på|ungefär
      )){0,3} ?$
  `,
  'iu',
);

/** Behind a label, in brackets or in a sum of others. */
const listed = { before: /\p{L}\)? ?(?:[:=]|\(|[-–]) ?$/u, behind: /^(?:$|[\s).,;|])/u };
const added = { before: /\d ?[+×*\u2212=] ?$/u, behind: /^ ?[+×*\u2212=] ?\d/u };

/** No name of an item. */
const small = new RegExp(
  oneLine`
    ^(?:
      about|around|roughly|only|just|over|under|from|with|that|this|have|takes?|there|will|than|more|less|etwa|rund
      |noch|sind|wird|avec|dans|sont|plus|moins|para|unos|está|sono|sulla|voor|zijn|jest|około|mais|omkring
    )$
  `,
  'iu',
);

/** What stands right before the values of a conversation: "electricity" of "electricity 86.40". */
const itemsOf = (kept: string): ReadonlySet<string> =>
  new Set(
    kept.split('\n\n').flatMap((piece) =>
      (
        piece
          .slice(-48)
          .split(/[.,;!?\n]/)
          .at(-1)
          ?.match(/\p{L}{4,24}/gu) ?? []
      )
        .slice(-3)
        .filter((word) => !small.test(word))
        .map((word) => word.toLowerCase()),
    ),
  );

/** The words before a number, up to the one that it is of: "Miete von", "the nursery costs". */
const wordsBefore = /(?:\p{L}{1,24}[ :=(]{1,3}){1,3}$/u;

/**
 * @param kept The conversation in the user's own words, which name what each sum is for.
 * @returns Whether a bare number of a text, given with its line ends besides, is a sum; `others` are the places of the conversation's other sums.
 */
export const readBareSums = (kept: string) => {
  const items = itemsOf(kept);
  return (text: string, lines: string): ((start: number, end: number, others: readonly number[]) => boolean) => {
    let found: ReturnType<typeof recogniseMoney> | undefined;
    return (start, end, others) => {
      const [before, behind] = [text.slice(0, start), text.slice(end)];
      const isLast = /^ ?\n/.test(lines.slice(end, end + 2));
      if (!isLast && isCounted(behind) && !goesOn.test(behind)) return false;
      if (cue.test(before) || unspacedCue.test(before)) return true;
      if (listed.before.test(before) && (isLast || listed.behind.test(behind))) return true;
      if (added.before.test(before) || added.behind.test(behind) || dealing.test(before)) return true;
      const words =
        wordsBefore
          .exec(before)?.[0]
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      if (!inside.test(before) && words.some((word) => items.has(word))) return true;
      // Of a sentence that has another sum of the conversation.
      const ends = ['. ', '! ', '? ', '; '];
      const from = Math.max(...ends.map((sign) => before.lastIndexOf(sign)));
      const to = end + behind.search(/[.!?;](?: |$)|$/);
      if (others.some((at) => at > from && at < to && !isLabelled(text, at))) return true;
      found ??= recogniseMoney({ original: text, text, toOriginal: (start, end) => ({ start, end }) });
      return found.some((each) => each.start <= start && end <= each.end);
    };
  };
};
