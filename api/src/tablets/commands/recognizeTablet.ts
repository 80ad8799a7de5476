import { now } from '../../platform/club/clock.ts';
import { TabletModel } from '../Tablet.ts';
import { tabletDirectory, type PairedTablet } from '../tabletDirectory.ts';

/** Coaches see to within so long when a tablet was last about. */
const SEEN_EVERY_MS = 3_600_000;

/** The paired tablet of an id, noted as seen; null for any other device. */
export async function recognizeTablet(id: string | null): Promise<PairedTablet | null> {
  const tablet = id === null ? undefined : (await tabletDirectory.get()).get(id);
  if (!tablet) return null;
  const seenAt = now();
  if (seenAt.getTime() - tablet.seenAt.getTime() >= SEEN_EVERY_MS) {
    await TabletModel.updateOne({ _id: tablet._id, pairedAt: { $ne: null } }, { $set: { seenAt } });
  }
  return tablet;
}
