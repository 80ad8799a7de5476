import { stampedEntry } from '@fleetwatch/contract/boats/log';
import { logFull } from '@fleetwatch/contract/boats/texts';
import { LOG_CHARACTERS_MAX } from '@fleetwatch/contract/boats/limits';
import { logEntryRule } from '@fleetwatch/contract/boats/rules';
import type { ClientSession } from 'mongoose';
import { clubDay } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import type { BoatRecord } from '../Boat.ts';
import { changeBoat } from './changeBoat.ts';
import { readFleetBoat } from './findBoat.ts';

export interface LogEntry {
  /** Boat id. */
  boat: string;
  text: string;
  /** The author's name. */
  author: string;
  writtenAt: Date;
}

/**
 * Adds an entry to a boat's log, stamped with the club's date and its author (rule log.append). Concurrent appends
 * conflict, and the transaction of one is retried, so both are stored. 409 when the log is full.
 */
export async function appendToLog(entry: LogEntry, session: ClientSession): Promise<BoatRecord> {
  refuseFields({ log: logEntryRule(entry.text) });
  const boat = await readFleetBoat(entry.boat, session);
  const stamped = stampedEntry(entry.text.trim(), entry.author, clubDay(entry.writtenAt));
  const log = boat.log === '' ? stamped : `${boat.log}\n${stamped}`;
  if (log.length > LOG_CHARACTERS_MAX) throw new ApiError('log_full', logFull(boat.name));
  return changeBoat(boat, { $set: { log, version: boat.version + 1 } }, session);
}
