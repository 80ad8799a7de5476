import { join } from 'node:path';
import { Catalogue } from '../catalogue/Catalogue.ts';
import { Connection, type Sync } from './Connection.ts';
import { Journal } from './Journal.ts';
import { Writer } from './Writer.ts';

/** The name of the one database file in the data folder. */
export const DATABASE_FILE = 'embedded.sqlite';

/** Throws with the file's name when SQLite cannot read it or finds it damaged. */
const openChecked = (file: string, sync: Sync): Connection => {
  let problem: string;
  try {
    const connection = new Connection(file, { sync });
    const found = connection.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check;
    if (found === 'ok') return connection;
    connection.close();
    problem = String(found);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  throw new Error(`The database file ${file} is damaged: ${problem}. Put a backup in its place.`);
};

/** Everything that is kept: the file's two connections, the catalogue, the writer's queue and the journal of changes. */
export class Database {
  readonly reader: Connection;
  readonly writerConnection: Connection;
  readonly catalogue: Catalogue;
  readonly writer: Writer;
  readonly journal = new Journal();
  readonly #file: string;

  /** Opens the file, making it when there is none. Throws when SQLite finds it damaged. */
  constructor(dir: string, { sync, lockTimeoutMs }: { sync: Sync; lockTimeoutMs: number }) {
    const file = join(dir, DATABASE_FILE);
    this.#file = file;
    this.writerConnection = openChecked(file, sync);
    this.catalogue = new Catalogue(this.writerConnection);
    this.reader = new Connection(file, { sync, isReader: true });
    this.writer = new Writer(this.writerConnection, lockTimeoutMs, {
      onCommit: () => {
        for (const collection of this.catalogue.all()) collection.isUncommitted = false;
        this.journal.commit();
      },
      onRollback: () => {
        this.catalogue.reload();
        this.journal.rollback();
      },
    });
  }

  /** A connection that goes on seeing what is committed now, and holds nobody up; whoever asked for it closes it. */
  openSnapshot(): Connection {
    const connection = new Connection(this.#file, { sync: 'OFF', isReader: true });
    connection.exec('BEGIN');
    // SQLite takes the snapshot at the first read.
    connection.get('SELECT name FROM sqlite_master LIMIT 1');
    return connection;
  }

  /** Refuses waiting writes, undoes an open transaction and closes the file. */
  close(): void {
    this.writer.close();
    this.reader.close();
    this.writerConnection.close();
  }
}
