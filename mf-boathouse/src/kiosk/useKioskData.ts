import type { KioskBoat } from '@fleetwatch/contract/boats/wire';
import type { KioskFleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import type { KioskHeadsUp } from '@fleetwatch/contract/tweets/wire';
import { failureOf, isAnswered } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { useSortiesTodayQuery, useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { useHeadsUpsQuery } from '@fleetwatch/kit/store/tweets';
import { useTabletQuery } from '../pairing/pairingApi.ts';
import { useKioskFleetQuery } from './kioskApi.ts';

/** The kiosk's data, as far as it is known: no one is signed in, so lists have only the fields open to the kiosk. */
export interface KioskData {
  boats: readonly KioskBoat[];
  fleetGroups: readonly KioskFleetGroup[];
  members: readonly ListedMember[];
  /** Boats still out. */
  stillOut: readonly KioskSortie[];
  /** Today's, out and landed. */
  today: readonly KioskSortie[];
  /** This week's warnings; undefined until they have loaded. */
  headsUps: readonly KioskHeadsUp[] | undefined;
  /** True until the warnings have loaded; they would push down the content below. */
  isHeadsUpLoading: boolean;
  /** Whether the club requires paired tablets, and this one is not paired. */
  isUnpaired: boolean;
  /** Whether the club watches for overdue boats (rule club.features). */
  isWatching: boolean;
  /** Null until the club is known. */
  clock: ClubClock | null;
  isLoading: boolean;
  isFetching: boolean;
  /** Reason why a fetch or refetch failed. */
  failure: ApiFailure | null;
  /** Whether the server did not answer: some data is missing or cached. */
  isUnanswered: boolean;
  /** Time at which the older of the two lists of sorties was fetched, ms since 1970 by this device. */
  updatedAt: number | undefined;
}

interface QueryTimes {
  startedTimeStamp?: number | undefined;
  fulfilledTimeStamp?: number | undefined;
}

/** The club's clock, as computed by this device. */
export interface ClubClock {
  timeZone: string;
  /** Milliseconds to add to `Date.now()`. */
  skewMs: number;
  locale: string;
}

const NOTHING: readonly never[] = [];

/** Whether a query received a cached answer, which is older than the request. */
const isKept = ({ startedTimeStamp, fulfilledTimeStamp }: QueryTimes): boolean =>
  startedTimeStamp !== undefined && fulfilledTimeStamp !== undefined && fulfilledTimeStamp < startedTimeStamp;

/** Fetches the kiosk's data; several callers share the answers. */
export function useKioskData(): KioskData {
  const club = useClubQuery();
  const fleetGroups = useFleetGroupsQuery();
  const boats = useKioskFleetQuery();
  const members = useMembersQuery();
  const stillOut = useStillOutQuery();
  const today = useSortiesTodayQuery();
  const headsUps = useHeadsUpsQuery();
  // The request renews the tablet's cookie.
  const tablet = useTabletQuery(undefined, { skip: !club.data?.kioskPairing });
  const needed = [club, fleetGroups, boats, stillOut, today];
  const all = [...needed, members, headsUps, tablet];
  const failed = all.find(({ error }) => error !== undefined);
  const fetchTimes = [stillOut.fulfilledTimeStamp, today.fulfilledTimeStamp].filter((at) => at !== undefined);
  return {
    boats: boats.data ?? NOTHING,
    fleetGroups: fleetGroups.data ?? NOTHING,
    members: members.data ?? NOTHING,
    stillOut: stillOut.data?.filter(({ land }) => land === null) ?? NOTHING,
    today: today.data ?? NOTHING,
    headsUps: headsUps.data,
    isHeadsUpLoading: !isAnswered(headsUps),
    isUnpaired: all.some(({ error }) => error !== undefined && failureOf(error).code === 'tablet_unpaired'),
    isWatching: club.data?.features?.includes('overdue') ?? false,
    clock: club.data
      ? { timeZone: club.data.timezone, skewMs: club.data.clockSkewMs, locale: club.data.locale }
      : null,
    // Names to choose from may load later: boats can be launched without them.
    isLoading: !needed.every(isAnswered),
    isFetching: all.some(({ isFetching }) => isFetching),
    failure: failed ? failureOf(failed.error) : null,
    isUnanswered: failed !== undefined || needed.some((query) => !query.isFetching && isKept(query)),
    updatedAt: fetchTimes.length > 0 ? Math.min(...fetchTimes) : undefined,
  };
}
