import { clubCached } from '../platform/cache/clubCached.ts';
import { OnDeckModel, type OnDeckRecord } from './OnDeck.ts';

/** Stored deck entries by member id, longest first. */
export const deckDirectory = clubCached(async () => {
  const entries = await OnDeckModel.find().sort({ since: 1, _id: 1 }).lean<OnDeckRecord[]>();
  return new Map(entries.map((entry) => [String(entry.member), entry]));
});
