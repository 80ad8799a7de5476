import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';

/** The forms of the coach's panel, as they stand in the address. */
export type CoachForm = 'workout' | 'boat' | 'fleetgroup' | 'usergroup';

/** The panel's tabs (rule member.roles). */
export const COACH_TABS: readonly (TabItem & { value: CoachForm | '' })[] = [
  { value: '', label: 'For coaches:' },
  { value: 'workout', label: 'Add workout' },
  { value: 'boat', label: 'Add Boat to Fleet' },
  { value: 'fleetgroup', label: 'Add Fleet Group' },
  { value: 'usergroup', label: 'Add User Group' },
];

/** '' for what is no form. */
export const coachFormOf = (text: string | null): CoachForm | '' =>
  COACH_TABS.find(({ value }) => value === text)?.value ?? '';
