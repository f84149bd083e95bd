import type { Inference } from '../../../shared/ipc';
import { en } from '../../i18n/en';
import { isBlank, useDraft } from '../composer/draft-store';
import { askGuesses, hideClues, stopGuesses, useGuesses } from './guesses-store';

const Row = ({ inference }: { inference: Inference }) => {
  const words = inference.clues.map(({ text }) => text);
  return (
    <li className="found guess">
      <span className="value">{inference.guess}</span>
      <span className="to">{en.guesses.because(inference, words)}</span>
      {inference.clues.some(({ decision }) => decision !== null) && (
        <span className="acts">
          <button
            type="button"
            className="act"
            aria-label={en.inspector.act(en.guesses.hide, words.join(', '))}
            onClick={() => void hideClues(inference)}
          >
            {en.guesses.hide}
          </button>
        </span>
      )}
    </li>
  );
};

/** What a stranger who reads only what leaves could still guess of the user, and from which words. */
export const Guesses = () => {
  const blank = useDraft((state) => isBlank(state.doc));
  const conversation = useDraft((state) => state.conversation);
  const revision = useDraft((state) => state.revision);
  const asking = useGuesses((state) => state.asking);
  const told = useGuesses((state) => (state.told?.conversation === conversation ? state.told : null));
  if (blank) return null;
  const stale = told !== null && told.revision !== revision;
  return (
    <section aria-busy={asking !== null}>
      <h3 className="with-act">
        {en.guesses.title}
        <button type="button" className="act" onClick={() => (asking ? stopGuesses() : void askGuesses())}>
          {asking ? en.guesses.stop : told ? en.guesses.again : en.guesses.ask}
        </button>
      </h3>
      <p className="means" role="status">
        {asking ? en.guesses.asking : told ? en.guesses.told(told, stale) : en.guesses.lead}
      </p>
      {told && told.inferences.length > 0 && (
        <ul aria-label={en.guesses.title} className={stale ? 'stale' : undefined}>
          {told.inferences.map((inference) => (
            <Row key={`${inference.attribute} ${inference.guess}`} inference={inference} />
          ))}
        </ul>
      )}
    </section>
  );
};
