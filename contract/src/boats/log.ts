import type { LocalDateText } from '../time/localText.ts';

/** An edit of a log: its author, and the indexes (from 0) of the lines as that member wrote them. */
export interface LogEdit {
  /** The editor's name. */
  name: string;
  date: LocalDateText;
  lines: number[];
}

/** `stampedEntry('Rigger bent', 'Kim Harper', '2026-05-01') === '2026-05-01 Kim Harper: Rigger bent'` */
export function stampedEntry(text: string, author: string, day: LocalDateText): string {
  return `${day} ${author}: ${text}`;
}

export const logLines = (log: string): string[] => log.split('\n');

/**
 * Returns each line's earlier index in an edited log, or null for a line written by the edit. A line that occurred once is
 * matched once, so a copy of another member's entry belongs to the copier.
 */
export function originsOfLines(before: string, after: string): (number | null)[] {
  const waiting = new Map<string, number[]>();
  for (const [at, line] of logLines(before).entries()) waiting.set(line, [...(waiting.get(line) ?? []), at]);
  return logLines(after).map((line) => waiting.get(line)?.shift() ?? null);
}

/** `editedBy({ name: 'Kim Harper', date: '2026-05-01' }) === 'edited by Kim Harper, 2026-05-01'` */
export const editedBy = ({ name, date }: Pick<LogEdit, 'name' | 'date'>): string =>
  `edited by ${name}, ${date}`;

/** A line of a log, for display. */
export interface LogLine {
  text: string;
  /** The edit that wrote it; null for an entry in its author's version. */
  edit: LogEdit | null;
}

/** Returns a log's lines for display, without the empty ones, each with the edit it comes from. */
export function shownLines(log: string, edits: readonly LogEdit[]): LogLine[] {
  const lines = logLines(log).map((text, at) => ({
    text,
    edit: edits.find((edit) => edit.lines.includes(at)) ?? null,
  }));
  return lines.filter(({ text }) => text.trim() !== '');
}
