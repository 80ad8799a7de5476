import { STATUS_REFRESH_MS } from '@fleetwatch/kit/store/sorties';

/** Lists that others change: asked for when they are opened, looked at again, and every 3 minutes while they are looked at. */
export const LIVE_QUERY = {
  pollingInterval: STATUS_REFRESH_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;
