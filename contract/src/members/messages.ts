/** Refusals about members. */
export const MEMBER_NOT_FOUND = 'This member is not in the club.';
