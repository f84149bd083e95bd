/** A sentence's part around a number: a dot inside of a word or a number ends none. */
export const clauseBefore = (left: string): string => /(?:[^.!?;\n]|\.(?=\S))*$/u.exec(left)?.[0] ?? '';
export const clauseAfter = (right: string): string => /^(?:[^.!?;\n]|\.(?=\S))*/u.exec(right)?.[0] ?? '';
