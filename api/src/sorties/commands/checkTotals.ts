import { isDeepStrictEqual } from 'node:util';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../platform/database/database.ts';
import { TotalModel, type TotalRecord } from '../Total.ts';
import { totalsByKey } from '../totalsByKey.ts';
import { tallySorties } from './rebuildTotals.ts';

/** A large club's sorties take their time. */
const CHECK_LIMIT = { timeoutMs: 600_000 };

async function differing(session: ClientSession | null): Promise<string[]> {
  const tallied = totalsByKey(await tallySorties(session));
  const kept = totalsByKey(await TotalModel.find().session(session).lean<TotalRecord[]>());
  const keys = new Set([...Object.keys(tallied), ...Object.keys(kept)]);
  return [...keys].filter((key) => !isDeepStrictEqual(tallied[key], kept[key])).sort();
}

/**
 * Compares the club's totals with what its sorties make; answers which differ, as `season kind subject`. It looks without
 * holding anybody up; only what differs then, as a landing that comes between would make it, is looked at again in a
 * transaction, and counts.
 */
export async function checkTotals(): Promise<string[]> {
  if ((await differing(null)).length === 0) return [];
  return inTransaction((session) => differing(session), CHECK_LIMIT);
}
