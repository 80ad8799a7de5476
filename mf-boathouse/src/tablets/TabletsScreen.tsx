import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';

// The kiosk, which is all that most devices open of this remote, does without it.
const TabletsPart = createPart(
  async () => (await import(/* webpackChunkName: "tablets" */ './Tablets.tsx')).Tablets,
  <Skeleton shape="card" count={2} />,
);

/** /tablets: the coaches' side of the boathouse's tablets. */
export function TabletsScreen() {
  return <TabletsPart.View />;
}
