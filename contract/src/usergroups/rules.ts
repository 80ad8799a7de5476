import { groupNameRule } from '../fleetgroups/rules.ts';
import { USER_GROUP_NAME_SHORT } from './texts.ts';

/** A user group's name: same rule as for a fleet group (rule group.fields). */
export const userGroupNameRule = groupNameRule(USER_GROUP_NAME_SHORT);
