import { now } from '../../platform/club/clock.ts';
import { TabletModel } from '../Tablet.ts';
import { tabletDirectory, type PairedTablet } from '../tabletDirectory.ts';

/** Precision of a tablet's last use, as shown to coaches. */
const SEEN_EVERY_MS = 3_600_000;

/** Returns the paired tablet with an id, after updating when it was last seen; null for any other device. */
export async function recognizeTablet(id: string | null): Promise<PairedTablet | null> {
  const tablet = id === null ? undefined : (await tabletDirectory.get()).get(id);
  if (!tablet) return null;
  const seenAt = now();
  if (seenAt.getTime() - tablet.seenAt.getTime() >= SEEN_EVERY_MS) {
    await TabletModel.updateOne({ _id: tablet._id, pairedAt: { $ne: null } }, { $set: { seenAt } });
  }
  return tablet;
}
