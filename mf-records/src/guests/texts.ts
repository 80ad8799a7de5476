import { momentText } from '@fleetwatch/contract/time/momentText';
import { counted } from '@fleetwatch/contract/texts/counted';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime, type LocalDateText, type LocalDateTimeText } from '@fleetwatch/contract/time/localText';

export const ADD_ANYWAY = 'Add anyway';
export const ADD_ANYWAY_QUESTION = 'Add this guest anyway?';
export const OFFICER_CAN_ADD = 'The records officer can still add this guest.';
export const BACK = 'Back';
export const CLOSE = 'Close';
export const LIMIT_REACHED = 'Guest limit reached';
export const SEATS_TAKEN = 'All seats are taken.';
export const CHOOSE_A_GUEST = 'Choose a guest';
export const guestOption = (name: string, host: string): string => `${name}, guest of ${host}`;
export const addGuestTo = (boat: string): string => `Add a guest to ${boat}`;
export const NO_GUESTS_ABOARD = 'No guests aboard.';
export const removeGuest = (name: string): string => `Remove ${name}`;
export const guestsIn = (boat: string): string => `Guests in ${boat}`;
export const LANDED = 'Landed';
export const OUT = 'Out';
export const sortieTitle = (boat: string, launch: LocalDateTimeText, isToday: boolean): string =>
  `${boat}, launched ${isToday ? shortTime(launch) : momentText(launch)}`;
export const NO_SORTIE_TODAY = 'You have no sortie today. Launch first, then add your guests.';
export const NEW_GUEST = 'New guest';
/** Name of an erased guest, and of any guest on an anonymous device. */
export const NAMELESS_GUEST = 'A guest';
export const SAVE = 'Save';
export const contactFor = (name: string): string => `Contact details for ${name}`;
export const SAVED = 'Saved.';
export const WAIVER_SIGNED_ON = 'Waiver signed on';
export const NAME_AND_NUMBER = 'Name and number';
export const EMERGENCY_CONTACT = 'Emergency contact';
export const PHONE = 'Phone';
export const OPTIONAL_FIELDS = 'Optional, like the fields below.';
export const CLUB = 'Club';
export const NAME = 'Name';
export const ERASE_EFFECT = 'Past sorties still show a guest, but not the name. This cannot be undone.';
export const ERASE = 'Erase';
export const CONTACT = 'Contact';
export const showContact = (name: string): string => `Contact for ${name}`;
export const eraseGuest = (name: string): string => `Erase ${name}`;
export const eraseQuestion = (name: string): string => `Erase ${name}?`;
export const waiverSigned = (day: LocalDateText, today: LocalDateText | undefined): string =>
  `Waiver signed ${dayText(day, today)}`;
export const NO_WAIVER = 'No waiver yet';
export const guestOf = (host: string, club: string): string => `Guest of ${host}${club && `, from ${club}`}`;
export const erased = (name: string): string => `${name} was erased.`;
/** '2 of 3 outings' */
export const outingsOf = (outings: number, most: number): string =>
  `${outings} of ${counted(most, 'sortie')}`;
export const sortiesText = (outings: number): string => counted(outings, 'sortie');
export const moreGuests = (count: number): string => `${count} more. Type a name to narrow the list.`;
export const NO_MATCHES = 'No guests match.';
export const NO_GUESTS = 'No guests this season yet.';
export const CSV = 'CSV';
export const FIND_A_GUEST = 'Find a guest or host';
export const SETTINGS = 'Settings';
export const ABOARD = 'Aboard';
export const ADD_GUEST = 'Add guest';
export const WHO_SEES_CONTACT =
  'You and officers can see the phone number and emergency contact. The duty team can see them once the boat is overdue. All of it is erased at the end of the season.';
export const NEEDS_CONNECTION =
  'You need a connection to add a guest. What you have written stays on this device.';
export const YOUR_GUEST = 'Your guest';
export const guestAdded = (name: string): string => `${name} was added as your guest.`;
export const BEYOND_LIMIT = 'Over the limit';
export const SORTIES_PER_SEASON = 'Sorties per guest per season';
export const GUEST_LIMIT = 'Guest limit';
export const NO_LIMIT = 'No limit';
export const BLOCK_BEYOND = 'Only officers can add them';
export const WARN_BEYOND = 'Warn the member who adds them';
