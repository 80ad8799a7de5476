import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';

// Separate from the kiosk, the only part of this remote that most devices open.
const TabletsPart = createPart(
  async () => (await import(/* webpackChunkName: "tablets" */ './Tablets.tsx')).Tablets,
  <Skeleton shape="card" count={2} />,
);

/** /tablets: the coaches' side of the boathouse's tablets. */
export function TabletsScreen() {
  return <TabletsPart.View />;
}
