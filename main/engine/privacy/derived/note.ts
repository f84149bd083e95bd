import type { RestoredSpan } from '../../../../shared/domain';

/** What a number of a reply is with the user's own numbers. */
export type Note = NonNullable<RestoredSpan['note']>;
