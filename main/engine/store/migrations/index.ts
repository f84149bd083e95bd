import { first } from './0001-first';
import { modes } from './0002-modes';
import { formulas } from './0003-formulas';
import { patterns } from './0004-patterns';
import { systemPrompts } from './0005-system-prompts';
import { foundBy } from './0006-found-by';

/** The schema's steps, forward only: the nth brings a file from version n - 1 to n. A released step never changes. */
export const migrations: readonly string[] = [first, modes, formulas, patterns, systemPrompts, foundBy];
