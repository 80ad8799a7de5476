/** States of a reservation (rule reservation.states). */
export const RESERVATION_STATES = [
  'requested',
  'approved',
  'declined',
  'cancelled',
  'lapsed',
  'used',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Whether it blocks the boat for others: a request does so until it is decided. */
export const isHolding = (state: ReservationState): boolean => state === 'requested' || state === 'approved';

/** Purpose of a reservation. */
export const PURPOSES = ['row', 'guests', 'regatta'] as const;
export type Purpose = (typeof PURPOSES)[number];
