import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IRREGULAR_STATE } from '@fleetwatch/contract/members/messages';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useMemberStatisticsQuery } from '@fleetwatch/kit/store/members';
import { selectMemberId, selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import { Skeleton } from '@fleetwatch/kit/ui/Skeleton';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { ActivityPart } from '../actionParts.tsx';
import { ActivityPlaceholder } from './ActivityPlaceholder.tsx';
import { MyMiles } from './MyMiles.tsx';
import { MyWorkouts } from './MyWorkouts.tsx';
import { StillOutToday } from './StillOutToday.tsx';

/* A month has more days than a narrow card has room for. */
const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const CARDS = ['Still Out Today', 'My Miles', 'My workouts'];

interface DashboardProps {
  /** Moniker of the class whose boats out are shown; '' for all. */
  shownClass: string;
  onShownClass: (moniker: string) => void;
  /** What stands after the cards, once they are there. */
  children?: ReactNode;
}

const hasFigures = (statistics: MemberStatistics | null | undefined): statistics is MemberStatistics =>
  typeof statistics?.miles === 'number';

/**
 * What a member wants to know at a glance: who is out, and how the season goes. It appears at once when all of it is
 * there, for cards that came one by one would push each other away from under a thumb.
 */
export function Dashboard({ shownClass, onShownClass, children }: DashboardProps) {
  const memberId = useAppSelector(selectMemberId);
  const { isAnalytic } = useAppSelector(selectProfile);
  const club = useClubQuery();
  const stillOut = useStillOutQuery();
  const statistics = useMemberStatisticsQuery(memberId, LIVE_QUERY);
  if (club.isLoading || stillOut.isLoading || statistics.isLoading) {
    return (
      <>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" count={2} />
        ))}
        {/* What follows the dashboard is from the first where it will be, or below it. */}
        <Wide>
          <ActivityPlaceholder />
        </Wide>
      </>
    );
  }
  return (
    <>
      <StillOutToday shownClass={shownClass} onShownClass={onShownClass} />
      {hasFigures(statistics.data) ? (
        <>
          <MyMiles statistics={statistics.data} />
          <MyWorkouts counts={statistics.data.profile} isDrawn={isAnalytic} />
        </>
      ) : (
        <LoadFailure query={statistics} {...(statistics.isSuccess && { text: IRREGULAR_STATE })} />
      )}
      <Wide>
        <ActivityPart.View />
      </Wide>
      {children}
    </>
  );
}
