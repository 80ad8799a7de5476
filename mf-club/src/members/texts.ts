import { formatSeason, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { dayText } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';

export const MEMBERS = 'Members';
export const MEMBER = 'Member';
export const SEARCH_MEMBERS = 'Search members';
export const CSV = 'CSV';
export const EMPTY_GROUP = 'This user group has no members.';
export const documentTitle = (name: string): string => `${name} · Fleetwatch`;
export const SWIPE_HINT = 'Swipe a member left, or press the arrow, to see their activity.';
export const USER_ACTIVITY = 'User Activity';
export const ABOUT_ME = 'About Me';

export const GROUP = 'Group';
export const STATE = 'State';
export const LANDED = 'Landed';
export const launchedAt = (time: string): string => `Launched ${time}`;
export const LAST_SORTIE = 'Last sortie';
export const NO_OUTINGS = 'no sorties yet';
/** '62.5 mi, last Kestrel May 1'; without a boat, the member has not been out yet. */
export const memberSummary = (
  miles: number,
  unit: ShownUnit,
  boat: string | null | undefined,
  day: LocalDateText | null | undefined,
): string => {
  const outing = boat ? `last ${boat}${day ? ` ${dayText(day)}` : ''}` : NO_OUTINGS;
  return `${formatSeason(miles, unit)}, ${outing}`;
};

export const NO_SUCH_MEMBER = 'There is no such member.';
export const noMemberCalled = (name: string): string => `There is no member called ${name}.`;
export const SEASON = 'Season';
export const TRIPS = 'Trips';
const inWords = (unit: ShownUnit): string => UNIT_TITLES[unit].toLowerCase();
export const seasonDistance = (unit: ShownUnit): string => `Season ${inWords(unit)}`;
export const soloDistance = (unit: ShownUnit): string => `Solo ${inWords(unit)}`;
export const privateDistance = (unit: ShownUnit): string => `Private ${inWords(unit)}`;

export const LOST_PHONE = 'Lost phone';
export const signOutIntro = (name: string): string =>
  `Sign ${name} out everywhere if they lose a device. They will need their password to sign in again.`;
export const SIGN_OUT_EVERYWHERE = 'Sign out everywhere';
export const signOutTitle = (name: string): string => `Sign ${name} out`;
export const signOutWarning = (name: string): string =>
  `This signs ${name} out on every device at once. The club's records show that you did it.`;

/** @param hasRights whether the member already has a coach's rights, except those that need confirmation */
export const signedUpAsCoach = (name: string, hasRights: boolean): string =>
  `${name} signed up as a coach${hasRights ? ' and can already manage boats, groups and workouts' : ''}. Confirm only coaches whom the club has appointed.`;
export const CONFIRM_COACH = 'Confirm coach';
export const wantsGroup = (name: string, from: string, to: string): string =>
  `${name} wants to change from ${from} to ${to}.`;
export const DECLINE = 'Decline';
export const CONFIRM = 'Confirm';
