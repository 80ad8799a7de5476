import { type Office } from './offices.ts';

export const ONLY_COACHES_NAME = 'Only confirmed coaches can name officers.';
export const NOT_YOURSELF = 'Another confirmed coach must name you for an office.';
export const ONLY_OFFICERS = "Only the club's officers and confirmed coaches can do this.";
export const ROSTER_DAY = 'Choose a day from today to 400 days ahead.';
export const DUTY_MEMBERS = 'Choose at most 20 members of this club, each only once.';

export const TEST_ALARM = 'Test alarm';
export const testAlarmBy = (name: string): string =>
  `${name} is checking who gets alarms. You do not need to do anything.`;
export const TOO_MANY_TESTS = 'Several test alarms were just sent. Try again later.';

/** Shown for an officer with neither a device for notifications nor a confirmed address. */
export const cannotBeReached = (name: string): string =>
  `No message reaches ${name}: no device gets notifications, and the email address is not confirmed.`;

interface NewsText {
  title: string;
  body: string;
}

const listed = (offices: readonly Office[]): string =>
  offices.map((office) => OFFICE_TEXTS[office].title).join(', ');

const changes = (given: readonly Office[], taken: readonly Office[]): string =>
  [given.length > 0 && `Appointed: ${listed(given)}.`, taken.length > 0 && `Ended: ${listed(taken)}.`]
    .filter(Boolean)
    .join(' ');

/** Sent to the member whose offices changed. */
export const yourOfficesChanged = (given: readonly Office[], taken: readonly Office[]): NewsText => ({
  title: 'Your offices have changed',
  body: changes(given, taken),
});

/** Sent to the confirmed coaches. */
export const officesChanged = (
  name: string,
  given: readonly Office[],
  taken: readonly Office[],
): NewsText => ({
  title: `The offices of ${name} have changed`,
  body: changes(given, taken),
});

/** Name of an office, and the duties of its members. */
export const OFFICE_TEXTS: Readonly<Record<Office, { title: string; what: string }>> = {
  safety: {
    title: 'Safety officer',
    what: 'Is notified when a boat is overdue or was launched despite a rule.',
  },
  duty: { title: 'On duty', what: 'Looks after the boathouse today.' },
  boats: { title: 'Boat captain', what: 'Looks after the boats, and may launch one that is in dry dock.' },
  rights: { title: 'Clearances', what: 'Decides who may row which boat.' },
  records: { title: 'Records', what: 'Approves corrections of the log, and imports.' },
};
