import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dayOfMonth } from '@fleetwatch/contract/time/weeks';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { weekdayName } from '@fleetwatch/contract/time/dayText';
import { plansOfDay } from '../plans/filterPlans.ts';
import { hueOfGroup } from '../plans/groupHue.tsx';
import { DAY } from '../texts.ts';
import { plannedCount } from './texts.ts';

/** Most dots of a day, for any number of plans. */
const DOTS_MAX = 4;

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
`;

const Day = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 60px;
  padding: 0;
  border: 0;
  border-radius: 14px;
  background: none;
  color: var(--muted);
  font-size: var(--text-xs);
  font-weight: var(--weight-label);
  line-height: 1.15;
  cursor: pointer;
  touch-action: manipulation;
  > b {
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: var(--weight-number);
  }
  &[aria-current] > b {
    box-shadow: 0 2px var(--accent);
    line-height: 1.1;
  }
  &[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
    > b {
      color: var(--paper);
    }
  }
`;

const Dots = styled.span`
  display: flex;
  gap: 3px;
  height: 7px;
  margin-top: 5px;
  > i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--hue);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--paper) 50%, transparent);
  }
`;

interface DayStripProps {
  days: readonly LocalDateText[];
  plans: readonly Plan[];
  groups: readonly UserGroup[];
  shown: LocalDateText;
  today: LocalDateText;
  onDay: (day: LocalDateText) => void;
}

/** The week's days, each with a dot in the hue of its group for a plan. */
export function DayStrip({ days, plans, groups, shown, today, onDay }: DayStripProps) {
  return (
    <Strip role="group" aria-label={DAY}>
      {days.map((day) => {
        const ofDay = plansOfDay(plans, day);
        return (
          <Day
            key={day}
            type="button"
            aria-pressed={day === shown}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDay(day)}
          >
            {weekdayName(day)} <b>{dayOfMonth(day)}</b>
            <VisuallyHidden> {plannedCount(ofDay.length)}</VisuallyHidden>
            <Dots aria-hidden="true">
              {ofDay.slice(0, DOTS_MAX).map((plan) => (
                <i key={plan._id} style={hueOfGroup(plan.group, groups)} />
              ))}
            </Dots>
          </Day>
        );
      })}
    </Strip>
  );
}
