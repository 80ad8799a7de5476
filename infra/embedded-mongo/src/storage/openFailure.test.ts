import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Database } from './Database.ts';
import { FolderInUse, lockFolder } from './lockFolder.ts';
import { openFailure } from './openFailure.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const open = (): Database => new Database(dir, { sync: 'OFF', lockTimeoutMs: 100 });

const errorOf = (work: (db: DatabaseSync) => void): unknown => {
  const db = new DatabaseSync(join(dir, 'other.sqlite'));
  try {
    work(db);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    db.close();
  }
};

test('names a full disk, without advice to restore a backup', () => {
  const full = errorOf((db) => {
    db.exec('PRAGMA max_page_count = 2; CREATE TABLE t(v)');
    db.exec('INSERT INTO t VALUES (zeroblob(1000000))');
  });
  const { message } = openFailure('boats.sqlite', full);
  expect(message).toMatch(/disk that holds boats\.sqlite is full/);
  expect(message).not.toContain('backup');
});

test('reports a read-only file as such', () => {
  const readOnly = errorOf((db) => {
    db.exec('CREATE TABLE t(v)');
    db.exec('PRAGMA query_only = 1; INSERT INTO t VALUES (1)');
  });
  const { message } = openFailure('boats.sqlite', readOnly);
  expect(message).toMatch(/cannot be written .*Check the rights/);
  expect(message).not.toContain('backup');
});

test('reports a path that cannot be opened as such', () => {
  mkdirSync(join(dir, 'embedded.sqlite'));
  expect(open).toThrow(/cannot be written .*Check the rights/);
});

test('points to a backup when the file is damaged', () => {
  writeFileSync(
    join(dir, 'embedded.sqlite'),
    'this is not a database, and too long to be taken for an empty one'.repeat(99),
  );
  expect(open).toThrow(/is damaged: .* Put a backup in its place/);
});

test('does not take a file of 0 bytes for an empty database', () => {
  writeFileSync(join(dir, 'embedded.sqlite'), '');
  expect(open).toThrow(/is damaged: it has 0 bytes/);
});

test('creates a database in a new folder that opens again', () => {
  open().close();
  open().close();
});

test('does not report a folder as in use when its lock file cannot be made', () => {
  mkdirSync(join(dir, 'embedded.lock'));
  expect(() => lockFolder(dir)).toThrow(/cannot be written .*Check the rights/);
  expect(() => lockFolder(dir)).not.toThrow(FolderInUse);
});
