import type { ReactNode } from 'react';
import type { ModelState } from '../../../shared/ipc';
import { isReadable } from '../../../shared/models';
import { en } from '../../i18n/en';
import { openLink } from '../../open-link';
import { commandModel, useModels } from '../../state/models-store';

const words = en.models;

/** What a model needs and how fast it is: as expected, then as measured; and what it finds. */
export const ModelFacts = ({ model }: { model: ModelState }) => {
  const { expected, measured, check, status, trial } = model;
  const runs = model.fit !== 'no';
  const speed = measured ? words.measured(measured) : expected && runs && words.expected(expected);
  const slow = expected && runs && !isReadable(expected);
  const why = useModels(({ models, host }) =>
    host && model.recommended && status !== 'ready' ? words.why(model, models, host) : null,
  );
  return (
    <div className="facts">
      <p className={model.fit === 'no' ? 'hint warned' : 'hint'}>{words.needs(model)}</p>
      {status !== 'ready' && model.licence !== '' && <p className="hint">{words.origin(model)}</p>}
      {speed && <p className="hint">{speed}</p>}
      {slow && <p className="hint warned">{words.slow(expected)}</p>}
      {why && <p className="hint">{why}</p>}
      {trial ? (
        <p className="hint" role="status">
          {words.trial[trial]}
        </p>
      ) : (
        status === 'ready' && <p className="hint">{check ? words.check(check) : words.unchecked}</p>
      )}
      {status === 'ready' && !model.chat && <p className="hint">{words.noTemplate}</p>}
    </div>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** What a person who knows models looks for. */
export const ModelDetails = ({ model }: { model: ModelState }) => {
  const { parameters, quantisation, contextLength, languages, licence, licenceUrl, source, path, sha256 } = model;
  const names = words.detail;
  return (
    <details className="others details">
      <summary aria-label={`${words.details}: ${model.name}`}>{words.details}</summary>
      <dl>
        <Fact name={names.parameters}>{parameters === null ? words.unknown : words.parameters(parameters)}</Fact>
        <Fact name={names.quantisation}>{quantisation ?? words.unknown}</Fact>
        <Fact name={names.contextLength}>{contextLength === null ? words.unknown : words.tokens(contextLength)}</Fact>
        <Fact name={names.languages}>{languages.length === 0 ? words.unknown : words.languages(languages)}</Fact>
        <Fact name={names.licence}>
          {licenceUrl === null ? (
            licence === '' ? (
              words.unknown
            ) : (
              words.terms(licence)
            )
          ) : (
            <button type="button" className="inline" onClick={() => void openLink(licenceUrl)}>
              {words.terms(licence)}
            </button>
          )}
        </Fact>
        <Fact name={names.source}>{source || words.unknown}</Fact>
        {path !== null && <Fact name={names.path}>{path}</Fact>}
        <Fact name={names.sha256}>{sha256 === null ? words.unpublished : <code>{sha256}</code>}</Fact>
      </dl>
      {model.status === 'ready' && model.trial === null && (
        <button type="button" className="quiet" onClick={() => void commandModel('models.measure', model.id)}>
          {model.measured ? words.measureAgain : words.measure}
        </button>
      )}
    </details>
  );
};
