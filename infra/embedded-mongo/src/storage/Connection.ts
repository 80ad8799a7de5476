import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Durability of a commit on the disk: FULL survives a power cut, NORMAL a crash of the process, OFF is for tests. */
export type Sync = 'FULL' | 'NORMAL' | 'OFF';

const BUSY_TIMEOUT_MS = 5000;
const CACHE_KIB = 32_768;
const READER_CACHE_KIB = 4096;
const WAL_KEPT_BYTES = 16 * 1024 * 1024;

/** One SQLite connection that prepares each statement once. Without `sync` it only reads. */
export class Connection {
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly iterators = new Set<Iterator<unknown>>();
  private readonly sortTables: string[] = [];
  private sortTableCount = 0;

  constructor(file: string, sync?: Sync) {
    this.db = new DatabaseSync(file, { readOnly: sync === undefined });
    this.db.exec(
      `PRAGMA busy_timeout=${BUSY_TIMEOUT_MS}; PRAGMA cache_size=-${sync === undefined ? READER_CACHE_KIB : CACHE_KIB}`,
    );
    if (sync !== undefined)
      this.db.exec(
        `PRAGMA journal_mode=WAL; PRAGMA synchronous=${sync}; PRAGMA journal_size_limit=${WAL_KEPT_BYTES}`,
      );
  }

  private prepare(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  exec(sql: string): void {
    this.db.exec(sql);
  }

  run(sql: string, ...values: SQLInputValue[]): { changes: number; lastInsertRowid: number } {
    const { changes, lastInsertRowid } = this.prepare(sql).run(...values);
    return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
  }

  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.prepare(sql).get(...values) as Row | undefined;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.prepare(sql).all(...values) as Row[];
  }

  /** Returns rows one at a time, from a separate statement until the loop ends. */
  *iterate<Row>(sql: string, ...values: SQLInputValue[]): Generator<Row, void> {
    const statement = this.prepare(sql);
    this.statements.delete(sql);
    const rows = statement.iterate(...values) as IterableIterator<Row>;
    this.iterators.add(rows);
    try {
      yield* rows;
    } finally {
      this.iterators.delete(rows);
      this.statements.set(sql, statement);
    }
  }

  /** Ends loops that will not continue because their work was cut off: they would hold locks. */
  endIterators(): void {
    for (const rows of this.iterators) rows.return?.();
    this.iterators.clear();
  }

  /** Returns an empty temporary table for one sort's keys; return it afterwards. */
  takeSortTable(): string {
    const free = this.sortTables.pop();
    if (free !== undefined) return free;
    const name = `sort${++this.sortTableCount}`;
    this.exec(`CREATE TEMP TABLE ${name}(key BLOB NOT NULL, rid INTEGER NOT NULL)`);
    return name;
  }

  giveSortTable(name: string): void {
    this.run(`DELETE FROM temp.${name}`);
    this.sortTables.push(name);
  }

  /** Drops the prepared statements, some of which may refer to deleted tables. */
  forget(): void {
    this.statements.clear();
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }
}
