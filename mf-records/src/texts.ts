export const REQUEST_A_CORRECTION = 'Request a correction';
export const GUESTS = 'Guests';
export const TOURS = 'Tours';
