import { useRef } from 'react';
import { useMedia } from '../../components/use-media';
import { DeepScan } from './deep-scan';
import { Found } from './found';
import { GuessCheck, Guesses } from './guesses';
import { Links } from './links';
import { Privacy } from './privacy';
import { Spent } from './spent';

/**
 * How private this chat is, and what was found in the draft. What can be asked of the whole draft keeps a line each
 * below, however much was found; what it answers stands above with the rest. Who came for what was found has it before all else, and
 * some of it has who sees a low window.
 */
export const Inspector = ({ found = false }: { found?: boolean }) => {
  const check = useRef<HTMLButtonElement>(null);
  const low = useMedia('(max-height: 700px)');
  return (
    <div className="inspector">
      <div className="values">
        {(found || low) && <Found first={found ? 50 : 4} />}
        <Privacy />
        <Spent />
        <Guesses check={check} />
        <Links />
        {!found && !low && <Found first={50} />}
      </div>
      <div className="readings">
        <DeepScan />
        <GuessCheck button={check} />
      </div>
    </div>
  );
};
