import { useRef } from 'react';
import { useMedia } from '../../components/use-media';
import { isScrambled } from '../../findings/looks';
import { useDraft } from '../../state/draft-store';
import { DeepScan } from './deep-scan';
import { Found } from './found';
import { GuessCheck, Guesses } from './guesses';
import { Links } from './links';
import { Privacy } from './privacy';
import { Spent } from './spent';

/**
 * How private this chat is, and what was found in the draft. What can be asked of the whole draft keeps a line each
 * below, however much was found; what it answers stands above with the rest. Who came for what was found has it before all else, and
 * some of it has who sees a low window; that nothing was found comes last.
 */
export const Inspector = ({ found = false }: { found?: boolean }) => {
  const check = useRef<HTMLButtonElement>(null);
  const low = useMedia('(max-height: 700px)');
  const any = useDraft(({ shown }) => shown?.preview.findings.some((finding) => !isScrambled(finding)) ?? false);
  const ahead = any && (found || low);
  return (
    <div className="inspector">
      <div className="values">
        {ahead && <Found first={found ? 50 : 4} />}
        <Privacy />
        <Spent />
        <Guesses check={check} />
        <Links />
        {!ahead && <Found first={50} />}
      </div>
      <div className="readings">
        <DeepScan />
        <GuessCheck button={check} />
      </div>
    </div>
  );
};
