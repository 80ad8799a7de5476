import { USER_GROUP_NAME_SHORT } from './texts.ts';
import { userGroupNameRule } from './rules.ts';

test('a user group is named as a fleet group is, and refused in its own words', () => {
  expect(userGroupNameRule('Corporate League')).toBeNull();
  expect(userGroupNameRule('Vets')).toBe(USER_GROUP_NAME_SHORT);
});
