import { useEffect, useRef, useState } from 'react';
import { en } from '../../i18n/en';
import { loadHost } from '../../state/models-store';
import { ProviderForm } from '../models/provider-form';
import { forgetKeys } from '../models/unsaved';
import { finish } from './finish';
import { LocalChoice } from './local-choice';

type Step = 'choose' | 'local' | 'cloud';

const Choose = ({ onChoose }: { onChoose: (step: Step) => void }) => (
  <section className="stack" aria-label={en.onboarding.choices}>
    <button type="button" className="offer" onClick={() => onChoose('local')}>
      <b>{en.onboarding.local}</b>
      <span>{en.onboarding.localText}</span>
    </button>
    <button type="button" className="offer" onClick={() => onChoose('cloud')}>
      <b>{en.onboarding.cloud}</b>
      <span>{en.onboarding.cloudText}</span>
    </button>
    <button type="button" className="quiet" onClick={() => void finish(null)}>
      {en.onboarding.look}
    </button>
  </section>
);

/** The first run: who should answer? */
export const Onboarding = () => {
  const [step, setStep] = useState<Step>('choose');
  const content = useRef<HTMLDivElement>(null);
  const first = useRef(step);
  // Which model suits this computer is known, as a rule, before somebody asks for one.
  useEffect(() => void loadHost(), []);
  useEffect(() => forgetKeys, []);
  useEffect(() => {
    // What was pressed is gone, and the focus with it.
    if (step !== first.current) {
      const [input, button] = (['input', 'button'] as const).map((tag) => content.current?.querySelector(tag));
      (input ?? button)?.focus();
    }
    first.current = step;
  }, [step]);
  return (
    <main className="screen">
      <div className="column">
        <p className="brand">{en.brand}</p>
        <h1>{en.onboarding.title}</h1>
        <p className="lead">{en.onboarding.leads[step]}</p>
        <div className="stack" ref={content}>
          {step === 'choose' && <Choose onChoose={setStep} />}
          {step === 'local' && <LocalChoice />}
          {step === 'cloud' && (
            <ProviderForm
              provider={null}
              onSaved={({ id, models }) => void finish({ provider: id, model: models[0] ?? '' })}
            />
          )}
          {step !== 'choose' && (
            <button type="button" className="quiet" onClick={() => setStep('choose')}>
              {en.onboarding.back}
            </button>
          )}
        </div>
      </div>
    </main>
  );
};
