import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** How hard a commit is pressed to the disk: FULL survives a power cut, NORMAL a crash of the process, OFF is for tests. */
export type Sync = 'FULL' | 'NORMAL' | 'OFF';

const BUSY_TIMEOUT_MS = 5000;
const CACHE_KIB = 32_768;
const WAL_KEPT_BYTES = 16 * 1024 * 1024;

/** One SQLite connection that prepares each statement once. */
export class Connection {
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(file: string, { sync, isReader = false }: { sync: Sync; isReader?: boolean }) {
    this.db = new DatabaseSync(file, { readOnly: isReader });
    this.db.exec(
      `PRAGMA busy_timeout=${BUSY_TIMEOUT_MS}; PRAGMA cache_size=-${CACHE_KIB}; PRAGMA temp_store=MEMORY`,
    );
    if (!isReader)
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

  /** Rows one at a time. Run no other statement of the same text on this connection until the loop has ended. */
  iterate<Row>(sql: string, ...values: SQLInputValue[]): IterableIterator<Row> {
    return this.prepare(sql).iterate(...values) as IterableIterator<Row>;
  }

  /** Forgets the prepared statements of dropped tables. */
  forget(tables: readonly string[]): void {
    for (const sql of this.statements.keys()) {
      if (tables.some((table) => sql.includes(`${table} `) || sql.includes(`${table}(`)))
        this.statements.delete(sql);
    }
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }
}
