import type { EntityType, RiskRank } from '../../../../shared/domain';
import type { Entity } from './entity';
import { compactText, identifier } from './identifier';
import { cipherShape } from './shape';

/** A type without a format of its own: digits become digits, letters letters. */
export const shaped = (type: EntityType, risk: RiskRank): Entity =>
  identifier({
    type,
    risk,
    recognise: null,
    leakage: ['length, and which characters are digits, small or large letters, or signs'],
    canonical: compactText,
    cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, type, true),
  });
