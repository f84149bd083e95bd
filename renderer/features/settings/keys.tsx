import { en } from '../../i18n/en';
import { shortcut } from '../../platform';

/** The shortcuts. */
export const Keys = () => (
  <dl className="keys">
    {en.settings.shortcuts.map(([what, keys]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>
          <kbd>{shortcut(keys)}</kbd>
        </dd>
      </div>
    ))}
  </dl>
);
