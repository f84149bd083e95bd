import type { EntityType } from '../../../../shared/domain';
import type { Attribute } from '../../../../shared/ipc';

/** Words of a sanitized text that tell something of its writer. */
export interface Evidence {
  readonly start: number;
  readonly end: number;
  readonly attribute: Attribute;
  readonly guess: string;
  readonly points: number;
  /** Halvings of the people that it may be, where the value itself stands there; else by attribute. */
  readonly bits?: number;
  /** Of a value that was found and kept. */
  readonly type?: EntityType;
  /** Is no more certain where more words say it. */
  readonly weak?: true;
}
