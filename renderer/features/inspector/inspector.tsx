import { useRef } from 'react';
import { DeepScan } from './deep-scan';
import { Found } from './found';
import { GuessCheck, Guesses } from './guesses';
import { Links } from './links';
import { Privacy } from './privacy';
import { Spent } from './spent';

/**
 * How private this chat is, and what was found in the draft. What can be asked of the whole draft keeps a line each
 * below, however much was found; what it answers stands above with the rest.
 */
export const Inspector = () => {
  const check = useRef<HTMLButtonElement>(null);
  return (
    <div className="inspector">
      <div className="values">
        <Privacy />
        <Spent />
        <Guesses check={check} />
        <Links />
        <Found />
      </div>
      <div className="readings">
        <DeepScan />
        <GuessCheck button={check} />
      </div>
    </div>
  );
};
