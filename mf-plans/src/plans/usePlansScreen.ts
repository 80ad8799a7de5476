import { useSearchParams } from 'react-router-dom';
import { isNowBoarding } from '@fleetwatch/contract/plans/rules';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { STATUS_REFRESH_MS } from '@fleetwatch/kit/store/sorties';
import { usePlansQuery } from '../data/plansApi.ts';
import { daysOf, filterPlans } from './filterPlans.ts';
import { pickedDate, readPlansPlace, shortDate, weekShown, writePlansPlace } from './plansPlace.ts';
import type { PlansPlace, PlansWhen } from './plansPlace.ts';
import { PICK } from './planTabs.ts';
import { usePlanActions } from './usePlanActions.ts';
import { usePlanDialogs } from './usePlanDialogs.ts';

const LIVE = {
  pollingInterval: STATUS_REFRESH_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

const emptyTextOf = (
  { when, isPicking, day }: PlansPlace,
  date: LocalDateText | null,
  today: LocalDateText,
): string => {
  if (when === 'boarding') return 'Nothing is boarding now.';
  if (isPicking)
    return date === null
      ? 'Pick a month and a day.'
      : `Nobody has planned anything for ${shortDate(date, today)} yet.`;
  if (day !== '') return `Nobody has planned anything for ${shortDate(day, today)} yet.`;
  return `Nobody has planned anything ${when === 'next' ? 'next' : 'this'} week yet.`;
};

const daysOfSpan = ({ from, to }: { from: LocalDateText; to: LocalDateText }): LocalDateText[] => {
  const days: LocalDateText[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The state in the plans' address, the plans it shows, and navigation. */
export function usePlansScreen(now: LocalDateTimeText) {
  const today = datePart(now);
  const [params, setParams] = useSearchParams();
  const place = readPlansPlace(params, today);
  const viewer = { id: useAppSelector(selectMemberId), isCoach: useAppSelector(selectIsCoach) };
  const go = (next: Partial<PlansPlace>) => setParams(writePlansPlace({ ...place, ...next }));

  const date = place.isPicking ? pickedDate(place.period) : null;
  const isOfDate = date !== null && place.asked !== '';
  const week = weekShown(place.when, today);
  const span = isOfDate ? { from: date, to: date } : week;
  const query = usePlansQuery(span, LIVE);
  const todays = usePlansQuery({ from: today, to: today }, LIVE);

  const own = (plans: readonly Plan[]) => filterPlans(plans, place.whose, viewer.id);
  const loaded = own(query.currentData ?? []);
  const boarding = own(todays.currentData ?? []).filter(({ launchtime }) => isNowBoarding(launchtime, now));
  const shown =
    place.when === 'boarding'
      ? boarding
      : place.day === '' || isOfDate
        ? loaded
        : loaded.filter(({ launch }) => datePart(launch) === place.day);

  const every = [...(query.currentData ?? []), ...(todays.currentData ?? [])];
  const dialogs = usePlanDialogs(every);
  const { actions, confirmation } = usePlanActions(viewer, {
    edit: dialogs.openEdit,
    remove: dialogs.openRemove,
  });
  const isCalendar = place.when !== 'boarding' && (place.view === 'calendar' || place.asked === 'fleet');
  return {
    today,
    place,
    go,
    viewer,
    query: place.when === 'boarding' ? todays : query,
    boarding,
    shown,
    days: daysOf(isOfDate ? [] : loaded),
    emptyText: emptyTextOf(place, date, today),
    isCalendar,
    calendarDays: place.day === '' || isOfDate ? daysOfSpan(span) : [place.day],
    /** The day of a new plan, by default. */
    newDay: date ?? (place.day === '' ? (place.when === 'next' ? week.from : today) : place.day),
    dialogs,
    actions,
    confirmation,
    reset: () => setParams({ on: today }),
    chooseWhen: (when: string) => go({ when: when as PlansWhen, day: '', isPicking: false, asked: '' }),
    // Choosing a day resets the query tab (rule plan.tabs).
    chooseDay: (day: string) =>
      go(day === PICK ? { isPicking: true, asked: '' } : { day, isPicking: false, asked: '' }),
  };
}
