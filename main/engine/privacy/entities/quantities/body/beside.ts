import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';

/** Numbers that what was measured before them says the meaning of. */

/** "(1,63 m, 58)", "178 cm / 82": kilos behind a height, which say nothing more. */
export const afterHeight = {
  before: new RegExp(
    oneLine`
      (?<!\d ?(?:kg|kilos?|lbs?)[, ]{1,2})
      (?:[12][.,]\d\d ?m|1[3-9]\d ?cm|1m\d\d|[4-6]['’′]\d{1,2}["″]?|\((?:1[.,]\d\d|1[4-9]\d)(?=,))
      (?:,| ?\/|;| und| and| et| y| e| en| i| och)? ?$
    `,
    'iu',
  ),
  after: new RegExp(`^(?:$|[,;)\\n](?!\\d)|\\.(?!\\d)| (?:${and})(?!\\p{L}))`, 'iu'),
};

/** "Puls 88, Gewicht 91,3": in a line of what was measured. */
export const besideVitals = new RegExp(
  oneLine`
    (?:
      \d{2,3} ?[/x×] ?\d{2,3}
      |(?:puls|pulse|pouls|pulso|polso|pols|tętno|nabız|HF|HR|FC|temp\.?|RR|SpO2|BMI)[ :]{1,2}\d{2,3}(?:[.,]\d)?
    )[^.;\n\d]{0,24}[,; ] ?(?:Gewicht|Gew\.?|weight|wt|poids|peso|gewicht|waga|vikt|kilo)[ :]{1,2}$
  `,
  'iu',
);

/** 上が150、下が95: of a pressure. */
export const upperLower = {
  first: { before: /(?:^|[^\p{Script=Han}])上[がは]?$/u, after: /^[、,]? ?(?:で)?下[がは]?\d{2,3}(?!\d)/u },
  second: /上[がは]?\d{2,3}[、,]? ?(?:で)?下[がは]?$/u,
};

/** Of nobody else. */
export const bodyWeight = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      body ?weight|Körpergewicht|poids de corps|peso corpor(?:al|eo)|lichaamsgewicht|masa ciała|kroppsvikt
      |vücut ağırlığı\p{L}?
    )(?:[ :]{1,2}(?:is|now|today|ist|heute|est|es|è|nu|teraz|hoje|idag)?)(?: ?)$
  `,
  'iu',
);
