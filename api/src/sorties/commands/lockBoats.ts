import { mongo, Types, type ClientSession } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { SortieModel } from '../Sortie.ts';

/** Somebody launched meanwhile: the transaction starts again, and finds the boat on the water. */
function startAgain(): Error {
  const error = new mongo.MongoError('A boat went out while it was to be taken from the fleet.');
  error.addErrorLabel('TransientTransactionError');
  return error;
}

/**
 * Takes the places of boats among those that are out, for the length of a transaction, so that it and a launch of one of
 * them cannot both succeed: a launch is one insert under the unique index over boats that are out, and meets these there.
 * Nothing of it is left when the transaction ends. Call it where no boat was seen out.
 */
export async function lockBoats(boats: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  if (boats.length === 0) return;
  const nobody = new Types.ObjectId();
  const berths = boats.map((boat) => ({
    boat,
    boatName: 'berth',
    moniker: 'berth',
    fleetGroup: nobody,
    isSolo: false,
    isPrivate: false,
    launcher: nobody,
    userGroup: nobody,
    launchedAt: now(),
    day: 'berth',
    season: 0,
    isOut: true as const,
  }));
  try {
    await SortieModel.insertMany(berths, { session });
  } catch (error) {
    throw duplicateFields(error) ? startAgain() : error;
  }
  await SortieModel.deleteMany({ launcher: nobody, day: 'berth' }, { session });
}
