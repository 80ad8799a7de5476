import type { Feature } from '@fleetwatch/contract/clubs/features';

interface Page {
  path: string;
  label: string;
  text: string;
  /** What a club turns on for it. */
  feature?: Feature;
}

/** What each page that is not explained elsewhere does; shown for those the club has installed, and turned on. */
export const PAGES: readonly Page[] = [
  {
    path: '/fleet',
    label: 'Fleet',
    text: 'Every boat by class, with its miles and who rowed it last; a boat’s log, its activity, and its ranking as CSV.',
  },
  {
    path: '/users',
    label: 'Members',
    text: 'Members by user group with their season’s miles and trips, what they say about themselves, and the ranking as CSV.',
  },
  {
    path: '/activity/cache/cache',
    label: 'Activity',
    text: 'Your outings month by month, in detail and as CSV, and your season by the week against the last one; also another member’s or a boat’s.',
  },
  {
    path: '/sorties',
    label: 'Sorties',
    text: 'All outings of today, or of a past date, as rows, by the hour, and as CSV.',
  },
  {
    path: '/ondeck',
    label: 'On Deck',
    text: 'Who waits at the boathouse for a seat, and who is on the water.',
  },
  {
    path: '/damage',
    label: 'Damage',
    text: 'What is wrong with which boat, and where its repair stands. Report it when you land, or from the boat’s log: a boat that is not fit to row is in dry dock at once. If you report a second one that day, it is limited until an officer or someone who was aboard confirms it.',
    feature: 'damage',
  },
  {
    path: '/clearances',
    label: 'Clearances',
    text: 'What you are cleared for and until when, what comes next, and what boats ask of their crews. Officers grant clearances here.',
    feature: 'clearances',
  },
  {
    path: '/conditions',
    label: 'Conditions',
    text: 'How it is out there: wind, water, level and the flag, with the age of each reading. Report a reading, or raise the flag; officers set sources and rules.',
    feature: 'conditions',
  },
  {
    path: '/safety',
    label: 'Safety',
    text: 'Who is out and when they are expected. Say that you are back later, or that a boat is on its rack; add your emergency contacts. The duty team finds alerts and the rescue sheet here.',
    feature: 'overdue',
  },
  {
    path: '/corrections',
    label: 'Corrections',
    text: 'Ask to put the log right: change, delete or split an outing of yours, credit one that was landed late, or enter one that is missing. Records officers decide; what was asked for shows before and after.',
    feature: 'corrections',
  },
  {
    path: '/guests',
    label: 'Guests',
    text: 'People who row without being members. Enter a guest of yours, and say of today’s outings who is aboard. Outings of a season are counted; guests are erased after it. Records officers have the list as a file and set how often a guest may come.',
    feature: 'guests',
  },
  {
    path: '/tours',
    label: 'Tours',
    text: 'Tours, regattas and camps: plan one with boats and crews, start them all at once, and write down each day’s miles on the way. It is landed once, and each day counts on its day; until 20:00 of its last day nobody looks for its boats.',
    feature: 'tours',
  },
  {
    path: '/moving',
    label: 'Import',
    text: 'Brings boats, people and past outings from another system. Coaches and records officers send a file, say what it means, see what would come, and may undo it for 30 days; people who came by it are invited here.',
    feature: 'moving',
  },
  { path: '/workouts', label: 'Workouts', text: 'The coaches’ workouts, this week’s and past weeks’.' },
  { path: '/tweets', label: 'Tweets', text: 'Messages of the day and the week, with replies and pictures.' },
  {
    path: '/usergroups',
    label: 'User Groups',
    text: 'The outings of one user group, week by week, and as CSV.',
  },
  {
    path: '/fleetgroups/undef/undef',
    label: 'Fleet Groups',
    text: 'The outings of one boat class, week by week, and as CSV.',
  },
  {
    path: '/plans',
    label: 'Plans',
    text: 'Outings to come: write one, join one, hold boats for it, repeat it weekly. ‘Now Boarding!’ lists those about to launch.',
  },
  {
    path: '/reservations',
    label: 'Reservations',
    text: 'Boats that you have reserved or wait for, and those that are free at a time of your choice. Launch within 15 minutes of the start, or the boat is free again. Coaches and boat captains approve requests and set the club’s limits here.',
    feature: 'reservations',
  },
  {
    path: '/purgeusergroups',
    label: 'Purge User Groups',
    text: 'Where coaches retire a user group; its members then choose another.',
  },
  {
    path: '/dockfleetgroups',
    label: 'Dock Fleet Groups',
    text: 'Where coaches put all boats of a class into dry dock, return them, or decommission them.',
  },
];
