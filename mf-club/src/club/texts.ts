import { contrastRatio, WHITE } from '@fleetwatch/contract/clubs/contrast';
import {
  accentColour,
  BAR_CONTRAST,
  barColour,
  mayBeText,
  type ClubColours,
} from '@fleetwatch/contract/clubs/identity';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { SunDay } from '@fleetwatch/kit/ui/time/sunTimes.ts';

export const CLUB_LOOK = 'Club look';
export const SAVE = 'Save';
export const LOOK_SAVED = "The club's settings were saved. Every device gets them within seconds.";
export const NOTHING_CHANGED = 'Nothing to save: no setting was changed.';
export const PREVIEW = 'Preview';

export const COLORS_AND_BLADE = 'Colors and blade';
export const FIRST_COLOR = 'First color';
export const SECOND_COLOR = 'Second color';
export const THIRD_COLOR = 'Third color';
export const USE_THIRD_COLOR = 'Use a third color';
export const BLADE = 'Blade';
export const SPOON_TIP = 'Spoon tip';

export const CREST = 'Crest';
export const NO_CREST = "If you don't upload a crest, crossed blades are shown.";
export const CREST_SHOWN = 'Shown in the bars, on the boathouse wall and on the landing page.';
export const CHOOSE_CREST = 'Choose a crest';
export const CHOOSE_ANOTHER = 'Choose another';
export const UPLOADING = 'Uploading…';
export const REMOVE = 'Remove';
export const CREST_UNREADABLE = 'This picture cannot be read. Choose another, such as a PNG or SVG.';

export const BOATHOUSE_LOCATION = 'Boathouse location';
export const DEGREES_HINT = 'In degrees, as on maps. South and west are negative.';
export const LATITUDE = 'Latitude';
export const LONGITUDE = 'Longitude';
export const NO_LOCATION = 'Add a location to see when the sun rises and sets.';
/** Check of a location: today's sun there (rule club.place). */
export function sunText(sun: SunDay): string {
  if (sun.kind === 'rises')
    return `Today the sun rises there at ${sun.sunrise} and sets at ${sun.sunset}, club time.`;
  return sun.kind === 'up' ? 'The sun does not set there today.' : 'The sun does not rise there today.';
}

export const DISTANCES = 'Distances';
export const UNIT = 'Unit';
export const UNIT_HINT = 'Logged distances stay as they are. Members can choose another unit for a device.';

export const FEATURES_TITLE = 'Features';
/** Features that a club may turn on (rule club.features). */
export const FEATURE_TEXTS: Record<Feature, { title: string; what: string }> = {
  notifications: {
    title: 'Notifications',
    what: 'Members are notified on their devices and by email when someone puts them in a boat, when their boat has been out for long, and when their plans change.',
  },
  damage: {
    title: 'Damage reports',
    what: 'Members report damage to a boat. An unfit boat is dry-docked at once and tracked until it is repaired.',
  },
  fourEyes: {
    title: 'A second pair of eyes',
    what: 'Only someone who did not repair the boat can close the report of an unfit boat.',
  },
  juniors: {
    title: 'Juniors',
    what: 'Members add their birth date under Clearances. Minors who are alone in a boat need a supervisor.',
  },
  overdue: {
    title: 'Expected back',
    what: 'Crews say when they expect to be back. If they are late, the crew, the duty team and safety officers are notified.',
  },
  conditions: {
    title: 'Conditions and the flag',
    what: "Weather, water and light are compared with the club's rules. Launching shows any rule that is broken. Without rules, nothing is checked.",
  },
  forgotten: {
    title: 'Forgotten landings',
    what: 'If no one lands a boat, we ask its launcher the next morning. The next crew to take it can report it ashore.',
  },
  reservations: {
    title: 'Reservations',
    what: 'Members reserve boats ahead, within limits set by coaches and boat captains. A boat that is not launched in time is released.',
  },
  corrections: {
    title: 'Corrections',
    what: 'Members request corrections of past sorties in the log, and records officers decide. Totals follow.',
  },
  guests: {
    title: 'Guests',
    what: 'Members bring guests on board by name. Their sorties are counted during the season, and they are erased after it.',
  },
  sanity: {
    title: 'Unusual landings',
    what: 'We ask about a landing that looks wrong before it is sent: too short, too fast, too far for a day, or someone in two boats.',
  },
  moving: {
    title: 'Import',
    what: 'Coaches and records officers import boats, people, past sorties and reservations from another system.',
  },
  tours: {
    title: 'Tours, regattas and camps',
    what: "Boats that travel together for several days launch at once and land once. Each day's leg counts on its day. No one looks for them until the tour ends.",
  },
  modules: {
    title: 'Modules of club teams',
    what: 'Screens added by your own team may keep records here. Members see what the team has declared.',
  },
  clearances: {
    title: 'Clearances',
    what: 'Officers record who has passed which test, boats require clearances, and launching shows any that are missing. Without requirements, nothing is checked.',
  },
};

/** Truncated, not rounded, so that 6.96 is not shown as the 7 that it misses. */
const ratioText = (one: string, other: string): string =>
  `${(Math.floor(contrastRatio(one, other) * 10) / 10).toFixed(1)}:1`;

/** Readability of white text on the bar, and any correction (rule club.bar-contrast). */
export function barText(colours: ClubColours): string {
  const bar = barColour(colours);
  const contrast = ratioText(WHITE, colours.first);
  if (bar === colours.first)
    return `White text on the first color has a contrast of ${contrast}, so bars use this color.`;
  return `White text on the first color has a contrast of ${contrast}, and bars need ${BAR_CONTRAST}:1. They are darkened to ${bar}, which has ${ratioText(WHITE, bar)}.`;
}

/** Permitted uses of the accent (rule club.accent-text). */
export function accentText(colours: ClubColours): string {
  const accent = accentColour(colours);
  const which = colours.third === undefined ? 'second' : 'third';
  const contrast = ratioText(accent, WHITE);
  return mayBeText(accent, WHITE)
    ? `The ${which} color is the accent, used for lines and the selected tab. As text on white it has a contrast of ${contrast}.`
    : `The ${which} color is the accent, used for lines and the selected tab. As text on white it would have a contrast of ${contrast}, so it is not used for text.`;
}
