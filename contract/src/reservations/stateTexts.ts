import { type ReservationState, type Purpose } from './states.ts';
export const RESERVATION_STATE_TEXTS: Readonly<Record<ReservationState, string>> = {
  requested: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
  used: 'Used',
};

export const PURPOSE_TEXTS: Readonly<Record<Purpose, string>> = {
  row: 'Rowing',
  guests: 'Guests',
  regatta: 'Regatta',
};
