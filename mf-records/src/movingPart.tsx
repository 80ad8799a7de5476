import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/** A club moves once: others load nothing of it. */
export const MovingPart = createPart(
  async () => (await import(/* webpackChunkName: "moving" */ './moving/MovingScreen.tsx')).MovingScreen,
  <Screen title="Moving in" status="loading" />,
);
