/** Of a member who gave no page of their own (rule member.about). */
export const NO_URL = 'Member has not provided a URL.';

/** Refusals about members. */
/** Said when a member's statistics come back empty (rule status.irregular). */
export const IRREGULAR_STATE =
  'The server is in an irregular state: it answered without your profile. Please try again in a moment.';
export const MEMBER_NOT_FOUND = 'This member is not in the club.';
export const JUNIORS_OFF = 'This club does not ask for the age of its members.';
export const BIRTH_DATE_INVALID = 'Please give a birth date in the past.';
export const BIRTH_DATE_GIVEN = 'The birth date is given already. The clearances officer can change it.';
export const GUARDIAN_NAME = 'Please give the full name of the guardian.';
export const CONSENT_OFFICERS = 'The clearances officer notes the consent.';
export const CONSENT_DAY = 'Please give a day that is not after today.';
