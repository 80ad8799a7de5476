import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useMemberStatisticsQuery } from '@fleetwatch/kit/store/members';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { Skeleton } from '@fleetwatch/kit/ui/Skeleton';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { MyMiles } from './MyMiles.tsx';
import { MyWorkouts } from './MyWorkouts.tsx';
import { StillOutToday } from './StillOutToday.tsx';

const CARDS = ['Still Out Today', 'My Miles', 'My workouts'];

/**
 * What a member wants to know at a glance: who is out, and how the season goes. It appears at once when all of it is
 * there, for cards that came one by one would push each other away from under a thumb.
 */
export function Dashboard() {
  const memberId = useAppSelector(selectMemberId);
  const club = useClubQuery();
  const stillOut = useStillOutQuery();
  const statistics = useMemberStatisticsQuery(memberId, LIVE_QUERY);
  if (club.isLoading || stillOut.isLoading || statistics.isLoading) {
    return CARDS.map((card) => <Skeleton key={card} shape="card" count={2} />);
  }
  return (
    <>
      <StillOutToday />
      {statistics.data ? (
        <>
          <MyMiles statistics={statistics.data} />
          <MyWorkouts counts={statistics.data.profile} />
        </>
      ) : (
        <LoadFailure query={statistics} />
      )}
    </>
  );
}
