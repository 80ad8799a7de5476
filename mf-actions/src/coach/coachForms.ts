/** The forms of the coach's panel, as they appear in the address. */
export const COACH_FORMS = ['workout', 'boat', 'fleetgroup', 'usergroup'] as const;
export type CoachForm = (typeof COACH_FORMS)[number];

/** Returns '' for any other text. */
export const coachFormOf = (text: string | null): CoachForm | '' =>
  COACH_FORMS.find((form) => form === text) ?? '';
