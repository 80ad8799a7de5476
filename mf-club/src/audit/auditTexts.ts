import { AUDIT_KINDS, type AuditEntry, type AuditKind } from '@fleetwatch/contract/audit/wire';
import { CLEARANCE_KIND_TEXTS, SUBJECT_TEXTS } from '@fleetwatch/contract/clearances/kinds';
import { KIND_TEXTS, STATE_TEXTS as CORRECTION_TEXTS } from '@fleetwatch/contract/corrections/kinds';
import { OUTCOME_TEXTS, SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kinds';
import { STATE_TEXTS } from '@fleetwatch/contract/damages/states';
import { PURPOSE_TEXTS, RESERVATION_STATE_TEXTS } from '@fleetwatch/contract/reservations/states';
import { TOUR_KIND_TEXTS } from '@fleetwatch/contract/tours/kinds';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';

const KINDS: Readonly<Record<AuditKind, readonly [one: string, many: string]>> = {
  alert: ['Overdue alert', 'Overdue alerts'],
  boat: ['Boat', 'Boats'],
  clearance: ['Clearance', 'Clearances'],
  club: ['Club', 'Club'],
  conditionflag: ['Flag', 'Flags'],
  conditionreading: ['Reading', 'Readings by hand'],
  conditions: ['Rules of conditions', 'Rules of conditions'],
  conditionsource: ['Sources of conditions', 'Sources of conditions'],
  correction: ['Correction', 'Corrections'],
  damage: ['Damage report', 'Damage reports'],
  fleetgroup: ['Fleet group', 'Fleet groups'],
  guest: ['Guest', 'Guests'],
  member: ['Member', 'Members'],
  modulerecord: ['Record of a module', 'Records of modules'],
  plan: ['Plan', 'Plans'],
  requirement: ['Requirement', 'Requirements'],
  reservation: ['Reservation', 'Reservations'],
  sortie: ['Sortie', 'Sorties'],
  tablet: ['Tablet', 'Tablets'],
  tour: ['Tour', 'Tours'],
  tweet: ['Tweet', 'Tweets'],
  usergroup: ['User group', 'User groups'],
  workout: ['Workout', 'Workouts'],
};

export const KIND_OPTIONS = [
  { value: '', label: 'Everything' },
  ...AUDIT_KINDS.map((kind) => ({ value: kind, label: KINDS[kind][1] })),
];

const VERBS: Readonly<Record<string, string>> = {
  acknowledge: 'acknowledged',
  add: 'added',
  ashore: 'said to be ashore',
  ask: 'asked for',
  'add-preset': 'clearances of a country added',
  cancel: 'cancelled',
  'begin-import': 'import begun',
  change: 'changed',
  'change-back': 'time changed',
  'confirm-coach': 'confirmed as coach',
  'confirm-unfit': 'confirmed as unfit',
  correct: 'corrected',
  'correct-crew': 'crew corrected',
  'correct-late': 'corrected after its day',
  credit: 'credited',
  decide: 'decided',
  'decide-group': 'user group decided',
  decommission: 'decommissioned',
  delete: 'deleted',
  'discard-import': 'import discarded',
  'dry-dock': 'dry-docked',
  edit: 'edited',
  'end-coach': 'no coach any more',
  'end-sessions': 'signed out everywhere',
  enter: 'entered',
  erase: 'erased',
  export: 'data taken along',
  'grant-clearance': 'cleared',
  'import-club': 'data brought along',
  import: 'imported from another system',
  'import-boats': 'boats imported',
  'import-clearances': 'clearances imported',
  'import-members': 'members imported',
  invite: 'members invited',
  'invite-by-code': 'given a code to claim the account',
  'invite-by-mail': 'invited by mail',
  land: 'landed',
  'land-late': 'landed late',
  leave: 'found ashore',
  launch: 'launched',
  maintain: 'maintenance changed',
  make: 'made',
  'make-coach': 'made a coach',
  'make-inactive': 'made inactive',
  'back-by-mail': 'found ashore, by the link of a mail',
  'help-by-mail': 'asked for help, by the link of a mail',
  'later-by-mail': 'back later, by the link of a mail',
  'name-officer': 'offices changed',
  move: 'moved on',
  override: 'launched in spite of a rule',
  pair: 'paired',
  plan: 'planned',
  post: 'posted',
  remove: 'removed',
  repair: 'repaired',
  report: 'reported',
  'report-reading': 'read by hand',
  reserve: 'reserved',
  'revoke-clearance': 'clearance revoked',
  'see-contacts': 'contacts looked at',
  'see-guests': 'file of guests downloaded',
  set: 'changed',
  'set-age': 'age given',
  'set-flag': 'flag set',
  'set-rules': 'rules saved',
  'set-sources': 'sources changed',
  'set-duty': 'roster changed',
  splash: 'splashed',
  split: 'split in two',
  start: 'started',
  'test-alarm': 'test alarm sent',
  'take-guests': 'guests aboard changed',
  tick: 'checklist ticked',
  'undo-import': 'import undone',
  'undo-import-clearances': 'import of clearances undone',
  unpair: 'unpaired',
  withdraw: 'withdrawn',
};

const FIELDS: Readonly<Record<string, string>> = {
  acknowledged: 'Acknowledgement',
  agent: 'Coach',
  assignee: 'Assigned to',
  author: 'Author',
  birthDate: 'Birth date',
  blade: 'Blade',
  boat: 'Boat',
  boats: 'Boats',
  boatsPerSupervisor: 'Boats per supervisor',
  brought: 'Miles brought',
  checklist: 'Checklist',
  clearance: 'Clearance',
  colour: 'Colour',
  coachApproval: 'Coach approval',
  coachRights: 'Coach rights',
  colours: 'Colours',
  count: 'How many',
  comment: 'Comment',
  creditedBy: 'Credited by',
  crew: 'Crew',
  crest: 'Crest',
  crewLimit: 'Crew limit',
  decidedBy: 'Decided by',
  description: 'Description',
  features: 'Features',
  dueBy: 'Due',
  entries: 'Entries',
  emergency: 'Emergency contact',
  expires: 'Last day',
  fleetGroup: 'Class',
  from: 'From',
  group: 'User group',
  guardian: 'Guardian',
  guests: 'Guests',
  groupApproval: 'Group approval',
  groupWanted: 'Wanted user group',
  hold: 'How long rows stand',
  homeClub: 'Club',
  host: 'Host',
  hull: 'Hull colour',
  identity: 'Colours and blade',
  input: 'Of what',
  invited: 'Invited',
  isActive: 'In service',
  isDecommissioned: 'Decommissioned',
  isHeadsUp: 'Heads-up',
  isLate: 'Late',
  isPerClass: 'By class',
  kind: 'Kind',
  kioskPairing: 'Kiosk pairing',
  isForAll: 'Everyone reports',
  lastValue: 'Value',
  launchedAt: 'Launched',
  launcher: 'Launcher',
  landAt: 'Lands',
  landedAt: 'Landed',
  launchAt: 'Launches',
  insurance: 'Insurance note',
  level: 'Level',
  legs: 'Legs',
  lines: 'Log',
  loweredFrom: 'Lowered from',
  log: 'Captain’s log',
  maintenance: 'Maintenance',
  member: 'Member',
  members: 'Members',
  milesHundredths: 'Distance',
  minHours: 'Hours before',
  minMiles: 'Miles before',
  moniker: 'Moniker',
  months: 'Months',
  name: 'Name',
  needs: 'Needs',
  note: 'Note',
  notes: 'Notes',
  offices: 'Offices',
  organiser: 'Organiser',
  outcome: 'Outcome',
  outings: 'Outings',
  overriddenBy: 'May be allowed by',
  pairedAt: 'Paired',
  password: 'Club password',
  payload: 'Payload',
  people: 'People',
  phone: 'Phone',
  place: 'Place',
  reason: 'Reason',
  purpose: 'Reserved for',
  reporters: 'Who reports',
  reservations: 'Reservations',
  rule: 'In spite of',
  rules: 'Rules',
  renewDays: 'Days of renewal',
  repairs: 'Repairs',
  seasonStart: 'Season starts',
  safety: 'Expected back',
  severity: 'Severity',
  stage: 'What is done',
  steps: 'Checklist',
  sortie: 'Sortie',
  sources: 'Sources',
  state: 'State',
  subject: 'Who',
  text: 'Text',
  timezone: 'Time zone',
  to: 'To',
  type: 'Workout type',
  unit: 'Unit',
  until: 'Until',
  userGroup: 'User group',
  validMonths: 'Months of validity',
  vehicle: 'Vehicle',
  version: 'Version',
  waiver: 'Waiver',
  where: 'Where',
};

/** What stored words are called, by their field. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: { ...CLEARANCE_KIND_TEXTS, ...KIND_TEXTS, ...TOUR_KIND_TEXTS },
  level: { block: 'stops the launch', warn: 'warns' },
  outcome: OUTCOME_TEXTS,
  severity: Object.fromEntries(Object.entries(SEVERITY_TEXTS).map(([word, { title }]) => [word, title])),
  purpose: PURPOSE_TEXTS,
  state: { ...RESERVATION_STATE_TEXTS, ...CORRECTION_TEXTS, ...STATE_TEXTS },
  subject: SUBJECT_TEXTS,
};

/** As it was entered: hundredths of a mile are whole only where miles were. */
const distanceText = (hundredths: number): string =>
  formatDistance(hundredths / 100, Number.isInteger(hundredths) ? 'mi' : 'km');

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field === 'milesHundredths' ? distanceText(value) : String(value);
  if (typeof value === 'string') return WORDS[field]?.[value] ?? value;
  if (!Array.isArray(value)) return 'set';
  if (value.some((each) => typeof each !== 'string'))
    return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  return value.length === 0 ? '–' : value.join(', ');
}

export interface Change {
  field: string;
  /** '' for a text, and where only the new value is known. */
  before: string;
  after: string;
}

/** What an entry changed, in words; nothing for a creation or a removal. */
export function changesOf({ kind, before, after }: AuditEntry): Change[] {
  if (!before || !after) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field: kind === 'usergroup' && field === 'isActive' ? 'Active' : (FIELDS[field] ?? field),
    before: after[field] === 'changed' || !(field in before) ? '' : valueText(field, before[field]),
    after: valueText(field, after[field]),
  }));
}

/** 'Kestrel, boat' or 'Tweet' */
export function subjectText({ kind, subject }: AuditEntry): string {
  const [one] = KINDS[kind];
  return subject?.name ? `${subject.name}, ${one.toLowerCase()}` : one;
}

export const verbText = (verb: string): string => VERBS[verb] ?? verb.replaceAll('-', ' ');

/** Who did it; nobody is named for a tablet and the command line. */
export const whoText = ({ who }: AuditEntry): string =>
  who ? (who.name ?? 'Former Member') : 'Without a sign-in';
