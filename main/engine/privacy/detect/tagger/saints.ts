import type { Tagged } from '../../../../../shared/tagger';
import { cities, isCity } from '../../lists';
import { matchedLength, textBefore } from '../../text/around';
import { wordSet } from '../../word-set';

/** Hospitals that are called by their saint alone: "ingresada en Santa Leocadia", "gran's in st lukes again". */

const saint =
  '(?:st\\.?|ste\\.?|saints?|saintes?|san|santa|santo|são|sankt|sankta|sint|św\\.?|święt\\p{L}{1,4}|aziz)[ -]';
const isSaintly = new RegExp(`^${saint}\\p{L}{3,}`, 'iu');
const saintBefore = new RegExp(`(?<!\\p{L})${saint}$`, 'iu');

/** Where only the sick lie, are taken and are mended. */
const care = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:admitted|rushed|transferred|referred) to|surgery at|operated on (?:at|in)|inpatient at|(?:ward|discharged) (?:at|of|from)|gave birth (?:at|in)',
    '(?:eingeliefert|eingewiesen) (?:ins|in das)|(?:operiert|entbunden|notaufnahme|stationär) (?:im|vom|des)|(?:station|zimmer) \\d{1,3} (?:im|vom|des)',
    '(?:hospitalis|opér|admis|transfér|accouch|soign)\\p{Ll}{0,3} (?:à|au)|aux urgences (?:de|à)',
    '(?:ingres|oper|hospitaliz)(?:ad[oa]s?|aron|ó|é) en|urgencias de|(?:trasladad|llevad)[oa]s? a urgencias de|(?:da|dio|dar) a luz en',
    "ricoverat[oaie] (?:a|al|all['’]|in)|operat[oaie] (?:a|al|in)|(?:pronto soccorso|reparto) (?:di|del)|dimess[oaie] da(?:l)?",
    'opgenomen (?:in|op)|geopereerd (?:in|te)|(?:spoed|spoedeisende hulp|ic) (?:van|in)',
    '(?:leży|leżał\\p{L}?)(?: na \\p{L}+)? (?:w|u)|(?:operowan|leczon)\\p{L} (?:w|u)|przyjęt\\p{L} do',
    '(?:internad|operad|hospitalizad)[oa]s? (?:no|na|em)|urgências? (?:do|da|de)|deu à luz (?:no|na|em)',
    '(?:inlagd|opererad\\p{L}?|opererades|vårdas|akuten) på',
  ].join('|')}) (?:the |het |de |el |la |o |a |il )?$`,
  'iu',
);

/** "in st lukes": a house, not a town. */
const owned = /^(?:st|saint)\.? \p{L}{3,}(?:['’]s|s)$/iu;
const inHouse = /(?<!\p{L})(?:in|into|at|to|from|of|outside|by) $/iu;
const towns = wordSet('albans helens andrews ives neots davids asaphs johns louis');
const isHouse = (name: string, before: string): boolean =>
  owned.test(name) &&
  inHouse.test(before) &&
  !cities.has(name.replace('.', '')) &&
  !towns.has(name.replace(/^(?:st|saint)\.? /u, ''));

/** "ermita de San Telmo", "église Saint-Géraud": what is called by the saint stands before, and is a place. */
const shrine =
  /(?<!\p{L})(?:ermita|iglesia|capilla|parroquia|basílica|convento|monasterio|église|chapelle|basilique|paroisse|abbaye|chiesa|cappella|parrocchia|basilica|igreja|capela|paróquia|mosteiro|kościół|kościele|parafia|kerk|parochie|parish|kyrka|kyrkan) (?:de |di |do |da |of )?$/iu;

/** A saint's name that was read as a place or as somebody, as the hospital that it is, with the word for the saint. */
export const asHospital = (text: string, span: Tagged): Tagged => {
  if (span.type !== 'LOCATION' && span.type !== 'PERSON' && span.type !== 'ORGANIZATION') return span;
  const led = matchedLength(saintBefore, textBefore(text, span.start, 12));
  const start = span.start - led;
  const name = text.slice(start, span.end);
  const before = textBefore(text, start, 48);
  if (!isSaintly.test(name)) return span;
  if (shrine.test(before)) return { ...span, type: 'LOCATION', start };
  // Who lies ill in a town may lie in any of its houses.
  if (span.type === 'LOCATION' && isCity(name)) return span;
  const isOne = care.test(before) || (span.type === 'LOCATION' && led === 0 && isHouse(name.toLowerCase(), before));
  return isOne ? { ...span, type: 'ORGANIZATION', start } : span;
};
