import { clubCached } from '../platform/cache/clubCached.ts';
import { TabletModel, type TabletRecord } from './Tablet.ts';

export type PairedTablet = TabletRecord & { pairedAt: Date };

/** The club's paired tablets by id, in the order of pairing. */
export const tabletDirectory = clubCached(async () => {
  const tablets = await TabletModel.find({ pairedAt: { $ne: null } })
    .sort({ pairedAt: 1, _id: 1 })
    .lean<PairedTablet[]>();
  return new Map(tablets.map((tablet) => [String(tablet._id), tablet]));
});
