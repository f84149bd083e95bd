import type { ReactNode } from 'react';

/** A labelled control. The control's id is `id`. */
export const Field = ({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  children: ReactNode;
}) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    {hint && <p className="hint">{hint}</p>}
  </div>
);
