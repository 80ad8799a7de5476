import { useDeferredValue } from 'react';
import { dailyActivityTitle } from '@fleetwatch/contract/activity/texts';
import { monthName } from '@fleetwatch/contract/time/dayText';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { LIVE_QUERY } from '@fleetwatch/kit/store/sorties';
import { isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { Chart } from '@fleetwatch/kit/ui/chart/Chart';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { useClubActivityQuery } from './activityApi.ts';
import { dayTotals, SERIES } from './activityChart.ts';
import { colourOf } from './clubActivityStyle.ts';
import { ActivityDrawing, seriesName } from './ActivityDrawing.tsx';
import { activityTable } from './activityTable.ts';
import { ActivityPlaceholder } from './ActivityPlaceholder.tsx';
import { NO_TRIPS_THIS_MONTH } from './lazyTexts.ts';

/** The club's month day by day: bars of trips, miles and crew, and the same as a table (rule status.dashboard). */
export function ClubActivity() {
  const { data: club } = useClubQuery();
  const activity = useClubActivityQuery(undefined, LIVE_QUERY);
  const unit = useUnit();
  const isShown = useDeferredValue(isAnswered(activity));
  if (!club || !isShown) return <ActivityPlaceholder />;
  const figures = dayTotals(activity.data ?? [], unit);
  const day = activity.data?.[0]?.date ?? club.today;
  const title = dailyActivityTitle(monthName(day));
  const table = activityTable(figures, unit);
  return (
    <Card title={title}>
      {activity.data ? (
        <>
          {figures.length > 0 && (
            <Chart
              title={title}
              fileName={`club-activity-${day.slice(0, 7)}.png`}
              pictureKey={SERIES.map((series) => ({
                colour: colourOf(series),
                text: seriesName(series, unit),
              }))}
              {...(table.rows.length > 0 && { table })}
            >
              <ActivityDrawing figures={figures} today={club.today} unit={unit} />
            </Chart>
          )}
          {table.rows.length === 0 && <p>{NO_TRIPS_THIS_MONTH}</p>}
        </>
      ) : (
        <LoadFailure query={activity} />
      )}
    </Card>
  );
}
