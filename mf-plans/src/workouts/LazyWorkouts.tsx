import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { WORKOUTS } from '../texts.ts';

/** A separate chunk, so that the plans do not wait for it. */
const { View } = createPart(
  async () => (await import('./WorkoutsScreen.tsx')).WorkoutsScreen,
  <Screen title={WORKOUTS} status="loading" />,
);

export { View as WorkoutsScreen };
