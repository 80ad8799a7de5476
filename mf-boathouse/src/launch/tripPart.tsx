import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';

/** When the boat means to be back, in clubs that watch for overdue boats: the others load none of it. */
export const TripPart = createPart(
  async () => (await import(/* webpackChunkName: "overdue" */ './TripLines.tsx')).TripLines,
);

/** Whether the club watches for overdue boats (rule club.features). */
export const useIsWatching = (): boolean => useClubQuery().data?.features?.includes('overdue') ?? false;
