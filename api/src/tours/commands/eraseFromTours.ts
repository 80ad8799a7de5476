import type { ClientSession, Types } from 'mongoose';
import { TourModel, type TourRecord } from '../Tour.ts';

/**
 * Erases a member's texts in tours, and removes them from boats that have not left. Their legs stay, because
 * the log does.
 */
export async function eraseFromTours(member: Types.ObjectId, session: ClientSession): Promise<void> {
  await TourModel.updateMany({ organiser: member }, { $set: { vehicle: '' } }, { session });
  const coming = await TourModel.find({ landedAt: null, 'boats.crew': member })
    .session(session)
    .lean<TourRecord[]>();
  for (const tour of coming) {
    const boats = tour.boats.map((boat) =>
      boat.since === undefined ? { ...boat, crew: boat.crew.filter((one) => !one.equals(member)) } : boat,
    );
    await TourModel.updateOne({ _id: tour._id }, { $set: { boats } }, { session });
  }
}
