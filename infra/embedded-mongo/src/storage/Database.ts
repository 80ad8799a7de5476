import { join } from 'node:path';
import { Catalogue, CatalogueView } from '../catalogue/Catalogue.ts';
import { Connection, type Sync } from './Connection.ts';
import { Journal } from './Journal.ts';
import { damaged, openFailure, refuseEmptyFile } from './openFailure.ts';
import { Writer } from './Writer.ts';

/** The name of the one database file in the data folder. */
export const DATABASE_FILE = 'embedded.sqlite';

/** A moment of the database that stays, whatever is written after it. */
export interface Snapshot {
  connection: Connection;
  catalogue: CatalogueView;
}

/** Throws what `openFailure` says when SQLite cannot open the file, and when it finds it damaged. */
const openChecked = (file: string, sync: Sync): Connection => {
  refuseEmptyFile(file);
  let found: string | undefined;
  try {
    const connection = new Connection(file, { sync });
    found = connection.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check;
    if (found === 'ok') return connection;
    connection.close();
  } catch (error) {
    throw openFailure(file, error);
  }
  throw damaged(file, String(found));
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
      onCommand: () => {
        const { version } = this.catalogue;
        const count = this.journal.pendingCount;
        return () => {
          if (this.catalogue.version !== version) this.catalogue.reload();
          this.journal.rollbackTo(count);
        };
      },
    });
  }

  /** What is committed now, for reads that hold nobody up; the caller closes its connection. */
  openSnapshot(): Snapshot {
    const connection = new Connection(this.#file, { sync: 'OFF', isReader: true });
    connection.exec('BEGIN');
    // SQLite takes the snapshot at the first read, which is the catalogue's.
    return { connection, catalogue: new CatalogueView(connection) };
  }

  /** Refuses waiting writes, undoes an open transaction and closes the file. */
  close(): void {
    this.writer.close();
    this.reader.close();
    this.writerConnection.close();
  }
}
