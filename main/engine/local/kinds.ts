import type { EntityType } from '../../../shared/domain';

/** What the local model calls a finding, the type that it is treated as, and its name in a reason. */
export const kinds = {
  name: { type: 'PERSON', words: 'a name' },
  employer: { type: 'ORGANIZATION', words: 'an employer' },
  school: { type: 'ORGANIZATION', words: 'a school or club' },
  job: { type: 'OCCUPATION', words: 'work' },
  health: { type: 'MEDICAL_CONDITION', words: 'health' },
  place: { type: 'LOCATION', words: 'a place' },
  group: { type: 'NRP', words: 'faith, origin or politics' },
  detail: { type: 'WORD', words: 'a detail that few share' },
  secret: { type: 'WORD', words: 'a secret' },
} as const satisfies Record<string, { type: EntityType; words: string }>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];
