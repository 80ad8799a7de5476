/** Shown for a member without a page of their own (rule member.about). */
export const NO_URL = 'Member has not provided a URL.';

/** Refusals about members. */
/** Shown for a member without statistics (rule status.irregular). */
export const IRREGULAR_STATE =
  'The server is in an irregular state: it answered without your profile. Try again in a moment.';
export const MEMBER_NOT_FOUND = 'This member is not in the club.';
export const JUNIORS_OFF = 'This club does not record the age of its members.';
export const BIRTH_DATE_INVALID = 'Enter a birth date in the past.';
export const BIRTH_DATE_GIVEN = 'The birth date is already on file. The clearances officer can change it.';
export const GUARDIAN_NAME = 'Enter the full name of the guardian.';
export const CONSENT_OFFICERS = 'Only the clearances officer can record the consent.';
export const CONSENT_DAY = 'Choose today or an earlier day.';
