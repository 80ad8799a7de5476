import { useDeferredValue } from 'react';
import { dailyActivityTitle } from '@fleetwatch/contract/activity/messages';
import { monthName } from '@fleetwatch/contract/activity/csvNames';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { useClubActivityQuery } from './activityApi.ts';
import { dayTotals } from './activityChart.ts';
import { ActivityDrawing } from './ActivityDrawing.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { ActivityPlaceholder } from './ActivityPlaceholder.tsx';

/** The club's month day by day: bars of trips, miles and crew, and the same as a table (rule status.dashboard). */
export function ClubActivity() {
  const { data: club } = useClubQuery();
  const activity = useClubActivityQuery(undefined, LIVE_QUERY);
  const { isAnalytic } = useAppSelector(selectProfile);
  const isShown = useDeferredValue(isAnswered(activity));
  if (!club || !isShown) return <ActivityPlaceholder />;
  const figures = dayTotals(activity.data ?? []);
  const month = monthName(activity.data?.[0]?.date ?? club.today);
  return (
    <Card title={dailyActivityTitle(month)}>
      {activity.data ? (
        <>
          {isAnalytic && figures.length > 0 && <ActivityDrawing figures={figures} today={club.today} />}
          <ActivityTable figures={figures} isOpen={!isAnalytic} />
        </>
      ) : (
        <LoadFailure query={activity} />
      )}
    </Card>
  );
}
