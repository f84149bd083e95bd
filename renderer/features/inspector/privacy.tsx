import { type Conversation, defaultPolicy, epsilonRange, type Sliders, sliderRanges } from '../../../shared/domain';
import { en } from '../../i18n/en';
import { setPrivacy, staysHere, useChat } from '../../state/chat-store';
import { useDraft } from '../../state/draft-store';
import { useIsOfOtherMode, usePreviewOfMode } from '../../state/preview-of-mode';
import { type SliderName, slidersOf } from '../../state/sliders';
import { PrivacySlider } from './privacy-slider';
import { createScale, type Scale } from './scale';

/** Small values of ε differ more in what they mean, so they get more of the slider. */
const scales: Readonly<Record<SliderName, Scale>> = {
  values: createScale(epsilonRange, 0.45),
  contextual: createScale(sliderRanges.contextual, 0.45),
  'task-aware': createScale(sliderRanges['task-aware'], 1),
  blanket: createScale(sliderRanges.blanket, 1),
};

const settingOf = (name: SliderName, { epsilon, sliders: own }: Pick<Conversation, 'epsilon' | 'sliders'>): number =>
  name === 'values' ? epsilon : own[name];

/** What ε means for the values of this draft, in numbers. */
const Meaning = ({ epsilon }: { epsilon: number }) => {
  const preview = usePreviewOfMode();
  const meanings = preview?.meaning ?? [];
  const [first] = meanings;
  const made = useDraft((state) => state.shown?.epsilon ?? epsilon);
  const dates = preview?.findings.some((f) => f.mechanism === 'date-shift') ?? false;
  return (
    <>
      <p className="means">
        {first ? en.inspector.meaning(made, meanings.slice(0, 3)) : !dates && en.inspector.noMeaning(epsilon)}{' '}
        {preview && dates && en.inspector.dates(preview.dateWeeks)}
      </p>
      {first && first.odds.length > 0 && (
        <details className="others">
          <summary>{en.inspector.oddsTitle}</summary>
          <p className="means">{en.inspector.odds(first)}</p>
        </details>
      )}
    </>
  );
};

/** What the mode did to this draft, and what that is worth. */
const Report = ({ mode }: { mode: keyof Sliders }) => {
  const report = usePreviewOfMode()?.report;
  const sentence = report?.mode === mode ? en.inspector.report(report) : en.inspector.about[mode];
  return <p className="means">{sentence}</p>;
};

/** The sliders of a chat's mode, and what they mean for the draft. */
const Settings = () => {
  const conversation = useChat((state) => state.conversation);
  const { epsilon, sliders: own } = conversation ?? defaultPolicy;
  const chat = conversation ?? defaultPolicy;
  const names = slidersOf(chat);
  const awaited = useIsOfOtherMode();
  return (
    <>
      {names.map((name) => {
        const value = settingOf(name, { epsilon, sliders: own });
        return (
          <div key={name} className="setting-of-mode">
            <PrivacySlider
              label={en.inspector.sliders[name]}
              value={value}
              text={en.inspector.setting(name, value)}
              scale={scales[name]}
              ends={en.inspector.ends(name, scales[name])}
              onChange={(next) =>
                setPrivacy(name === 'values' ? { epsilon: next } : { sliders: { ...own, [name]: next } })
              }
            />
            {!awaited && (name === 'values' ? <Meaning epsilon={epsilon} /> : <Report mode={name} />)}
          </div>
        );
      })}
      {awaited ? (
        <p className="means">{en.inspector.awaited}</p>
      ) : (
        <>
          {names.length === 0 && <p className="means">{en.inspector.redacted}</p>}
          {chat.mode === 'task-aware' && !names.includes('values') && (
            <p className="means">{en.inspector.enciphered}</p>
          )}
        </>
      )}
    </>
  );
};

/** How private this chat is. Where nothing leaves that comes first, and what is replaced all the same is there to be looked up. */
export const Privacy = () => {
  const stays = useChat(({ conversation }) => staysHere(conversation));
  return (
    <section>
      <h3>{en.inspector.title}</h3>
      {stays ? (
        <>
          <p className="means">{en.inspector.stays}</p>
          <details className="others">
            <summary>{en.inspector.staysMore}</summary>
            <Settings />
          </details>
        </>
      ) : (
        <Settings />
      )}
    </section>
  );
};
