import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { SwipeList } from '@fleetwatch/kit/ui/list/SwipeList';
import { plansByDay } from '../plans/filterPlans.ts';
import type { Viewer } from '../plans/planRights.ts';
import type { PlanActions } from './planActions.ts';
import { planRow } from './planRow.tsx';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { SWIPE_HINT, plansOf } from './texts.ts';

/** Same swipe distance as for a boat's row. */
const PLAN_SWIPE_PX = 270;

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  @media (min-width: 62rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  > h2 {
    font-size: var(--text-l);
  }
`;

interface PlanDaysProps {
  plans: readonly Plan[];
  viewer: Viewer;
  now: LocalDateTimeText;
  actions: PlanActions;
}

/** Plans by day, in the order of launch. */
export function PlanDays({ plans, viewer, now, actions }: PlanDaysProps) {
  return (
    <Days>
      {plansByDay(plans).map(([day, ofDay], at) => (
        <Day key={day} aria-label={weekdayDayText(day)}>
          <h2>{weekdayDayText(day)}</h2>
          <SwipeList
            label={plansOf(day)}
            rows={ofDay.map((plan) => planRow(plan, viewer, now, actions))}
            swipeDistance={PLAN_SWIPE_PX}
            {...(at === 0 && { hint: SWIPE_HINT })}
          />
        </Day>
      ))}
    </Days>
  );
}
