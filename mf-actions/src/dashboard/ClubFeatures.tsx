import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { PhotoSender } from '../report/photos/PhotoSender.tsx';

const OverdueBarPart = createPart(
  async () => (await import(/* webpackChunkName: "overdue" */ './OverdueBar.tsx')).OverdueBar,
);

/** What a club has turned on does on /actions by itself (rule club.features). */
export function ClubFeatures({ features }: { features: readonly string[] }) {
  return (
    <>
      {features.includes('damage') && <PhotoSender />}
      {features.includes('overdue') && <OverdueBarPart.View />}
    </>
  );
}
