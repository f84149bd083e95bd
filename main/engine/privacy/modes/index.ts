import type { Mode as ModeName } from '../../../../shared/domain';
import { balanced } from './balanced';
import type { Mode } from './mode';
import { redact } from './redact';

export { adoptInstruction, type Instruction } from './instructions';
export type { Mode, Outcome, Prompt, Treatment } from './mode';

export const modes: Readonly<Record<ModeName, Mode>> = {
  balanced,
  contextual: balanced,
  'task-aware': balanced,
  blanket: balanced,
  redact,
};
