import type { ReactNode } from 'react';
import { Choice } from './choice';

/** A setting: its name, the control, and what it means. `control` is the control's id where the name is to be its label. */
export const Setting = ({
  name,
  control,
  hint,
  children,
}: {
  name: string;
  control?: string;
  hint?: string | undefined;
  children: ReactNode;
}) => (
  <div className="setting">
    <h3>{control === undefined ? name : <label htmlFor={control}>{name}</label>}</h3>
    {children}
    {hint && <p className="hint">{hint}</p>}
  </div>
);

/** A setting that is one of a few words. */
export const ChoiceSetting = <T extends string>({
  name,
  hint,
  ...choice
}: {
  name: string;
  hint?: string;
  value: T;
  options: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}) => (
  <Setting name={name} hint={hint}>
    <Choice label={name} {...choice} />
  </Setting>
);
