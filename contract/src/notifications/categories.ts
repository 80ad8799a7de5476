/** Subject of a notification. Members choose their channels by category (rule notify.channels). */
export const CATEGORIES = [
  'safety',
  'boated',
  'stillOut',
  'plans',
  'damage',
  'clearances',
  'corrections',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Channels besides the app itself, which lists every notification. */
export const CHANNELS = ['push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A member's enabled channels for a category. */
export type Channels = Record<Channel, boolean>;

/** Default channels (rule notify.channels). */
export const DEFAULT_CHANNELS: Readonly<Record<Category, Channels>> = {
  safety: { push: true, mail: true },
  boated: { push: true, mail: false },
  stillOut: { push: true, mail: false },
  plans: { push: true, mail: false },
  damage: { push: true, mail: false },
  clearances: { push: true, mail: false },
  corrections: { push: true, mail: false },
};
