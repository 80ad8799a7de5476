import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/** When the boat is due back, in clubs that watch for overdue boats; other clubs do not load it. */
export const TripPart = createPart(
  async () => (await import(/* webpackChunkName: "trip" */ './TripLines.tsx')).TripLines,
);
