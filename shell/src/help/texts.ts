import {
  DECIMAL_KM_MAX,
  DECIMAL_MILES_MAX,
  METERS_ABOVE,
  METERS_MAX,
  METERS_PER_MILE,
  NOTES_MAX,
} from '@fleetwatch/contract/sorties/limits';
import { groupThousands } from '@fleetwatch/contract/texts/groupThousands';
import { HEADS_UP_DAYS, PICTURES_MAX, TWEET_MAX } from '@fleetwatch/contract/tweets/limits';
import { PICTURE_TYPES } from '@fleetwatch/contract/tweets/wire';

/** Texts of the help. `HelpText` renders those with **labels**, `keys` and [pages](/path). */
export const VERSION = 'Version Beta 1';
export const ABOUT_INTRO =
  "The boathouse's own log: who is on the water, in which boat, and how far they went. Open a topic below.";
export const LICENSES = 'Libraries and their licenses';

export const PICKING_BOATS = {
  title: 'Picking boats to launch',
  steps: [
    'On [Actions](/actions), tap **Launch**. You see one tab per boat class, named by its moniker: 1x for a scull, 2x for a double, 8+ for an eight. The number beside it shows how many boats of that class are in.',
    'Tap the class, then your boat. In boats with more seats, you can choose your crew.',
    'Slide **Confirm launch** all the way. Without dragging, use the button beside the slider, or press End and Enter.',
  ],
  notes: [
    '**Unlaunched** lists every boat that is in, whatever its class.',
    '**1p** and **2-4-8p** are your own private boats. They need no list, only the slider.',
    "**1b** borrows another member's private single: choose the owner. You get the miles; the owner gets the private-boat miles.",
    'A boat in dry dock cannot be launched or crewed until a coach returns it to the water. A boat that is out cannot be launched again.',
  ],
} as const;

export const NOTES_AND_MILES = {
  title: 'Notes, decimal miles and meters',
  intro:
    'When you land, the Miles **+** and **−** count whole miles. For anything finer, leave the miles at 0 and start the notes with a number:',
  examples: [
    [
      '5.2 steady, headwind on the way home',
      `A number with a decimal point, up to ${DECIMAL_MILES_MAX}, is miles: 5.2 miles. The notes then read “steady, headwind on the way home”.`,
    ],
    [
      '8,000 two pieces',
      `A whole number above ${groupThousands(METERS_ABOVE)} and up to ${groupThousands(METERS_MAX)} is meters, ${groupThousands(METERS_PER_MILE)} to the mile: 5 miles.`,
    ],
    [
      '8 km upstream',
      'A number with a unit is read in that unit: 8 miles, 8 km or 8000 m. The notes begin after it.',
    ],
  ],
  otherUnits: `If distances are shown in kilometers or meters, type them into their own field, such as 8.5 kilometers or 8500 meters. A decimal number at the start of the notes is then kilometers, up to ${DECIMAL_KM_MAX}, and a whole number is meters. Your club sets the unit. To change it for this device, open **This device** in the menu.`,
  confirmation: `We always ask before we log such a number. With any other start, the mileage stays at 0. Notes have at most ${NOTES_MAX} characters.`,
} as const;

export const GOING_ON_DECK = {
  title: 'On Deck',
  intro:
    'On deck means that you are at the boathouse, ready to row, and waiting for a seat. On [Actions](/actions), slide **Confirm On Deck**. Slide again to go off deck. Coaches and anyone choosing a crew can see who is waiting on [On Deck](/ondeck).',
  notes: [
    'Launching a boat takes you off deck. While you are out, you cannot go on deck: land first.',
    'If you forget, we take you off deck automatically after one to two hours, on a device that stays open.',
    'When someone launches a boat with you in it, your status shows which boat you are in, and a bell rings on any screen you have open.',
  ],
  inbox:
    'The [Inbox](/inbox) keeps your notifications for 30 days. Under [Notification settings](/inbox?show=choices), you choose what comes to your phone while the app is closed, what comes by email, and your quiet hours.',
} as const;

export const PICKING_WORKOUTS = {
  title: 'Picking workouts',
  intro:
    "Check **Workouts** before you confirm a launch. Then choose where the workout comes from: **My own**, which you type yourself, or one of the coaches, with this week's workouts.",
  notes: [
    "**Pick** copies a coach's workout to your launch. You can still edit your copy; the coach's own does not change.",
    'The type of the workout decides in which slice of your **My workouts** chart the sortie counts: Recovery, Steady State, Anaerobic Threshold, Interval Training, Pyramids or Racing Pieces. Without a type, it is Uncategorized.',
    '[Workouts](/workouts) shows the workouts of this week and past weeks.',
  ],
} as const;

export const TWEETING = {
  title: 'Tweeting',
  intro: `A tweet is a short message of at most ${TWEET_MAX} characters, on [Tweets](/tweets) and on Actions. Choose who reads it:`,
  audiences: [
    ['My group', 'Only the members of your user group.'],
    ['Everyone', 'Every member of the club.'],
    [
      'Heads up',
      `A warning for everyone, on its own card, at the boathouse too: a log on the dock, fog, a broken rigger. It stays for ${HEADS_UP_DAYS} days.`,
    ],
  ],
  notes: [
    `Attach up to ${PICTURES_MAX} pictures or short videos (${PICTURE_TYPES.join(', ')}). Videos usually come from coaches. They can be at most 45 MB, which is about 20 to 25 seconds.`,
    'Swipe a tweet, or tap its arrow, to reply or like. You cannot reply to a reply.',
    'Tap a picture to see all of it and to save it.',
  ],
} as const;

export const WHAT_COACHES_DO = {
  title: 'What coaches do',
  intro:
    'You choose whether you are a coach when you sign up. In some clubs, a confirmed coach approves this first. Coaches can do everything that members can, and also:',
  coach: [
    'post workouts for a user group, edit them, and delete their own;',
    'add boats, fleet groups and user groups;',
    'put a boat or a whole fleet group into dry dock, splash it again, or decommission it. A decommissioned boat is gone for good; its past sorties stay in the log.',
  ],
  confirmedIntro: 'Another confirmed coach confirms you on the Members screen. A confirmed coach can also:',
  confirmedCoach: [
    'land a boat for a crew that forgot to;',
    "in the menu under **Club**, set the club's colors, its blade, and where the boathouse is, for sunrise and sunset;",
    'in the menu under **Audit**, see who decided and edited what;',
    'in the menu under **Officers**, name officers for safety, duty, boats, clearances and records. Confirmed coaches hold an office until another member is named for it;',
    "in the menu under **The club's data**, download all of it.",
  ],
  credit:
    "A coach who launches a crew gets credit for the crew's miles. Changes to boats and groups reach every member's device within seconds. If your club has guests, add one fleet group for them, with 9 seats.",
} as const;

export const FORGOTTEN_PHONE = {
  title: 'Forgotten phone: the boathouse tablet',
  intro:
    'The tablet at the boathouse shows [Fleetwatch Boathouse](/boathouse), where no one stays signed in. Each launch, each borrowed boat and each landing requires your full name (or email) and your password, and forgets them at once.',
  steps: [
    '**Launch**: tap the class, swipe your boat, tap Launch, and enter your name and password.',
    '**Land**: enter your name and password, set the miles for each boat you have out, and slide.',
  ],
  notes:
    'It does not matter where you launched. Land on the tablet what you launched on your phone, or the other way around. On your own device, the page opens only after you sign out. In some clubs, a coach pairs each tablet once, with a code that the tablet shows.',
} as const;

export const OTHER_PAGES = 'Other pages, and pages in the works';
export const IMAGE_CROP_TEXT =
  'Crops a square from any picture on this device and saves it as PNG. Nothing is uploaded.';
export const CSV_AND_MENU =
  "Every CSV opens on the screen. From there, save it or have it emailed to you as a spreadsheet. In the menu, **Anonymous** hides other members' names and pictures on this device, for a screen that many people see, and **Analytic** shows the charts.";
export const keysText = (paletteKey: string): string =>
  `With a keyboard, \`${paletteKey}\` finds a page, a person or a boat, and \`?\` lists all keys. Both are for members.`;
export const inTheWorks = (pages: readonly string[]): string =>
  `In the works, and not installed here yet: ${pages.join(', ')}.`;

export const POINT_OF_USE = {
  title: 'A point-of-use system',
  intro:
    'The log is written when boats are used, by the people who use them. So everyone sees who is on the water right now, and no one types up a logbook in the evening. It only works when everyone keeps it up:',
  notes: [
    'Launch when you launch, land when you land.',
    'The last record of a sortie counts: landing again overwrites miles and notes.',
    "A boat that is not landed by midnight loses that day's trip and miles. You can still land it later, so that it is in, but it counts for no one unless a coach credits it.",
  ],
  forgotten:
    'If you forget to land, we ask the next morning how far you went. Not sure? Just say the boat is back. Anyone who takes it next can say so too, and launch it.',
  totals:
    'Totals are for the season. They count for you, your crew, the boat, its class and your user group.',
} as const;

interface PageText {
  label: string;
  text: string;
}

export const FLEET: PageText = {
  label: 'Fleet',
  text: "Every boat by class, with its miles and who rowed it last. Opens a boat's log and activity, and ranks the fleet as CSV, this season or a past one.",
};
export const MEMBERS: PageText = {
  label: 'Members',
  text: "Members by user group, with their season's miles and trips and what they say about themselves. Ranks members as CSV, this season or a past one.",
};
export const ACTIVITY: PageText = {
  label: 'Activity',
  text: 'Your sorties month by month, in detail and as CSV, and your season by week against the last one. Also for another member or a boat.',
};
export const SORTIES: PageText = {
  label: 'Sorties',
  text: 'Sorties of today or a past day, as a list, by the hour, or as a CSV file.',
};
export const ON_DECK: PageText = {
  label: 'On Deck',
  text: 'Who is waiting at the boathouse for a seat, and who is on the water.',
};
export const DAMAGE: PageText = {
  label: 'Damage',
  text: "What is wrong with each boat, and the status of its repair. Report damage when you land, or from the boat's log. A boat that is not fit to row goes into dry dock at once. If you report a second one that day, it is only restricted until an officer or someone who was aboard confirms it.",
};
export const CLEARANCES: PageText = {
  label: 'Clearances',
  text: 'What you are cleared for and until when, what comes next, and what boats require of their crews. Officers grant clearances here.',
};
export const CONDITIONS: PageText = {
  label: 'Conditions',
  text: 'Conditions on the water: wind, water, level and the flag, with the age of each reading. Report a reading, or raise the flag. Officers set sources and rules.',
};
export const SAFETY: PageText = {
  label: 'Safety',
  text: 'Who is out and when they are expected. Report that you will be back later, or that a boat is on its rack, and add your emergency contacts. The duty team finds alerts and the rescue sheet here.',
};
export const CORRECTIONS: PageText = {
  label: 'Corrections',
  text: 'Request a correction to the log: change, delete or split one of your sorties, credit one that was landed late, or add one that is missing. Each request shows the sortie before and after. Records officers decide.',
};
export const GUESTS: PageText = {
  label: 'Guests',
  text: "People who row without being members. Add your guests, then record who is aboard on today's sorties. Sorties are counted per season; guests are erased after it. Records officers download the list and set how often a guest may come.",
};
export const TOURS: PageText = {
  label: 'Tours',
  text: "Tours, regattas and camps. Plan one with boats and crews, launch them all at once, and record each day's distance along the way. A tour is landed once, and each day counts on its day. No search starts for its boats before 20:00 on the last day.",
};
export const IMPORT: PageText = {
  label: 'Import',
  text: 'Brings in boats, people, past sorties and reservations from another system. Coaches and records officers upload a file, answer questions about it, preview the result and its totals, and can undo it for 30 days. What is left out or changed is listed, also as CSV. They invite imported people here.',
};
export const WORKOUTS: PageText = {
  label: 'Workouts',
  text: "The coaches' workouts of this week and past weeks.",
};
export const TWEETS: PageText = {
  label: 'Tweets',
  text: 'Messages of the day and the week, with replies and pictures.',
};
export const USER_GROUPS: PageText = {
  label: 'User Groups',
  text: 'The sorties of one user group, week by week, and as CSV.',
};
export const FLEET_GROUPS: PageText = {
  label: 'Fleet Groups',
  text: 'The sorties of one boat class, week by week, and as CSV.',
};
export const PLANS: PageText = {
  label: 'Plans',
  text: 'Upcoming sorties: write one, join one, reserve boats for it, repeat it weekly. The Now Boarding! tab lists those about to launch.',
};
export const RESERVATIONS: PageText = {
  label: 'Reservations',
  text: "Boats that you have reserved or are waiting for, and boats that are free at a time you choose. Launch within 15 minutes of the start, or the boat is released. Coaches and boat captains approve requests and set the club's limits here.",
};
export const PURGE_USER_GROUPS: PageText = {
  label: 'Purge User Groups',
  text: 'Coaches retire a user group here. Its members then choose another.',
};
export const DOCK_FLEET_GROUPS: PageText = {
  label: 'Dock Fleet Groups',
  text: 'Coaches put all boats of a class into dry dock, return them, or decommission them.',
};
