import type { LastBoat } from '@fleetwatch/contract/safety/kinds';

export const RETURN_TIMES = 'Return times';
export const USUAL_MINUTES = 'Usual time on the water';
export const USUAL_MINUTES_HINT = 'Minutes, unless the crew sets a time';
export const LAST_BOAT = 'Last boat without lights';
export const LAST_BOAT_TEXTS: Readonly<Record<LastBoat, string>> = {
  sunset: 'Sunset',
  civilDusk: 'Civil dusk',
  none: 'No last boat',
};

export const NOTIFIED_WHEN = 'When people are notified';
export const LATE_CREW = 'Late: the crew is asked';
export const OVERDUE_DUTY = 'Overdue: the duty team is alerted';
export const ALARM_OFFICERS = 'Alarm: safety officers are alerted';
export const DELAY_HINT = 'Minutes after the expected return';
export const DELAYS_HALVED =
  'Halved for singles, doubles and pairs, minors, water below 10 °C, a yellow or red flag, and in the dark.';

export const AREAS = 'Stretches of water';
export const AREA_MINUTES = 'Minutes there';
export const AREA_MINUTES_HINT = 'Leave blank for the usual time';
export const removeArea = (name: string): string => `Remove ${name || 'this stretch of water'}`;
export const ADD_AREA = 'Add a stretch of water';

export const PHONE_NUMBERS = 'Phone numbers';
export const EMERGENCY_NUMBER = 'Emergency number';
export const WHO = 'Who';
export const removeNumber = (name: string): string => `Remove ${name || 'this number'}`;
export const ADD_NUMBER = 'Add a number';
