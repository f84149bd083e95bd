/**
 * The words of the product, as types. Every process speaks these; DESIGN §2 explains them.
 * Offsets are UTF-16 code units, `[start, end)`.
 */

export * from './conversations';
export * from './entity-types';
export * from './errors';
export * from './findings';
export * from './messages';
export * from './policy';
export * from './targets';
