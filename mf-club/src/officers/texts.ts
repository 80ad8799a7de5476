export const ADD = 'Add';
/** Follows 'Add' for screen readers. @param office the office's title, or the day of duty */
export const someoneFor = (office: string): string => ` someone: ${office}`;
export const addedTo = (office: string, name: string): string => `${office}: ${name} added.`;
export const removedFrom = (office: string, name: string): string => `${office}: ${name} removed.`;
export const COACHES_FILL_IN = 'Confirmed coaches, until a member is added.';
export const HIDE = 'Hide';

export const DUTY_ROSTER = 'Duty roster';
export const EARLIER = 'Earlier';
export const LATER = 'Later';
/** @param day 'Fri May 1' */
export const onDuty = (day: string): string => `On duty ${day}`;
export const NO_ONE_YET = 'No one yet.';
export const ROSTER_UPDATED = 'Roster updated.';

export const TEST_ALARM_HINT = 'It goes to everyone who gets real alarms, so you can see whom it reaches.';
export const SEND_TEST_ALARM = 'Send test alarm';
export const TEST_SENT = 'Test alarm sent.';
