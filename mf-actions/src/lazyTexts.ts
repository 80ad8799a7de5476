export const seatNumber = (seat: number): string => `Seat ${seat}`;
export const USER_GROUP = 'User group';
export const SEARCH_MEMBERS = 'Search members';
export const ON_DECK = 'On deck';
export const WORKOUT = 'Workout';
export const WORKOUT_TYPE = 'Workout type';
export const BOAT_CLASS = 'Boat class';
export const seatPerson = (name: string): string => `Seat ${name}`;
export const NOT_OUT_YET = 'not out yet';
