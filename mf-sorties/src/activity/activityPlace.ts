import { monthName } from '@fleetwatch/contract/time/dayText';
import { futureMonth } from '@fleetwatch/contract/activity/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { isFutureMonth, monthText } from '@fleetwatch/contract/time/weeks';
import type { PickedPeriod } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { readPeriod, writePeriod } from '@fleetwatch/kit/ui/form/periodParams.ts';

/** The member or boat whose activity /activity/{type}/{name} shows. */
export interface Subject {
  whose: 'me' | 'user' | 'boat';
  /** Member or boat id. */
  id: string;
}

/** State of the activity screen; all of it is in the address. */
export interface ActivityPlace {
  mode: 'current' | 'past';
  period: PickedPeriod;
  /** Whether the picked month was requested. */
  isShown: boolean;
  view: 'month' | 'details' | 'season';
}

/**
 * `type` is cache, user or bus; an empty or unknown type means the signed-in member's own activity, and so does their own id
 * (rule activity.tabs).
 */
export function readSubject(type: string, name: string, ownId: string): Subject {
  if (type === 'bus') return { whose: 'boat', id: name };
  if (type === 'user' && name !== ownId) return { whose: 'user', id: name };
  return { whose: 'me', id: ownId };
}

export function readActivityPlace(params: URLSearchParams, today: LocalDateText): ActivityPlace {
  const view = params.get('view');
  const mode = params.get('mode') === 'past' ? 'past' : 'current';
  return {
    mode,
    period: readPeriod(params, 'none', today),
    isShown: mode === 'past' && params.get('show') === 'sorties',
    view: view === 'details' || view === 'season' ? view : 'month',
  };
}

export function writeActivityPlace({ mode, period, isShown, view }: ActivityPlace): Record<string, string> {
  return {
    ...(mode === 'past' && { mode, ...writePeriod(period, 'none'), ...(isShown && { show: 'sorties' }) }),
    ...(view !== 'month' && { view }),
  };
}

/** Returns why the picked month is not fetched; null if it is, or if none is picked. */
export function monthRefusal({ year, month }: PickedPeriod, today: LocalDateText): string | null {
  if (month === null || !isFutureMonth(year, month, today)) return null;
  return futureMonth(monthName(monthText(year, month)));
}

/** Returns the visible month, '2026-05'; null while a past month is being picked. */
export function shownMonth({ mode, period, isShown }: ActivityPlace, today: LocalDateText): string | null {
  if (mode === 'current') return today.slice(0, 7);
  const { year, month } = period;
  if (!isShown || month === null || monthRefusal(period, today) !== null) return null;
  return monthText(year, month);
}
