export const UNTIL = 'Until';
export const FROM = 'From';
export const QUIET_HOURS_HINT = 'Everything else waits until morning if it still matters.';
export const ONLY_SAFETY_AT_NIGHT = 'Only safety alerts at night';
export const QUIET_HOURS = 'Quiet hours';
export const NOTIFICATION_SETTINGS = 'Notification settings';
export const BY_EMAIL = 'By email';
export const ON_MY_DEVICES = 'On my devices';
export const CORRECTIONS_HINT = 'A log correction is requested or decided, or changes one of your sorties.';
export const CORRECTIONS = 'Corrections';
export const CLEARANCES_HINT = 'You get a clearance, or one is about to expire.';
export const CLEARANCES = 'Clearances';
export const DAMAGE_HINT = 'A boat in your plans, or one you look after, is damaged.';
export const DAMAGE = 'Damage';
export const PLANS_HINT = 'Someone joins your plan, or it changes or is cancelled.';
export const PLANS = 'Plans';
export const STILL_OUT_HINT = 'Your boat has been out for four hours.';
export const STILL_OUT = 'Still out';
export const BOATED_HINT = 'Someone has put you in a boat.';
export const BOATED = 'Boated';
export const SAFETY_HINT = 'Alerts that officers must see, even during quiet hours.';
export const SAFETY = 'Safety';
export const SHOW_MORE = 'Show more';
export const NEW = 'New:';
export const NOTIFICATIONS = 'Notifications';
export const NO_NOTIFICATIONS =
  'Nothing yet. When someone boats you or your plan changes, it appears here for 30 days.';
export const PUSH_IS_OFF = 'Notifications are off for this device.';
export const PUSH_IS_ON = 'Notifications are on for this device.';
export const TURN_ON_HERE = 'Turn on here';
export const TURN_OFF_HERE = 'Turn off here';
export const PUSH_BLOCKED =
  'This browser blocks notifications from Fleetwatch. Allow them in its settings for this site.';
export const PUSH_UNSUPPORTED =
  'This browser cannot show notifications. On an iPhone or iPad, add Fleetwatch to the home screen and open it from there. The inbox and email work everywhere.';
