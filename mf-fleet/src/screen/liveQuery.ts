import { STATUS_REFRESH_MS } from '@fleetwatch/kit/store/sorties';

/** For lists that others change: refetched when opened, when the page becomes visible, and every 3 minutes while it is. */
export const LIVE_QUERY = {
  pollingInterval: STATUS_REFRESH_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;
