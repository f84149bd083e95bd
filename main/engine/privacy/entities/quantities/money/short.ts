import type { Candidate } from '../../entity';

/** "60e de resto", where "la 50e fois" is an ordinal. */
const frenchEuros =
  /(?<=(?<!\p{L})(?:co[uû]t(?:e|é|ait|er)|pay(?:é|e|er|ait)|paie|doi[st]|doivent|devait|prêt(?:e|é)|emprunté|donné|filé|vau?t|valait|prix|loyer|vendu|acheté|gagne|touche|dépensé|claqué|pour|genre|reste|fait|sont|à)(?: (?:que|encore|environ|genre|presque|plus de|moins de|au moins|à peine|déjà|seulement)){0,2} )\d{1,5}(?:[.,]\d\d)?(?=e(?![\p{L}\d])(?! (?:fois|anniv\p{L}*|étage|arrondissement|arrdt|siècle|jour|journée|place|rang|position|chapitre|année|édition|minute|semaine|mois|rue|ligne|page|tour|match|but|partie|degré|République)))/giu;

/** The numbers of them. */
export const eurosInShort = (text: string): Candidate[] =>
  [...text.matchAll(frenchEuros)].map(({ 0: digits, index: start }) => ({
    start,
    end: start + digits.length,
    score: 0.65,
    reason: 'euros, in short',
  }));
