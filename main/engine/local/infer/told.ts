import type { EntityType } from '../../../../shared/domain';
import type { Attribute } from '../../../../shared/ipc';

/** The place of a word, and whether it says the same only where something points to it: "the ward", no "a ward". */
export interface Head {
  readonly start: number;
  readonly end: number;
  readonly pointed: boolean;
}

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
  /** Its word that says the same alone: the bakery of "my shift at the bakery". */
  readonly head?: Head;
  /** Is no more certain where more words say it. */
  readonly weak?: true;
}
