import { USER_GROUP_NEEDED } from '../usergroups/texts.ts';
import { WORKOUT_TEXT_LENGTH, WORKOUT_TEXT_NEEDED, WORKOUT_TYPE_NEEDED } from './texts.ts';
import { workoutTextRule, workoutTypeRule, workoutUserGroupRule } from './rules.ts';

test.each([
  ['', WORKOUT_TEXT_NEEDED],
  ['  ab  ', WORKOUT_TEXT_NEEDED],
  ['abc', null],
  ['x'.repeat(400), null],
  [` ${'x'.repeat(400)} `, null],
  ['x'.repeat(401), WORKOUT_TEXT_LENGTH],
])('workout text %j (rule workout.fields)', (text, refusal) => {
  expect(workoutTextRule(text)).toBe(refusal);
});

test('requires a type and a user group (rule workout.fields)', () => {
  expect([workoutTypeRule(''), workoutTypeRule('a')]).toEqual([WORKOUT_TYPE_NEEDED, null]);
  expect([workoutUserGroupRule(''), workoutUserGroupRule('a')]).toEqual([USER_GROUP_NEEDED, null]);
});
