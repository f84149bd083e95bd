import type { Mode as ModeName } from '../../../../shared/domain';
import { balanced } from './balanced';
import { blanket } from './blanket';
import { contextual } from './contextual';
import type { Mode } from './mode';
import { redact } from './redact';
import { taskAware } from './task-aware';

export { adoptInstruction, continueInstruction, type Instruction, joinInstructions } from './instructions';
export type { Outcome } from './mode';
export type { WordScores } from './task-aware';
export { wordsSentBefore } from './words/reading';

export const modes: Readonly<Record<ModeName, Mode>> = {
  balanced,
  contextual,
  'task-aware': taskAware,
  blanket,
  redact,
};
