import { setFlagsFromString } from 'node:v8';

/**
 * Compiles each regular expression at its first use. V8 would interpret it first: but nearly all of the engine's are asked
 * of every text, so that the first text takes half as long and each further one four fifths.
 */
setFlagsFromString('--no-regexp-tier-up');
