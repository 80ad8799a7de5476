import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { RESERVATIONS } from '../texts.ts';

/** A chunk of its own: who opens the plans does not wait for it. */
const { View } = createPart(
  async () =>
    (await import(/* webpackChunkName: "reservations" */ './ReservationsScreen.tsx')).ReservationsScreen,
  <Screen title={RESERVATIONS} status="loading" />,
);

export { View as ReservationsScreen };
