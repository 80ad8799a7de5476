import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/** Few members have guests: others load nothing of it. */
export const GuestsPart = createPart(
  async () => (await import(/* webpackChunkName: "guests" */ './guests/GuestsScreen.tsx')).GuestsScreen,
  <Screen title="Guests" status="loading" />,
);
