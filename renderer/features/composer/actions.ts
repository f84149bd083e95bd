import type { Action, Mode } from '../../../shared/domain';

/** What can be done with a value, what is usual first. Redact knows no other protection than to take it out. */
export const actionsIn = (mode: Mode): readonly Action[] =>
  mode === 'redact' ? ['redact', 'keep'] : ['protect', 'keep', 'redact'];

/** What to decide for an action. What only Redact took out has a stand-in again in another mode. */
export const decisionFor = (mode: Mode, action: Action): Action =>
  mode === 'redact' && action === 'redact' ? 'protect' : action;
