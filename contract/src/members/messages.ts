/** Of a member who gave no page of their own (member-operations §5). */
export const NO_URL = 'Member has not provided a URL.';

/** Refusals about members. */
export const MEMBER_NOT_FOUND = 'This member is not in the club.';
