import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { RESERVATIONS } from '../texts.ts';

/** A separate chunk, so that the plans do not wait for it. */
const { View } = createPart(
  async () =>
    (await import(/* webpackChunkName: "reservations" */ './ReservationsScreen.tsx')).ReservationsScreen,
  <Screen title={RESERVATIONS} status="loading" />,
);

export { View as ReservationsScreen };
