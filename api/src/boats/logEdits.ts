import type { LogEdit } from '@fleetwatch/contract/boats/log';
import { logLines, originsOfLines } from '@fleetwatch/contract/boats/log';
import type { Types } from 'mongoose';
import { clubDay } from '../platform/club/clock.ts';

/** A member's edit of a boat's log, and the lines that are still unchanged since. */
export interface LogEditRecord {
  by: Types.ObjectId;
  at: Date;
  /** Line indices, from 0. */
  lines: number[];
}

/**
 * Adds an edit to those of a log. Earlier editors' lines move to their new indices, and the new lines are
 * the editor's. Each member is listed once, with their last edit, even when no line of theirs remains.
 */
export function logEditsAfter(
  edits: readonly LogEditRecord[],
  log: { before: string; after: string },
  { by, at }: Pick<LogEditRecord, 'by' | 'at'>,
): LogEditRecord[] {
  const origins = originsOfLines(log.before, log.after);
  const linesOf = (isTheirs: (origin: number | null, line: number) => boolean): number[] =>
    [...origins.keys()].filter((line) => isTheirs(origins[line] ?? null, line));
  const moved = edits.map((edit) => ({
    ...edit,
    lines: linesOf((origin) => origin !== null && edit.lines.includes(origin)),
  }));
  const after = logLines(log.after);
  const written = linesOf((origin, line) => origin === null && after[line]?.trim() !== '');
  const earlier = moved.find((edit) => edit.by.equals(by))?.lines ?? [];
  const lines = [...earlier, ...written].sort((one, other) => one - other);
  return [...moved.filter((edit) => !edit.by.equals(by)), { by, at, lines }];
}

export const presentLogEdit = (
  { by, at, lines }: LogEditRecord,
  nameOf: (id: string) => string,
): LogEdit => ({
  name: nameOf(String(by)),
  date: clubDay(at),
  lines,
});
