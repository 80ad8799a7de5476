export const EMERGENCY = 'Emergency';
export const CREW = 'Crew';
export const DONE_SO_FAR = 'Done so far';
