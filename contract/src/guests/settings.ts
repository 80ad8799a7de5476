/** Effect of an outing beyond a guest's limit: a warning, or a block that only officers override. */
export const OVER_LIMIT_LEVELS = ['warn', 'block'] as const;
export type OverLimitLevel = (typeof OVER_LIMIT_LEVELS)[number];

/** A club's settings for guests (rule guest.most). */
export interface GuestSettings {
  /** Outings of one guest in a season; null for no limit. */
  mostOutings: number | null;
  beyond: OverLimitLevel;
}

/** Default settings. */
export const DEFAULT_GUEST_SETTINGS: GuestSettings = { mostOutings: 3, beyond: 'warn' };
