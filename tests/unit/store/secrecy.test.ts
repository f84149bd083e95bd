import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectFile } from '../../../main/engine/store/connection';
import { openFile } from '../../../main/engine/store/file';
import { migrations } from '../../../main/engine/store/migrations';
import type { ProviderId } from '../../../shared/domain';
import { money } from './findings';
import { begin, bytesOf, folder, key, open, say } from './profile';

/** One word a place, so that a leak says where it comes from. */
const secrets = {
  title: 'Titelgeheimnis',
  original: 'Promptgeheimnis',
  sanitized: 'Standingeheimnis',
  restored: 'Antwortgeheimnis',
  received: 'Rohgeheimnis',
  draft: 'Entwurfgeheimnis',
  decision: 'Regelgeheimnis',
  canonical: 'Betraggeheimnis',
  finding: 'Fundgeheimnis',
  journal: 'Journalgeheimnis',
  provider: 'Anbietergeheimnis',
  masterKey: Buffer.from(key).toString('latin1'),
  hexKey: Buffer.from(key).toString('hex'),
};

const found = (bytes: Buffer): string[] =>
  Object.values(secrets).filter((secret) =>
    [secret, secret.toLowerCase()].some((form) =>
      [
        Buffer.from(form, 'utf8'),
        Buffer.from(form, 'utf16le'),
        Buffer.from(form, 'utf16le').swap16(),
        Buffer.from(Buffer.from(form).toString('base64').slice(0, -4)),
      ].some((pattern) => bytes.includes(pattern)),
    ),
  );

const fill = (path: string) => {
  const store = open(path);
  const { id } = begin(store);
  for (let i = 0; i < 20; i++) {
    // Long and short: in pages of their own and among other rows.
    const prompt = `${secrets.original} `.repeat(i % 2 === 0 ? 1 : 600);
    const { assistant } = say(store, id, null, prompt, secrets.restored, {
      sanitized: secrets.sanitized,
      title: secrets.title,
      findings: [money(secrets.finding, 'x')],
      draws: [{ type: 'MONEY', canonical: secrets.canonical, epsilonMilli: 1000, scope: '' }],
    });
    const again = store.messages.commitAnswer({
      parent: assistant.parent ?? assistant.id,
      author: secrets.provider,
      writer: 'cloud',
    });
    const part = { restored: secrets.restored, received: secrets.received, spans: [] };
    store.messages.progress(again.assistant.id, part);
    store.journal.add({
      provider: secrets.provider,
      host: 'h',
      model: 'm',
      body: secrets.journal,
      conversation: id,
      message: again.assistant.id,
    });
  }
  store.conversations.saveDraft(id, secrets.draft);
  store.decisions.set(null, { type: 'PERSON', value: secrets.decision, action: 'keep' });
  store.providers.save({
    id: 'p' as ProviderId,
    kind: 'openai-compatible',
    name: secrets.provider,
    baseUrl: null,
    hasKey: true,
    models: [],
  });
  return { store, id };
};

describe('nothing readable rests on disk', () => {
  it('while the store is open, its WAL and its copy of a migration included', () => {
    const path = folder();
    const first = fill(`${path}/palimpsest.db`);
    expect(statSync(`${path}/palimpsest.db-wal`).size).toBeGreaterThan(0);
    expect(found(bytesOf(path))).toEqual([]);
    first.store.close();
    const migrated = openFile(`${path}/palimpsest.db`, key, [...migrations, 'CREATE TABLE more (text TEXT) STRICT']);
    migrated.prepare('INSERT INTO more VALUES (?)').run(secrets.original);
    const copy = `palimpsest.db.version-${migrations.length}`;
    expect(readdirSync(path).sort()).toEqual(['palimpsest.db', 'palimpsest.db-wal', copy]);
    expect(found(bytesOf(path))).toEqual([]);
    migrated.close();
    expect(found(bytesOf(path))).toEqual([]);
  });

  it('after a deletion, in a file that outgrew the cache', () => {
    const path = folder();
    const { store, id } = fill(`${path}/palimpsest.db`);
    for (let i = 0; i < 30; i++) store.conversations.saveDraft(id, `${secrets.draft} `.repeat(60_000));
    store.conversations.remove(id);
    expect(statSync(`${path}/palimpsest.db-wal`).size).toBe(0);
    expect(found(bytesOf(path))).toEqual([]);
    store.close();
    expect(found(bytesOf(path))).toEqual([]);
  });

  it('not even the file can be read by others of this computer', () => {
    const path = folder();
    open(`${path}/new/palimpsest.db`);
    expect(statSync(`${path}/new`).mode & 0o077).toBe(0);
    expect(statSync(`${path}/new/palimpsest.db`).mode & 0o077).toBe(0);
    expect(statSync(`${path}/new/palimpsest.db-wal`).mode & 0o077).toBe(0);
  });
});

describe('what was deleted', () => {
  it('is overwritten: even with the key no page holds it', () => {
    const path = `${folder()}/palimpsest.db`;
    const { store, id } = fill(path);
    // Pages that stay in use, beside and between those of the deleted.
    const other = begin(store);
    for (let i = 0; i < 20; i++) say(store, other.id, null, 'something else');
    const decrypted = (): Buffer => {
      const raw = connectFile(path, key);
      const bytes = raw.serialize();
      raw.close();
      return bytes;
    };
    store.close();
    expect(found(decrypted())).toEqual(expect.arrayContaining([secrets.title, secrets.original, secrets.restored]));
    const again = open(path);
    again.conversations.remove(id);
    again.close();
    expect(found(decrypted()).sort()).toEqual([secrets.canonical, secrets.decision, secrets.provider].sort());
  });
});
