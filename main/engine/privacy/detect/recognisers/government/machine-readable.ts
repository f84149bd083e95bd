import type { EntityType } from '../../../../../../shared/domain';
import type { Candidate } from '../../../entities/entity';
import { isMachineReadable, looksMachineReadable } from '../../../entities/government/machine-readable';

/** Two lines of 36 or 44 characters, or three of 30, the first with the kind of document and a country. */
const zone =
  /(?<![A-Z0-9<])[ACIPV][A-Z<][A-Z<]{3}[A-Z0-9<]{25,39}(?:\r?\n[ \t>]{0,8}[A-Z0-9<]{30,44}){1,2}(?![A-Z0-9<])/g;

/** Machine-readable zones; one whose checks fail is still one where it is filled up as they are. */
export const machineReadable = (text: string): (Candidate & { type: EntityType })[] =>
  [...text.matchAll(zone)].flatMap(({ 0: lines, index: start }) => {
    const place = { start, end: start + lines.length, type: 'PASSPORT' as const };
    if (isMachineReadable(lines)) return [{ ...place, score: 0.999, reason: 'checks of a machine-readable zone' }];
    return looksMachineReadable(lines) && lines.includes('<<')
      ? [{ ...place, score: 0.95, reason: 'written like a machine-readable zone' }]
      : [];
  });
