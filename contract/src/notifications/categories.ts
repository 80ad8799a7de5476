/** What a notification is about. Members choose their channels by category (rule notify.channels). */
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

/** How a notification reaches a member beside the app itself, where every one is listed. */
export const CHANNELS = ['push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channels of a category that a member has turned on. */
export type Channels = Record<Channel, boolean>;

/** Before a member chooses (rule notify.channels). */
export const DEFAULT_CHANNELS: Readonly<Record<Category, Channels>> = {
  safety: { push: true, mail: true },
  boated: { push: true, mail: false },
  stillOut: { push: true, mail: false },
  plans: { push: true, mail: false },
  damage: { push: true, mail: false },
  clearances: { push: true, mail: false },
  corrections: { push: true, mail: false },
};
