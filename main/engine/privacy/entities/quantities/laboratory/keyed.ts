import { fieldsIn, isKey } from '../../../detect/recognisers/fields';
import { oneLine } from '../../../patterns/one-line';
import type { Recogniser } from '../../entity';
import { numberSource } from '../money/number';
import { orNamed } from '../recognise';
import { units } from './units';

/** Values under keys of programs: `"ferritin_level": "14 ng/mL"`, `hba1c_percent: 7.4`. */

/** What only laboratories measure; sugar, salt and iron are a recipe's as well. */
const clinical = oneLine`
  hb ?a1c|a1c|tsh|ldl|hdl|vldl|e ?gfr|gfr|psa|crp|hs crp|nt probnp|ferritin|transferrin|creatinine|bilirubin
  |triglycerides?|h(?:a)?emoglobin|h(?:a)?ematocrit|platelets?|leukocytes?|troponin|testosterone|estradiol
  |progesterone|prolactin|cortisol|homocysteine|uric acid|blood (?:sugar|glucose)|fasting glucose|ferritine?|kreatinin
  |créatinine|creatinina|bilirubina|trigliceridi|triglicéridos|hémoglobine|hemoglobina|emoglobina|hämoglobin
`;
/** Of anything that a unit makes a laboratory's. */
const others = oneLine`
  f?t[34]|alt|ast|ggt|ldh|bnp|fsh|amh|wbc|rbc|hgb|hct|mcv|plt|esr|albumin|urea|glucose|cholesterol|cholesterin
  |colesterol|colesterolo|potassium|sodium|calcium|magnesium|iron|zinc|phosphate
  |vitamin[ea]? (?:b ?12|d ?3?|d 25 ?oh|b6|a|e)|b12|folate|insulin|lactate|protein
`;
const before = 'fasting|serum|total|plasma|blood|random|free|direct|lab|last|latest|current|patient';
const behind = oneLine`
  level|levels|value|values|result|results|reading|serum|plasma|total|percent|pct|mg dl|mg l|mmol l|mmol mol|ng ml
  |ng l|ng dl|g dl|g l|pg ml|iu l|u l|miu l|µmol l|umol l|nmol l|25 ?oh|cholesterol|wert
`;
const keyOf = (analyte: string): RegExp =>
  new RegExp(`^(?:(?:${before}) ){0,2}(?:${analyte})(?: (?:${behind})){0,3}$`, 'u');

const value = `[<>≤≥]? ?(?:${numberSource})`;
const withUnit = new RegExp(`^${value} ?(?:${units})$`, 'u');
const bare = new RegExp(`^${value}(?: ?(?:${units}))?$`, 'u');

const [ofLaboratory, ofAnything] = [keyOf(clinical), keyOf(`${clinical}|${others}`)];
/** Whom a table or an object is about; of a dish nobody says it. */
const ofPatient = new RegExp(
  oneLine`
    ^(?:
      patient(?:in)?(?: (?:id|name|no|nr|number))?|mrn|paciente|paziente|pacjent(?:ka)?|hasta
      |患者(?:姓名|氏名)?|病人
      |dob|date of birth|geb(?:urts)?datum|fecha de nacimiento|date de naissance|data di nascita|geboortedatum
      |data urodzenia|data de nascimento|födelsedatum|age|alter|edad|età|idade|leeftijd|wiek|ålder
      |年龄|年齢
      |blood pressure|bp|bmi|diagnos[ei]s?
    )$
  `,
  'u',
);

/** What a dish or a product is told with beside its nutrients. */
const ofDish = new RegExp(
  oneLine`
    ^(?:
      recipe(?: name)?|dish|ingredients?|servings?(?: size)?|portions?|nutrition(?: facts)?
      |per (?:100 ?(?:g|ml)|serving|portion)|calories|kcal|kj|barcode|ean|rezeptname|zutaten|portionen|nährwerte?
      |kalorien|recette|ingrédients|ingredientes|ingredienti|porciones|raciones|porzioni|porções|składniki
      |ingrediënten|ingredienser
    )$
  `,
  'u',
);

/** With what stands under such a key; beside a patient's other data without a unit as well. */
export const orKeyed = (recognise: Recogniser): Recogniser => {
  const withUnits = orNamed(
    orNamed(recognise, ofLaboratory, (text) => bare.test(text)),
    ofAnything,
    (text) => withUnit.test(text),
  );
  const ofOne = orNamed(withUnits, ofAnything, (text) => bare.test(text));
  return (prepared) => {
    const keys = fieldsIn(prepared).map(({ key }) => key);
    const isOfOne =
      keys.some((key) => isKey(ofPatient, key) || isKey(ofLaboratory, key)) && !keys.some((key) => isKey(ofDish, key));
    return (isOfOne ? ofOne : withUnits)(prepared);
  };
};
