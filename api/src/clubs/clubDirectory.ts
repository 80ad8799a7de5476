import type { Types } from 'mongoose';
import { versionOf } from '../platform/cache/modelVersions.ts';
import { currentClub, runInClub } from '../platform/club/clubScope.ts';
import type { ClubFinder } from '../platform/http/gatekeepers.ts';
import { ClubModel, type ClubRecord } from './Club.ts';

/** Maximum age of a club's configuration in another process's cache; not every change of it raises a version. */
const MAX_AGE_MS = 10_000;

/** A club as used within the API: a `ClubScope` with the whole configuration. */
export interface KnownClub extends Omit<ClubRecord, '_id'> {
  id: Types.ObjectId;
}

interface Cached {
  club: Promise<KnownClub | null>;
  /** The loaded club; null until then. */
  loaded: KnownClub | null;
  /** Version of the club at the time of loading. */
  version: number;
  loadedAt: number;
}

const cache = new Map<string, Cached>();

function toKnownClub(record: ClubRecord | null): KnownClub | null {
  if (!record) return null;
  const { _id, ...rest } = record;
  return { id: _id, ...rest };
}

const changesOf = ({ id }: KnownClub): number => versionOf(String(id), 'Club');

function freshEntry(key: string): Cached | undefined {
  const present = cache.get(key);
  if (!present || performance.now() - present.loadedAt >= MAX_AGE_MS) return undefined;
  const { loaded, version } = present;
  return loaded && version !== changesOf(loaded) ? undefined : present;
}

function loadOnce(key: string, load: () => Promise<ClubRecord | null>): Promise<KnownClub | null> {
  const present = freshEntry(key);
  if (present) return present.club;
  // Clients choose host names freely, so the cache must not grow with their number.
  if (cache.size > 1_000) cache.clear();
  const club = load().then(toKnownClub);
  const loading: Cached = { club, loaded: null, version: 0, loadedAt: performance.now() };
  cache.set(key, loading);
  club.then(
    (found) => {
      loading.loaded = found;
      if (found) loading.version = changesOf(found);
    },
    () => cache.delete(key),
  );
  return club;
}

export function clubById(clubId: string): Promise<KnownClub | null> {
  return loadOnce(clubId, () => ClubModel.findById(clubId).lean<ClubRecord>());
}

async function loadByHost(host: string): Promise<ClubRecord | null> {
  const own = await ClubModel.findOne({ hosts: host }).sort({ _id: 1 }).lean<ClubRecord>();
  return own ?? (await ClubModel.findOne({ isDefault: true }).sort({ _id: 1 }).lean<ClubRecord>());
}

const hostKey = (host: string): string => `host ${host.toLowerCase()}`;

export const clubFinder: ClubFinder = {
  byId: clubById,
  byHost: (host) => loadOnce(hostKey(host), () => loadByHost(host.toLowerCase())),
  knownById: (clubId) => freshEntry(clubId)?.loaded ?? null,
  knownByHost: (host) => freshEntry(hostKey(host))?.loaded ?? null,
};

/** Returns the configuration of the current club. */
export async function currentClubRecord(): Promise<KnownClub> {
  const club = await clubById(String(currentClub().id));
  if (!club) throw new Error('The current club is gone.');
  return club;
}

/** Clears the cache after a club was changed. */
export function clearClubCache(): void {
  cache.clear();
}

/** Runs work in a club given by id, for work outside a request: seeding, the command line, tests. */
export async function inClub<Result>(
  clubId: string | Types.ObjectId,
  work: () => Promise<Result>,
): Promise<Result> {
  const club = await clubById(String(clubId));
  if (!club) throw new Error('There is no such club.');
  // Awaited inside, because a query runs when it is awaited and needs the club's scope.
  return runInClub(club, async () => await work());
}
