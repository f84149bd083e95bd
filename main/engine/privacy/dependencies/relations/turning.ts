import { isMonth } from '../../entities/quantities/dates/months';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { firstPerson, somebodyElse, thirdPerson } from '../cues/persons';
import type { Mention, Reading } from '../figures';
import { negative, one, sumOf } from '../formula';
import { type Proposal, propose, type Relation, strengths } from '../proposal';

/** How far the ages stand apart, UTF-16 code units. */
const farthest = 96;

const verbs = oneLine`
  turns?|turning|(?:will|['’]ll) be|wird|werde|wordt|word|fyller|fylder|blir|bliver|cumpl(?:e|o|irá|iré)|compi(?:e|o|rà|rò)
  |farà|faccio|fa|faz|faço|fará|farei|fête(?:ra|rai)?|aura|aurai|kończ[ęy]|skończ[ęy]|bud(?:e|u)|täyttää|täytän|tulee
  |исполнится|буде
`;
const spans = oneLine`
  months?|weeks?|days?|Monat(?:en)?|Wochen?|Tagen?|maand(?:en)?|weken|dagen|månader|måneder|veckor|uger|uker|dagar
  |dage|mois|semaines|jours|meses|semanas|días|dias|mesi|settimane|giorni|miesi\p{L}+|tygodni\p{L}*|dni|měsí\p{L}+
`;
/** A number of those alone is no age. */
const ofSpan = new RegExp(`^\\d+ (?:${spans})(?!\\p{L})`, 'iu');
/** Right before the later age: the verb, with when between; or how soon. */
const turnsBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:${verbs})(?: [^!?;\n]{0,40})?
      |(?:in|over|om|za|dans|en|tra|fra|daqui a|dentro de) (?:\d{1,2}|\p{L}{2,8}) (?:
        ${spans}
      )
    ) $
  `,
  'iu',
);
/** Where the verb stands last. */
const turnsBehind =
  /^(?: (?:Jahre|jaar))? (?:wird|werde|wordt|word|olaca\p{L}{1,6}|oluyor\p{L}{0,3}|olur|girece\p{L}{1,6})(?!\p{L})/iu;
/** Behind an age, and not behind what is counted. */
const endsAge = new RegExp(
  oneLine`
    ^(?:
      $|[.,;:!?)\n](?!\d)
      | (?:
        years?|Jahre?|ans|años|anni|lat|let|anos|år|jaar|on|in|at|this|next|soon|and|am|im|und|le|en|el|em|i|om|op|w|v|we
        |na|på|den|or|but|so|then|oder|aber|et|y|e|och|og|a|il|men|maar|ale|ma|pero|mais|mas
      )(?!\p{L})
    )
  `,
  'iu',
);
/** What begins a sentence that goes on with the same person. */
const goesOn =
  /^\s(?:He|She|I|They|Er|Sie|Ich|Il|Elle|Je|Él|Ella|Hij|Zij|Ze|Ik|Han|Hon|Hun|Jag|Jeg|On|Ona|Ele|Ela|Eu)(?!\p{L})/u;
/** "Wird im Mai 18, ist also noch 17": how old who turns is now. */
const now =
  /(?<!\p{L})(?:now|still|currently|only|noch|jetzt|derzeit|gerade|encore|actuellement|aún|todavía|ahora|ancora|adesso|nog|nu|jeszcze|teraz|ainda|agora|fortfarande|stadig|ještě|teď)(?!\p{L})/iu;

const personOf = (words: string): 'first' | 'third' | null => {
  if (thirdPerson.test(words) || somebodyElse.test(words)) return 'third';
  return firstPerson.test(words) ? 'first' : null;
};

/** Whether what stands between two ages speaks on of whom the first is. */
const isOfOne = (ahead: string, between: string): boolean => {
  if (somebodyElse.test(between)) return false;
  const end = /(?<!\d)[.!?](?=\s)/u.exec(between);
  if (end !== null && !goesOn.test(between.slice(end.index + 1))) return false;
  const words = between.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  if (words.some((word) => isGivenName(word) && !isMonth(word) && !goesOn.test(` ${word}`))) return false;
  const next = personOf(between);
  return next === null || next === (personOf(ahead) ?? next);
};

/** What somebody is, and what they turn. */
interface Turn {
  readonly is: Mention;
  readonly turns: Mention;
}

/** "My son is 17 and turns 18": pairs of neighbouring ages. */
export const turnsIn = ({ text, mentions }: Reading): Turn[] => {
  const ages = mentions.filter(
    ({ figure, start, end }) =>
      figure.type === 'AGE' &&
      figure.unit === 'year' &&
      figure.high === null &&
      !ofSpan.test(text.slice(start, end + 16)),
  );
  return ages.flatMap((second, at): Turn[] => {
    const first = ages[at - 1];
    if (first === undefined || second.start - first.end > farthest) return [];
    const between = text.slice(first.end, second.start);
    const behind = text.slice(second.end, second.end + 32);
    if (/\n\s*\n/.test(between) || !isOfOne(first.before, between)) return [];
    if (first.figure.size < second.figure.size) {
      const turns = turnsBehind.test(behind) || (turnsBefore.test(between) && endsAge.test(behind));
      return turns ? [{ is: first, turns: second }] : [];
    }
    return turnsBefore.test(`${first.before} `.replace(/ {2}$/, ' ')) && now.test(between) && endsAge.test(behind)
      ? [{ is: second, turns: first }]
      : [];
  });
};

/**
 * The age that somebody turns next is one more than what they are. Of one that lies further off no more is said than that it is
 * the higher one: the difference to a well-known age, as 18, would tell the other.
 */
export const turning: Relation = (reading) =>
  turnsIn(reading).flatMap(({ is, turns }): Proposal[] => {
    const next = propose(
      reading,
      turns,
      sumOf([is.figure.index], [one], one),
      [is],
      `${is.figure.text} + 1`,
      strengths.birth - 1,
    );
    const formula = sumOf([turns.figure.index], [one], negative(one));
    const turned = propose(reading, is, formula, [turns], `${turns.figure.text} − 1`, strengths.turned);
    return next === null ? [] : [{ ...next, turned }];
  });
