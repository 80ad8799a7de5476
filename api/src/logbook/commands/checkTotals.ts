import { isDeepStrictEqual } from 'node:util';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../platform/database/database.ts';
import { TotalModel, type TotalRecord } from '../Total.ts';
import { totalsByKey } from '../totalsByKey.ts';
import { seasonsToCorrect } from './correctSeasons.ts';
import { tallySorties } from './rebuildTotals.ts';

/** Timeout for a large club's many sorties. */
const CHECK_LIMIT = { timeoutMs: 600_000 };

async function findDifferences(session: ClientSession | null): Promise<string[]> {
  const tallied = totalsByKey(await tallySorties(session));
  const kept = totalsByKey(await TotalModel.find().session(session).lean<TotalRecord[]>());
  const keys = new Set([...Object.keys(tallied), ...Object.keys(kept)]);
  const differing = [...keys].filter((key) => !isDeepStrictEqual(tallied[key], kept[key])).sort();
  const seasons = await seasonsToCorrect(session);
  return [...differing, ...seasons.map((season) => `${season} sorties`)];
}

/**
 * Compares the club's totals with its sorties. Returns the keys of those that differ, as `season kind
 * subject`, and `season sorties` for a season some of whose sorties are stored under another one. The first
 * comparison runs outside a transaction and so blocks no one; because a landing may occur during it,
 * differing totals are compared again in a transaction.
 */
export async function checkTotals(): Promise<string[]> {
  if ((await findDifferences(null)).length === 0) return [];
  return inTransaction((session) => findDifferences(session), CHECK_LIMIT);
}
