import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';

/** For who is out: asked for every minute while it is looked at, beside what the club's events tell. */
export const LIVE_QUERY = { ...LIST_QUERY, pollingInterval: 60_000 } as const;
