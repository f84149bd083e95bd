import { DeepScan } from './deep-scan';
import { Found } from './found';
import { Guesses } from './guesses';
import { Links } from './links';
import { Privacy } from './privacy';
import { Spent } from './spent';

/** How private this chat is, and what was found in the draft. */
export const Inspector = () => (
  <div className="inspector">
    <Privacy />
    <Spent />
    <Links />
    <Found />
    <DeepScan />
    <Guesses />
  </div>
);
