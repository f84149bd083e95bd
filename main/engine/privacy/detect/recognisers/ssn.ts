import type { Candidate, Recogniser } from '../../entities/entity';
import { before, cueIn, words } from './context';

const pattern = /(?<![\p{L}\p{N}_]|[0-9][.,-])(\d{3})([ .-]?)(\d{2})\2(\d{4})(?![\p{L}\p{N}_]|[.,-][0-9])/gu;
const cues = words(['ssns?', 'social(?: security)?(?: number| no)?', 'soc(?:ial)? sec', 'seguro social']);

/** US social security numbers: areas, groups and serials that are issued (SSA, 20 CFR 422.103). */
export const recogniseSsn: Recogniser = ({ text }) => {
  const found: Candidate[] = [];
  for (const match of text.matchAll(pattern)) {
    const [value, area = '', separator = '', group = '', serial = ''] = match;
    const start = match.index;
    const cue = cueIn(cues, before(text, start));
    const issued = area !== '000' && area !== '666' && area < '900' && group !== '00' && serial !== '0000';
    if (!issued || (separator !== '-' && cue === null)) continue;
    found.push({
      start,
      end: start + value.length,
      score: cue === null ? 0.85 : 0.99,
      reason: cue === null ? 'written like a US social security number' : `after '${cue}'`,
    });
  }
  return found;
};
