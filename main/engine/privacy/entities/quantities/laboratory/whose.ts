import { oneLine } from '../../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../../text/around';
import { clauseAfter } from '../clause';
import { personWords } from '../people/before';
import { mayName, reach, wordEnd } from './named';
import { clinicalUnit } from './units';

/** Whether a value is somebody's, and not a norm's, a food's, a lake's. */

/** Other abbreviations' meanings, and letters that need a unit to be an analyte: K, Na, Fe, PT, RF. */
export const weak = new RegExp(
  oneLine`
    ^(?:
      K|Na|Ca|Mg|Fe|Cr|Ur|Trop|PT|AP|RF|NT|CK|TG|LH|AST|ALT|ANA|CEA|GOT|LDH|iron|sugar|insulin|calcium|sodium|potassium|magnesium
      |albumin|fer|eisen|ferro|hierro|ijzer|zelazo|żelazo|järn|vitamin\p{L}*|cholesterol|saturation|saturación
      |saturazione|saturação|O2\S{0,11}|BZ|lactate|glucose|sodio|calcio|potasio|chol|glyc|şeker|şekeri|demir|üre|crea
      |sats|vit ?[db]\S{0,3}|EF|FE|EOS|LYM|VC|IVC|TLC|PEF|FG|oxygen|quick|hemoglobin|saturatie|saturacja|syremättnad
      |monocytes?
    )$
  `,
  'iu',
);

/** What lungs hold. */
export const ofLungs = /^(?:FEV|VEMS|VEF|FVC|CVF|I?VC|TLC|PEF)|capac|kapaz|kapac|kapas|pojemność|肺活量/iu;

/** What is measured so and is no body. */
const ofWater = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      water|aquarium|tank|pool|soil|solution|buffer|medium|dose|wasser|becken|boden|lösung|eau|piscine|sol|solution
      |agua|piscina|suelo|disolución|acqua|vasca|terreno|soluzione|zwembad|bodem|oplossing|wod[ay]|basen|gleb\p{L}
      |roztw\p{L}+|água|vatten|jord|lösning|su(?:yu|da)?|havuz|çözelti
    )(?!\p{L})
  `,
  'iu',
);

/** What is said of people in general, or asked for. */
const generalWords = oneLine`
  normal\p{L}{0,3}|reference|ref|range|target|goal|cut-?off|threshold|upper limit|lower limit|should be|recommended
  |ideal|healthy|typical|Referenz\p{L}{0,9}|Normwert\p{L}{0,3}|Grenzwert|valeurs? normales?|norme
  |valor(?:es)? normal(?:es)?
  |正常|参考
`;
export const general = new RegExp(`(?<![\\p{Lu}\\p{Ll}])(?:${generalWords})(?: \\p{L}{1,12}){0,3}[ :]*$`, 'iu');
export const generalAnywhere = new RegExp(`(?<![\\p{Lu}\\p{Ll}])(?:${generalWords})(?!\\p{L})`, 'iu');

/** A place, a vessel or a trade where such units are of no body, however near somebody stands. */
const ofNobody = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      river|lake|pond|well ?water|ground ?water|tap water|drinking water|aquarium|fish tank|swimming pool|hot tub|soil
      |compost|hydroponic\p{L}*|titrat\p{L}+|buffer|reagents?|NaOH|HCl|NaCl|molarity|stock solution|chemistry|brine
      |recipe|brew\p{L}*|wort|wine|beer|Flüsse?|Teich|Brunnen|Grundwasser|Trinkwasser|Leitungswasser|Härtegrad
      |Aquarium|Pool|Boden(?:probe)?|Titration|titrier\p{L}*|Puffer(?:lösung)?|Stammlösung|Chemie\p{L}*|Lake|Rezept
      |Bier|Wein|rivière|étang|puits|nappe|eau (?:potable|du robinet)|piscine|titrage|tampon|chimie|saumure|recette
      |bière|vin|río|estanque|pozo|acuario|agua (?:potable|del grifo)|piscina|valoración|tampón|química|salmuera
      |receta|cerveza|vino|fiume|stagno|acquario|acqua (?:potabile|del rubinetto)|titolazione|chimica|salamoia|ricetta
      |birra|rivier|vijver|drinkwater|kraanwater|zwembad|titratie|scheikunde|pekel|recept|bier|wijn|rzek\p{L}+
      |staw\p{L}*|woda pitna|akwarium|basen\p{L}*|miareczk\p{L}+|chemi[ai]|solank\p{L}|przepis\p{L}*|piw[oa]|win[oa]
    )(?!\p{L})
  `,
  'iu',
);

/** What is drawn from somebody, and what comes back of it. */
const ofBlood = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      levels?|bloods?|blood ?work|labs|lab results?|test results?|results|trough|peak level|serum|plasma|\p{L}*spiegel
      |\p{L}*werte?|Labor\p{L}*|Blut\p{L}*|Befund\p{L}*|taux|dosages?|bilan|prise de sang|analyses?|résultats|niveles
      |nivel|analítica|análisis|resultados|sangre|livell[oi]|valor[ei]|esam[ei]|analisi|prelievo|sangue|waarden?
      |uitslag(?:en)?|bloed\p{L}*|poziom\p{L}*|wynik\p{L}*|krwi|krew|badani[ae]
    )(?!\p{L})
  `,
  'iu',
);

/** A decimal's point ends no clause. */
const clause = /(?:[^.!?;\n]|\.(?=\d))*$/u;

/** "Above 1.5 mmol/L it is toxic": a limit. */
export const limiting = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      above|below|over|under|beyond|exceed(?:s|ing)?|(?:more|less) than|über|unter|ab|oberhalb|unterhalb
      |au-dess(?:us|ous) de|à partir de|(?:plus|moins) de|por (?:encima|debajo) de|a partir de|(?:más|menos) de|sopra
      |sotto|(?:oltre|superiore a|inferiore a)(?: i)?|boven|onder|vanaf|powyżej|poniżej|od
    )(?: les?| los| i)? $
  `,
  'iu',
);
export const clausePart = /(?:[^.,:!?;()\n]|[.,](?=\d))*$/u;

/** As far as what a text is about is told around a value. */
export const paragraph = 240;

export const isOfSomeBody = (text: string, start: number, end: number): boolean =>
  !ofNobody.test(`${textBefore(text, start, paragraph)} ${textAfter(text, end, paragraph)}`);

/** "La CRP faite hier était à 22 mg/L", "blodsockret 7,9 mmol/l, jag väger": beside an analyte, somebody or their blood. */
export const isClinical = (left: string, unit: string, right: string): boolean => {
  if (!clinicalUnit.test(unit)) return false;
  const said = `${matched(clause, left)} ${clauseAfter(right.slice(0, reach))}`;
  return (
    !generalAnywhere.test(said) &&
    !limiting.test(left.slice(-2 * wordEnd)) &&
    !ofWater.test(said) &&
    (mayName.test(said) || personWords.test(said) || ofBlood.test(said))
  );
};
