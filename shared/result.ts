import type { AppError, ErrorCode } from './domain';

/** Errors cross a process boundary as values. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: AppError };

// biome-ignore lint/suspicious/noConfusingVoidType: it is what a function returns
type Returned<T> = [T] extends [undefined] ? void : T;
/** What a handler gives back, at once or later; one that has nothing to say gives nothing. */
export type Answer<T> = Returned<T> | Promise<Returned<T>>;

/** An error with a code that the window knows. `detail` never holds user text. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;

  constructor(code: ErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.name = 'CodedError';
    this.code = code;
    this.detail = detail;
  }

  toValue(): AppError {
    return this.detail === undefined ? { code: this.code } : { code: this.code, detail: this.detail };
  }
}

/** Any thrown thing as a value; what has no code is `internal` and says nothing more. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof CodedError ? thrown.toValue() : { code: 'internal' };
