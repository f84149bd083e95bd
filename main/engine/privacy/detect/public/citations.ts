import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';

const citation = new RegExp(
  oneLine`
    (?<!\p{L})et al\b|\bdoi\b|\bISBN\b|\barXiv\b|\bBibTeX\b|\bAPA\b|\bMLA\b|\d\(\d{1,3}\)|\((?:18|19|20)\d\d[a-z]?\)
    |, (?:19|20)\d\d[a-z]?[;)]|\bpp?\. ?\d|\b[Vv]ol\. ?\d|\bpages \d|\bHrsg\b|\bAufl\b|\beds?\.\)|\[\d{1,3}\]
    |\[1[89]\d\d\]|\p{Lu}\p{L}+ v\.? \p{Lu}|[¹²³⁴]
  `,
  'gu',
);

/** How many marks of a bibliography it has. */
export const citations = (text: string): number => text.match(citation)?.length ?? 0;
const initialsAfter = /^,? (?:\p{Lu}\.[ -]?){1,3}(?=[,&(]| ?\(\d{4}| and | & )/u;

const citedAfter = new RegExp(
  oneLine`
    ^(?:
      ,? et al\b|(?:['’]s)? \((?:1[5-9]|20)\d\d[a-z]?[,);]|, (?:1[5-9]|20)\d\d[a-z]?[;)]| v\.? \p{Lu}
      |(?:,| &| and| und| et| y) \p{Lu}[\p{L}-]+,? \(?(?:1[5-9]|20)\d\d[a-z]?[);,]
    )
  `,
  'u',
);

/** "1963 (Reinier Paping)": whose year it was. */
const yearBefore = /(?<!\d)(?:1[5-9]|20)\d\d \($/u;
const citedBefore = /(?:\p{Lu}\p{L}+ v\.? |[(;] ?(?:see |cf\. |vgl\. )?|& )$/u;
const yearWithin = /^[^.;()]{0,24},? \(?(?:1[5-9]|20)\d\d[a-z]?[);]/u;

/** "Espie et al., 2019", "Turing, A. M. (1950)", "Entick v Carrington". */
export const isCited = (text: string, start: number, end: number): boolean => {
  const after = textAfter(text, end, 40);
  if (citedAfter.test(after) || initialsAfter.test(after)) return true;
  const before = textBefore(text, start, 24);
  if (yearBefore.test(before)) return true;
  return citedBefore.test(before) && (/ v\.? $/.test(before) || yearWithin.test(after));
};

/** "Carlill v Carbolic Smoke Ball Co [1893]": a party of a case that is cited. */
export const isPartyOfCase = (text: string, start: number, end: number): boolean =>
  /\p{Lu}[\p{L}.]+ v\.? $/u.test(textBefore(text, start, 24)) && /^,? [[(]\d{4}/.test(textAfter(text, end, 8));

const things = oneLine`
  laws?|theorems?|effects?|paradox(?:es)?|principles?|constants?|numbers?|equations?|formula|inequality|method
  |algorithm|distribution|series|transform|integral|process|reaction|rule|syndrome|disease|scale|test|experiments?
  |conjecture|lemma|axioms?|razor|cat|demon|dogs?|pendulum|comet|cradle|cup|prize|award|set|theory|model|curve|diagram
  |machine|works?(?! (?:for|at|in|as|with|from|there|here|on|out|too)(?!\p{L}))|novels?|plays?|poems?|paintings?
  |symphon(?:y|ies)|sonatas?|operas?|films?|movies?|reign|rule|death|army|empire
`;

const eponym = new RegExp(
  oneLine`
    ^(?:['’]s?)? (?:${things})(?![\p{L}])
    |^-(?:\p{Lu}|Effekt|Gesetz|Kurve|Versuch|Experiment|Prinzip|Ungleichung|Verteilung|Transformation|Reihe)
    |^(?:sche|schen|scher|sches)(?![\p{L}])
  `,
  'u',
);

const eponymBefore = new RegExp(
  oneLine`
    (?:
      [Ss]atz|[Gg]esetz|[Tt]heorem|[Pp]rinzip|théorème|lois?|principe|constante|teorema|leyes|ley|leggi|legge
      |principi[oa]|prawo|wzór|lag|lei|wet
    ) (?:von|de|del|di|van|des|du|d['’]) ?$
  `,
  'u',
);

/** "Does Anna process refunds?": what she does. */
const auxiliary = /(?<!\p{L})(?:do(?:es)?|did|will|would|can|could|should|may|might|must) $/iu;

/** "Hooke's law", "the Doppler effect", "loi de Kepler". */
export const isEponym = (text: string, start: number, end: number): boolean => {
  const [before, after] = [textBefore(text, start, 20), textAfter(text, end, 24)];
  return (eponym.test(after) && !(after.startsWith(' ') && auxiliary.test(before))) || eponymBefore.test(before);
};

/** In quotation marks of its own: 'Palace Purple', «Nedjma». */
export const isQuoted = (text: string, start: number, end: number): boolean =>
  /['“„«‘「『《]\s?$/u.test(textBefore(text, start, 2)) && /^\s?['”“»’」』》](?!\p{L})/u.test(text.slice(end, end + 2));
