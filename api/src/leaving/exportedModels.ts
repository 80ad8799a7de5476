/** How the documents of one model are exported (rule leaving.content). */
export interface ExportedModel {
  /** The model's name. */
  model: string;
  /** The file's name without its type. */
  name: string;
  /** What it is, for whoever reads it. */
  what: string;
  /** Fields that are not exported, each with the reason. */
  without: Readonly<Record<string, string>>;
}

const OF_NAME = 'Follows from the name.';
const REPEATS = 'Recognises a repeated request.';
const SECRET = 'A secret.';
const INSTALLATION = 'Belongs to the installation: the club that reads the export has its own.';
/** Rule member.age. */
const AGE = 'Leaves the server in the member’s own export only.';

/** Rule safety.contacts. */
const CONTACT = 'Was left for an emergency.';

const WITHOUT_KEYS = { nameKey: OF_NAME, nameLooks: OF_NAME };
const WITHOUT_REPEATS = { requestKey: REPEATS, requestHash: REPEATS, applied: REPEATS };

const exported = (
  model: string,
  name: string,
  what: string,
  without: ExportedModel['without'] = {},
): ExportedModel => ({ model, name, what, without });

/** The models whose documents are the club's, in the order in which they are read back. */
export const EXPORTED_MODELS: readonly ExportedModel[] = [
  exported('Club', 'club', 'The club’s settings', {
    _id: 'Is in the manifest.',
    name: 'Is in the manifest.',
    prefix: INSTALLATION,
    passwordHash: SECRET,
    hosts: INSTALLATION,
    isDefault: INSTALLATION,
    s3folder: INSTALLATION,
  }),
  exported('UserGroup', 'user-groups', 'User groups'),
  exported('FleetGroup', 'fleet-groups', 'Classes of boats'),
  exported('WorkoutType', 'workout-types', 'Types of workouts'),
  exported('Member', 'members', 'Members, former ones too', {
    emailKey: 'Follows from the address.',
    passwordHash: SECRET,
    hint: SECRET,
    birthDate: AGE,
    guardian: AGE,
  }),
  exported('Boat', 'boats', 'Boats with their captain’s logs, decommissioned ones too'),
  exported('Sortie', 'sorties', 'Sorties: the logbook'),
  exported('VoidSortie', 'void-sorties', 'Sorties that were taken out of the logbook'),
  exported('Tour', 'tours', 'Tours, regattas and camps with their boats and legs; their days are sorties'),
  exported('Correction', 'corrections', 'What was asked to be corrected in the logbook'),
  exported('Guest', 'guests', 'Guests of this season', { phone: CONTACT, emergency: CONTACT }),
  exported('Plan', 'plans', 'Plans'),
  exported('Reservation', 'boat-reservations', 'Boats that members reserved'),
  exported('BoatWait', 'boat-waits', 'Who waits for a boat that is reserved'),
  exported('BoatSlot', 'reservations', 'Quarter hours for which plans and reservations hold boats'),
  exported('Workout', 'workouts', 'Workouts that coaches posted'),
  exported('Tweet', 'tweets', 'Tweets'),
  exported('TweetLike', 'tweet-likes', 'Who liked which tweet'),
  exported('Damage', 'damages', 'Damage reports with their repairs'),
  exported('Clearance', 'clearances', 'What members can be cleared for', { nameKey: OF_NAME }),
  exported(
    'Grant',
    'grants',
    'Who was cleared for what, from when until when; why somebody was banned is not in it',
  ),
  exported('Requirement', 'requirements', 'What boats and classes ask of a crew'),
  exported('Alert', 'alerts', 'Boats that were overdue, and what was done'),
  exported('DutyDay', 'duty-days', 'Who has duty on which day'),
  exported('OnDeck', 'on-deck', 'Who waits on deck'),
  exported('ConditionSettings', 'condition-settings', 'Where readings come from, and who reads by hand'),
  exported('ConditionTable', 'condition-tables', 'The club’s rules on conditions, every version'),
  exported('ConditionFlag', 'condition-flags', 'Flags that members set'),
  exported('ConditionSeries', 'condition-series', 'Readings of wind, water and light'),
  exported('NotificationChoice', 'notification-choices', 'How members want to be told'),
  exported('Upload', 'uploads', 'Which file in media/ is which picture'),
  exported('AuditEntry', 'audit-entries', 'The audit trail'),
].map((entry) => ({
  ...entry,
  without: {
    ...(['UserGroup', 'FleetGroup', 'Member', 'Boat', 'Guest'].includes(entry.model) && WITHOUT_KEYS),
    ...(['Member', 'Sortie', 'VoidSortie'].includes(entry.model) && WITHOUT_REPEATS),
    ...entry.without,
  },
}));

const SIGNED_IN = 'Devices sign in again.';
const OF_SERVER = 'What this installation’s servers have done and agreed on.';

/** Models that are not exported, each with the reason. A test asks for a decision on every new model. */
export const LEFT_OUT_MODELS: Readonly<Record<string, string>> = {
  AppliedWrite: REPEATS,
  ConditionFetch: 'When a service was asked last; it is asked again.',
  ConfirmKey: SECRET,
  Contacts:
    'Emergency contacts and medical notes were left for emergencies, with each member’s consent, and no list has them (rule safety.contacts).',
  Delivery: 'Notifications on their way.',
  DomainEvent: 'What was written a moment ago, until it is handled.',
  Import: 'How files were brought into the log. What they brought is exported.',
  ImportPart: 'What an import may still undo.',
  JobRun: OF_SERVER,
  ModelVersion: OF_SERVER,
  NightlyRun: OF_SERVER,
  Notification: 'A member’s own inbox. It repeats what the other collections have.',
  PlanFeed: 'Secret addresses of calendars, signed by this installation.',
  PushDevice: SIGNED_IN,
  ResetKey: SECRET,
  SchedulerLease: OF_SERVER,
  Session: SIGNED_IN,
  Tablet: 'Tablets are paired again.',
  Throttle: OF_SERVER,
  Total: 'Follows from the sorties.',
};
