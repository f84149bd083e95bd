import { Slider } from 'radix-ui';
import { epsilonRange } from '../../../shared/domain';
import { en, formatEpsilon } from '../../i18n/en';
import { setEpsilon, useChat } from '../chat/chat-store';
import { useDraft } from '../composer/draft-store';

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
        min={epsilonRange.min}
        max={epsilonRange.max}
        step={epsilonRange.step}
        value={[epsilon]}
        onValueChange={([value]) => value !== undefined && setEpsilon(Number(value.toFixed(1)))}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb
          className="slider-thumb"
          aria-label={en.inspector.epsilon}
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
