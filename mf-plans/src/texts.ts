/** Texts shared by several folders. */
export const CLOSED = 'Closed';
export const DAY = 'Day';
export const FULL = 'Full';
export const INVITED = 'Invited';
export const JOIN = 'Join';
export const LAUNCHED = 'Launched!';
export const NEW_PLAN = 'New Plan';
export const NOW_BOARDING = 'Now Boarding!';
export const RESERVATIONS = 'Reservations';
export const WEEK = 'Week';
export const WHOSE_PLANS = 'Whose plans';
export const WORKOUTS = 'Workouts';
