/** What becomes of an outing beyond a guest's most: whoever takes them aboard is warned, or officers alone may. */
export const BEYOND_LEVELS = ['warn', 'block'] as const;
export type BeyondLevel = (typeof BEYOND_LEVELS)[number];

/** What a club says of guests (rule guest.most). */
export interface GuestSettings {
  /** Outings of one guest in a season; null for as many as they like. */
  mostOutings: number | null;
  beyond: BeyondLevel;
}

/** Before a club changes anything. */
export const DEFAULT_GUEST_SETTINGS: GuestSettings = { mostOutings: 3, beyond: 'warn' };
