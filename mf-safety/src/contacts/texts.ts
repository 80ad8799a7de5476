export const WHO_VIEWED = 'Who viewed your contacts';
export const NEVER_VIEWED = 'No one has viewed your contacts.';
/** `by` is null for a former member. */
export const viewedBy = (by: string | null, boat: string): string =>
  `${by ?? 'A former member'}, because ${boat} was overdue`;

export const IN_AN_EMERGENCY = 'In an emergency';
export const CONTACTS_PRIVACY =
  'The duty team and safety officers see this only while your boat is overdue. You see here who viewed it.';
export const MY_PHONE = 'My phone';
export const MY_PHONE_HINT = 'The one you carry on the water.';
export const SWIMMING = 'Swimming';
export const NOT_GIVEN = 'Not given';
export const FIRST_CONTACT = 'First contact';
export const SECOND_CONTACT = 'Second contact';
export const contactLabel = (number: number): string => `Contact ${number}`;
export const RELATION = 'Relationship';
export const RELATION_HINT = 'For example, mother or partner';

export const MEDICAL_NOTE = 'Medical note';
export const FOR_RESCUERS = 'What rescuers should know';
export const NOTE_CONSENT = 'The club may keep this note for rescuers only';
export const ERASE_NOTE = 'Erase note';
