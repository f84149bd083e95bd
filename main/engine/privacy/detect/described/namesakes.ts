import type { TypedCandidate } from '../../entities/entity';
import { wordPattern } from '../../patterns/word-starts';
import { textBefore } from '../../text/around';
import { figurePlaces } from '../public/named-figures';

/** Schools, nurseries and hospitals that are called like somebody whom everybody knows. */

const kinds = [
  'school|academy|nursery|hospital',
  '(?:grund|haupt|real|gesamt|ober|mittel|berufs)?schule|gymnasium|kita|kindergarten|klinikum|krankenhaus',
  'école(?: (?:primaire|maternelle|élémentaire))?|collège|lycée|groupe scolaire|crèche|hôpital|clinique|ehpad',
  'colegio|ceip|cole|escuela|ies|instituto|guardería|hospital|clínica',
  'scuola(?: (?:media|primaria|elementare|materna))?|liceo(?: (?:classico|scientifico|linguistico|artistico))?|istituto(?: comprensivo)?|asilo|ospedale',
  'basisschool|school|lyceum|college|crèche|ziekenhuis',
  'szkoł[ayęą](?: podstawow(?:a|ej|ą))?(?: nr \\d+)?|liceum|przedszkol[ae]|szpital[au]?',
  'escola(?: (?:básica|secundária|municipal|estadual))?|agrupamento de escolas|colégio|creche|hospital',
  'skola|förskola|gymnasium|sjukhus',
].join('|');
const edge = '(?<![\\p{L}\\p{M}])';
const hasKind = wordPattern(new RegExp(`${edge}(?:${kinds})(?!\\p{L})`, 'iu'));
/** The kind before the name, with what may stand between. */
const before = new RegExp(`${edge}(?:${kinds})(?: (?:im\\.|imienia|de|del|di|do|da|des|du|van))? ["'“„«]?$`, 'iu');
const reach = 40;

/** "mi hijo va al colegio Miguel Delibes", of which the name alone would be a writer's. Linear in the text. */
export const namesakes = (text: string): TypedCandidate[] => {
  if (!hasKind.test(text)) return [];
  return figurePlaces(text).flatMap(({ start, end }): TypedCandidate[] => {
    const kind = before.exec(textBefore(text, start, reach))?.[0];
    if (kind === undefined) return [];
    const reason = `begins with '${kind.trim()}'`;
    return [{ type: 'ORGANIZATION', start: start - kind.length, end, score: 0.9, reason }];
  });
};
