import { counted } from '@fleetwatch/contract/texts/counted';

export const ALL_SEATS_TAKEN = 'All seats are taken.';
export const nowInSeat = (name: string, seat: number): string => `${name} is now in seat ${seat}.`;
export const seatIsEmpty = (seat: number): string => `Seat ${seat} is empty.`;
export const ONLY_YOUR_SEAT_TAKEN = 'All seats but yours are empty.';
export const CLEAR_CREW = 'Clear Crew';
export const LAUNCH_CREW = 'Launch Crew';
export const ADD = 'Add';
export const onDeckFor = (boat: string, moniker: string): string => `On Deck for ${boat} ${moniker}`;
export const FILTER_GROUPS = 'Filter groups';
export const SHOW_ALL_MEMBERS = 'Show all Members';
export const CHOOSE_CREW = 'Choose crew';
export const MEMBERS = 'Members';
export const NO_MEMBERS_IN_GROUP = 'There are no members in this user group.';
export const NO_MEMBERS_ON_DECK = 'No one is on deck. Filter groups, or show all members.';
export const MEMBERS_HINT = 'Swipe a member to the left, or press the arrow, to add them to the boat.';
export const crewOf = (boat: string, moniker: string): string => `Crew of ${boat} ${moniker}`;
export const ALL_BOATS = 'All boats';
export const NO_WORKOUT = 'No workout';
export const TAKE_ANOTHER_BOAT = 'Take another boat with this crew';
export const CHOOSE_BOAT = 'Choose a boat';
export const SEAT = 'Seat';
export const moveUp = (name: string): string => `Move up ${name}`;
export const moveDown = (name: string): string => `Move down ${name}`;
export const removeFromCrew = (name: string): string => `Remove ${name}`;
export const SEATS = 'Seats';
export const STEERS_AND_LAUNCHES = 'Steers and launches';
export const DRAG_INSTRUCTIONS =
  'Press Space to pick up this rower, the arrow keys to move them to another seat, Space to drop them, Escape to cancel.';
export const pickedUp = (name: string, seat: number): string => `${name} picked up from seat ${seat}.`;
export const overSeat = (name: string, seat: number): string => `${name} is over seat ${seat}.`;
export const staysInSeat = (name: string, seat: number): string => `${name} stays in seat ${seat}.`;
export const drag = (name: string): string => `Drag ${name}`;

/** `launchCrewNow('Kestrel', 3) === 'Launch Kestrel with you and 3 others now?'` */
export const launchCrewNow = (boat: string, others: number): string =>
  `Launch ${boat} with ${others === 0 ? 'just you' : `you and ${counted(others, 'other')}`} now?`;
