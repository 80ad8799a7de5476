/** What a coach is asked before something is added to the club, and told when it is done (rules boat.new, class.fields, group.fields). */
export const WORKOUT_SUBMITTED = 'Workout submitted coach';
export const confirmWorkout = (type: string, userGroup: string): string =>
  `Post this ${type} workout for ${userGroup}?`;

export const confirmBoat = (boat: string, fleetGroup: string): string => `Add ${boat} to ${fleetGroup}?`;
export const boatSubmitted = (boat: string): string => `Boat ${boat} submitted coach.`;

export const confirmFleetGroup = (name: string): string => `Add Fleet Group ${name}?`;
export const fleetGroupSubmitted = (name: string): string => `Fleet Group ${name} submitted coach.`;

export const confirmUserGroup = (name: string): string => `Add User Group ${name}?`;
export const userGroupSubmitted = (name: string): string => `User Group ${name} submitted coach.`;

/** Where the server breaks down or cannot be reached (rule boat.failures). */
export const SEND_FAILED = 'There was an error sending the information.';
