import { CatalogueView, catalogueVersion } from '../catalogue/Catalogue.ts';
import { Connection } from './Connection.ts';

/** Snapshot that a command reads from, unaffected by later writes. */
export interface Source {
  connection: Connection;
  catalogue: CatalogueView;
}

const IDLE_CONNECTIONS = 2;

/** The connections of one thread that read committed data. */
export class Reads {
  readonly #file: string;
  readonly #idle: Connection[] = [];
  #latest: { version: number; catalogue: CatalogueView } | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Returns a snapshot of the committed data. Release it with `end`. */
  begin(): Source {
    const connection = this.#idle.pop() ?? new Connection(this.#file);
    connection.run('BEGIN');
    // The first read takes SQLite's snapshot.
    const version = catalogueVersion(connection);
    if (this.#latest?.version !== version) {
      this.close();
      connection.forget();
      this.#latest = { version, catalogue: new CatalogueView(connection) };
    }
    return { connection, catalogue: this.#latest.catalogue };
  }

  end({ connection }: Source): void {
    connection.endIterators();
    connection.run('COMMIT');
    if (this.#idle.length < IDLE_CONNECTIONS) this.#idle.push(connection);
    else connection.close();
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close();
  }
}
