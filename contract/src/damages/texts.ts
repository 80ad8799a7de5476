import { KIND_TEXTS, SEVERITY_TEXTS, STATE_TEXTS } from './kindTexts.ts';
import { counted } from '../texts/counted.ts';
import { SEVERITIES, type DamageKind, type Severity } from './kinds.ts';
import {
  DAMAGES_REJECT_MAX,
  DAMAGE_PHOTOS_MAX,
  DAMAGE_TEXT_MAX,
  DAMAGE_TEXT_MIN,
  REPAIR_TEXT_MAX,
} from './limits.ts';
import type { BoatDamage } from './wire.ts';
import { type DamageState } from './states.ts';

export const DAMAGE_OFF = 'This club does not use damage reports.';
export const DAMAGE_NOT_FOUND = 'This damage report no longer exists.';
export const DAMAGE_TEXT_LENGTH = `Describe what is wrong in ${DAMAGE_TEXT_MIN} to ${DAMAGE_TEXT_MAX} characters.`;
export const DAMAGE_KIND_NEEDED = 'Choose what kind of report this is.';
export const DAMAGE_SEVERITY_NEEDED = 'Choose whether the boat can be rowed.';
export const DAMAGE_PARTS_UNKNOWN = 'Choose parts from the list, each only once.';
export const DAMAGE_SEAT_UNKNOWN = 'This boat has no such seat.';
export const DAMAGE_PHOTOS_MANY = `A report can have at most ${DAMAGE_PHOTOS_MAX} photos, each only once.`;
export const DAMAGE_PHOTOS_OTHERS = 'You can add only your own photos.';
export const PHOTO_UNREADABLE = 'This device cannot open that picture.';
export const DAMAGE_SORTIE_OTHER = 'This sortie was in another boat.';
export const REPAIR_TEXT_LENGTH = `Describe what was done in 1 to ${REPAIR_TEXT_MAX} characters.`;
export const REPAIRS_FULL = 'This report cannot hold more repairs. Report the remaining damage separately.';
export const REASON_NEEDED = 'Enter a reason.';
export const DUPLICATE_OF_NEEDED = 'Choose which other report of this boat to keep.';
export const ASSIGNEE_UNKNOWN = 'Choose a member of the club.';
export const ONLY_THOSE_IN_CHARGE = "Only the boat captain and the club's coaches can do this.";
export const ONLY_REPAIRERS = 'Only the assigned repairer, the boat captain and coaches can do this.';
/** Label of a report that awaits confirmation. */
export const SECOND_PERSON_NEEDED =
  'The reporter says that this boat is unfit. An officer or another crew member must confirm it. Until then, it is limited.';
export const ONLY_SECOND_PERSON = 'An officer or another crew member must confirm this.';
export const DAMAGES_TO_REJECT = `Choose 1 to ${DAMAGES_REJECT_MAX} reports.`;
export const SECOND_PERSON_CLOSES = 'Someone who did not repair it must close this report.';
export const NOT_YOUR_REPORT = 'Only the member who reported it can change this, for half an hour.';
export const NO_LONGER_YOURS = 'Someone is already working on this report. Talk to the boat captain.';

/** `reportChanged('closed') === 'This report has changed since then: it is now closed.'` */
export const reportChanged = (state: DamageState): string =>
  `This report has changed since then: it is now ${STATE_TEXTS[state].toLowerCase()}.`;
/** A boat stays docked until the damage that makes it unfit is fixed (rule damage.splash). */
export const closeReportFirst = (no: number): string =>
  `Damage reports: close report ${no} first, because it makes the boat unfit. The boat captain or a confirmed coach can close it.`;
/** `openReport('Rigger bent') === 'Open report: Rigger bent'` */
export const openReport = (text: string): string => `Open report: ${text}`;
/** Suffix of the refusal of an unfit boat: ' Open report: Rigger bent'; '' for others. */
export const dockReason = (damage: Pick<BoatDamage, 'severity' | 'text'> | undefined): string =>
  damage?.severity === 'unfit' ? ` ${openReport(damage.text)}` : '';
/** Label in the row of a limited or unfit boat: 'Limited: Rigger bent'; undefined for others. */
export const rowDamage = (damage: Pick<BoatDamage, 'severity' | 'text'> | undefined): string | undefined =>
  damage && damage.severity !== 'minor'
    ? `${SEVERITY_TEXTS[damage.severity].title}: ${damage.text}`
    : undefined;
/** Warning at a launch (rule damage.limited); the dialog adds the question. */
export const boatIsLimited = (boat: string, text: string): string =>
  `${boat}: ${text.replace(/[\s.!?…]+$/, '')}.`;
export const LAUNCH_DAMAGED = 'Take it anyway?';

export const MAINTENANCE_INTERVAL = 'Enter miles from 1 to 10,000, or days from 1 to 3,650.';
/** The text of the report that maintenance makes. */
export const maintenanceDue = (text: string): string => `Maintenance is due: ${text}`;
export const LABELS_ORIGIN = 'Labels can only link to this portal.';
export const DAMAGE_REPORTED = 'Thank you. The boat captain will see it.';
export const DAMAGE_DOCKED = 'Thank you. The boat is in dry dock.';
export const DAMAGE_UNCONFIRMED =
  'Thank you. A second person must confirm that this boat is unfit. Until then it is marked as limited.';
export const ANYTHING_WRONG = 'Anything wrong with the boat?';

/** The line of the captain's log (rule damage.log). */
export const reportedLine = (no: number, severity: Severity, kind: DamageKind, text: string): string =>
  `Report ${no}, ${KIND_TEXTS[kind].toLowerCase()}, ${SEVERITY_TEXTS[severity].title.toLowerCase()}: ${text}`;
export const confirmedLine = (no: number): string => `Report ${no} confirmed: unfit`;
/** Step added by a confirmation. */
export const CONFIRMED_UNFIT = 'Confirmed: unfit';
/** Label of a boat until a second person confirms: 'Reported as unfit: Rigger bent' */
export const reportedUnfit = (text: string): string => `Reported as unfit: ${text}`;
export const endedLine = (no: number, how: string): string => `Report ${no} ${how}`;

/** Weekly summary for boat captains: '5 boats have open reports' */
export const weekOfBoats = (boats: number): string =>
  boats === 1 ? '1 boat has an open report' : `${boats} boats have open reports`;
/** `weekInDetail({ unfit: 1, limited: 0, minor: 2 }, 41) === '1 unfit, 2 minor. The oldest is 41 days old.'` */
export function weekInDetail(counts: Readonly<Record<Severity, number>>, oldestDays: number): string {
  const present = SEVERITIES.toReversed().filter((severity) => counts[severity] > 0);
  const texts = present.map(
    (severity) => `${counts[severity]} ${SEVERITY_TEXTS[severity].title.toLowerCase()}`,
  );
  return `${texts.join(', ')}. The oldest is ${counted(oldestDays, 'day')} old.`;
}

/** Texts of notifications, without names of members. */
export const damageOn = (boat: string): string => `${boat} has a damage report`;
export const unfitToConfirm = (boat: string): string => `${boat}: confirm that it is unfit`;
export const hurtIn = (boat: string): string => `Someone was hurt in ${boat}`;
export const planLosesBoat = (boat: string): string => `${boat} in your plan cannot be rowed`;
export const planHasDamage = (boat: string): string => `${boat} in your plan is damaged`;
export const reservationLosesBoat = (boat: string): string => `${boat}, which you reserved, cannot be rowed`;
export const reservationHasDamage = (boat: string): string => `${boat}, which you reserved, is damaged`;
/** `freeInstead(['Heron', 'Finch']) === 'Free instead: Heron, Finch.'` */
export const freeInstead = (boats: readonly string[]): string =>
  boats.length === 0 ? 'No other boat in its class is free.' : `Free instead: ${boats.join(', ')}.`;
