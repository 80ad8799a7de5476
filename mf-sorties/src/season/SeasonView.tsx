import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { CALENDAR_SEASON_START, seasonName, seasonOfDay } from '@fleetwatch/contract/time/season';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import type { Subject } from '../activity/activityPlace.ts';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { countOf } from '../screen/countOf.ts';
import { YEARS_BACK } from '@fleetwatch/kit/ui/form/periodParams.ts';
import { Column } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { GoalForm } from './GoalForm.tsx';
import { useSeasonQuery } from './seasonApi.ts';
import { SeasonDrawing } from './SeasonDrawing.tsx';
import { saveGoal, readGoal } from './seasonGoal.ts';
import { SeasonTable } from './SeasonTable.tsx';
import { milesUntil, seasonWeeks } from './seasonWeeks.ts';

interface SeasonViewProps {
  subject: Subject;
  today: LocalDateText;
}

/** A season by week, compared with the one before and with one's own goal. */
export function SeasonView({ subject: { whose, id }, today }: SeasonViewProps) {
  const [params, setParams] = useSearchParams();
  const [goal, setGoal] = useState(() => (whose === 'me' ? readGoal(id) : null));
  const { data: club } = useClubQuery();
  const seasonStart = club?.seasonStart ?? CALENDAR_SEASON_START;
  const current = seasonOfDay(today, seasonStart);
  const seasons = Array.from({ length: YEARS_BACK + 1 }, (_, back) => current - back);
  const season = seasons.find((each) => String(each) === params.get('year')) ?? current;
  const query = useSeasonQuery({ of: whose === 'boat' ? 'bus' : 'user', id, season });
  const handleGoal = (miles: number | null) => {
    setGoal(miles);
    saveGoal(id, miles);
  };
  return (
    <Column>
      <TabStrip
        label="Season: year"
        tabs={seasons.map((each) => ({ value: String(each), label: seasonName(each, seasonStart) }))}
        value={String(season)}
        onChange={(chosen) => setParams({ view: 'season', year: chosen })}
      />
      {whose === 'me' && <GoalForm goal={goal} onGoal={handleGoal} />}
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {([thisSeason, before]) =>
          thisSeason && before ? <SeasonTotals {...{ today, thisSeason, before, seasonStart, goal }} /> : null
        }
      </QueryResult>
    </Column>
  );
}

interface SeasonTotalsProps {
  today: LocalDateText;
  thisSeason: SeasonDays;
  before: SeasonDays;
  seasonStart: string;
  goal: number | null;
}

const yearBefore = (day: LocalDateText): LocalDateText => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

function SeasonTotals({ today, thisSeason, before, seasonStart, goal }: SeasonTotalsProps) {
  const { isAnalytic } = useAppSelector(selectProfile);
  const weeks = seasonWeeks(thisSeason);
  const weeksBefore = seasonWeeks(before);
  const isRunning = today >= thisSeason.start && today <= thisSeason.end;
  const names = [thisSeason, before].map(({ season }) => seasonName(season, seasonStart));
  const [name = '', nameBefore = ''] = names;
  const miles = milesUntil(thisSeason.days, thisSeason.end);
  const milesBefore = milesUntil(before.days, isRunning ? yearBefore(today) : before.end);
  const goalPerWeek = goal === null ? null : goal / weeks.length;
  const summary = [
    `${countOf(miles, 'mile')} in ${name}`,
    `${formatMiles(milesBefore)} in ${nameBefore}${isRunning ? ' by the same day' : ''}`,
    ...(goal === null ? [] : [goalText(goal, miles)]),
  ].join(', ');
  return (
    <>
      <p>{summary}.</p>
      {isAnalytic && (
        <SeasonDrawing
          thisYear={weeks}
          lastYear={weeksBefore}
          goalPerWeek={goalPerWeek}
          label={`Miles per week: ${summary}. The table below has the same weeks.`}
        />
      )}
      <SeasonTable
        names={[name, nameBefore]}
        weeks={weeks}
        weeksBefore={weeksBefore}
        goalPerWeek={goalPerWeek}
      />
    </>
  );
}

function goalText(goal: number, miles: number): string {
  const left = goal - miles;
  return left > 0
    ? `${formatMiles(left)} to the goal of ${formatMiles(goal)}`
    : `goal of ${formatMiles(goal)} reached`;
}
