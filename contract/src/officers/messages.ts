import { OFFICE_TEXTS, type Office } from './offices.ts';

export const ONLY_COACHES_NAME = 'Only confirmed coaches can name officers.';
export const NOT_YOURSELF = 'Another confirmed coach must name you for an office.';
export const ONLY_OFFICERS = "Only the club's officers and confirmed coaches may do this.";
export const ROSTER_DAY = 'Please choose a day from today on, 400 days ahead at most.';
export const DUTY_MEMBERS = 'Everybody on duty must be a member of this club, 20 at most, each once.';

interface NewsText {
  title: string;
  body: string;
}

const listed = (offices: readonly Office[]): string =>
  offices.map((office) => OFFICE_TEXTS[office].title).join(', ');

const changes = (given: readonly Office[], taken: readonly Office[]): string =>
  [given.length > 0 && `Named: ${listed(given)}.`, taken.length > 0 && `Ended: ${listed(taken)}.`]
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
