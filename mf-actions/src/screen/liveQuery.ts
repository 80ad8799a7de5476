import { STATUS_REFRESH_MS } from '@fleetwatch/kit/store/sorties';

/** How often the actions screen asks again: every 3 minutes while it is looked at, and when it is looked at again. */
export const LIVE_QUERY = {
  pollingInterval: STATUS_REFRESH_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;
