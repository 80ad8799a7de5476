import type { NewPlanBody, Plan, PlanScope, PlanUpdateBody } from '@fleetwatch/contract/plans/wire';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import { clockOf, timeOf, type FormTime } from './formTime.ts';
import { firstUntil, untilDate, type Till } from './recurrence.ts';

/** The values of the form. */
export interface PlanDraft {
  /** User group id; '' for an Open Plan. */
  group: string;
  description: string;
  date: LocalDateText;
  launch: FormTime;
  land: FormTime;
  fleet: readonly string[];
  crew: readonly string[];
  /** '' for no limit. */
  limit: string;
  /** Null unless the plan recurs. */
  till: Till | null;
  weekdays: readonly number[];
  /** Occurrences changed by an edit. */
  scope: PlanScope;
}

const QUARTER = 15;
const DAY_MINUTES = 24 * 60;
const OUTING_MINUTES = 90;
const MORNING_MINUTES = 6 * 60;

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Default launch: six in the morning; today the second quarter of an hour from now, while there is one. */
function firstLaunch(day: LocalDateText, now: LocalDateTimeText): number {
  if (day !== datePart(now)) return MORNING_MINUTES;
  const minutes = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
  const soon = (Math.floor(minutes / QUARTER) + 2) * QUARTER;
  return Math.min(soon, DAY_MINUTES - 2 * QUARTER);
}

/** Initial values of a new plan. */
export interface PlanStart {
  day: LocalDateText;
  /** 'HH:mm'; null for the usual ones. */
  hours: { from: string; to: string } | null;
  /** User group id; '' for an Open Plan. */
  group: string;
}

/** Returns a new plan; its author is in the crew by default. */
export function newDraft(
  { day, hours, group }: PlanStart,
  now: LocalDateTimeText,
  memberId: string,
): PlanDraft {
  const launch = firstLaunch(day, now);
  const land = Math.min(launch + OUTING_MINUTES, DAY_MINUTES - QUARTER);
  return {
    group,
    description: '',
    date: day,
    launch: timeOf(hours?.from ?? clockText(launch)),
    land: timeOf(hours?.to ?? clockText(land)),
    fleet: [],
    crew: [memberId],
    limit: '',
    till: null,
    weekdays: [],
    scope: 'one',
  };
}

export const draftOf = (plan: Plan): PlanDraft => ({
  group: plan.group ?? '',
  description: plan.description,
  date: datePart(plan.launch),
  launch: timeOf(shortTime(plan.launch)),
  land: timeOf(shortTime(plan.land)),
  fleet: plan.fleet.map(({ _id }) => _id),
  crew: plan.crewids,
  limit: plan.limit === null ? '' : String(plan.limit),
  till: null,
  weekdays: [],
  scope: 'one',
});

const common = (draft: PlanDraft) => ({
  group: draft.group === '' ? null : draft.group,
  description: draft.description.trim(),
  date: draft.date,
  launchtime: clockOf(draft.launch),
  landtime: clockOf(draft.land),
  fleet: [...draft.fleet],
  crew: [...draft.crew],
  limit: draft.limit === '' ? null : Number(draft.limit),
});

export const newPlanOf = (draft: PlanDraft): NewPlanBody => ({
  ...common(draft),
  weeklytill: draft.till && untilDate(draft.till),
  weekdays: draft.till ? [...draft.weekdays].sort() : [],
});

export const updateOf = (draft: PlanDraft): PlanUpdateBody => ({ ...common(draft), scope: draft.scope });

/** Moves the draft to another day, from which a repetition then starts. */
export const movedTo = (draft: PlanDraft, date: LocalDateText, today: LocalDateText): Partial<PlanDraft> => ({
  date,
  ...(draft.till !== null && isCalendarDay(date) && firstUntil(date, today)),
});

/** Returns a recurring copy: until a week later, on the plan's own weekday. */
export const recurring = (draft: PlanDraft, today: LocalDateText): Pick<PlanDraft, 'till' | 'weekdays'> =>
  firstUntil(draft.date, today);
