import type { ReservationState } from '@fleetwatch/contract/reservations/states';
import type { BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';

/** Tones of the badge of a reservation. */
export const STATE_TONES: Readonly<Record<ReservationState, BadgeTone>> = {
  requested: 'amber',
  approved: 'green',
  declined: 'red',
  cancelled: 'neutral',
  lapsed: 'neutral',
  used: 'water',
};
