import { weekdayDayText } from '../time/dayText.ts';
import { shortTime, type LocalDateTimeText } from '../time/localText.ts';

export const NOTIFICATIONS_OFF = 'This club does not use notifications.';
export const SAFETY_CHANNEL_NEEDED = 'Keep at least one way on, so safety alerts reach you.';
export const PUSH_SERVICE = "Fleetwatch does not support this browser's push service.";
export const PUSH_KEYS = "This browser's notification keys are invalid.";
export const QUIET_TIME = 'Enter times such as 21:30.';

/** Replaces the lock screen's text of a matter that has ended, or from the seventh notification of a day. */
export const NOTIFICATION_OUTDATED = 'This no longer applies.';
export const MORE_NOTIFICATIONS = 'You have more notifications';

/** On lock screens and in emails, replaces a member's own boat, which contains its owner's name (rule notify.no-owner). */
export const A_PRIVATE_SINGLE = 'a private single';
export const A_PRIVATE_BOAT = 'a private boat';

/** Texts of notifications: without names of a crew, as lock screens are visible to anyone. */
export const boatedOn = (boat: string): string => `You've been boated on ${boat}`;
export const launchedAt = (launch: LocalDateTimeText): string => `Launched at ${shortTime(launch)}.`;
export const stillOutOn = (boat: string): string => `${boat} is still out`;
export const LAND_IF_BACK = 'Land it if you are back.';
export const reportedAshore = (boat: string): string => `${boat} was reported back on its rack`;
export const TELL_US_IF_STILL_OUT = 'Still on the water? Tell us now: we have stopped looking for you.';
export const supervises = (boat: string): string => `You are supervising ${boat}`;
export const launchedDespiteRule = (boat: string): string => `${boat} was launched despite a rule`;

export const JOINED_YOUR_PLAN = 'Someone joined your plan';
export const INVITED_TO_PLAN = "You've been added to a plan";
export const PLAN_MOVED = 'Your plan has a new time';
export const PLAN_CHANGED = 'Your plan has changed';
export const REMOVED_FROM_PLAN = "You've been removed from a plan";
export const PLAN_CANCELLED = 'Your plan was cancelled';
/** `planOn('2026-05-18 06:00:00', 'To the bridge') === 'Mon May 18 at 06:00: To the bridge'` */
export const planOn = (launch: LocalDateTimeText, text: string): string =>
  `${weekdayDayText(launch)} at ${shortTime(launch)}${text && `: ${text}`}`;
