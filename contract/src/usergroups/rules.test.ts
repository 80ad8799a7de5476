import { USER_GROUP_NAME_SHORT } from './texts.ts';
import { userGroupNameRule } from './rules.ts';

test("checks a user group's name like a fleet group's, with texts of its own", () => {
  expect(userGroupNameRule('Corporate League')).toBeNull();
  expect(userGroupNameRule('Vets')).toBe(USER_GROUP_NAME_SHORT);
});
