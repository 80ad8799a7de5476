/** Refusals of a user group (rule workout.fields). */
export const USER_GROUP_NEEDED = 'Please select an existing User Group!';
/** Shown to the members of a deleted group. */
export const USER_GROUP_GONE = 'Your User Group was deleted. Choose a new one.';

/** Refusals about user groups (rules group.fields, group.protected). */
export const USER_GROUP_NAME_SHORT = 'User Group names have to be 5 characters or more.';
export const USER_GROUP_NAME_TAKEN = 'A User Group with this name already exists.';
export const USER_GROUP_NOT_FOUND = 'This User Group is not in the club.';
export const ONLY_COACHES_DELETE_USER_GROUPS = 'Only coaches can delete user groups';
export const protectedUserGroup = (name: string): string =>
  `${name} is a protected User Group and cannot be deleted.`;

/** Confirmation shown to coaches (rule group.deleted). */
export const userGroupDeleted = (name: string): string =>
  `User Group ${name} was made inactive. Members under that group should change their User Group.`;

export const GROUP_NOT_REQUESTED = 'This request is no longer open: it was decided or changed since then.';

export const waitingForCoach = (wanted: string): string =>
  `Your change to ${wanted} is waiting for a coach to confirm it.`;

export const groupConfirmed = (name: string, wanted: string): string => `${name} is in ${wanted} now.`;

export const groupDeclined = (name: string, group: string): string => `${name} stays in ${group}.`;
