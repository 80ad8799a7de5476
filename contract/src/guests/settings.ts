/** What becomes of an outing beyond a guest's most: whoever takes them aboard is warned, or officers alone may. */
export const OVER_LIMIT_LEVELS = ['warn', 'block'] as const;
export type OverLimitLevel = (typeof OVER_LIMIT_LEVELS)[number];

/** What a club says of guests (rule guest.most). */
export interface GuestSettings {
  /** Outings of one guest in a season; null for as many as they like. */
  mostOutings: number | null;
  beyond: OverLimitLevel;
}

/** Before a club changes anything. */
export const DEFAULT_GUEST_SETTINGS: GuestSettings = { mostOutings: 3, beyond: 'warn' };
