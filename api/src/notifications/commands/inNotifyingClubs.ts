import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';

/** Works in one club after the other, of those that use notifications. */
export const inNotifyingClubs = (work: () => Promise<void>): Promise<void> =>
  inEveryClub('notifications_failed', work, 'notifications');
