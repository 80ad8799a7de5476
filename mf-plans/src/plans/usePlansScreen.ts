import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isNowBoarding } from '@fleetwatch/contract/plans/planTimes';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { addDays, mondayOf } from '@fleetwatch/contract/time/weeks';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { LIVE_QUERY } from '@fleetwatch/kit/store/sorties';
import { selectIsConfirmedCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { usePlansQuery } from '../data/plansApi.ts';
import { filterPlans, plansOfDay } from './filterPlans.ts';
import { keepView, keptView, type PlansView } from './keptView.ts';
import { daysOfWeek, hasUndefinedTab, readPlansPlace, whenOf, writePlansPlace } from './plansPlace.ts';
import type { PlansPlace } from './plansPlace.ts';
import { usePlanActions } from './usePlanActions.ts';
import { usePlanDialogs } from './usePlanDialogs.ts';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { NOT_BOARDING, OF_NEXT_WEEK, OF_THIS_WEEK, noPlansFor } from './texts.ts';

const DAYS_IN_WEEK = 7;

const emptyTextOf = (place: PlansPlace, day: LocalDateText, today: LocalDateText): string => {
  if (place.isBoarding) return NOT_BOARDING;
  if (day !== '') return noPlansFor(dayText(day, today));
  const when = whenOf(place, today);
  if (when === 'other') return noPlansFor(OF_THIS_WEEK);
  return noPlansFor(when === 'next' ? OF_NEXT_WEEK : OF_THIS_WEEK);
};

/** Returns the visible day of a week: the chosen one, today, or the first with plans. */
function dayShown({ day, week }: PlansPlace, plans: readonly Plan[], today: LocalDateText): LocalDateText {
  if (day !== '') return day;
  if (week === mondayOf(today)) return today;
  const first = plans.map(({ launch }) => datePart(launch)).sort()[0];
  return first ?? week;
}

/** The state in the plans' address, the plans it shows, and navigation. */
export function usePlansScreen(now: LocalDateTimeText, isLaptop: boolean) {
  const today = datePart(now);
  const [params, setParams] = useSearchParams();
  const place = readPlansPlace(params, today);
  const [kept, setKept] = useState(keptView);
  const view = place.view ?? kept;
  const viewer = { id: useAppSelector(selectMemberId), isCoach: useAppSelector(selectIsConfirmedCoach) };
  const go = (next: Partial<PlansPlace>) => setParams(writePlansPlace({ ...place, ...next }, today));

  const week = daysOfWeek(place.week);
  const query = usePlansQuery({ from: place.week, to: addDays(place.week, DAYS_IN_WEEK - 1) }, LIVE_QUERY);
  const todays = usePlansQuery({ from: today, to: today }, LIVE_QUERY);
  const own = (plans: readonly Plan[]) => filterPlans(plans, place.whose, viewer.id);
  const ofWeek = own(query.currentData ?? []);
  const boarding = own(todays.currentData ?? []).filter(({ launchtime }) => isNowBoarding(launchtime, now));

  // A phone shows a day's cards, and boats by hour have room for one day.
  const isDayView = !place.isBoarding && (view === 'boats' || (view === 'week' && !isLaptop));
  const day = isDayView ? dayShown(place, ofWeek, today) : place.day;
  const shown = place.isBoarding ? boarding : day === '' ? ofWeek : plansOfDay(ofWeek, day);

  const every = [...(query.currentData ?? []), ...(todays.currentData ?? [])];
  const dialogs = usePlanDialogs(every);
  const { actions, planToLaunch } = usePlanActions(viewer, {
    edit: dialogs.openEdit,
    remove: dialogs.openRemove,
  });
  const chooseView = (chosen: PlansView) => {
    keepView(chosen);
    setKept(chosen);
    // The address keeps its view only while it differs from the device's.
    go({ view: null });
  };
  /** In a view of a whole week: today, if it is in that week. */
  const chosenDay = day !== '' || !week.includes(today) ? day : today;
  return {
    today,
    place,
    go,
    viewer,
    query: place.isBoarding ? todays : query,
    boarding,
    ofWeek,
    shown,
    week,
    /** Visible days: the chosen one, or the whole week. */
    days: day === '' ? week : [day],
    /** The chosen day, or that of a view of one day; '' for the whole week. */
    day,
    chosenDay,
    isDayView,
    /** Whether the address names an unknown tab. */
    isUndefined: hasUndefinedTab(params),
    view,
    emptyText: emptyTextOf(place, day, today),
    /** Default day of a new plan. */
    newDay: chosenDay || place.week,
    dialogs,
    actions,
    planToLaunch,
    chooseView,
    chooseWhen: (when: string) =>
      go({
        isBoarding: when === 'boarding',
        week: mondayOf(when === 'next' ? addDays(today, DAYS_IN_WEEK) : today),
        day: '',
        isPicking: false,
      }),
    showWeek: (monday: LocalDateText) => go({ isBoarding: false, week: monday, day: '' }),
    showWhole: (monday: LocalDateText) =>
      go({ isBoarding: false, week: monday, day: '', ...(isDayView && { view: 'list' }) }),
    showDay: (chosen: LocalDateText) =>
      go({
        isBoarding: false,
        day: chosen,
        week: chosen === '' ? place.week : mondayOf(chosen),
        isPicking: false,
      }),
    showDate: (chosen: LocalDateText, isFleet: boolean) =>
      go({
        isBoarding: false,
        day: chosen,
        week: mondayOf(chosen),
        isPicking: false,
        view: isFleet ? 'boats' : view === 'boats' ? 'list' : place.view,
      }),
  };
}
