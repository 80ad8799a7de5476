/** Refusals of a user group (member-operations §5). */
export const USER_GROUP_NEEDED = 'Please select an existing User Group!';
