import type { Agent } from '@fleetwatch/contract/workouts/jobs';
import type { WorkoutType } from '@fleetwatch/contract/workouts/wire';
import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { OWN_WORKOUT } from './launchDraft.ts';
import { MY_OWN, WORKOUTS_TAB } from './texts.ts';

/** Maximum length of workout type names (rule launch.workout). */
const TYPE_NAME_MAX = 14;

/** Returns sources of a workout: the placeholder 'Workouts:', the member, one tab per coach (rule launch.workout). */
export function sourceTabs(coaches: readonly Agent[]): TabItem[] {
  return [
    { value: '', label: WORKOUTS_TAB },
    { value: OWN_WORKOUT, label: MY_OWN },
    ...coaches.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
}

export function typeTabs(types: readonly WorkoutType[]): TabItem[] {
  return types.map(({ _id, name }) => ({ value: _id, label: name.slice(0, TYPE_NAME_MAX) }));
}
