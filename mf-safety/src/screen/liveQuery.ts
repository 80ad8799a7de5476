/** For who is out: asked for every minute while it is looked at, beside what the club's events tell. */
export const LIVE_QUERY = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;
