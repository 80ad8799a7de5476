import { FoundItemModel, type FoundItemRecord } from '../FoundItem.ts';

/** Lists found items, latest first. */
export const listFoundItems = (): Promise<FoundItemRecord[]> =>
  FoundItemModel.find().sort({ at: -1, _id: -1 }).limit(100).lean<FoundItemRecord[]>();
