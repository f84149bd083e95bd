import { matched } from '../../text/around';
/** A sentence's part around a number: a dot inside of a word or a number ends none. */
export const clauseBefore = (left: string): string => matched(/(?:[^.!?;\n]|\.(?=\S))*$/u, left);
export const clauseAfter = (right: string): string => matched(/^(?:[^.!?;\n]|\.(?=\S))*/u, right);
