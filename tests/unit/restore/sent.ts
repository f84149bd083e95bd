import { quantityOf } from '../../../main/engine/privacy/entities/quantities';
import type { EntityType, Replacement } from '../../../shared/domain';
import { replacement } from '../core/replacement';

const figure = /\[([A-Z_]+)\|([^|\]]+)\|([^\]]+)\]/g;

/** A prompt as it was sent: `I am [AGE|34|32].` with what stands in its brackets. */
export const send = (prompt: string) => {
  const findings: Replacement[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: type, 2: original = '', 3: surrogate = '', index } of prompt.matchAll(figure)) {
    text += prompt.slice(from, index);
    const surrogateStart = text.length;
    text += surrogate;
    from = index + whole.length;
    const made = replacement(type as EntityType, original, surrogate);
    findings.push({
      ...made,
      mechanism: made.mechanism === 'fpe' && quantityOf(made.type) !== null ? 'mldp' : made.mechanism,
      surrogateStart,
      surrogateEnd: text.length,
    });
  }
  return { text: text + prompt.slice(from), findings };
};
