import { useRef } from 'react';
import { monthName } from '@fleetwatch/contract/time/dayText';
import { monthText } from '@fleetwatch/contract/time/weeks';
import { MonthWeekPicker, yearsBack } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { YEARS_BACK } from '@fleetwatch/kit/ui/form/periodParams.ts';
import { Actions, Column } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { monthRefusal, shownMonth } from './activityPlace.ts';
import type { ActivityPlace } from './activityPlace.ts';
import { ACTION } from '../texts.ts';
import { backTo, getActivityFor, PAST_MONTHS } from './texts.ts';

interface PastMonthsProps {
  place: ActivityPlace;
  today: string;
  onPlace: (place: Partial<ActivityPlace>) => void;
}

/** Picks a month, with a button to show it and one to return to the current month. */
export function PastMonths({ place, today, onPlace }: PastMonthsProps) {
  const actionStrip = useRef<HTMLDivElement>(null);
  const { period } = place;
  const refusal = monthRefusal(period, today);
  const month = period.month === null ? null : monthName(monthText(period.year, period.month));
  const actions = [
    ...(month === null
      ? []
      : [
          {
            value: 'get',
            label: refusal ?? getActivityFor(month),
            ...(refusal !== null && { isDisabled: true, reason: refusal }),
          },
        ]),
    { value: 'back', label: backTo(monthName(today)) },
  ];
  const act = (action: string) => {
    if (action === 'get') onPlace({ isShown: true });
    else onPlace({ mode: 'current', isShown: false });
  };
  const focusActions = () =>
    actionStrip.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
  return (
    <Column>
      <MonthWeekPicker
        label={PAST_MONTHS}
        parts="none"
        value={period}
        onChange={(picked) => onPlace({ period: picked, isShown: false })}
        today={today}
        years={yearsBack(today, YEARS_BACK)}
        mayPickFuture
        hasNext
        onNext={focusActions}
      />
      <Actions ref={actionStrip}>
        <TabStrip
          label={ACTION}
          tabs={actions}
          value={shownMonth(place, today) === null ? '' : 'get'}
          onChange={act}
        />
      </Actions>
    </Column>
  );
}
