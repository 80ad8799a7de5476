import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useMemberStatisticsQuery } from '@fleetwatch/kit/store/members';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { useCrewMessages } from '../crew/useCrewMessages.ts';
import { TripPart } from '../launch/tripPart.tsx';
import { GroupGone } from './GroupGone.tsx';
import { HelpPart } from './HelpPart.tsx';

const OverdueBarPart = createPart(
  async () => (await import(/* webpackChunkName: "overdue" */ './OverdueBar.tsx')).OverdueBar,
);
const ConditionsPart = createPart(
  async () => (await import(/* webpackChunkName: "overdue" */ './ConditionsLine.tsx')).ConditionsLine,
);
const PhotosPart = createPart(
  async () => (await import(/* webpackChunkName: "panels" */ '../report/photos/PhotoSender.tsx')).PhotoSender,
);

const NO_PARTS: (typeof TripPart)[] = [];
const WATCHING_PARTS = [TripPart];

/** The cards of /actions that can wait for its first figures: news for few members, and features that clubs have turned on. */
export function SecondaryCards() {
  const features = useClubQuery().data?.features ?? [];
  const { data: statistics } = useMemberStatisticsQuery(useAppSelector(selectMemberId));
  useCrewMessages();
  usePreload(features.includes('overdue') ? WATCHING_PARTS : NO_PARTS);
  return (
    <>
      {features.includes('conditions') && <ConditionsPart.View />}
      {features.includes('overdue') && (
        <>
          <OverdueBarPart.View />
          <HelpPart />
        </>
      )}
      {statistics?.groupactive === false && <GroupGone />}
      {features.includes('damage') && <PhotosPart.View />}
    </>
  );
}
