import { memo, useDeferredValue, type ReactNode } from 'react';
import styled from 'styled-components';
import { IRREGULAR_STATE } from '@fleetwatch/contract/members/texts';
import { useClubQuery, useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { useMemberStatisticsQuery } from '@fleetwatch/kit/store/members';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { LIVE_QUERY, useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import { useHeadsUpsQuery } from '@fleetwatch/kit/store/tweets';
import { HeadsUpLine } from '@fleetwatch/kit/parts/HeadsUpLine';
import { RenderWhenIdle } from '@fleetwatch/kit/ui/loading/RenderWhenIdle';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import {
  ACTION_PARTS,
  ActivityPart,
  SecondaryCardsPart,
  CARD_PLACEHOLDER,
  WorkoutsPart,
} from '../actionParts.tsx';
import { ActivityPlaceholder } from './ActivityPlaceholder.tsx';
import { MyMiles } from './MyMiles.tsx';
import { StillOutToday } from './StillOutToday.tsx';

/* A month has more days than fit into a narrow card. */
const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Warnings = styled(Wide)`
  &:empty {
    display: none;
  }
`;

/* After a refetch only the cards whose data changed render. */
const StillOut = memo(StillOutToday);
const Miles = memo(MyMiles);
const Workouts = memo(WorkoutsPart.View);

const activity = (
  <Wide>
    <RenderWhenIdle placeholder={<ActivityPlaceholder />}>
      <ActivityPart.View />
    </RenderWhenIdle>
  </Wide>
);

/** Space for the conditions line before it loads. */
const STRIP_ROOM = { display: 'block', paddingTop: '4.5rem' };

const NO_PARTS: typeof ACTION_PARTS = [];

const CARDS = ['out', 'distance', 'workouts'];

interface DashboardProps {
  /** Moniker of the class whose boats out are shown; '' for all. */
  shownClass: string;
  onShownClass: (moniker: string) => void;
  /** Shown after the cards once they have loaded. */
  children?: ReactNode;
  /** Placeholder until then. */
  placeholder?: ReactNode;
}

const hasTotals = (statistics: MemberStatistics | null | undefined): statistics is MemberStatistics =>
  typeof statistics?.miles === 'number';

/**
 * The week's warnings, the boats out and the member's season. All cards appear together once loaded, because cards that arrive
 * one by one push each other from under a thumb.
 */
export function Dashboard({ shownClass, onShownClass, children, placeholder }: DashboardProps) {
  const memberId = useAppSelector(selectMemberId);
  const club = useClubQuery();
  const hasConditions = useHasFeature('conditions');
  const stillOut = useStillOutQuery();
  const statistics = useMemberStatisticsQuery(memberId, LIVE_QUERY);
  const headsUps = useHeadsUpsQuery(undefined, LIVE_QUERY);
  const isComplete = [club, stillOut, statistics, headsUps].every(isAnswered);
  // Rendering all of it at once blocks a phone, so it is deferred: React renders in slices, and a tap may come in between.
  const isShown = useDeferredValue(isComplete);
  // Data for the next tap is preloaded after the current requests.
  usePreload(isShown ? ACTION_PARTS : NO_PARTS);
  if (!isShown || !isComplete) {
    return (
      <>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" count={2} />
        ))}
        {/* Content after the dashboard starts at its final place or below it. */}
        <Wide>
          <ActivityPlaceholder />
        </Wide>
        {placeholder}
      </>
    );
  }
  return (
    <>
      <Warnings style={hasConditions ? STRIP_ROOM : undefined}>
        <RenderWhenIdle>
          <SecondaryCardsPart.View />
        </RenderWhenIdle>
        <HeadsUpLine tweets={headsUps.data} />
      </Warnings>
      <StillOut shownClass={shownClass} onShownClass={onShownClass} />
      {hasTotals(statistics.data) ? (
        <>
          <Miles statistics={statistics.data} />
          {/* Its chart and that chart's libraries load after the first figures are painted. */}
          <RenderWhenIdle placeholder={CARD_PLACEHOLDER}>
            <Workouts counts={statistics.data.profile} />
          </RenderWhenIdle>
        </>
      ) : (
        <LoadFailure query={statistics} {...(statistics.isSuccess && { text: IRREGULAR_STATE })} />
      )}
      {activity}
      {children}
    </>
  );
}
