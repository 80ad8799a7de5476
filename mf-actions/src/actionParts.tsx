import { createPart } from '@fleetwatch/kit/ui/createPart';
import { Skeleton } from '@fleetwatch/kit/ui/Skeleton';

const placeholder = <Skeleton shape="card" count={2} />;

// What they share they find in one file.
export const LaunchPart = createPart(
  async () => (await import(/* webpackChunkName: "panels" */ './launch/LaunchPanel.tsx')).LaunchPanel,
  placeholder,
);
export const LandPart = createPart(
  async () => (await import(/* webpackChunkName: "panels" */ './land/LandPanel.tsx')).LandPanel,
  placeholder,
);

/** Fetched as soon as the screen is drawn: on the dock the next tap is one of them. */
export const ACTION_PARTS = [LaunchPart, LandPart];
