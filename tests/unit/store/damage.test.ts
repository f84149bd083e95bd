import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../main/engine/store';
import type { ConversationId } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import { begin, folder, key, open, otherKey, say } from './profile';

const codeOf = (call: () => unknown): string => {
  try {
    call();
  } catch (thrown) {
    if (thrown instanceof CodedError) return thrown.code;
    throw thrown;
  }
  return 'none';
};

let whole: Buffer;
beforeAll(() => {
  const path = `${mkdtempSync(join(tmpdir(), 'palimpsest-store-'))}/palimpsest.db`;
  const store = openStore({ path, key });
  const { id } = begin(store);
  for (let i = 0; i < 40; i++) say(store, id, null, `prompt ${i} `.repeat(200));
  store.close();
  whole = readFileSync(path);
  rmSync(dirname(path), { recursive: true });
});

/** A closed profile of some pages. */
const profile = (): string => {
  const path = `${folder()}/palimpsest.db`;
  writeFileSync(path, whole);
  return path;
};

/** What a killed process leaves: the newest turn is in the WAL alone. */
const killedProfile = (): string => {
  const path = profile();
  const store = open(path);
  const [conversation] = store.conversations.list();
  say(store, conversation?.id as ConversationId, null, 'only in the WAL', '');
  const left = `${folder()}/palimpsest.db`;
  for (const end of ['', '-wal']) copyFileSync(path + end, left + end);
  expect(statSync(`${left}-wal`).size).toBeGreaterThan(0);
  return left;
};

const flip = (path: string, offset: number): Buffer => {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(offset) ^ 0x10, offset);
  writeFileSync(path, bytes);
  return bytes;
};

/** Opens and reads everything. */
const readAll = (path: string): void => {
  const store = openStore({ path, key });
  try {
    for (const { id } of store.conversations.list()) {
      for (const { siblings } of store.messages.path(id)) siblings.map(store.messages.get);
      store.search('prompt');
      store.journal.list();
    }
  } finally {
    store.close();
  }
};

describe('a wrong key', () => {
  it('is told as one, and changes nothing', () => {
    const path = profile();
    const before = readFileSync(path);
    expect(codeOf(() => openStore({ path, key: otherKey }))).toBe('store_wrong_key');
    expect(readFileSync(path).equals(before)).toBe(true);
    readAll(path);
  });

  it('leaves a WAL alone that a killed process left behind', () => {
    const path = killedProfile();
    expect(codeOf(() => openStore({ path, key: otherKey }))).toBe('store_wrong_key');
    expect(open(path).search('only')).toHaveLength(1);
  });
});

describe('a profile whose making was cut off', () => {
  it('begins anew', () => {
    const path = `${folder()}/palimpsest.db`;
    for (const end of ['', '-wal']) writeFileSync(`${path}.new${end}`, 'half of it');
    begin(open(path));
    expect(readdirSync(dirname(path)).sort()).toEqual(['palimpsest.db', 'palimpsest.db-wal']);
  });
});

describe('a damaged file', () => {
  it.each([0, 5, 15, 16, 20, 23, 24, 100, 2000, 4080, 4095])(
    'with a bit flipped at %i is told as damaged',
    (offset) => {
      const path = profile();
      const bytes = flip(path, offset);
      expect(codeOf(() => openStore({ path, key }))).toBe('store_damaged');
      expect(readFileSync(path).equals(bytes)).toBe(true);
    },
  );

  it('with a bit flipped on any page is told as damaged where it is read, or was not needed', () => {
    const path = profile();
    const pages = whole.length / 4096;
    const codes = Array.from({ length: pages }, (_, page) => {
      flip(path, page * 4096 + 1000);
      const code = codeOf(() => readAll(path));
      writeFileSync(path, whole);
      return code;
    });
    expect(new Set(codes)).toEqual(new Set(['store_damaged', 'none']));
    expect(codes.filter((code) => code === 'store_damaged').length).toBeGreaterThan(pages / 3);
  });

  it.each([0, 10, 100, 4095, 4096, 4097, 20_000, 40_960])('cut to %i bytes is told as damaged', (length) => {
    const path = profile();
    truncateSync(path, length);
    expect(codeOf(() => readAll(path))).toBe('store_damaged');
    expect(statSync(path).size).toBe(length);
  });

  it.each(['zeros', 'text'])('of %s is told as damaged', (what) => {
    const path = profile();
    writeFileSync(path, what === 'zeros' ? Buffer.alloc(8192) : 'SQLite format 3\0'.repeat(512));
    expect(codeOf(() => openStore({ path, key }))).toBe('store_damaged');
  });

  it('is named with its copy, and neither is touched', () => {
    const path = profile();
    writeFileSync(`${path}.version-1`, 'a copy');
    const bytes = flip(path, 100);
    expect(() => openStore({ path, key })).toThrow(`store_damaged: ${path}, ${path}.version-1`);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(existsSync(`${path}.version-1`)).toBe(true);
  });

  it('keeps the WAL beside it', () => {
    const path = killedProfile();
    const log = readFileSync(`${path}-wal`);
    writeFileSync(path, Buffer.alloc(whole.length));
    expect(codeOf(() => openStore({ path, key }))).toBe('store_damaged');
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
  });

  it('that is gone beside its WAL is not made anew', () => {
    const path = profile();
    rmSync(path);
    writeFileSync(`${path}-wal`, 'what was not yet in it');
    expect(codeOf(() => openStore({ path, key }))).toBe('store_damaged');
    expect(existsSync(path)).toBe(false);
  });
});

describe('a file that cannot be reached', () => {
  it('since another process holds it, is told as such', () => {
    const path = profile();
    open(path);
    expect(codeOf(() => openStore({ path, key }))).toBe('store_unreachable');
  });

  it('since it is a folder, or its folder is a file, is told as such', () => {
    const path = folder();
    mkdirSync(`${path}/palimpsest.db`);
    expect(codeOf(() => openStore({ path: `${path}/palimpsest.db`, key }))).toBe('store_unreachable');
    writeFileSync(`${path}/file`, '');
    expect(codeOf(() => openStore({ path: `${path}/file/palimpsest.db`, key }))).toBe('store_unreachable');
  });
});

/** A real file system of so many kilobytes; null where this user may not mount one. */
const smallDisk = (kilobytes: number): string | null => {
  const path = folder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', path]);
  });
  return path;
};

describe('a full disk', () => {
  it('refuses a turn whole, keeps the rest readable, and goes on when there is room', ({ skip }) => {
    const path = smallDisk(1024);
    if (path === null) return skip('mounting a small disk takes root');
    writeFileSync(`${path}/other`, Buffer.alloc(200_000));
    const store = openStore({ path: `${path}/palimpsest.db`, key });
    const { id } = begin(store);
    let turns = 0;
    const code = codeOf(() => {
      for (; turns < 1000; turns++) say(store, id, null, `turn ${turns} `.repeat(500), 'ok');
    });
    expect(code).toBe('disk_full');
    expect(turns).toBeGreaterThan(3);
    expect(codeOf(() => store.conversations.saveDraft(id, 'x'.repeat(200_000)))).toBe('disk_full');
    const last = store.messages.path(id)[0];
    expect(last?.siblings.length).toBeGreaterThanOrEqual(turns);
    rmSync(`${path}/other`);
    expect(say(store, id, null, 'after', 'ok').user.siblings.length).toBe((last?.siblings.length ?? 0) + 1);
    store.close();
    const again = openStore({ path: `${path}/palimpsest.db`, key });
    expect(again.search('after')).toHaveLength(1);
    again.close();
  });

  it('on which a profile cannot even begin is told as full, and once there is room it begins', ({ skip }) => {
    const path = smallDisk(64);
    if (path === null) return skip('mounting a small disk takes root');
    writeFileSync(`${path}/other`, Buffer.alloc(40_000));
    expect(codeOf(() => openStore({ path: `${path}/palimpsest.db`, key }))).toBe('disk_full');
    expect(existsSync(`${path}/palimpsest.db`)).toBe(false);
    execFileSync('mount', ['-o', 'remount,size=2m', path]);
    openStore({ path: `${path}/palimpsest.db`, key }).close();
  });
});
