import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles each regular expression at its first use. It would interpret it first: but nearly all of the engine's are asked
 * of every text, so that the first text takes half as long and each further one four fifths. It says that an expression is due
 * from the start, and not that none is ever interpreted (`--no-regexp-tier-up`): those that ran before this line are, and V8
 * would now and then run what it made of them as machine code, which ends the process.
 */
export const compiledAtOnce = '--regexp-tier-up-ticks=0';

setFlagsFromString(compiledAtOnce);
