import { addDays } from '@fleetwatch/contract/time/weeks';
import { ConfirmKeyModel } from '../../accounts/ConfirmKey.ts';
import { ResetKeyModel } from '../../accounts/ResetKey.ts';
import { SessionModel } from '../../accounts/Session.ts';
import { DutyDayModel } from '../../officers/DutyDay.ts';
import { KEPT_DAYS } from '@fleetwatch/contract/moving/limits';
import { forgetGuests } from '../../guests/commands/forgetGuests.ts';
import { forgetImports } from '../../moving/commands/openImport.ts';
import { OnDeckModel } from '../../members/OnDeck.ts';
import { forgetPushDevices } from '../../notifications/commands/pushDevice.ts';
import { NotificationModel } from '../../notifications/Notification.ts';
import { AuditEntryModel } from '../../platform/logging/AuditEntry.ts';
import { BoatReservationModel } from '../../reservations/BoatReservation.ts';
import { JobRunModel } from '../../scheduler/JobRun.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { forgetAlerts } from '../../safety/commands/forgetAlerts.ts';
import { SortieModel } from '../../sorties/Sortie.ts';
import { TabletModel } from '../../tablets/Tablet.ts';

const DAY_MS = 86_400_000;

/** Retention periods in days; docs/operating.md gives the reasons. */
export const RETENTION_DAYS = {
  /** After they expired, so that an old link is answered as expired and not as unknown. */
  resetKeys: 1,
  deck: 7,
  /** Whom to ask about a day that has just been. */
  dutyDays: 30,
  /** Longer than anything of theirs may come due again. */
  jobRuns: 90,
  /** Files that were sent and never imported. */
  imports: KEPT_DAYS,
  notifications: 30,
  /** Of boats that nobody took in the end. */
  reservations: 90,
  /** Persons and words of an alert that is over; times and outcome stay. */
  alerts: 30,
  /** As long as the stored answers of writes (`AppliedWrite`). */
  landingKeys: 30,
  /** Three years, within which a season's result may be disputed. */
  audit: 3 * 365,
} as const;
/** How far back to search: longer than any gap in the nightly runs. Earlier runs have handled older sorties. */
const LOOK_BACK_DAYS = 60;

/** How many of each were deleted. */
export type DeletedCounts = Record<
  | 'resetKeys'
  | 'sessions'
  | 'pairingCodes'
  | 'deck'
  | 'dutyDays'
  | 'jobRuns'
  | 'guests'
  | 'imports'
  | 'notifications'
  | 'reservations'
  | 'alerts'
  | 'pushDevices'
  | 'landingKeys'
  | 'audit',
  number
>;

const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);

/** Deletes the idempotency keys of launches and landings, with the values first noted. */
async function forgetLandingKeys(): Promise<number> {
  const until = addDays(clubDay(), -RETENTION_DAYS.landingKeys);
  const { modifiedCount } = await SortieModel.updateMany(
    {
      day: { $gte: addDays(until, -LOOK_BACK_DAYS), $lt: until },
      landedAt: { $ne: null },
      $or: [{ 'applied.0': { $exists: true } }, { requestKey: { $exists: true } }],
    },
    { $set: { applied: [] }, $unset: { requestKey: 1, requestHash: 1 } },
  );
  return modifiedCount;
}

/** Deletes expired keys of passwords and addresses. */
async function forgetMailedKeys(): Promise<number> {
  const old = { expiresAt: { $lt: daysAgo(RETENTION_DAYS.resetKeys) } };
  const forgotten = [await ResetKeyModel.deleteMany(old), await ConfirmKeyModel.deleteMany(old)];
  return forgotten.reduce((count, { deletedCount }) => count + deletedCount, 0);
}

/** Deletes the current club's data that is past its retention period. Safe to repeat. */
export async function deleteExpired(): Promise<DeletedCounts> {
  const [resetKeys, sessions, pairingCodes, deck, dutyDays, jobRuns, notifications, reservations, audit] =
    await Promise.all([
      forgetMailedKeys(),
      SessionModel.deleteMany({ expiresAt: { $lt: now() } }),
      TabletModel.deleteMany({ pairedAt: null, codeExpiresAt: { $lt: now() } }),
      OnDeckModel.deleteMany({ since: { $lt: daysAgo(RETENTION_DAYS.deck) } }),
      DutyDayModel.deleteMany({ day: { $lt: addDays(clubDay(), -RETENTION_DAYS.dutyDays) } }),
      JobRunModel.deleteMany({ doneAt: { $lt: daysAgo(RETENTION_DAYS.jobRuns) } }),
      NotificationModel.deleteMany({ at: { $lt: daysAgo(RETENTION_DAYS.notifications) } }),
      BoatReservationModel.deleteMany({
        state: { $in: ['declined', 'cancelled', 'lapsed'] },
        launchAt: { $lt: daysAgo(RETENTION_DAYS.reservations) },
      }),
      AuditEntryModel.deleteMany({ at: { $lt: daysAgo(RETENTION_DAYS.audit) } }),
    ]);
  return {
    resetKeys,
    sessions: sessions.deletedCount,
    pairingCodes: pairingCodes.deletedCount,
    deck: deck.deletedCount,
    dutyDays: dutyDays.deletedCount,
    jobRuns: jobRuns.deletedCount,
    guests: await forgetGuests(),
    imports: await forgetImports(daysAgo(RETENTION_DAYS.imports)),
    notifications: notifications.deletedCount,
    reservations: reservations.deletedCount,
    alerts: await forgetAlerts(daysAgo(RETENTION_DAYS.alerts)),
    // Of sessions that are deleted by now.
    pushDevices: await forgetPushDevices(),
    landingKeys: await forgetLandingKeys(),
    audit: audit.deletedCount,
  };
}
