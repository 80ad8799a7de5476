import { stringify } from 'csv-stringify';
import { CSV_SAFE } from '../platform/http/csvFile.ts';
import { Readable } from 'node:stream';
import { memberDirectory } from '../members/memberDirectory.ts';
import { AuditEntryModel, type AuditEntryRecord } from '../platform/logging/AuditEntry.ts';
import { clubText, startOfDay } from '../platform/club/clock.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { notADay } from './texts.ts';

const COLUMNS = ['When', 'Who', 'Verb', 'Kind', 'Id', 'Before', 'After', 'Request'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface PrintAuditOptions {
  /** Club-local day, `YYYY-MM-DD`; absent for the whole trail. */
  since: string | undefined;
  isCsv: boolean;
}

function startOf(day: string): Date {
  const start = DAY.test(day) ? startOfDay(day) : null;
  if (!start || Number.isNaN(start.getTime())) throw new AdminRefusal(notADay(day));
  return start;
}

const fields = (shown: AuditEntryRecord['before']): string => (shown ? JSON.stringify(shown) : '');

async function* rowsSince(since: Date | null): AsyncGenerator<string[]> {
  const members = await memberDirectory.get();
  const entries = AuditEntryModel.find(since ? { at: { $gte: since } } : {})
    .sort({ at: 1, _id: 1 })
    .lean<AuditEntryRecord[]>()
    .cursor();
  for await (const { at, who, verb, kind, subject, before, after, requestId } of entries) {
    const name = who ? (members.get(String(who))?.name ?? String(who)) : '';
    const about = subject ? String(subject) : '';
    yield [clubText(at), name, verb, kind, about, fields(before), fields(after), requestId ?? ''];
  }
}

/** Prints the current club's audit trail, one line per entry, as text or as CSV (RFC 4180, formulas escaped). */
export async function printAudit(
  { since, isCsv }: PrintAuditOptions,
  write: (line: string) => void,
): Promise<void> {
  const rows = rowsSince(since === undefined ? null : startOf(since));
  if (!isCsv) {
    for await (const row of rows) write(row.filter((cell) => cell !== '').join('  '));
    return;
  }
  const csv = Readable.from(rows).pipe(stringify({ header: true, columns: COLUMNS, ...CSV_SAFE }));
  let text = '';
  for await (const part of csv) text += String(part);
  write(text.trimEnd());
}
