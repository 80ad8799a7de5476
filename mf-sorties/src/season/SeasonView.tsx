import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import {
  CALENDAR_SEASON_START,
  seasonFileName,
  seasonName,
  seasonOfDay,
} from '@fleetwatch/contract/time/season';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { useMemberStatisticsQuery } from '@fleetwatch/kit/store/members';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { YEARS_BACK } from '@fleetwatch/kit/ui/form/periodParams.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Column } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import type { Subject } from '../activity/activityPlace.ts';
import { DaysOnWater } from './DaysOnWater.tsx';
import { GoalForm } from './GoalForm.tsx';
import { useSeasonQuery } from './seasonApi.ts';
import { seasonCalendar } from './seasonCalendar.ts';
import { saveGoal, readGoal } from './seasonGoal.ts';
import { SeasonHero } from './SeasonHero.tsx';
import { SeasonMiles } from './SeasonMiles.tsx';
import { seasonTotals } from './seasonTotals.ts';
import { SeasonWorkouts } from './SeasonWorkouts.tsx';
import { MY_GOAL, SEASONS } from './texts.ts';

interface SeasonViewProps {
  subject: Subject;
  today: LocalDateText;
}

/** For the viewer's own season: workouts and the goal. */
const Aside = styled(Column)``;

const Cards = styled(Column)`
  align-items: start;
  @media (min-width: 64rem) {
    gap: var(--s4);
    &:has(> ${Aside}) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
    }
    > ${Aside} {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** A season of a member or a boat, compared with the previous one and the viewer's own goal (rule activity.season). */
export function SeasonView({ subject, today }: SeasonViewProps) {
  const [params, setParams] = useSearchParams();
  const { data: club } = useClubQuery();
  const seasonStart = club?.seasonStart ?? CALENDAR_SEASON_START;
  const current = seasonOfDay(today, seasonStart);
  const seasons = Array.from({ length: YEARS_BACK + 1 }, (_, back) => current - back);
  const season = seasons.find((each) => String(each) === params.get('year')) ?? current;
  const query = useSeasonQuery({ of: subject.whose === 'boat' ? 'bus' : 'user', id: subject.id, season });
  return (
    <Column>
      <TabStrip
        label={SEASONS}
        tabs={seasons.map((each) => ({ value: String(each), label: seasonName(each, seasonStart) }))}
        value={String(season)}
        onChange={(chosen) => setParams({ view: 'season', year: chosen })}
      />
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {([thisSeason, before]) =>
          thisSeason && before ? (
            <SeasonCards {...{ subject, today, season: thisSeason, before, seasonStart }} />
          ) : null
        }
      </QueryResult>
    </Column>
  );
}

interface SeasonCardsProps extends SeasonViewProps {
  season: SeasonDays;
  before: SeasonDays;
  seasonStart: string;
}

function SeasonCards({ subject, today, season, before, seasonStart }: SeasonCardsProps) {
  const unit = useUnit();
  const isOwn = subject.whose === 'me';
  const [goal, setGoal] = useState(() => (isOwn ? readGoal(subject.id) : null));
  const totals = seasonTotals(season, before, { today, seasonStart, unit });
  const calendar = seasonCalendar(season, today, unit);
  const { data: statistics } = useMemberStatisticsQuery(subject.id, { skip: !isOwn || !totals.isRunning });
  const fileOf = (what: string) =>
    `${subject.whose}-season-${what}-${seasonFileName(season.season, seasonStart)}.png`;
  const handleGoal = (miles: number | null) => {
    setGoal(miles);
    saveGoal(subject.id, miles);
  };
  return (
    <>
      <SeasonHero subject={subject} miles={totals.miles} days={calendar.rowed} isRunning={totals.isRunning} />
      <Cards>
        <SeasonMiles {...{ season, before, totals, goal, unit }} fileName={fileOf('miles')} />
        <DaysOnWater {...{ calendar, today }} fileName={fileOf('days')} />
        {isOwn && (
          <Aside>
            {statistics && totals.isRunning && (
              <SeasonWorkouts counts={statistics.profile} fileName={fileOf('workouts')} />
            )}
            <Card title={MY_GOAL}>
              <GoalForm key={unit} goal={goal} unit={unit} onGoal={handleGoal} />
            </Card>
          </Aside>
        )}
      </Cards>
    </>
  );
}
