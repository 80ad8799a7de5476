/** What a coach is asked before something is added to the club, and told when it is done (rules boat.new, class.fields, group.fields). */
const UP_TO_AN_HOUR = 'it may take up to an hour to appear on member devices. Please be patient.';

export const WORKOUT_SUBMITTED = 'Workout submitted coach';
export const confirmWorkout = (type: string, userGroup: string): string =>
  `Post this ${type} workout for ${userGroup}?`;

export const confirmBoat = (boat: string, fleetGroup: string): string =>
  `Add ${boat} to ${fleetGroup}? Please note ${UP_TO_AN_HOUR}`;
export const boatSubmitted = (boat: string): string =>
  `Boat ${boat} submitted coach. Please note ${UP_TO_AN_HOUR}`;

export const confirmFleetGroup = (name: string): string =>
  `Add Fleet Group ${name}? Please wait a few minutes before adding boats to it, and note ${UP_TO_AN_HOUR}`;
export const fleetGroupSubmitted = (name: string): string =>
  `Fleet Group ${name} submitted coach. Please wait a few minutes before adding boats to it, and note ${UP_TO_AN_HOUR}`;

export const confirmUserGroup = (name: string): string =>
  `Add User Group ${name}? Please note ${UP_TO_AN_HOUR}`;
export const userGroupSubmitted = (name: string): string =>
  `User Group ${name} submitted coach. Please note ${UP_TO_AN_HOUR}`;

/** Where the server breaks down or cannot be reached (rule boat.failures). */
export const SEND_FAILED = 'There was an error sending the information.';
