import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/** When the boat means to be back, in clubs that watch for overdue boats: the others load none of it. */
export const TripPart = createPart(
  async () => (await import(/* webpackChunkName: "trip" */ './TripLines.tsx')).TripLines,
);
