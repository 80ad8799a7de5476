import type { DeliveryFailure } from '../notifications/failures.ts';
import type { Level, Outcome, Stage, Step, Swims } from './kinds.ts';

export const OVERDUE_OFF = 'This club does not watch for overdue boats.';
export const BACK_RANGE = 'Choose a time from 10 minutes to 16 hours ahead.';
export const LADDER_ORDER = 'Each level must be later than the one before, and no later than 240 minutes.';
export const AREA_UNKNOWN = 'This club has no such stretch of water.';
export const AREAS_SHAPE = 'Give each stretch of water its own name of 1 to 40 characters.';
export const HEADING_LENGTH = 'Keep the heading to 40 characters.';
export const PHONE_SHAPE = 'Enter a phone number: digits, with a + in front if needed.';
export const RESCUE_NAME_LENGTH = 'Give each phone number a name of up to 60 characters.';
export const REPORT_LENGTH = 'Enter who saw or heard them and where, in 1 to 140 characters.';
export const NOTE_LENGTH = 'Use at most 140 characters.';
export const NO_LONGER_OUT = 'This boat is no longer out.';
export const ALERT_NOT_FOUND = 'This alert no longer exists.';
export const ALERT_OVER = 'This alert is over.';
export const ONLY_CREW_CHANGES_BACK =
  'Only the crew, confirmed coaches and the duty team can change this time.';
export const ONLY_CREW_ASKS = 'Only the crew can ask for help here. Officers have the alert.';
export const ONLY_WATCHERS = 'Only confirmed coaches, safety officers and the duty team can do this.';
export const ONLY_SAFETY_OFFICERS = 'Only confirmed coaches and safety officers can change this.';
export const CHECKS_SILENT = 'Overdue checks are not running.';

export const LEVEL_TEXTS: Readonly<Record<Level, string>> = {
  out: 'Out',
  due: 'Due',
  late: 'Late',
  overdue: 'Overdue',
  alarm: 'Alarm',
};
export const STAGE_TEXTS: Readonly<Record<Stage, string>> = {
  searching: 'Searching',
  called: 'Services called',
};
export const OUTCOME_TEXTS: Readonly<Record<Outcome, string>> = {
  landed: 'Landed',
  safeLate: 'Safe but late',
  ashore: 'The boat is on its rack',
  resolved: 'Resolved',
};
export const STEP_TEXTS: Readonly<Record<Step, string>> = {
  dock: 'Dock and racks checked',
  crew: 'Crew phoned',
  contacts: 'Emergency contacts phoned',
  water: 'Boats on the water contacted',
  launch: 'Launch sent',
  services: 'Services called',
};

/** Reason why a message about a boat did not reach someone. */
export const FAILURE_TEXTS: Readonly<Record<DeliveryFailure, string>> = {
  no_address: 'no device and no confirmed email address',
  refused: 'the mail server or device refused it',
  unreachable: 'not accepted in time',
};
export const FORMER_MEMBER = 'a former member';
export const NOT_REACHED = 'Not reached';
export const ON_THE_WAY = 'On the way';
export const REACHED = 'Reached';

/** A permanent acknowledgment, unlike one of a quarter of an hour. */
export const QUIET_UNTIL_CHANGE = 'Quiet until something changes';

export const SWIMS_TEXTS: Readonly<Record<Swims, string>> = {
  clothed: 'Swims, even in clothes',
  swims: 'Swims',
  no: 'Cannot swim',
};

/** `dueBack('09:30') === 'Due back 09:30'` */
export const dueBack = (time: string): string => `Due back ${time}`;
const COUNTED_MIN = 60;
/**
 * Returns a boat's due time, counted down in the last hour: 'in 42 min'; before and after that the time, '09:30' (rule
 * safety.bar).
 */
export function dueWhen(expectedMs: number, nowMs: number, time: string): string {
  const minutes = Math.ceil((expectedMs - nowMs) / 60_000);
  return minutes > 0 && minutes < COUNTED_MIN ? `in ${minutes} min` : time;
}
/** The same for a narrow row: 'Due in 42 min', 'Due back 09:30'. */
export const dueText = (expectedMs: number, nowMs: number, time: string): string => {
  const when = dueWhen(expectedMs, nowMs, time);
  return when === time ? dueBack(time) : `Due ${when}`;
};
/** Replaces a boat's time: it is not missed, but still counts as out. */
export const ON_RACK = 'On its rack, not landed yet';
export const areYouBack = (boat: string, time: string): string => `Are you back? ${boat} was due at ${time}.`;
/** Buttons of the push with that question. */
export const HAS_LANDED = 'Landed';
export const MORE_TIME_OR_HELP = 'More time or help';
export const isOverdue = (boat: string): string => `${boat} is overdue.`;
/** After the boats that a bar names: `andMore(17) === 'and 17 more'` */
export const andMore = (count: number): string => `and ${count} more`;
export const needsHelp = (boat: string): string => `${boat} needs help.`;
/** Reason why officers are alerted about a boat: `alertReason({ bus: 'Osprey' }) === 'Osprey is overdue.'` */
export const alertReason = ({ bus, help }: { bus: string; help?: object }): string =>
  help ? needsHelp(bus) : isOverdue(bus);
export const HELP_CALLED = 'Officers have been alerted. If you are in danger, call first.';
/** While a call for help waits for a network: it has not reached the club yet. */
export const HELP_NOT_SENT = 'Help call not sent yet. Fleetwatch keeps trying.';
/** `outSummary(2, '08:00', 'upstream') === '2 aboard, launched 08:00, upstream.'` */
export const outSummary = (aboard: number, launched: string, heading: string): string =>
  `${[`${aboard} aboard`, `launched ${launched}`, ...(heading ? [heading] : [])].join(', ')}.`;
export const nobodyHeardFrom = (boat: string, time: string): string =>
  `Nobody has heard from ${boat} since ${time}.`;
export const decideCall = (number: string): string => `Decide: call ${number}?`;
export const beBackBeforeDark = (boat: string, time: string): string =>
  `${boat} is out without lights. Be back by ${time}.`;
export const isBack = (boat: string): string => `${boat} is back.`;
export const isResolved = (boat: string): string => `The alert for ${boat} is resolved.`;
export const isSafe = (boat: string, time: string): string => `${boat} is safe and expected back at ${time}.`;
/** `returnedLate('09:20', '10:40') === 'Landed at 09:20, reported at 10:40.'` */
export const returnedLate = (landed: string, reported: string): string =>
  `Landed at ${landed}, reported at ${reported}.`;
/** Shown on an offline kiosk, which only computes. */
export const FROM_THIS_TABLET = 'From this tablet, which is offline.';
export const CONTACT_SHAPE = 'Give each contact a name of 1 to 60 characters and a phone number.';
export const CONSENT_NEEDED = 'A medical note is stored only with your consent.';
/** Reason why emergency contacts are visible: the boat is overdue by the clock, or its call for help is confirmed. */
export type ContactsReason = 'overdue' | 'help';
/** Sent to a member whose contacts were viewed. */
export const contactsSeen = (by: string, boat: string, why: ContactsReason): string =>
  `${by} looked at your emergency contacts because ${boat} ${why === 'help' ? 'called for help' : 'was overdue'}.`;

export const LINK_EXPIRED = 'This link has expired. Sign in and open Safety.';
