import styled from 'styled-components';
import { isNowBoarding } from '@fleetwatch/contract/plans/planTimes';
import { NOW_BOARDING_MINUTES } from '@fleetwatch/contract/plans/limits';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { hourText } from '../plans/hourText.ts';
import { PlanCard, type PlanCardContext } from './PlanCard.tsx';
import { NOW_BOARDING } from '../texts.ts';
import { EARLIER_TODAY, LATER_TODAY, launchingWithin } from './texts.ts';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  margin-bottom: var(--s4);
  > h2 {
    font-size: var(--text-m);
  }
  > h2 > small {
    margin-left: var(--s2);
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-fact);
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 10px;
  align-items: start;
`;

interface DayPart {
  title: string;
  note?: string;
  plans: Plan[];
}

/** Sections of today's plans: boarding now, later, earlier. Another day is one part. */
export function partsOf(plans: readonly Plan[], day: LocalDateText, now: LocalDateTimeText): DayPart[] {
  if (day !== datePart(now))
    return plans.length === 0 ? [] : [{ title: weekdayDayText(day), plans: [...plans] }];
  const boards = (plan: Plan) => isNowBoarding(plan.launchtime, now);
  const parts: DayPart[] = [
    {
      title: NOW_BOARDING,
      note: launchingWithin(NOW_BOARDING_MINUTES, hourText(now)),
      plans: plans.filter(boards),
    },
    { title: LATER_TODAY, plans: plans.filter((plan) => !boards(plan) && plan.launch > now) },
    { title: EARLIER_TODAY, plans: plans.filter((plan) => !boards(plan) && plan.launch <= now) },
  ];
  return parts.filter(({ plans: ofPart }) => ofPart.length > 0);
}

interface DayViewProps {
  plans: readonly Plan[];
  day: LocalDateText;
  context: PlanCardContext;
}

/** One day's plans as cards (rule plan.day). */
export function DayView({ plans, day, context }: DayViewProps) {
  return partsOf(plans, day, context.now).map(({ title, note, plans: ofPart }) => (
    <Part key={title} aria-label={title}>
      <h2>
        {title}
        {note === undefined ? null : <small>{note}</small>}
      </h2>
      <Cards>
        {ofPart.map((plan) => (
          <PlanCard key={plan._id} plan={plan} context={context} />
        ))}
      </Cards>
    </Part>
  ));
}
