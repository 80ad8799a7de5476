import { PURPOSE_TEXTS } from '@fleetwatch/contract/reservations/stateTexts';
import type { ReservedBoatLevel } from '@fleetwatch/contract/reservations/settings';
import type { BoatHold, BoatReservation } from '@fleetwatch/contract/reservations/wire';
import { counted } from '@fleetwatch/contract/texts/counted';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { shortTime, type LocalDateTimeText } from '@fleetwatch/contract/time/localText';

export const CANCEL = 'Cancel';
export const SAVE = 'Save';
const WEEKLY = 'Weekly';
/** `whenText('2026-05-30 06:00:00', '2026-05-30 07:30:00') === 'Sat May 30, 06:00–07:30'` */
export const whenText = (launch: LocalDateTimeText, land: LocalDateTimeText): string =>
  `${weekdayDayText(launch.slice(0, 10))}, ${shortTime(launch)}–${shortTime(land)}`;

/** Purpose, series, note and reason of a refusal, below a reservation. */
export const detailsText = ({ purpose, isSeries, note, reason }: BoatReservation): string =>
  [purpose === 'row' ? '' : PURPOSE_TEXTS[purpose], isSeries && WEEKLY, note, reason]
    .filter(Boolean)
    .join(' · ');

/** `lengthText(90) === '1 h 30 min'` */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
/** '06:00–07:30 Kim Harper, plan' */
export const holdText = ({ launch, land, name, kind }: BoatHold): string =>
  `${shortTime(launch)}–${shortTime(land)} ${name}${kind === 'plan' ? ', plan' : ''}`;
/** 'Osprey, Sat May 30, 06:00–07:30' */
export const boatAndTime = (boat: string, when: string): string => `${boat}, ${when}`;

export const BOAT_CALENDAR = 'Boat calendar';
export const MY_RESERVATIONS = 'My reservations';
export const RESERVE_A_BOAT = 'Reserve a boat';
export const REQUESTS = 'Requests';
export const SETTINGS = 'Settings';

export const DAYS = 'Days';
export const FREE = 'Free';
export const RESERVE_THIS_BOAT = 'Reserve this boat';

export const WHEN = 'When';
export const CHOOSE_DAY = 'Choose a day.';
export const FROM = 'From';
export const LENGTH = 'Length';
export const CLASS = 'Class';
export const ALL_BOATS = 'All boats';
export const onlyBoat = (boat: string): string => `Showing only ${boat}.`;
export const NOT_RESERVABLE = 'This boat cannot be reserved.';
export const NO_BOATS = 'No boats match.';
export const PURPOSE = 'Purpose';
export const NOTE = 'Note';
export const WEEKLY_UNTIL = 'Weekly until';
export const WEEKLY_UNTIL_HINT = 'Leave blank for that day only';
export const limitsText = (days: number, length: string, reservations: number): string =>
  `Up to ${counted(days, 'day')} ahead, for ${length} at most, ${counted(reservations, 'reservation')} at a time. A boat that is not launched within 15 minutes of the start is free again.`;

export const FREE_BOATS = 'Free boats';
export const RESERVED_BOATS = 'Reserved boats';
export const NEEDS_APPROVAL = 'Needs approval';
export const RESERVE = 'Reserve';
export const reserveBoat = (boat: string): string => `Reserve ${boat}`;
export const reservedForYou = (boat: string): string => `${boat} is reserved for you.`;
export const awaitsApproval = (boat: string): string => `${boat} is waiting for approval.`;
export const WAIT = 'Wait';
export const waitFor = (boat: string): string => `Wait for ${boat}`;
export const youWaitFor = (boat: string): string => `You are waiting for ${boat}.`;

export const NO_RESERVATIONS = 'You have no reservations.';
export const UPCOMING = 'Upcoming';
export const PAST = 'Past';
export const launchByText = (time: string): string => `Launch by ${time}.`;
export const ANOTHER_BOAT = 'Another boat';
export const anotherBoatFor = (boat: string): string => `Another boat instead of ${boat}`;
export const CHANGE_BOAT = 'Change boat';
export const insteadOf = (reservation: string): string => `Instead of ${reservation}:`;
export const CHOOSE = 'Choose';
export const NONE_FREE = 'No boat is free then.';
export const boatOption = (boat: string, boatClass: string): string => `${boat}, ${boatClass}`;
export const reservedInstead = (boat: string): string => `${boat} is reserved for you instead.`;
export const cancelLabel = (reservation: string): string => `Cancel ${reservation}`;
export const CANCEL_RESERVATION = 'Cancel reservation';
export const KEEP_IT = 'Keep it';
export const othersMayHave = (reservation: string): string => `${reservation}. Others can reserve it then.`;
export const AND_LATER_ONES = 'Also cancel all later ones in this series';
export const freeAgain = (boat: string): string => `${boat} is free again.`;

export const WAITING_LIST = 'Waiting list';
export const YOU_ARE_NEXT = 'You are next.';
export const aheadOfYou = (members: number): string => `${members} ahead of you.`;
export const LEAVE_WAITING_LIST = 'Leave waiting list';
export const leaveWaitingList = (boat: string): string => `Leave waiting list for ${boat}`;
export const leftWaitingList = (boat: string): string => `You left the waiting list for ${boat}.`;

export const NO_REQUESTS = 'No reservations are waiting for approval.';
export const APPROVE = 'Approve';
export const approveFor = (boat: string, member: string): string => `Approve ${boat} for ${member}`;
export const approvedFor = (boat: string, member: string): string => `${boat} is reserved for ${member}.`;
export const DECLINE = 'Decline';
export const declineFor = (boat: string, member: string): string => `Decline ${boat} for ${member}`;
export const DECLINE_RESERVATION = 'Decline reservation';
/** 'Ana Bo: Osprey, Sat May 30, 06:00–07:30.' */
export const requestText = (member: string, reservation: string): string => `${member}: ${reservation}.`;
export const REASON = 'Reason';
export const seenBy = (member: string): string => `${member} will see it.`;
export const DECLINED = 'Reservation declined.';

export const SAVED = 'Saved.';
export const LIMITS = 'Limits';
export const DAYS_AHEAD = 'Days ahead';
export const LONGEST = 'Longest reservation';
export const MOST_AT_ONCE = 'Reservations per member at a time';
export const SERIES_UNTIL = 'Weekly series until';
export const SERIES_UNTIL_HINT = 'Leave blank to allow members none';
export const PEAK_HOURS = 'Peak hours';
export const peakLabel = (number: number): string => `Peak ${number}`;
export const removePeak = (number: number): string => `Remove peak ${number}`;
export const TO = 'To';
export const PEAK_LIMIT = 'Peak-hour reservations per member per week';
export const ADD_PEAK = 'Add peak hours';
export const APPROVAL = 'An officer must approve';
export const CLASSES = 'Classes';
export const FOR_GUESTS = 'Boats for guests';
export const FOR_REGATTAS = 'Boats for regattas';
export const SERIES_APPROVED = 'An officer must always approve weekly series by members.';
export const LAUNCHED_BY_OTHERS = 'When others launch a reserved boat';
export const ACTION = 'Action';
export const HELD_TEXTS: Readonly<Record<ReservedBoatLevel, string>> = {
  warn: 'Warn the person launching it',
  block: 'Stop the launch',
};
