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

/** What a crew says of its outing as it leaves (rule safety.expected). */
export interface Trip {
  /** Minutes until the boat is back, from now on, 10 to 960; 'dark' for the last boat's time. */
  back?: number | 'dark';
  /** Id of one of the club's stretches of water. */
  area?: string;
  /** Where to, 40 characters at most: 'upstream'. */
  heading?: string;
  /** Whether the boat carries lights. */
  lights?: boolean;
  /** Id of the member whose phone is aboard; of somebody who is not aboard it is not kept. */
  phone?: string;
}

/** Who did it, and when. */
export interface SafetyMark {
  /** Name; null for a former member. */
  by: string | null;
  /** ms since 1970 */
  at: number;
}

/** What is known of a boat that is past its time. */
export interface OutAlert {
  _id: string;
  level: AlertLevel;
  /** When it reached that level, ms since 1970. */
  since: number;
  acknowledged: SafetyMark | null;
  /** Whether nothing is repeated until something changes. */
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
  /** Ids of the others aboard; each '' for the kiosk. */
  crew: string[];
  launch: LocalDateTimeText;
  /** ms since 1970 */
  expected: number;
  source: ExpectedSource;
  /** How often its time was changed since. */
  changes: number;
  /** Name of the stretch of water. */
  area: string | null;
  heading: string;
  lights: boolean;
  /** When it reaches each level, unless its time is changed. */
  ladder: Ladder;
  /** Who said that the boat is on its rack; null while it is looked for. */
  ashore: SafetyMark | null;
  /** Who of the crew has asked for help; absent for nobody (rule safety.help). */
  help?: SafetyMark;
  alert: OutAlert | null;
}

/** GET /out-boats: those that are watched, the most urgent first, and what a launch asks. */
export interface OutBoatsAnswer {
  results: OutBoat[];
  settings: SafetySettings;
  /** Today's last boat, ms since 1970; null where there is none. */
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
  /** Nothing is repeated until the boat reaches another level or calls for help, in place of a quarter of an hour. */
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

/** PUT /alert-clothing: what the crew wears, as its contacts or an officer say. */
export interface AlertClothingBody {
  id: string;
  /** 140 characters at most; '' for not known. */
  clothing: string;
}

/** POST /alert-report: where a boat that is past its time was seen, or what was heard of it. */
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

/** A member whom a message about a boat was sent to. */
export interface AlertRecipient {
  /** Null for a former member. */
  name: string | null;
  /** The latest message. */
  title: string;
  /** ms since 1970 */
  at: number;
  /** Whether a device or a mailbox has it, or it is still tried. */
  state: 'reached' | 'waiting' | 'failed';
  /** Why it has not reached them; absent for the other states. */
  failure?: DeliveryFailure;
}

/** An alert with its log. */
export interface Alert extends OutAlert {
  sortie: string;
  bus: string;
  /** Launcher's name; null once it is forgotten (rule safety.forget). */
  user: string | null;
  /** The time that was missed, ms since 1970. */
  expected: number;
  steps: AlertTick[];
  lines: AlertLine[];
  /** What the crew wears; '' for not known. */
  clothing: string;
  outcome: Outcome | null;
  /** ms since 1970 */
  closed: number | null;
  /** Whom messages about the boat were sent to, those not reached first; absent for an alert that is over. */
  recipients?: AlertRecipient[];
}

/** GET /alerts: those that are open, then the latest that are over. */
export interface AlertsAnswer {
  results: Alert[];
  /** When the overdue checks last ran, ms since 1970; null for never. */
  checked: number | null;
}

/** Somebody to be told when a member is missing. */
export interface EmergencyContact {
  name: string;
  /** 'mother', 'partner'. */
  relation: string;
  phone: string;
}

/** PUT /my-contacts: what a member leaves for an emergency (rule safety.contacts). */
export interface ContactsBody {
  /** '' for none. */
  mobile: string;
  /** Two at most. */
  emergency: EmergencyContact[];
  /** How well they swim; '' or absent for not said. */
  swims?: Swims | '';
  /** '' for none; kept with consent only, 140 characters at most. */
  medicalNote: string;
  hasConsent: boolean;
}

/** A look of an officer at a member's contacts. */
export interface ContactsView extends SafetyMark {
  /** Name of the boat that was overdue. */
  bus: string;
}

/** GET /my-contacts */
export interface ContactsAnswer extends ContactsBody {
  looks: ContactsView[];
}

/** A person of a rescue sheet. The contacts are null where they may not be seen (rule safety.contacts). */
export interface SheetPerson {
  name: string;
  /** Null where the club does not ask for ages, or nobody has said. */
  age: AgeBand | null;
  contacts: Pick<ContactsBody, 'mobile' | 'emergency' | 'medicalNote' | 'swims'> | null;
}

/** What was last heard of a boat that is out: that it launched, would be back at another time, needs help, or what somebody reported. */
export interface LastReport extends SafetyMark {
  how: 'launched' | 'changed' | 'heard' | 'help';
  /** Of what was reported: where, and what. */
  note: string;
}

/** How it was out there at the launch, and is; null where nobody knows. */
export interface SheetConditions {
  launch: ConditionsSnapshot | null;
  now: ConditionsSnapshot | null;
  /** In which the club sees readings. */
  units: ShownUnits;
  /** The coldest that the water is, or was at the launch, °C; null where nobody has measured it. */
  waterC: number | null;
}

/** GET /rescue-sheet/:id: what rescuers ask for, of a boat that is out (rule safety.sheet). */
export interface RescueSheet {
  club: string;
  /** Where the boathouse is. */
  place: ClubPlace | null;
  emergencyNumber: string;
  rescue: RescueNumber[];
  boat: Pick<OutBoat, 'bus' | 'moniker' | 'area' | 'heading' | 'lights'> & {
    seats: number;
    /** The hull's colour, if somebody has said. */
    hull: HullColour | null;
    /** The class, for the boat's picture. */
    group: Pick<FleetGroup, 'name' | 'moniker' | 'payload'>;
  };
  /** The launcher first. */
  crew: SheetPerson[];
  /** Name of the member whose phone is aboard; null for not said. */
  phone: string | null;
  /** What the crew wears; '' for not known. */
  clothing: string;
  /** ms since 1970 */
  launched: number;
  expected: number;
  /** Civil dusk of today; null where there is none. */
  dusk: number | null;
  /** Since when it is dark, or from when on; null where nobody knows. Absent, as the next three, from a sheet kept from before. */
  dark?: number | null;
  conditions?: SheetConditions;
  lastReport?: LastReport;
  /** Who ashore has taken it up, else the officer who asks; null for neither. The phone is the asking officer's own, else ''. */
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
