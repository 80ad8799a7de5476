import type { FieldRule } from '../errors/fieldRule.ts';
import { USER_GROUP_NEEDED } from '../usergroups/texts.ts';
import { WORKOUT_TEXT_MIN } from './jobs.ts';
import { WORKOUT_TEXT_LENGTH, WORKOUT_TEXT_NEEDED, WORKOUT_TYPE_NEEDED } from './texts.ts';
import { WORKOUT_TEXT_MAX } from './wire.ts';

/** A posted workout's text: 3 to 400 characters, spaces around it do not count (rule workout.fields). */
export const workoutTextRule: FieldRule = (value) => {
  const { length } = value.trim();
  if (length < WORKOUT_TEXT_MIN) return WORKOUT_TEXT_NEEDED;
  return length > WORKOUT_TEXT_MAX ? WORKOUT_TEXT_LENGTH : null;
};

/** A choice on the tabs, '' before the first. */
export const workoutTypeRule: FieldRule = (value) => (value === '' ? WORKOUT_TYPE_NEEDED : null);
export const workoutUserGroupRule: FieldRule = (value) => (value === '' ? USER_GROUP_NEEDED : null);
