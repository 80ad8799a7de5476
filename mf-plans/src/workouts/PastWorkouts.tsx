import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { monthOf, yearOf } from '@fleetwatch/contract/time/weeks';
import { MonthWeekPicker } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Actions, Column, PickAndShow, Picks } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { ScrollIntoView } from '@fleetwatch/kit/ui/layout/ScrollIntoView';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useWorkoutsOfMonthQuery } from '../data/workoutsApi.ts';
import { WorkoutList } from './WorkoutList.tsx';
import type { WorkoutActions } from './workoutRow.tsx';
import { periodName, pickedWeek, weekRefusal, workoutsOfWeek, type WorkoutsPlace } from './workoutsPlace.ts';
import { ACTION, BACK_TO_CURRENT, PAST_WEEKS, getWorkouts, noneInWeek, workoutsOf } from './texts.ts';

interface PastWorkoutsProps {
  place: WorkoutsPlace;
  today: LocalDateText;
  go: (next: Partial<WorkoutsPlace>) => void;
  actions: WorkoutActions;
}

/** Picks a month and a week, and lists its workouts; future weeks are refused. */
export function PastWorkouts({ place, today, go, actions }: PastWorkoutsProps) {
  const { month, week: part, isRequested } = place;
  const refusal = isRequested ? weekRefusal(place, today) : null;
  const week = isRequested && refusal === null ? pickedWeek(place, today) : null;
  const query = useWorkoutsOfMonthQuery(month, { skip: week === null });
  const name = periodName(place, today);
  const tabs = [
    { value: 'get', label: getWorkouts(name) },
    { value: 'back', label: BACK_TO_CURRENT },
  ];
  return (
    <PickAndShow>
      <Column>
        <Picks>
          <MonthWeekPicker
            label={PAST_WEEKS}
            parts="weeks"
            value={{ year: yearOf(today), month, part }}
            onChange={(picked) =>
              go({ month: picked.month ?? monthOf(today), week: picked.part, isRequested: false })
            }
            today={today}
          />
        </Picks>
        <Actions>
          <TabStrip
            label={ACTION}
            tabs={tabs}
            value={week === null ? '' : 'get'}
            onChange={(action) =>
              action === 'back'
                ? go({ mode: 'current', week: null, isRequested: false })
                : go({ isRequested: true })
            }
          />
        </Actions>
        <div role="alert">{refusal !== null && <Notice tone="amber">{refusal}</Notice>}</div>
      </Column>
      {week !== null && (
        <ScrollIntoView key={week.start}>
          <WorkoutList
            label={workoutsOf(name)}
            query={query}
            select={(workouts) => workoutsOfWeek(workouts, week)}
            emptyText={noneInWeek(name)}
            actions={actions}
          />
        </ScrollIntoView>
      )}
    </PickAndShow>
  );
}
