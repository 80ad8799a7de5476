import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/** Expected return, in clubs that watch for overdue boats; other clubs do not load it. */
export const TripPart = createPart(
  async () => (await import(/* webpackChunkName: "trip" */ './TripLines.tsx')).TripLines,
);
