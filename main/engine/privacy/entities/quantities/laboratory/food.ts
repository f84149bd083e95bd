import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import { whose } from './said';

/** Nutrition facts and a water's minerals: of what is eaten and drunk, not of somebody. */

/** On a label, in a table of nutrients, in a recipe. Where the word for a recipe is one for a prescription it says nothing. */
const labelled = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      nutrition(?:al)?|nutrients?
      |(?:per|pro|par|pour|por|na|w|i) (?:
        100 ?(?:g|ml|gr)|serving|portion(?:en)?|porción|ración|porzione|porção|portie|porcj[ęi]
      )|servings?|kcal|kJ|calories|recipes?|ingredients?|(?:mineral|tap|bottled|sparkling) water|nährwert\p{L}*
      |zutaten|kalorien|mineralwasser|trinkwasser|leitungswasser|nutritionnel\p{L}*|ingrédients|recettes?
      |eau (?:minérale|du robinet)|nutricional(?:es)?|ingredientes|calorías|agua (?:mineral|del grifo)|nutrizional[ei]
      |ingredienti|acqua (?:minerale|del rubinetto)|nutriciona(?:l|is)|calorias|água mineral|voedingswaarden?
      |ingrediënten|mineraalwater|kraanwater|odżywcz\p{L}+|składnik\p{L}*|wod[aęy] mineraln\p{L}+|näringsvärden?
      |ingredienser|mineralvatten|besin değer\p{L}+|porsiyon\p{L}*|maden suyu
      |营养成分|矿泉水|栄養成分
    )(?!\p{L})
  `,
  'iu',
);
/** Of somebody all the same. */
const clinical = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      blood|serum|plasma|labs?|laborator\p{L}*|bloodwork|patient\p{L}*|blut\p{L}*|labor\p{L}*|sang|laboratoire
      |prise de sang|sangre|analítica|análisis|sangue|analisi|esami|exames?|análises|bloed\p{L}*|krwi|krew
      |badani\p{L}*|blod\p{L}*|prov\p{L}*|kan|tahlil\p{L}*
    )(?!\p{L})
  `,
  'iu',
);
/** What only a body's fluids are measured in. */
const ofBlood = /mol|\/ ?d[lL]|U\/|\/ ?[µu]L|mm\/|pg|ng/;

/** What food has as well. */
const nutrient = new RegExp(
  oneLine`
    ^(?:
      iron|sugar|(?:total )?chol\p{L}*|calcium|sodium|potassium|magnesium|phosph\p{L}*|chloride|bicarbonate|folate
      |folic acid|vit\p{L}*.*|b-?12|gl[uiy]c\p{L}*|K|Na|Ca|Mg|Fe|eisen|zucker|cholest\p{L}*|kalium|natrium|kalzium
      |folsäure|fer|hierro|azúcar|colest\p{L}*|potasio|sodio|calcio|ferro|ijzer|suiker|cukier|żelazo|zelazo|glukoza
      |witamin\p{L}*.*|potássio|sódio|järn|kolesterol|socker|demir|şeker\p{L}*|potasyum|sodyum|kalsiyum
      |胆固醇|コレステロール
    )$
  `,
  'iu',
);
const ownMeal = new RegExp(`(?<!\\p{L})(?:${whose})(?: \\p{L}{3,9})? $`, 'iu');

const reach = 240;

/**
 * @param start Where the name of what is measured stands, whose value ends at `end`.
 * @param unit The value's, '' without one.
 */
export const isOfFood = (text: string, name: string, start: number, end: number, unit: string): boolean => {
  if (!nutrient.test(name) || ofBlood.test(unit) || ownMeal.test(textBefore(text, start, 24))) return false;
  const before =
    textBefore(text, start, reach)
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const [after = ''] = textAfter(text, end, reach).split(/\n/);
  return labelled.test(before + after) && !clinical.test(before + after);
};
