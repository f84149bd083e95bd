import { DeepScan } from './deep-scan';
import { Found } from './found';
import { Guesses } from './guesses';
import { Links } from './links';
import { Privacy } from './privacy';
import { Spent } from './spent';

/**
 * How private this chat is, and what was found in the draft. What the local model and the rules say of the whole draft keeps
 * its place below, however much was found.
 */
export const Inspector = () => (
  <div className="inspector">
    <div className="values">
      <Privacy />
      <Spent />
      <Links />
      <Found />
    </div>
    <div className="readings">
      <DeepScan />
      <Guesses />
    </div>
  </div>
);
