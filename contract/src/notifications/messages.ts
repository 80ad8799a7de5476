import { datePart, shortTime, type LocalDateTimeText } from '../time/localText.ts';

export const NOTIFICATIONS_OFF = 'This club does not use notifications.';
export const ONE_WAY_OF_SAFETY = 'At least one way must stay on.';
export const PUSH_SERVICE = 'Fleetwatch does not know the push service of this browser.';
export const PUSH_KEYS = 'The keys of this browser are no keys of Web Push.';
export const QUIET_TIME = 'Please give hours such as 21:30.';

/** Replaces what a lock screen shows of a matter that is over, or of a seventh notification in a day. */
export const MATTER_OVER = 'This is over.';
export const MORE_NEWS = 'There is more in your inbox';

/** On lock screens and in mail, in place of a member's own boat, which has its owner's name (rule notify.no-owner). */
export const A_PRIVATE_SINGLE = 'a private single';
export const A_PRIVATE_BOAT = 'a private boat';

/** Texts of notifications: no names of a crew, which lock screens show to anybody. */
export const boatedOn = (boat: string): string => `You've been boated on ${boat}`;
export const launchedAt = (launch: LocalDateTimeText): string => `Launched at ${shortTime(launch)}.`;
export const stillOutOn = (boat: string): string => `${boat} is still out`;
export const LAND_IF_BACK = 'Land it if you are back.';
export const saidAshore = (boat: string): string => `Somebody says that ${boat} is on its rack`;
export const SAY_IF_OUT = 'Say so if you are still out: until then nobody looks for you.';
export const watchesOver = (boat: string): string => `You are named to watch ${boat}`;
export const againstRule = (boat: string): string => `${boat} was launched against a rule`;

export const JOINED_YOUR_PLAN = 'Your plan has one more in its crew';
export const INVITED_TO_PLAN = 'You are in a plan';
export const PLAN_MOVED = 'A plan of yours is at another time';
export const PLAN_CHANGED = 'A plan of yours has changed';
export const PLAN_WITHOUT_YOU = 'A plan goes on without you';
export const PLAN_CANCELLED = 'A plan of yours is cancelled';
/** `planOn('2026-05-18 06:00:00', 'To the bridge') === '2026-05-18 at 06:00: To the bridge'` */
export const planOn = (launch: LocalDateTimeText, text: string): string =>
  `${datePart(launch)} at ${shortTime(launch)}${text && `: ${text}`}`;
