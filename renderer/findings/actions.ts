import type { Action, Mode } from '../../shared/domain';

/** What can be done with a value, what is usual first. Redact knows no other protection than a placeholder. */
export const actionsIn = (mode: Mode): readonly Action[] =>
  mode === 'redact' ? ['redact', 'keep'] : ['protect', 'keep', 'redact'];

/** What to decide for an action, and what it is called. What only Redact took out has a stand-in again in another mode. */
export const decisionFor = (mode: Mode, action: Action): Action =>
  mode === 'redact' && action === 'redact' ? 'protect' : action;
