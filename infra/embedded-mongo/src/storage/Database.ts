import { join } from 'node:path';
import { Catalogue } from '../catalogue/Catalogue.ts';
import { Connection, type Sync } from './Connection.ts';
import { Journal } from './Journal.ts';
import { damaged, openFailure, refuseEmptyFile } from './openFailure.ts';
import { Writer } from './Writer.ts';

/** The name of the one database file in the data folder. */
const DATABASE_FILE = 'embedded.sqlite';

/** Returns the path of a data folder's database file. */
export const databaseFile = (dir: string): string => join(dir, DATABASE_FILE);

/** Throws the error of `openFailure` if SQLite cannot open the file, or finds it damaged. */
const openChecked = (file: string, sync: Sync): Connection => {
  refuseEmptyFile(file);
  let found: string | undefined;
  try {
    const connection = new Connection(file, sync);
    found = connection.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check;
    if (found === 'ok') return connection;
    connection.close();
  } catch (error) {
    throw openFailure(file, error);
  }
  throw damaged(file, String(found));
};

/** The storage of the thread that writes: the file's connection, the catalog, the writer's queue and the journal of changes. */
export class Database {
  readonly writerConnection: Connection;
  readonly catalogue: Catalogue;
  readonly writer: Writer;
  readonly journal = new Journal();
  /** Indexes being built, by id. */
  readonly builds = new Map<number, Promise<void>>();

  /** Opens the file, creating it if missing. Throws if SQLite finds it damaged. */
  constructor(dir: string, { sync, lockTimeoutMs }: { sync: Sync; lockTimeoutMs: number }) {
    const file = databaseFile(dir);
    this.writerConnection = openChecked(file, sync);
    this.catalogue = new Catalogue(this.writerConnection);
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

  /** Refuses waiting writes, undoes an open transaction and closes the file. */
  close(): void {
    this.writer.close();
    this.writerConnection.close();
  }
}
