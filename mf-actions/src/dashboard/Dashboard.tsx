import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useMemberStatisticsQuery } from '@fleetwatch/kit/store/members';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Skeleton } from '@fleetwatch/kit/ui/Skeleton';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { MyMiles } from './MyMiles.tsx';
import { MyWorkouts } from './MyWorkouts.tsx';
import { StillOutToday } from './StillOutToday.tsx';

/** What a member wants to know at a glance: who is out, and how the season goes. */
export function Dashboard() {
  const memberId = useAppSelector(selectMemberId);
  const statistics = useMemberStatisticsQuery(memberId, LIVE_QUERY);
  return (
    <>
      <StillOutToday />
      {statistics.data ? (
        <>
          <MyMiles statistics={statistics.data} />
          <MyWorkouts counts={statistics.data.profile} />
        </>
      ) : statistics.isError ? (
        <LoadFailure query={statistics} />
      ) : (
        <Skeleton shape="card" count={2} />
      )}
    </>
  );
}
