/** '3 unread' */
export const unreadText = (count: number): string => (count === 0 ? 'nothing unread' : `${count} unread`);
export const inboxLabel = (unread: number): string => `Inbox, ${unreadText(unread)}`;
export const NOTIFY_WHEN_BOATED = 'Notify you on this device when someone puts you in a boat?';
export const NOT_NOW = 'Not now';
export const NOTIFY_ME = 'Notify me';
export const PUSH_UNREACHABLE = 'This browser cannot reach its push service. Try again later.';
