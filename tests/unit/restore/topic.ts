import type { EntityType } from '../../../shared/domain';

/** A reply, written with what the model saw, and what the user has to read. */
export interface Case {
  readonly reply: string;
  readonly reads: string;
}

type Written<Names extends string> = (stands: Readonly<Record<Names, string>>) => string;

/** Replies to one prompt. */
export interface Topic {
  readonly title: string;
  readonly prompt: string;
  /** What is protected in the prompt, whatever detection thinks of it. */
  readonly values: readonly { readonly name: string; readonly type: EntityType; readonly value: string }[];
  readonly cases: readonly { readonly name: string; write(stands: Readonly<Record<string, string>>): Case }[];
}

/**
 * @param values Names for the values of the prompt; a reply gets their stand-ins under these names.
 * @param cases A reply over the stand-ins, and its restored text; a function where a stand-in has to stay.
 */
export const topic = <Names extends string>(
  title: string,
  prompt: string,
  values: Readonly<Record<Names, readonly [EntityType, string]>>,
  cases: readonly (readonly [Written<Names>, string | Written<Names>])[],
): Topic => ({
  title,
  prompt,
  values: Object.entries<readonly [EntityType, string]>(values).map(([name, [type, value]]) => ({ name, type, value })),
  cases: cases.map(([reply, reads], at) => ({
    name: typeof reads === 'string' ? reads : `${at + 1}`,
    write: (stands) => ({
      reply: reply(stands as Record<Names, string>),
      reads: typeof reads === 'string' ? reads : reads(stands as Record<Names, string>),
    }),
  })),
});
