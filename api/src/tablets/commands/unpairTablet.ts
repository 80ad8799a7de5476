import { TABLET_NOT_FOUND } from '@fleetwatch/contract/tablets/messages';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { TabletModel } from '../Tablet.ts';

/** Ends a tablet's pairing: its next call is refused. 404 for a tablet that is not paired. */
export async function unpairTablet(id: string, session: ClientSession): Promise<{ _id: string }> {
  const { deletedCount } = await TabletModel.deleteOne({ _id: id, pairedAt: { $ne: null } }, { session });
  if (deletedCount === 0) throw new ApiError('not_found', TABLET_NOT_FOUND);
  return { _id: id };
}
