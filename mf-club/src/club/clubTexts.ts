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

export const LOOK_SAVED = 'The club’s settings were saved. Every device has them within seconds.';

/** What a club may turn on, in a coach's words (rule club.features). */
export const FEATURE_TEXTS: Record<Feature, { title: string; what: string }> = {
  notifications: {
    title: 'Notifications',
    what: 'Members are notified on their devices and by mail when they are boated, when their boat is long out, and when their plans change.',
  },
  damage: {
    title: 'Damage reports',
    what: 'Members report what is wrong with a boat. An unfit one is in dry dock at once, and is followed to its repair.',
  },
  fourEyes: {
    title: 'A second pair of eyes',
    what: 'The report of an unfit boat is closed by someone who did not repair it.',
  },
  juniors: {
    title: 'Juniors',
    what: 'Members give their birth date on /clearances. Minors who are alone in a boat need a supervisor.',
  },
  overdue: {
    title: 'Expected back',
    what: 'Crews say when they expect to be back. The crew, the duty team and safety officers are notified when they are not.',
  },
  conditions: {
    title: 'Conditions and the flag',
    what: 'Weather, water and light are compared with the club’s rules. Launching shows any rule that is broken. Nothing is asked until a rule is added.',
  },
  forgotten: {
    title: 'Forgotten landings',
    what: 'The launcher of a boat that nobody landed is asked the next morning; the next crew to take it says that it is here.',
  },
  reservations: {
    title: 'Reservations',
    what: 'Members reserve boats ahead, within limits that coaches and boat captains set. A boat that is not launched in time is free again.',
  },
  corrections: {
    title: 'Corrections',
    what: 'Members ask to put the log right after its day, and records officers decide. Totals follow.',
  },
  guests: {
    title: 'Guests',
    what: 'Members bring guests aboard by name. Their outings of a season are counted, and they are erased after it.',
  },
  sanity: {
    title: 'Unusual landings',
    what: 'A landing that looks wrong is asked about before it is sent: too short, too fast, too far for a day, or someone in two boats.',
  },
  moving: {
    title: 'Import',
    what: 'Coaches and records officers bring boats, people and past outings from another system.',
  },
  tours: {
    title: 'Tours, regattas and camps',
    what: 'Boats that are away together for days leave at once and are landed once; each day’s leg counts on its day. Nobody looks for them until their end.',
  },
  modules: {
    title: 'Modules of club teams',
    what: 'Screens that your own team has added may keep records here. Members see in them what the team has declared.',
  },
  clearances: {
    title: 'Clearances',
    what: 'Officers say who has passed which test, boats ask for it, and a launch says what is missing. Nothing is asked until a requirement is added.',
  },
};

export const NOTHING_CHANGED = 'Nothing has been changed yet.';

/** Cut and not rounded, so that 6.96 is not told as the 7 that it misses. */
const ratioText = (one: string, other: string): string =>
  `${(Math.floor(contrastRatio(one, other) * 10) / 10).toFixed(1)}:1`;

/** How white is read on the bar, and what is done about it (rule club.bar-contrast). */
export function barText(colours: ClubColours): string {
  const bar = barColour(colours);
  const given = ratioText(WHITE, colours.first);
  if (bar === colours.first) return `White text on the first colour has ${given}: bars are this colour.`;
  return `White text on the first colour has ${given}, and bars need ${BAR_CONTRAST}:1. They are darkened to ${bar}, which has ${ratioText(WHITE, bar)}.`;
}

/** What the accent may do (rule club.accent-text). */
export function accentText(colours: ClubColours): string {
  const accent = accentColour(colours);
  const which = colours.third === undefined ? 'second' : 'third';
  const ratio = ratioText(accent, WHITE);
  return mayBeText(accent, WHITE)
    ? `The ${which} colour is the accent: lines and the chosen tab. As a text on white it has ${ratio}.`
    : `The ${which} colour is the accent: lines and the chosen tab. As a text on white it would have ${ratio}, so no text has it.`;
}

/** The check of a place: what the sun does there today (rule club.place). */
export function sunText(sun: SunDay): string {
  if (sun.kind === 'rises')
    return `Today the sun rises there at ${sun.sunrise} and sets at ${sun.sunset}, by the club’s clock.`;
  return sun.kind === 'up' ? 'The sun does not set there today.' : 'The sun does not rise there today.';
}
