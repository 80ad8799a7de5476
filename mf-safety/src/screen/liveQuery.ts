import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';

/** For boats that are out: refetched every minute while visible, besides the club's events. */
export const LIVE_QUERY = { ...LIST_QUERY, pollingInterval: 60_000 } as const;
