import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { monthOf, yearOf } from '@fleetwatch/contract/time/weeks';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { yearsBack } from '@fleetwatch/kit/ui/MonthWeekPicker';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import type { Subject } from '../activity/activityPlace.ts';
import { Fetched } from '@fleetwatch/kit/ui/Fetched';
import { countOf, formatMiles } from '../screen/formatMiles.ts';
import { YEARS_BACK, readPeriod } from '@fleetwatch/kit/ui/periodParams.ts';
import { Column } from '@fleetwatch/kit/ui/pickLayout.ts';
import { GoalForm } from './GoalForm.tsx';
import { useSeasonQuery, type MilesByDay } from './seasonApi.ts';
import { SeasonDrawing } from './SeasonDrawing.tsx';
import { keepGoal, readGoal } from './seasonGoal.ts';
import { SeasonTable } from './SeasonTable.tsx';
import { milesUntil, seasonWeeks } from './seasonWeeks.ts';

interface SeasonViewProps {
  subject: Subject;
  today: string;
}

const MONTHS = 12;

/** A year by the week, against the one before and against one's own goal. */
export function SeasonView({ subject: { whose, id }, today }: SeasonViewProps) {
  const [params, setParams] = useSearchParams();
  const [goal, setGoal] = useState(() => (whose === 'me' ? readGoal(id) : null));
  const { year } = readPeriod(params, 'none', today);
  const of = whose === 'boat' ? 'bus' : 'user';
  const untilMonth = year === yearOf(today) ? monthOf(today) : MONTHS;
  const season = useSeasonQuery({ of, id, year, untilMonth });
  const before = useSeasonQuery({ of, id, year: year - 1, untilMonth: MONTHS });
  const both = {
    currentData:
      season.currentData && before.currentData
        ? { thisYear: season.currentData, lastYear: before.currentData }
        : undefined,
    error: season.error ?? before.error,
    isFetching: season.isFetching || before.isFetching,
    fulfilledTimeStamp: season.fulfilledTimeStamp,
    refetch: () => {
      void season.refetch();
      void before.refetch();
    },
  };
  const handleGoal = (miles: number | null) => {
    setGoal(miles);
    keepGoal(id, miles);
  };
  return (
    <Column>
      <TabStrip
        label="Season: year"
        tabs={yearsBack(today, YEARS_BACK).map((each) => ({ value: String(each), label: String(each) }))}
        value={String(year)}
        onChange={(chosen) => setParams({ view: 'season', year: chosen })}
      />
      {whose === 'me' && <GoalForm goal={goal} onGoal={handleGoal} />}
      <Fetched query={both} isEmpty={() => false} emptyText="">
        {({ thisYear, lastYear }) => <SeasonFigures {...{ year, today, thisYear, lastYear, goal }} />}
      </Fetched>
    </Column>
  );
}

interface SeasonFiguresProps {
  year: number;
  today: string;
  thisYear: MilesByDay;
  lastYear: MilesByDay;
  goal: number | null;
}

function SeasonFigures({ year, today, thisYear, lastYear, goal }: SeasonFiguresProps) {
  const { isAnalytic } = useAppSelector(selectProfile);
  const weeks = seasonWeeks(year, thisYear);
  const weeksBefore = seasonWeeks(year - 1, lastYear);
  const isRunning = year === yearOf(today);
  const miles = milesUntil(thisYear, `${year}-12-31`);
  const milesBefore = milesUntil(lastYear, isRunning ? `${year - 1}${today.slice(4)}` : `${year - 1}-12-31`);
  const goalPerWeek = goal === null ? null : goal / weeks.length;
  const summary = [
    `${countOf(miles, 'mile')} in ${year}`,
    `${formatMiles(milesBefore)} in ${year - 1}${isRunning ? ' by the same day' : ''}`,
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
      <SeasonTable year={year} weeks={weeks} weeksBefore={weeksBefore} goalPerWeek={goalPerWeek} />
    </>
  );
}

function goalText(goal: number, miles: number): string {
  const left = goal - miles;
  return left > 0
    ? `${formatMiles(left)} to the goal of ${formatMiles(goal)}`
    : `goal of ${formatMiles(goal)} reached`;
}
