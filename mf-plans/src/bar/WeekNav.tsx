import styled from 'styled-components';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { isDayOpen } from '../plans/plansPlace.ts';
import { NEXT_WEEK, PREVIOUS_WEEK } from './texts.ts';
import { WEEK } from '../texts.ts';
import { weekName } from '../plans/planTexts.ts';

const Nav = styled.div`
  display: flex;
  align-items: center;
  margin-right: auto;
  > b {
    font-size: var(--text-l);
    font-weight: var(--weight-label);
  }
  > button:first-child > svg {
    rotate: 180deg;
  }
`;

const DAYS_IN_WEEK = 7;

interface WeekNavProps {
  week: LocalDateText;
  today: LocalDateText;
  onWeek: (monday: LocalDateText) => void;
}

/** '‹ May 25 to 31 ›', as far as plans can be made (rule plan.years). */
export function WeekNav({ week, today, onWeek }: WeekNavProps) {
  const [before, after] = [addDays(week, -DAYS_IN_WEEK), addDays(week, DAYS_IN_WEEK)];
  return (
    <Nav role="group" aria-label={WEEK}>
      <IconButton icon="chevron" label={PREVIOUS_WEEK} onClick={() => onWeek(before)} />
      <b aria-live="polite">{weekName(week, today)}</b>
      <IconButton
        icon="chevron"
        label={NEXT_WEEK}
        disabled={!isDayOpen(after, today)}
        onClick={() => onWeek(after)}
      />
    </Nav>
  );
}
