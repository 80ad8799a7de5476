/** Confirmations and results of a coach's additions to the club (rules boat.new, class.fields, group.fields). */
export const WORKOUT_SUBMITTED = 'Workout submitted coach';
export const confirmWorkout = (type: string, userGroup: string): string =>
  `Post this ${type} workout for ${userGroup}?`;
export const confirmBoat = (boat: string, fleetGroup: string): string => `Add ${boat} to ${fleetGroup}?`;
export const boatSubmitted = (boat: string): string => `Boat ${boat} submitted coach.`;
export const confirmFleetGroup = (name: string): string => `Add Fleet Group ${name}?`;
export const fleetGroupSubmitted = (name: string): string => `Fleet Group ${name} submitted coach.`;
export const confirmUserGroup = (name: string): string => `Add User Group ${name}?`;
export const userGroupSubmitted = (name: string): string => `User Group ${name} submitted coach.`;

/** For a server failure, or an unreachable server (rule boat.failures). */
export const SEND_FAILED = 'There was an error sending the information.';
export const SEASON_MILES_HINT = 'Miles rowed this season. Leave blank for none.';
export const SEASON_MILES = 'Season miles';
export const DETAILS = 'Details';
export const CHOOSE_GROUP = 'Choose a group';
export const FLEET_GROUP = 'Fleet Group';
export const BOAT_NAME = 'Boat name';
export const ADD_BOAT = 'Add boat';
export const ADD_BOAT_TO_FLEET = 'Add Boat to Fleet';
export const SEATS_HINT = 'Including the cox: 1 to 5, or 9. Any other number shows one seat.';
export const SEATS = 'Seats';
export const FLEET_GROUP_MONIKER_HINT = '2 to 10 letters, as shown on the boat class tabs.';
export const ADD_FLEET_GROUP = 'Add Fleet Group';
export const USER_GROUP_MONIKER_HINT = 'A short form, 2 to 10 letters.';
export const ADD_USER_GROUP = 'Add User Group';
export const USER_GROUP = 'User Group';
export const CHOOSE_TYPE = 'Choose a type';
export const POST_WORKOUT = 'Post workout';
export const ADD_WORKOUT = 'Add workout';
export const MONIKER = 'Moniker';
export const GROUP_NAME = 'Name';
export const COACH = 'Coach';
export const FOR_COACHES = 'For coaches';
/** The placeholder before the panel's tabs (rule member.roles). */
export const FOR_COACHES_TAB = 'For coaches:';
