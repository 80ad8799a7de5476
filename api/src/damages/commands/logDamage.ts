import { LOG_APPEND_MAX } from '@fleetwatch/contract/boats/limits';
import { plainLines } from '@fleetwatch/contract/texts/lineBreaks';
import type { ClientSession, Types } from 'mongoose';
import { appendToLog } from '../../boats/commands/appendToLog.ts';
import { findAnyMember } from '../../members/memberDirectory.ts';
import { ApiError } from '../../platform/http/errors.ts';

/**
 * Adds a line about a report to its boat's captain's log (rule damage.log). A full log gets no line, because
 * the report itself is the record.
 */
export async function logDamage(
  boat: Types.ObjectId,
  { text, by, at }: { text: string; by: Types.ObjectId; at: Date },
  session: ClientSession,
): Promise<void> {
  const line = plainLines(text).replaceAll('\n', ' ');
  const entry = line.length > LOG_APPEND_MAX ? `${line.slice(0, LOG_APPEND_MAX - 1)}…` : line;
  const { name: author } = await findAnyMember(String(by));
  await appendToLog({ boat: String(boat), text: entry, author, writtenAt: at }, session).catch(
    (refusal: unknown) => {
      if (!(refusal instanceof ApiError && refusal.code === 'log_full')) throw refusal;
    },
  );
}
