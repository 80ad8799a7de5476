import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/** A club without tours loads nothing of them. */
export const ToursPart = createPart(
  async () => (await import(/* webpackChunkName: "tours" */ './tours/ToursScreen.tsx')).ToursScreen,
  <Screen title="Tours" status="loading" />,
);
