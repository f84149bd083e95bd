import { Slider } from 'radix-ui';
import { epsilonRange } from '../../../shared/domain';
import { en, formatEpsilon } from '../../i18n/en';
import { setEpsilon, useChat } from '../chat/chat-store';
import { useDraft } from '../composer/draft-store';
import { epsilonAt, epsilonByKey, positionOf } from './scale';

/** What ε means for the values of this draft, in numbers. */
const Meaning = ({ epsilon }: { epsilon: number }) => {
  const preview = useDraft((state) => state.shown?.preview);
  const [first, ...rest] = preview?.meaning ?? [];
  const dates = preview?.findings.some((f) => f.mechanism === 'date-shift') ?? false;
  return (
    <p className="means">
      {first ? en.inspector.meaning(epsilon, [first, ...rest.slice(0, 2)]) : !dates && en.inspector.noMeaning}{' '}
      {preview && dates && en.inspector.dates(preview.dateWeeks)}
    </p>
  );
};

/** ε of this chat. */
export const EpsilonSlider = () => {
  const epsilon = useChat((state) => state.conversation?.epsilon ?? epsilonRange.default);
  return (
    <section>
      <h3>{en.inspector.title}</h3>
      <Slider.Root
        className="slider"
        min={0}
        max={1}
        step={0.001}
        value={[positionOf(epsilon)]}
        onValueChange={([position]) => position !== undefined && setEpsilon(epsilonAt(position))}
        onKeyDown={(event) => {
          const next = epsilonByKey(epsilon, event.key, event.shiftKey);
          if (next === null) return;
          event.preventDefault();
          setEpsilon(next);
        }}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb
          className="slider-thumb"
          aria-label={en.inspector.epsilon}
          aria-valuemin={epsilonRange.min}
          aria-valuemax={epsilonRange.max}
          aria-valuenow={epsilon}
          aria-valuetext={`ε ${formatEpsilon(epsilon)}`}
        />
      </Slider.Root>
      <div className="ends">
        <span>{en.inspector.min(epsilonRange.min)}</span>
        <span>{en.inspector.max(epsilonRange.max)}</span>
      </div>
      <Meaning epsilon={epsilon} />
    </section>
  );
};
