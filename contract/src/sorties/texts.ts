import { formatAmount, UNIT_TITLES } from './distanceText.ts';
import { KM_MAX } from './limits.ts';
import { type ShownUnit } from './shownUnit.ts';
import { type RuleAnswer } from './wire.ts';
import { counted } from '../texts/counted.ts';
/** Texts of launching and landing (rules launch.failures, land.failures). */
export const NO_OUTSTANDING = 'No outstanding launches today';
export const noOutstandingFor = (firstName: string): string => `No outstanding launches today, ${firstName}!`;
export const closeBayDoors = (firstName: string): string =>
  `All boats are in. Please close bay doors ${firstName}!`;
export const youLaunched = (firstName: string): string => `You've Launched ${firstName}!`;
export const youLanded = (firstName: string): string => `You've Landed ${firstName}!`;
export const LAND_FIRST = 'Please land your boat first';

/** @param distance '5.5 miles', '12.0 km' */
export const logDistance = (distance: string): string => `Do you want to log ${distance}?`;
export const LEAVE_AT_ZERO = 'Leave mileage at 0?';
export const LEAVE_DISTANCE_AT_ZERO = 'Leave the distance at 0?';
export const ADD_MILES_HINT =
  "Please add whole Miles by clicking on the Miles '+' control, or by starting the Notes section with a decimal number for Miles or a whole number > 1,000 for Meters.";

export const landHeading = (boat: string, launched: string): string => `Land ${boat}, launched ${launched}`;

/** Refusals of the API (rules launch.crew-rules, land.who, land.miles-limits). */
export const SORTIE_NOT_FOUND = 'This sortie is not in the log.';
export const BOAT_OR_LENDER = 'Choose either a boat or a member to borrow from.';
export const BORROW_OWN = 'You cannot borrow your own boat.';
export const NOT_YOUR_SORTIE = 'You were not in this boat.';
export const CREW_UNKNOWN = 'Everyone in the crew must be a member of this club.';
export const CREW_TWICE = 'Nobody can sit in two seats.';
export const crewTooLarge = (seats: number): string => `This boat has ${counted(seats, 'seat')}.`;
export const REASON_LENGTH = 'Enter a reason of 3 to 280 characters.';
export const MILES_INVALID = 'Enter miles from 0 to 200, with at most two decimals, such as 5 or 5.25.';
export const NOTES_LENGTH = 'Notes can have at most 280 characters.';
export const STILL_OUT = 'This sortie is still out.';
export const NOT_LATE = 'This sortie was landed on time, so its miles already count.';
export const END_BEFORE_START = 'The last day cannot be before the first.';
export const spanTooLong = (days: number): string => `Choose at most ${days} days.`;
export const ONLY_COACHES_CREDIT = 'Only confirmed coaches can credit a late landing.';
export const LANDING_TOKEN_REFUSED = 'Enter your name and password again to land.';

export const LAUNCH_FAILURE = 'launch: failure on send!';
/** For a crew's launch whose answer never came, and one that could not be sent (rule launch.failures). */
export const LAUNCH_REPLY_EXCEPTION = 'exception on launch/reply!';
export const LAUNCH_SEND_EXCEPTION = 'exception on launch/send';
export const AUTH_LAUNCH_FAILURE = 'authlaunch: failure on send!';
export const AUTH_LAUNCH_REPLY_EXCEPTION = 'exception on authlaunch/reply:';
export const AUTH_LAUNCH_SEND_EXCEPTION = 'exception on authlaunch/send:';
export const OUTSTANDING_FAILURE = 'getOutstanding: failure on send!';
export const OUTSTANDING_REPLY_EXCEPTION = 'exception on getOutstanding/reply:';
export const OUTSTANDING_SEND_EXCEPTION = 'exception on getOutstanding/send:';
export const LAND_FAILURE = 'failure on send!';
export const LAND_REPLY_EXCEPTION = 'exception on reply:';
export const LAND_SEND_EXCEPTION = 'exception on send';

/** The error catalog's text for a call that failed without a reason from the server (rules launch.failures, land.failures). */
export interface CallTexts {
  /** For a server error. */
  failed: string;
  /** Prefix of the reason if there was no readable answer. */
  reply: string;
  /** Prefix of an exception's message; a missing network has its own text everywhere. */
  send: string;
}

export const LAUNCH_TEXTS: CallTexts = {
  failed: LAUNCH_FAILURE,
  reply: LAUNCH_REPLY_EXCEPTION,
  send: LAUNCH_SEND_EXCEPTION,
};
export const OUTSTANDING_TEXTS: CallTexts = {
  failed: OUTSTANDING_FAILURE,
  reply: OUTSTANDING_REPLY_EXCEPTION,
  send: OUTSTANDING_SEND_EXCEPTION,
};
export const LAND_TEXTS: CallTexts = {
  failed: LAND_FAILURE,
  reply: LAND_REPLY_EXCEPTION,
  send: LAND_SEND_EXCEPTION,
};
/** For an exception outside any call (rule portal.exceptions). */
export const exceptionIn = (where: string, message: string): string => `exception in ${where}(): ${message}`;

/** `firstName('Kim Harper') === 'Kim'` */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}

/** For landing a sortie that was answered without its boat, or without miles. */
export const UNDEFINED_FLEET_ITEM = 'Internal error: Undefined fleet item. Sorry..';
export const MILEAGE_UNDEFINED = 'Internal error: mileage undefined. Sorry..';

/** Shown to members who decline; the landing is not sent. */
export const CHECK_MILES = 'Check the miles, then land again.';

/** 'Osprey was out for 4 minutes. Land anyway?' */
export const landingQuestion = (answers: readonly RuleAnswer[]): string =>
  `${answers.map(({ text }) => text).join(' ')} Land anyway?`;

/** Refusal of an entry that `readAmount` cannot read. */
export const distanceInvalid = (unit: ShownUnit): string =>
  ({
    mi: MILES_INVALID,
    km: `Enter kilometers from 0 to ${KM_MAX}, with at most three decimals, such as 8 or 8.5.`,
    m: `Enter whole meters from 0 to ${formatAmount(KM_MAX * 1_000, 'm')}, such as 8000.`,
  })[unit];

/** Shown to members who decline to land without a distance. */
export const addDistanceHint = (unit: ShownUnit): string =>
  unit === 'mi'
    ? ADD_MILES_HINT
    : `Please add ${UNIT_TITLES[unit].toLowerCase()}, or start the Notes section with a decimal number for Kilometers or a whole number > 1,000 for Meters.`;
