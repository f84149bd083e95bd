import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { remembered } from '../../text/pieces';
import { sentencesOf } from './sentences';
import { whoseIs } from './whose';

/** Paragraphs that only a report of a match has: its result, and in which minutes somebody scored. */

/** "2-1", "2 - Barcelona 3". */
const goals =
  /(?<![\d:/–-]|\d[.,])(?:\d{1,2}|[\p{L}.] \d)(?: ?[-–—:] ?(?:\p{Lu}[\p{L}.' ]{1,24} )?)\d{1,2}(?![\d/]|[.,:]\d)/u;

/** "Saka 12'", "Grifo (17.)", "Doué 90e+2", "Gual 9. min": behind a name, or in Italian before it. */
const scorer = new RegExp(
  oneLine`
    \p{Lu}[\p{L}\p{M}.'’-]+,? \(?(?:
      \d{1,3}(?:\+\d{1,2})?['’′](?!\d)|\d{1,3}\.(?:\+\d{1,2})?(?=[,;)]|\.? (?:min|dk)|[^\S\n]|$)
      |\d{1,3}e(?:\+\d)?(?!\p{L})
    )|(?<![\d\p{L}])\d{1,3}(?:\+\d{1,2})?['’′] \p{Lu}\p{Ll}
  `,
  'gu',
);
const fewest = 2;
/** "3 October", "22. Mai": a day, and no minute. */
const month = /^\p{Lu}\p{Ll}{2,8}\.? \(?\d{1,2}(?:\.|e)/u;
const months =
  /^(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|kap|art|nr|abs|klasse|platz|stufe|haus|band|teil)/iu;

/** Words of those who were there are theirs: "We suffered." */
const quoted = /["“„«»”'‘]{1,2}[^"“”„«»\n]{0,200}["“”»«]/gu;
export const withoutQuotes = (text: string): string => text.replace(quoted, ' ');

/** Those who lead a match, right before their name. */
const referee =
  /(?<!\p{L})(?:referees?|assistants?|VAR|schiedsrichter(?:in)?|arbitre|árbitr[oa]|arbitro|scheidsrechter|sędzia|domare|hakem) ?:? ?$/iu;
export const isReferee = (text: string, start: number): boolean => referee.test(textBefore(text, start, 24));

/** Whether a paragraph reports a match of others: a result and scorers, and nobody says I or ours outside of a quote. */
export const isMatchReport = remembered((paragraph: string): boolean => {
  if (!goals.test(paragraph)) return false;
  const scorers = [...paragraph.matchAll(scorer)].filter(([each]) => !(month.test(each) && months.test(each)));
  if (scorers.length < fewest) return false;
  return !sentencesOf(withoutQuotes(paragraph)).some(
    ({ text }) => whoseIs(text, null).kin || (goals.test(text) && whoseIs(text, null).self),
  );
});
