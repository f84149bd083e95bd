import type { Mode as ModeName } from '../../../../shared/domain';
import { balanced } from './balanced';
import { blanket } from './blanket';
import { contextual } from './contextual';
import type { Mode } from './mode';
import { redact } from './redact';

export { adoptInstruction, type Instruction } from './instructions';
export type { Mode, Outcome, Prompt, Treatment } from './mode';

export const modes: Readonly<Record<ModeName, Mode>> = {
  balanced,
  contextual,
  'task-aware': balanced,
  blanket,
  redact,
};
