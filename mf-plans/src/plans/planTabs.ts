import { ALL_PLANS, MY_PLANS } from '@fleetwatch/contract/activity/csvNames';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dayOfMonth, weekday } from '@fleetwatch/contract/time/weeks';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { ALL, MINE, NEW, type PlansWhen } from './plansPlace.ts';
import { WEEKDAYS } from './dayName.ts';

/** Maximum length of a tab label (rule plan.tabs). */
const LABEL_LENGTH = 14;
export const PICK = 'pick';

export const WHEN_LABELS: Record<PlansWhen, string> = {
  week: 'Plans for Current Week',
  next: 'Plans for Next Week',
  boarding: 'Now Boarding!',
};

export const whenTabs = (boarding: number): TabItem[] => [
  { value: 'week', label: WHEN_LABELS.week },
  { value: 'next', label: WHEN_LABELS.next },
  { value: 'boarding', label: WHEN_LABELS.boarding, ...(boarding > 0 && { count: boarding }) },
];

export const whoseTabs = (groups: readonly UserGroup[]): TabItem[] => [
  { value: MINE, label: MY_PLANS },
  { value: NEW, label: 'New Plan' },
  { value: ALL, label: ALL_PLANS },
  ...groups.map(({ _id, name }) => ({ value: _id, label: name.slice(0, LABEL_LENGTH).trim() })),
];

/** 'Sat 30' */
const dayLabel = (day: LocalDateText): string => `${WEEKDAYS[weekday(day) - 1] ?? ''} ${dayOfMonth(day)}`;

/** The days of a week that have plans; '' is the whole week. The last tab picks any other date. */
export function dayTabs(when: PlansWhen, days: readonly LocalDateText[], today: LocalDateText): TabItem[] {
  const ofWeek = days.filter((day) => day !== today).map((day) => ({ value: day, label: dayLabel(day) }));
  const week =
    when === 'next'
      ? [{ value: '', label: 'Next week' }]
      : [
          { value: today, label: 'Today' },
          { value: '', label: 'This week' },
        ];
  return [...week, ...ofWeek, { value: PICK, label: 'Another date' }];
}
