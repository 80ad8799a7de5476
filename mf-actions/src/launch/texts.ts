import { NOT_OUT_YET } from '../lazyTexts.ts';

export const OTHER_BOAT = 'Choose another boat';
export const launchBoatNow = (boat: string): string => `Launch ${boat} now?`;
export const SEARCH_BOATS = 'Search boats';
export const BOATS_HINT =
  'Swipe a boat to the left, or press the arrow, to launch it or to put its crew together.';
export const privateSingleOf = (lender: string): string => `${lender}'s private single`;
export const OTHER_MEMBER = 'Choose another member';
export const BORROW = 'Borrow';
export const borrowNow = (lender: string): string => `Borrow ${lender}'s private single now?`;
export const ownBoat = (fleetGroup: string): string => `${fleetGroup}: your own boat`;
export const launchOwnNow = (fleetGroup: string): string => `Launch your own ${fleetGroup} now?`;
export const UNLAUNCHED_BOATS = 'Unlaunched boats';
export const LAUNCH_PRIVATE_OR_PICK = 'Launch private, or pick a boat class.';
export const PICK = 'Pick';
export const DELETE = 'Delete';
export const workoutsOf = (coach: string): string => `Workouts by ${coach}`;
export const noWorkoutsOf = (coach: string): string => `${coach} has not posted any workouts this week.`;
export const WORKOUTS_HINT = 'Swipe a workout to the left, or press the arrow, to pick it.';
export const DELETE_WORKOUT = 'Delete workout';
export const SEAT_0 = 'Seat 0, launches';
export const removeFromSeat = (name: string, seat: number): string => `Remove ${name} from seat ${seat}`;
export const LAUNCH_ANYWAY = 'Launch anyway';
export const CONFIRM_LAUNCH = 'Confirm launch';
export const lenderFacts = (season: string, boat: string): string => `${season}, last in ${boat}`;
export const MEMBERS_TO_BORROW_FROM = 'Members to borrow from';
export const NO_LENDERS = 'There are no members to borrow from yet.';
export const LENDERS_HINT = 'Swipe a member to the left, or press the arrow, to borrow.';
export const ON_DECK_NOW = 'On deck now';
export const WORKOUTS = 'Workouts';
export const WORKOUT_SOURCE = 'Workout source';
export const OWN_WORKOUT_HINT = 'Describe what you plan to row.';
export const DRY_DOCKED = 'Dry-docked';
export const UNLAUNCHED_TAB = 'Unlaunched';
export const memberListLoading = (seat: number): string => `Seat ${seat}: the member list is still loading.`;
export const noMemberCalled = (seat: number, name: string): string =>
  `Seat ${seat}: no member is called “${name}”. Choose someone or clear the seat.`;
export const alreadySeated = (seat: number, name: string): string =>
  `Seat ${seat}: ${name} is already in another seat. Choose someone else or clear the seat.`;
export const MY_OWN = 'My own';
export const boatFacts = (distance: string, lastDay: string | null): string =>
  `${distance}, ${lastDay === null ? NOT_OUT_YET : `last ${lastDay}`}`;
/** Follows the boat's facts: ' by Kim Harper' */
export const rowedBy = (name: string): string => ` by ${name}`;
export const boatsOfGroup = (fleetGroup: string): string => `${fleetGroup} boats`;
/** The placeholder before the sources of a workout (rule launch.workout). */
export const WORKOUTS_TAB = 'Workouts:';
