/** Texts of launching and landing (member-operations §4, §5, §8; club-management §8). */
export const NO_OUTSTANDING = 'No outstanding launches today';
export const noOutstandingFor = (firstName: string): string => `No outstanding launches today, ${firstName}!`;
export const closeBayDoors = (firstName: string): string =>
  `All boats are in. Please close bay doors ${firstName}!`;
export const youLaunched = (firstName: string): string => `You've Launched ${firstName}!`;
export const youLanded = (firstName: string): string => `You've Landed ${firstName}!`;
export const LAND_FIRST = 'Please land your boat first';

export const logMiles = (miles: number): string => `Do you want to log ${miles} miles?`;
export const LEAVE_AT_ZERO = 'Leave mileage at 0?';
export const ADD_MILES_HINT =
  "Please add whole Miles by clicking on the Miles '+' control, or by starting the Notes section with a decimal number for Miles or a whole number > 1,000 for Meters.";

export const landHeading = (boat: string, launched: string): string => `Land ${boat}, launched ${launched}`;

/** Refusals of the API where the specification names a rule only. */
export const SORTIE_NOT_FOUND = 'This sortie is not in the log.';
export const BOAT_OR_LENDER = 'Please choose either a boat or a member to borrow from.';
export const BORROW_OWN = 'You cannot borrow your own boat.';
export const NOT_YOUR_OUTING = 'You were not in this boat.';
export const CREW_UNKNOWN = 'Everyone in the crew must be a member of this club.';
export const CREW_TWICE = 'Nobody can sit in two seats.';
export const crewTooLarge = (seats: number): string =>
  `This boat has ${seats} ${seats === 1 ? 'seat' : 'seats'}.`;
export const MILES_INVALID = 'Miles go from 0 to 200.';
export const NOTES_LENGTH = 'Notes have at most 280 characters.';
export const STILL_OUT = 'This sortie is still out.';
export const NOT_LATE = 'This sortie was landed in time, so its miles count already.';
export const END_BEFORE_START = 'The last day must not come before the first.';
export const spanTooLong = (days: number): string => `Please choose at most ${days} days.`;
export const ONLY_COACHES_CREDIT = 'Only coaches can credit a late landing.';
export const LANDING_TOKEN_REFUSED = 'Please authenticate again to land.';

export const LAUNCH_FAILURE = 'launch: failure on send!';
/** A crew's launch, whose answer never came, and one that could not be sent (club-management §8). */
export const LAUNCH_REPLY_EXCEPTION = 'exception on launch/reply!';
export const LAUNCH_SEND_EXCEPTION = 'exception on launch/send';
export const AUTH_LAUNCH_FAILURE = 'authlaunch: failure on send!';
export const AUTH_LAUNCH_REPLY_EXCEPTION = 'exception on authlaunch/reply:';
export const OUTSTANDING_FAILURE = 'getOutstanding: failure on send!';
export const OUTSTANDING_REPLY_EXCEPTION = 'exception on getOutstanding/reply:';
export const LAND_FAILURE = 'failure on send!';
export const LAND_REPLY_EXCEPTION = 'exception on reply:';

/** `firstName('Kim Harper') === 'Kim'` */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}
