import { surcharge } from '../../cues/changes';
import { interest } from '../../cues/loans';
import { rated } from '../../cues/shares';
import type { Mention } from '../../figures';

/** The words beside a percentage that say of what it is. */
const reach = 24;

/** Said of a percentage that is a rate: what follows from it comes later. */
export const isRate = ({ before, after }: Mention): boolean =>
  [surcharge, interest, rated].some((cue) => cue.test(before.slice(-reach)) || cue.test(after.slice(0, reach)));

/** Of sales, in whatever sentence they stand. */
const margin =
  /(?<!\p{L})\p{L}{0,12}(?:margins?|marges?|margen|margine|marż[aą]|margem|marginal)(?: (?:of|is|was|von|ist|de|di|van|wynosi|é))? ?[:=(]? ?$/iu;
export const isMargin = ({ before }: Mention): boolean => margin.test(before.slice(-reach));
