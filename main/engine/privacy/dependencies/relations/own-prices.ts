import { and, but } from '../../lists/conjunctions';
import { hedges } from '../../lists/hedges';
import { oneLine } from '../../patterns/one-line';
import { again, change, surcharge } from '../cues/changes';
import { rest } from '../cues/rests';
import { result, total } from '../cues/totals';
import type { Mention, Reading } from '../figures';

/**
 * "My bonus is 10 %, my salary $70,000, and the car was $7,000": an amount that its clause says to be the price of a thing
 * of its own is no share of another, though the numbers fit.
 */

const boundary = new RegExp(`[,;:.!?()\\n]|(?<!\\p{L})(?:${and}|${but}|while|a|и|а|но)(?!\\p{L})`, 'giu');

interface Clause {
  readonly before: string;
  readonly after: string;
}

/** What stands around an amount up to the signs and joining words that end its clause. */
const clauseOf = ({ text }: Reading, { start, end }: Mention): Clause => {
  const ahead = text.slice(Math.max(0, start - reach), start);
  const behind = text.slice(end, end + reach);
  const last = [...ahead.matchAll(boundary)].at(-1);
  const [first] = behind.matchAll(boundary);
  return {
    before: last === undefined ? ahead : ahead.slice(last.index + last[0].length),
    after: behind.slice(0, first?.index ?? reach),
  };
};
/** Characters on either side. */
const reach = 60;

/** Says between a thing and an amount what the thing costs. */
const priced = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      costs?|was|were|is|kostete?n?|war(?:en)?|ist|co[ûu]t(?:e|ait|aient|ent)|était|étaient|est|cost(?:ó|aba|aron)
      |cuestan?|fue|era|es|costava(?:no)?|costano?|costat[oaie]|coûté|costado|è|kosttee?n?|kost(?:en)?
      |kosztował\p{L}{0,2}|kosztuj[eą]|był\p{L}{0,2}|custou|custava|custam?|foi|kostade|kostar|var|är
      |стоил[аои]?|стоит|был[аои]?
    )\s+(?:
      (?:
        ${hedges('about', 'nearly', 'only')}|me|us|him|her|them|mich|uns|ihn|sie|mij|ons|mig|oss|mnie|nas
        |около
      )\s+
    )?\p{Sc}?\s?$
  `,
  'iu',
);
const pricedBehind = /^\s*(?:gekostet|gekost|kosten|zu stehen|wert)(?!\p{L})/iu;
/** "I paid $7,000 for the car" */
const paidFor = /^\s*(?:for|für|pour|por|per|voor|za|för|за)\s+\p{L}/iu;

/** "Rent is $2,000 of $6,000" */
const ofAnother = /^\s*(?:of|out of|von|de|sur|di|su|van|z|av|из|от)(?!\p{L})/iu;

/** Names of what is a part of another sum. */
const parts = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      bonus(?:es)?|shares?|parts?|tips?|deposits?|down payments?|commissions?|contributions?|premiums?|equity|match
      |instal?lments?|half|third|quarter|prämie\p{L}*|anteil\p{L}*|anzahlung\p{L}*|provision\p{L}*|beitrag\p{L}*
      |trinkgeld\p{L}*|acompte|primes?|apport|pourboire|cotisations?|entrada|propina|comisión|cuota|prima|acconto
      |quota|anticipo|provvigione|mancia|aandeel|fooi|aanbetaling|provisie|premie|udział\p{L}*|premi[aię]\p{L}*
      |zaliczk\p{L}*|prowizj\p{L}*|napiw\p{L}*|składk\p{L}*|comissão|gorjeta|sinal|parcela|andel\p{L}*|handpenning
      |dricks
      |доля|премия|аванс|комисси\p{L}*
    )(?!\p{L})
  `,
  'iu',
);
const isPart = (words: string): boolean =>
  [parts, surcharge, change, rest, result, again, total].some((cue) => cue.test(words));

/** Words that say what is spoken of, by their first letters; what is shorter joins them. */
const stemsOf = (words: string): string[] =>
  (words.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5).toLowerCase());

const wordsOf = ({ before, after }: Clause): string => `${before} ${after}`;

/** Whether an amount is said to be what a thing costs, of which nothing else is said. @param others The numbers it might follow from. */
export const isOfItsOwn = (reading: Reading, amount: Mention, others: readonly Mention[]): boolean => {
  const clause = clauseOf(reading, amount);
  const thing = clause.before.replace(priced, '');
  const isPriced = (thing !== clause.before || pricedBehind.test(clause.after)) && /\p{L}{3,}/u.test(thing);
  if (!isPriced && !paidFor.test(clause.after)) return false;
  if (ofAnother.test(clause.after) || isPart(clause.before) || isPart(clause.after)) return false;
  const said = new Set(others.flatMap((other) => stemsOf(wordsOf(clauseOf(reading, other)))));
  const own = stemsOf(isPriced ? thing : clause.after);
  return !own.some((stem) => said.has(stem));
};
