import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';

/** "60e de resto", "hab noch 45e", where "la 50e fois" is an ordinal. */
const frenchEuros = new RegExp(
  oneLine`
    (?=\d{1,5}(?:[.,]\d\d)?e)(?<=
      (?<!\p{L})(?:
        co[uû]t(?:e|é|ait|er)|pay(?:é|e|er|ait)|paie|doi[st]|doivent|devait|prêt(?:e|é)|emprunté|donné|filé|vau?t
        |valait|prix|loyer|vendu|acheté|gagne|touche|dépensé|claqué|viré|envoyé|lâché|perdu|balancé|pour|genre|reste
        |fait|sont|à|kost(?:et|en|ete|te)?|gekostet|zahl(?:e|t|en)|bezahl(?:t|e)|schulde[tn]?|hab|für|nur|cuesta|costó
        |pago|pagué|debo|cost(?:a|ato)|pagato|devo|custa|custou|paguei|kostar|betal(?:a|ar|ade)|betaal(?:t|de|d)
        |owe[sd]?
      )(?: (?:${hedges('about', 'nearly', 'only', 'now', 'over')}|que|genre)){0,2} )\d{1,5}
    (?:[.,]\d\d)?(?=
      e(?![\p{L}\d])(?! (?:
          fois|anniv\p{L}*|étage|arrondissement|arrdt|siècle|jour|journée|place|rang|position|chapitre|année|édition
          |minute|semaine|mois|rue|ligne|page|tour|match|but|partie|degré|République
        ))
    )
  `,
  'giu',
);

/** Whatever is counted stands behind these: below 20, beside another ordinal and in school it is one. */
const loosely = /(?<!\p{L})(?:gagne|touche|pour|genre|reste|fait|sont|à)(?: \p{L}+){0,3} $/iu;
const ordinals = {
  before: /(?<!\p{L})(?:\d|1\d)e,? (?:et|ou|à|\/) ?(?:pour )?$/iu,
  after: /^e(?:,? (?:et|ou|à) (?:\d|1\d)e(?!\p{L})| (?:au |du |dans le |en )?(?:class\p{L}+|ex[ -]?æquo))/iu,
  school: /(?<!\p{L})(?:exercices?|maths?|cours|élèves?|collège|classes?|programme|manuel|prof|brevet)(?!\p{L})/iu,
};
const isOrdinal = (text: string, start: number, digits: string): boolean => {
  const left = textBefore(text, start, 48);
  if (!loosely.test(left)) return false;
  const right = textAfter(text, start + digits.length, 24);
  return (
    /^1?\d$/.test(digits) ||
    ordinals.before.test(left) ||
    ordinals.after.test(right) ||
    (digits.length < 3 && ordinals.school.test(left))
  );
};

/** The numbers of them. */
export const eurosInShort = (text: string): Candidate[] =>
  [...text.matchAll(frenchEuros)].flatMap(({ 0: digits, index: start }) =>
    isOrdinal(text, start, digits)
      ? []
      : [{ start, end: start + digits.length, score: 0.65, reason: 'euros, in short' }],
  );
