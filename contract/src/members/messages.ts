/** Of a member who gave no page of their own (rule member.about). */
export const NO_URL = 'Member has not provided a URL.';

/** Refusals about members. */
/** Said when a member's statistics come back empty (rule status.irregular). */
export const IRREGULAR_STATE =
  'The server is in an irregular state: it answered without your profile. Please try again in a moment.';
export const MEMBER_NOT_FOUND = 'This member is not in the club.';
