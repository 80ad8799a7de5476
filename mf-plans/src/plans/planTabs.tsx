import { ALL_PLANS, MY_PLANS } from '@fleetwatch/contract/activity/csvNames';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { HueMark, hueOfGroup } from './groupHue.tsx';
import { ALL, MINE, type PlansWhen } from './plansPlace.ts';
import { NEW_PLAN, NOW_BOARDING } from '../texts.ts';
import { CURRENT_WEEK, NEXT_WEEK_PLANS } from './texts.ts';

/** The tab that opens New Plan, for the selected group. */
export const NEW = 'new';

/** Maximum length of a tab label (rule plan.tabs). */
const LABEL_LENGTH = 14;

export const WHEN_LABELS: Record<Exclude<PlansWhen, 'other'>, string> = {
  week: CURRENT_WEEK,
  next: NEXT_WEEK_PLANS,
  boarding: NOW_BOARDING,
};

export const whenTabs = (boarding: number): TabItem[] => [
  { value: 'week', label: WHEN_LABELS.week },
  { value: 'next', label: WHEN_LABELS.next },
  { value: 'boarding', label: WHEN_LABELS.boarding, ...(boarding > 0 && { count: boarding }) },
];

export const whoseTabs = (groups: readonly UserGroup[]): TabItem[] => [
  { value: MINE, label: MY_PLANS },
  { value: NEW, label: NEW_PLAN, picture: <Icon name="plus" size={18} /> },
  { value: ALL, label: ALL_PLANS },
  ...groups.map(({ _id, name }) => ({
    value: _id,
    label: name.slice(0, LABEL_LENGTH).trim(),
    picture: <HueMark style={hueOfGroup(_id, groups)} />,
  })),
];
