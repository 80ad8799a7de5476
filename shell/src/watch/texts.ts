export const notAdded = (reason: string): string => `could not be added to the portal. ${reason}`;
export const DISMISS = 'Dismiss';
export const LANDING_REMINDER = 'Did you land all your boat(s) today?';
