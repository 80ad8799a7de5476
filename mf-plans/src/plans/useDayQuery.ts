import { useState } from 'react';
import { MONTH_AND_DAY } from '@fleetwatch/contract/plans/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import type { MenuItem } from '../bar/MoreMenu.tsx';
import { pickedDate, type PlansPlace } from './plansPlace.ts';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { BACK_TO_TODAY, RESET, getCsv, getFleet, getPlans } from './texts.ts';

interface DayQuerySource {
  place: PlansPlace;
  /** The visible day, or today in its week; '' for none. */
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
  const date = day === null ? null : dayText(day, today);
  const forDay = (act: (chosen: LocalDateText) => void) => () =>
    day === null ? setRefusedFor(subject) : act(day);
  const items: MenuItem[] = [
    { key: 'plans', label: getPlans(date), onSelect: forDay((chosen) => onDate(chosen, false)) },
    { key: 'csv', label: getCsv(date), onSelect: forDay(csv.open) },
    { key: 'fleet', label: getFleet(date), onSelect: forDay((chosen) => onDate(chosen, true)) },
    {
      key: 'reset',
      label: RESET,
      onSelect: () => go({ day: '', isPicking: false, period: { ...place.period, month: null, part: null } }),
    },
    { key: 'today', label: BACK_TO_TODAY, onSelect: onToday },
  ];
  return { day, items, csv, refusal: refusedFor === subject ? MONTH_AND_DAY : null };
}
