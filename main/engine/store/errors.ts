import Database from 'better-sqlite3-multiple-ciphers';
import type { ErrorCode } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';

const codes: readonly [RegExp, ErrorCode][] = [
  [/^SQLITE_(NOTADB|CORRUPT|IOERR_CORRUPTFS|IOERR_DATA)/, 'store_damaged'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'disk_full'],
  [/^SQLITE_(IOERR_NOMEM|NOMEM)/, 'internal'],
  [/^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|PERM|PROTOCOL|READONLY)/, 'store_unreachable'],
  [/^(EACCES|EBUSY|EEXIST|EIO|EISDIR|EMFILE|ENOENT|ENOTDIR|EPERM|EROFS)/, 'store_unreachable'],
];

/** What SQLite or the file system said, as a code. `detail` is their own name for it, or `place` for a damaged file. */
export const toCoded = (thrown: unknown, place: () => string): CodedError => {
  if (thrown instanceof CodedError) return thrown;
  const name = thrown instanceof Database.SqliteError || isSystemError(thrown) ? thrown.code : '';
  const code = codes.find(([pattern]) => pattern.test(name))?.[1] ?? 'internal';
  return new CodedError(code, code === 'store_damaged' ? place() : name === '' ? undefined : name);
};

const isSystemError = (thrown: unknown): thrown is NodeJS.ErrnoException & { code: string } =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string';
