import { monthName } from '@fleetwatch/contract/activity/csvNames';
import { futureDate } from '@fleetwatch/contract/activity/messages';
import { MONTH_AND_DAY } from '@fleetwatch/contract/plans/messages';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dateText, monthText } from '@fleetwatch/contract/time/weeks';
import type { PickedPeriod } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { readPeriod, writePeriod } from '@fleetwatch/kit/ui/form/periodParams.ts';

/** State of /sorties; all of it is in the address. */
export interface DayPlace {
  mode: 'today' | 'past';
  period: PickedPeriod;
  /** Whether the sorties of the picked day were requested. */
  isShown: boolean;
  view: 'list' | 'timeline';
}

export function readDayPlace(params: URLSearchParams, today: LocalDateText): DayPlace {
  return {
    mode: params.get('mode') === 'past' ? 'past' : 'today',
    period: readPeriod(params, 'day', today),
    isShown: params.get('show') === 'sorties',
    view: params.get('view') === 'timeline' ? 'timeline' : 'list',
  };
}

export function writeDayPlace({ mode, period, isShown, view }: DayPlace): Record<string, string> {
  return {
    ...(mode === 'past' && { mode, ...writePeriod(period, 'day'), ...(isShown && { show: 'sorties' }) }),
    ...(view === 'timeline' && { view }),
  };
}

/** The picked day; null while month or day is missing. */
export function pickedDay({ year, month, part }: PickedPeriod): LocalDateText | null {
  return month === null || part === null ? null : dateText(year, month, part);
}

/** Why the picked day cannot have sorties (rule sortie.day); null when it can. */
export function dayRefusal({ year, month, part }: PickedPeriod, today: LocalDateText): string | null {
  if (month === null || part === null) return MONTH_AND_DAY;
  return dateText(year, month, part) > today ? futureDate(monthName(monthText(year, month)), part) : null;
}
