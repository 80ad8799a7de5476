import { mongo, Types, type ClientSession } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { SortieModel } from '../Sortie.ts';

/** Builds an error that makes the transaction retry, so that it finds the boat launched. */
function retryTransaction(): Error {
  const error = new mongo.MongoError('A boat went out while it was to be taken from the fleet.');
  error.addErrorLabel('TransientTransactionError');
  return error;
}

/**
 * Locks boats for the duration of a transaction, so that it and a launch of one of them cannot both succeed.
 * The lock is an insert under the unique index over boats that are out, where a launch's insert conflicts
 * with it; it is deleted before the transaction ends. The caller has checked that none of the boats is out.
 */
export async function lockBoats(boats: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  if (boats.length === 0) return;
  const nobody = new Types.ObjectId();
  const locks = boats.map((boat) => ({
    boat,
    boatName: 'lock',
    moniker: 'lock',
    fleetGroup: nobody,
    isSolo: false,
    isPrivate: false,
    launcher: nobody,
    userGroup: nobody,
    launchedAt: now(),
    day: 'lock',
    season: 0,
    isOut: true as const,
  }));
  try {
    await SortieModel.insertMany(locks, { session });
  } catch (error) {
    throw duplicateFields(error) ? retryTransaction() : error;
  }
  await SortieModel.deleteMany({ launcher: nobody, day: 'lock' }, { session });
}
