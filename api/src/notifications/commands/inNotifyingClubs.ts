import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';

/** Runs work in every club that uses notifications, one after the other. */
export const inNotifyingClubs = (work: () => Promise<void>): Promise<void> =>
  inEveryClub('notifications_failed', work, 'notifications');
