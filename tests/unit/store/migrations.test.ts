import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectFile } from '../../../main/engine/store/connection';
import { openFile } from '../../../main/engine/store/file';
import { migrations } from '../../../main/engine/store/migrations';
import type { ConversationId } from '../../../shared/domain';
import { money } from './findings';
import { folder, key, open } from './profile';

const steps = [
  'CREATE TABLE one (a TEXT NOT NULL) STRICT',
  'CREATE TABLE two (b TEXT NOT NULL) STRICT; INSERT INTO two SELECT a FROM one; DROP TABLE one',
  'ALTER TABLE two ADD COLUMN c INTEGER NOT NULL DEFAULT 3',
];
const path = () => `${folder()}/palimpsest.db`;
const names = (file: string) => readdirSync(file.slice(0, file.lastIndexOf('/'))).sort();
const fileOfVersion = (version: number): string => {
  const file = path();
  const database = openFile(file, key, steps.slice(0, version));
  database.exec(version === 1 ? "INSERT INTO one VALUES ('kept')" : "INSERT INTO two (b) VALUES ('kept')");
  database.close();
  return file;
};

describe('a migration', () => {
  it.each([1, 2])('brings a file of version %i to the newest, its content kept', (version) => {
    const database = openFile(fileOfVersion(version), key, steps);
    expect(database.prepare('SELECT b, c FROM two').all()).toEqual([{ b: 'kept', c: 3 }]);
    expect(database.pragma('user_version', { simple: true })).toBe(3);
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1);
    database.close();
  });

  it('from each released version gives the schema that a new file has', () => {
    const schema = (file: string) => {
      const raw = connectFile(file, key);
      const rows = raw.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();
      raw.close();
      return rows;
    };
    const fresh = path();
    open(fresh).close();
    for (let version = 1; version <= migrations.length; version++) {
      const file = path();
      openFile(file, key, migrations.slice(0, version)).close();
      open(file).close();
      expect(schema(file)).toEqual(schema(fresh));
    }
  });

  it('from version 1 gives findings and restored places the fields that they lacked', () => {
    const file = path();
    const old = openFile(file, key, migrations.slice(0, 1));
    const { derivation: _, ...finding } = money('$84,500 \ud800 "1\u0000"', '$92,500');
    const place = { start: 0, end: 7, receivedStart: 0, receivedEnd: 7, type: 'MONEY', kind: 'restored' };
    old
      .prepare(
        `INSERT INTO conversations (id, title, pinned, temporary, epsilon, provider, model, head, created_at, updated_at)
         VALUES ('c', 'Old', 0, 0, 1.5, 'local', 'm', NULL, 1, 1)`,
      )
      .run();
    old
      .prepare(
        `INSERT INTO messages (id, conversation, parent, role, created_at, original, sanitized, findings)
         VALUES ('u', 'c', NULL, 'user', 1, 'o', 's', ?)`,
      )
      .run(JSON.stringify([finding, { ...finding, action: 'keep', mechanism: null }]));
    old
      .prepare(
        `INSERT INTO messages (id, conversation, parent, role, created_at, restored, received, spans, author, status)
         VALUES ('a', 'c', 'u', 'assistant', 2, 'r', 'r', ?, 'Local', 'done')`,
      )
      .run(JSON.stringify([place]));
    old.exec("UPDATE conversations SET head = 'a'");
    old.close();
    const store = open(file);
    const [user, answer] = store.messages.path('c' as ConversationId);
    expect(user).toMatchObject({
      findings: [
        { ...finding, derivation: null },
        { ...finding, action: 'keep', mechanism: null, derivation: null },
      ],
      instruction: null,
    });
    expect(answer).toMatchObject({ spans: [{ ...place, note: null }] });
    expect(store.conversations.get('c' as ConversationId)).toMatchObject({ mode: 'balanced', epsilon: 1.5, links: [] });
  });

  it('leaves a copy of the file before it, until the next start has succeeded', () => {
    const file = fileOfVersion(1);
    openFile(file, key, steps).close();
    expect(names(file)).toEqual(['palimpsest.db', 'palimpsest.db.version-1']);
    const aside = path();
    copyFileSync(`${file}.version-1`, aside);
    const copy = openFile(aside, key, steps.slice(0, 1));
    expect(copy.prepare('SELECT a FROM one').pluck().all()).toEqual(['kept']);
    copy.close();
    openFile(file, key, steps).close();
    expect(names(file)).toEqual(['palimpsest.db']);
  });

  it('that fails changes nothing, of all its steps', () => {
    const file = fileOfVersion(1);
    const broken = [...steps.slice(0, 2), 'CREATE TABLE three (a); SELECT nonsense'];
    expect(() => openFile(file, key, broken)).toThrow('internal');
    const database = openFile(file, key, steps.slice(0, 1));
    expect(database.prepare('SELECT a FROM one').pluck().all()).toEqual(['kept']);
    database.close();
  });

  it('that would break a reference is refused', () => {
    const file = fileOfVersion(1);
    const broken = [
      ...steps.slice(0, 1),
      "CREATE TABLE p (id TEXT PRIMARY KEY); CREATE TABLE q (p TEXT REFERENCES p (id)); INSERT INTO q VALUES ('x')",
    ];
    expect(() => openFile(file, key, broken)).toThrow('internal: migration');
    openFile(file, key, steps.slice(0, 1)).close();
  });

  it('does not begin on a file whose copy is not whole', () => {
    const file = fileOfVersion(1);
    const raw = connectFile(file, key);
    raw.exec(`CREATE TABLE pad (a); INSERT INTO pad VALUES (zeroblob(100000))`);
    raw.close();
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(50_000) ^ 1, 50_000);
    writeFileSync(file, bytes);
    expect(() => openFile(file, key, steps)).toThrow('store_damaged');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('that was cut off between copy and change runs again', () => {
    const file = fileOfVersion(1);
    copyFileSync(file, `${file}.version-1.partial`);
    writeFileSync(`${file}.version-1`, 'old');
    const database = openFile(file, key, steps);
    expect(database.prepare('SELECT b FROM two').pluck().all()).toEqual(['kept']);
    database.close();
    openFile(file, key, steps).close();
    expect(names(file)).toEqual(['palimpsest.db']);
  });
});

describe('a file of a newer version', () => {
  it('is refused and left alone', () => {
    const file = fileOfVersion(2);
    const before = readFileSync(file);
    expect(() => openFile(file, key, steps.slice(0, 1))).toThrow('store_newer: version 2');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(names(file)).toEqual(['palimpsest.db']);
  });
});
