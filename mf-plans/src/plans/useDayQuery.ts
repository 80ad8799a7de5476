import { useState } from 'react';
import { MONTH_AND_DAY } from '@fleetwatch/contract/plans/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import type { MenuItem } from './MoreMenu.tsx';
import { pickedDate, shortDate, type PlansPlace } from './plansPlace.ts';

interface DayQuerySource {
  place: PlansPlace;
  /** The day that shows, or today while its week does; '' for none. */
  shownDay: LocalDateText;
  today: LocalDateText;
  go: (next: Partial<PlansPlace>) => void;
  onToday: () => void;
  /** Shows a date's plans in the view of boats, or in another. */
  onDate: (day: LocalDateText, isFleet: boolean) => void;
}

/** The documented actions for one day: its plans, its CSV file, its boats (rule plan.month-and-day). */
export function useDayQuery({ place, shownDay, today, go, onToday, onDate }: DayQuerySource) {
  // A refusal stays until another day is chosen.
  const [refusedFor, setRefusedFor] = useState<string>();
  const csv = useCsvAddress();
  const day = place.isPicking ? pickedDate(place.period) : shownDay === '' ? null : shownDay;
  const subject = JSON.stringify([day, place.period, place.isPicking]);
  const label = day === null ? '' : ` for ${shortDate(day, today)}`;
  const forDay = (act: (chosen: LocalDateText) => void) => () =>
    day === null ? setRefusedFor(subject) : act(day);
  const items: MenuItem[] = [
    { key: 'plans', label: `Get plans${label}`, onSelect: forDay((chosen) => onDate(chosen, false)) },
    { key: 'csv', label: `Get CSV${label}`, onSelect: forDay(csv.open) },
    { key: 'fleet', label: `Get Fleet${label}`, onSelect: forDay((chosen) => onDate(chosen, true)) },
    {
      key: 'reset',
      label: 'Reset',
      onSelect: () => go({ day: '', isPicking: false, period: { ...place.period, month: null, part: null } }),
    },
    { key: 'today', label: 'Back to today', onSelect: onToday },
  ];
  return { day, items, csv, refusal: refusedFor === subject ? MONTH_AND_DAY : null };
}
