import { americasAfrica } from './americas-africa';
import { asia } from './asia';
import { benelux } from './benelux';
import { brazil } from './brazil';
import { canadaAustralia } from './canada-australia';
import { centralEurope } from './central-europe';
import { china } from './china';
import { documents } from './documents';
import { easternEurope } from './eastern-europe';
import { france } from './france';
import { germany } from './germany';
import { india } from './india';
import { italy } from './italy';
import { nordic } from './nordic';
import type { Scheme } from './scheme';
import { southernEurope } from './southern-europe';
import { spain } from './spain';
import { unitedKingdom } from './united-kingdom';
import { unitedStates } from './united-states';
import { vat } from './vat';

/** Every kind of number that is known by its structure. */
export const schemes: readonly Scheme[] = [
  ...unitedStates,
  ...unitedKingdom,
  ...germany,
  ...france,
  ...spain,
  ...italy,
  ...benelux,
  ...nordic,
  ...centralEurope,
  ...easternEurope,
  ...southernEurope,
  ...india,
  ...china,
  ...asia,
  ...brazil,
  ...canadaAustralia,
  ...americasAfrica,
  ...documents,
  ...vat,
];
