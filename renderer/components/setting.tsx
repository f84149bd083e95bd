import type { ReactNode } from 'react';

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
