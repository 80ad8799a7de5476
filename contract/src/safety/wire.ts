import type { ShownUnits } from '../conditions/units.ts';
import type { ConditionsSnapshot } from '../conditions/wire.ts';
import type { ClubPlace } from '../clubs/place.ts';
import type { DeliveryFailure } from '../notifications/failures.ts';
import type { FleetGroup } from '../fleetgroups/wire.ts';
import type { LocalDateTimeText } from '../time/localText.ts';
import type { HullColour } from '../boats/hullColours.ts';
import type { AgeBand } from './ageBand.ts';
import type { AlertLevel, ExpectedSource, Outcome, Stage, Step, Swims } from './kinds.ts';
import type { Ladder } from './ladder.ts';
import type { RescueNumber, SafetySettings } from './settings.ts';

/** A crew's plan for its outing, given at launch (rule safety.expected). */
export interface Trip {
  /** Minutes from now until the boat is back, 10 to 960; 'dark' for the last boat's time. */
  back?: number | 'dark';
  /** Id of one of the club's stretches of water. */
  area?: string;
  /** Destination, 40 characters at most: 'upstream'. */
  heading?: string;
  /** Whether the boat carries lights. */
  lights?: boolean;
  /** Id of the member whose phone is aboard; discarded for a person who is not aboard. */
  phone?: string;
}

/** Author and time of an action. */
export interface SafetyMark {
  /** Name; null for a former member. */
  by: string | null;
  /** ms since 1970 */
  at: number;
}

/** Status of a boat past its time. */
export interface OutAlert {
  _id: string;
  level: AlertLevel;
  /** Time at which it reached that level, ms since 1970. */
  since: number;
  acknowledged: SafetyMark | null;
  /** Whether messages are paused until something changes. */
  isQuiet?: boolean;
  stage: Stage | null;
}

/** A boat that is out and watched. */
export interface OutBoat {
  /** Id of its sortie. */
  sortie: string;
  bus: string;
  bus_id: string;
  moniker: string;
  /** Launcher's name. */
  user: string;
  user_id: string;
  /** Ids of the rest of the crew; each '' for the kiosk. */
  crew: string[];
  launch: LocalDateTimeText;
  /** ms since 1970 */
  expected: number;
  source: ExpectedSource;
  /** Number of later changes of its time. */
  changes: number;
  /** Name of the stretch of water. */
  area: string | null;
  heading: string;
  lights: boolean;
  /** Time at which it reaches each level, unless its time changes. */
  ladder: Ladder;
  /** Member who reported the boat on its rack; null while it is missed. */
  ashore: SafetyMark | null;
  /** Crew member who called for help; absent for none (rule safety.help). */
  help?: SafetyMark;
  alert: OutAlert | null;
}

/** GET /out-boats: the watched boats, the most urgent first, and the data for a launch form. */
export interface OutBoatsAnswer {
  results: OutBoat[];
  settings: SafetySettings;
  /** Today's last boat, ms since 1970; null if there is none. */
  lastBoat: number | null;
}

/** PUT /sortie-back */
export interface BackBody {
  /** Sortie. */
  id: string;
  back: number | 'dark';
}

/** POST /sortie-help, answered with the boat. */
export interface HelpBody {
  /** Sortie. */
  id: string;
}

/** POST /alert-acknowledge */
export interface AlertAcknowledgeBody {
  /** Alert. */
  id: string;
  /**
   * Whether messages are paused until the boat reaches another level or calls for help, instead of for a quarter of an hour.
   */
  isUntilChange?: boolean;
}

/** PUT /alert-step */
export interface AlertStepBody {
  /** Alert. */
  id: string;
  step: Step;
  done: boolean;
  /** 140 characters at most; a reference number. */
  note: string;
}

/** PUT /alert-stage; 'resolved' ends the alert. */
export interface AlertStageBody {
  id: string;
  stage: Stage | 'resolved';
  /** 140 characters at most. */
  note: string;
}

/** PUT /alert-clothing: the crew's clothing, as reported by its contacts or an officer. */
export interface AlertClothingBody {
  id: string;
  /** 140 characters at most; '' if unknown. */
  clothing: string;
}

/** POST /alert-report: a sighting of a boat that is past its time, or news of it. */
export interface AlertReportBody {
  id: string;
  /** 1 to 140 characters. */
  note: string;
}

/** A line of an alert's log. */
export interface AlertLine extends SafetyMark {
  what: AlertLevel | 'acknowledged' | 'heard' | 'help' | Stage | Outcome;
  note: string;
}

/** A ticked step of an alarm's checklist. */
export interface AlertTick extends SafetyMark {
  step: Step;
  note: string;
}

/** A recipient of a message about a boat. */
export interface AlertRecipient {
  /** Null for a former member. */
  name: string | null;
  /** The latest message. */
  title: string;
  /** ms since 1970 */
  at: number;
  /** Whether a device or a mailbox received it, or it is still being tried. */
  state: 'reached' | 'waiting' | 'failed';
  /** Reason why it did not reach them; absent for the other states. */
  failure?: DeliveryFailure;
}

/** An alert with its log. */
export interface Alert extends OutAlert {
  sortie: string;
  bus: string;
  /** Launcher's name; null once it is erased (rule safety.forget). */
  user: string | null;
  /** The time that was missed, ms since 1970. */
  expected: number;
  steps: AlertTick[];
  lines: AlertLine[];
  /** The crew's clothing; '' if unknown. */
  clothing: string;
  outcome: Outcome | null;
  /** ms since 1970 */
  closed: number | null;
  /** Recipients of messages about the boat, those not reached first; absent for an alert that has ended. */
  recipients?: AlertRecipient[];
}

/** GET /alerts: open ones, then the latest that have ended. */
export interface AlertsAnswer {
  results: Alert[];
  /** Time of the latest overdue checks, ms since 1970; null for never. */
  checked: number | null;
}

/** A contact to notify when a member is missing. */
export interface EmergencyContact {
  name: string;
  /** 'mother', 'partner'. */
  relation: string;
  phone: string;
}

/** PUT /my-contacts: a member's emergency data (rule safety.contacts). */
export interface ContactsBody {
  /** '' for none. */
  mobile: string;
  /** Two at most. */
  emergency: EmergencyContact[];
  /** Swimming ability; '' or absent if not given. */
  swims?: Swims | '';
  /** '' for none; stored only with consent, 140 characters at most. */
  medicalNote: string;
  hasConsent: boolean;
}

/** An officer's access to a member's contacts. */
export interface ContactsView extends SafetyMark {
  /** Name of the boat that was overdue. */
  bus: string;
}

/** GET /my-contacts */
export interface ContactsAnswer extends ContactsBody {
  looks: ContactsView[];
}

/** A person on a rescue sheet. The contacts are null if they are not visible (rule safety.contacts). */
export interface SheetPerson {
  name: string;
  /** Null if the club does not record ages, or if the age is not known. */
  age: AgeBand | null;
  contacts: Pick<ContactsBody, 'mobile' | 'emergency' | 'medicalNote' | 'swims'> | null;
}

/** Latest news of a boat that is out: it launched, has a new time, needs help, or was reported. */
export interface LastReport extends SafetyMark {
  how: 'launched' | 'changed' | 'heard' | 'help';
  /** Place and text of a report. */
  note: string;
}

/** Conditions at the launch and now; null if unknown. */
export interface SheetConditions {
  launch: ConditionsSnapshot | null;
  now: ConditionsSnapshot | null;
  units: ShownUnits;
  /** Lowest water temperature, now or at the launch, °C; null if not measured. */
  waterC: number | null;
}

/** GET /rescue-sheet/:id: the data that rescuers need about a boat that is out (rule safety.sheet). */
export interface RescueSheet {
  club: string;
  /** Location of the boathouse. */
  place: ClubPlace | null;
  emergencyNumber: string;
  rescue: RescueNumber[];
  boat: Pick<OutBoat, 'bus' | 'moniker' | 'area' | 'heading' | 'lights'> & {
    seats: number;
    /** The hull's color, if given. */
    hull: HullColour | null;
    /** The class, for the boat's picture. */
    group: Pick<FleetGroup, 'name' | 'moniker' | 'payload'>;
  };
  /** The launcher first. */
  crew: SheetPerson[];
  /** Name of the member whose phone is aboard; null if not given. */
  phone: string | null;
  /** The crew's clothing; '' if unknown. */
  clothing: string;
  /** ms since 1970 */
  launched: number;
  expected: number;
  /** Today's civil dusk; null if there is none. */
  dusk: number | null;
  /**
   * Time since when it is dark, or when it will be; null if unknown. Absent, like the next three, from a stored sheet of an
   * older version.
   */
  dark?: number | null;
  conditions?: SheetConditions;
  lastReport?: LastReport;
  /**
   * Person ashore who has taken the alert, else the requesting officer; null for neither. The phone is the requesting officer's
   * own, else ''.
   */
  officer?: { name: string; phone: string } | null;
  ticks: AlertTick[];
  lines: AlertLine[];
  printed: SafetyMark;
}

/** GET /rescue-sheet-pdf/:id */
export interface SheetPdfAnswer {
  fileName: string;
  /** The PDF, base64. */
  pdf: string;
}
