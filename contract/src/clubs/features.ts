/** Features that a club may add to its boathouse log. All are off in a new club (rule club.features). */
export const FEATURES = [
  'notifications',
  'damage',
  'fourEyes',
  'clearances',
  'juniors',
  'overdue',
  'conditions',
  'forgotten',
  'reservations',
  'corrections',
  'guests',
  'sanity',
  'moving',
  'tours',
  'modules',
] as const;
export type Feature = (typeof FEATURES)[number];
