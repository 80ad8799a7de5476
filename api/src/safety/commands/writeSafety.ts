import { TELL_US_IF_STILL_OUT, reportedAshore } from '@fleetwatch/contract/notifications/texts';
import { OVERDUE_OFF } from '@fleetwatch/contract/safety/texts';
import type { Alert, AlertStageBody, BackBody, OutBoat } from '@fleetwatch/contract/safety/wire';
import type { ClientSession } from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { notify } from '../../notifications/commands/notify.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Effects } from '../../platform/events/effects.ts';
import type { NewEntry } from '../../platform/logging/auditTrail.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import type { AlertRecord } from '../Alert.ts';
import { alertEnded, boatAshore, helpCalled, type BoatAshoreEvent } from '../safetyEvents.ts';
import { presentAlert } from '../safetyPresenter.ts';
import { callForHelp, changeBack, markAshore } from './changeBack.ts';
import { endAlert } from './endAlert.ts';
import { resolve, setStage } from './handleAlert.ts';
import { presentWatched } from './readOutBoats.ts';

const ASHORE_NEWS_MS = 12 * 3_600_000;

const OVERDUE = ['overdue', OVERDUE_OFF] as const;

const presentHandled = async (alert: AlertRecord): Promise<Alert> =>
  presentAlert(alert, await memberDirectory.get());
/** Presents a boat whose alert, if any, has ended by this write. */
const presentSafe = async (sortie: SortieRecord): Promise<OutBoat> => ({
  ...(await presentWatched(sortie)),
  alert: null,
});

/**
 * Runs a write to a boat that is out.
 * @param mailed audit entry of a report through a mailed link
 */
const writeTrip = (
  repeat: Repeatable | null,
  mailed: NewEntry | undefined,
  write: (session: ClientSession, effects: Effects) => Promise<SortieRecord>,
  present: (sortie: SortieRecord) => Promise<OutBoat>,
): Promise<OutBoat> =>
  runWrite({
    feature: OVERDUE,
    repeat,
    work: async (session, effects) => {
      if (mailed) effects.audit(mailed);
      return write(session, effects);
    },
    present,
  });

/** Sets when a boat will be back, which ends its alert (rules safety.expected, safety.alerts). */
export const writeBack = (
  repeat: Repeatable | null,
  body: BackBody,
  actor: MemberActor,
  mailed?: NewEntry,
): Promise<OutBoat> =>
  writeTrip(
    repeat,
    mailed,
    async (session, effects) => {
      const sortie = await changeBack(body, actor, session, effects);
      const { expectedAt } = sortie.trip;
      await endAlert(sortie._id, { outcome: 'safeLate', by: actor.id, expectedAt }, session, effects);
      return sortie;
    },
    presentSafe,
  );

/** Notifies a crew, in every club, that someone else reported their boat in, in case it is not. */
export async function notifyOfAshore({ sortie, by }: BoatAshoreEvent): Promise<void> {
  const { _id, boatName, launcher, crew } = sortie;
  await notify({
    key: `ashore ${String(_id)} ${sortie.trip.ashore?.at.getTime() ?? ''}`,
    tag: `sortie ${String(_id)}`,
    category: 'safety',
    to: [launcher, ...crew].map(String).filter((id) => id !== by),
    title: reportedAshore(boatName),
    body: TELL_US_IF_STILL_OUT,
    url: '/actions',
    expiresAt: new Date(now().getTime() + ASHORE_NEWS_MS),
  });
}

/** Marks a boat as on its rack, which ends its alert; its crew is notified if someone else does (rule safety.ashore). */
export const writeAshore = (
  repeat: Repeatable | null,
  id: string,
  actor: MemberActor,
  mailed?: NewEntry,
): Promise<OutBoat> =>
  writeTrip(
    repeat,
    mailed,
    async (session, effects) => {
      const sortie = await markAshore(id, actor, session);
      await endAlert(sortie._id, { outcome: 'ashore', by: actor.id }, session, effects);
      const aboard = [sortie.launcher, ...sortie.crew].map(String);
      // A mail may have been forwarded, so the others aboard are notified of its report.
      if (mailed || !aboard.includes(actor.id)) effects.emit(boatAshore, { sortie, by: actor.id });
      return sortie;
    },
    presentSafe,
  );

/** Records a crew's call for help; officers are notified at once, not with the next check (rule safety.help). */
export const writeHelp = (
  repeat: Repeatable | null,
  id: string,
  actor: MemberActor,
  mailed?: NewEntry,
): Promise<OutBoat> =>
  writeTrip(
    repeat,
    mailed,
    async (session, effects) => {
      const sortie = await callForHelp(id, actor, session);
      effects.emit(helpCalled, { sortie: sortie._id });
      return sortie;
    },
    presentWatched,
  );

/** Runs a write to an alert. */
export const writeAlert = (
  repeat: Repeatable | null,
  work: (session: ClientSession) => Promise<AlertRecord>,
): Promise<Alert> => runWrite({ feature: OVERDUE, repeat, work, present: presentHandled });

/** Records the current action on an alert, or resolves it. */
export function writeStage(
  repeat: Repeatable | null,
  { id, stage, note }: AlertStageBody,
  officer: string,
): Promise<Alert> {
  if (stage !== 'resolved')
    return writeAlert(repeat, (session) => setStage({ id, stage, note }, officer, session));
  return runWrite({
    feature: OVERDUE,
    repeat,
    work: async (session, effects) => {
      const alert = await resolve({ id, note }, officer, session);
      effects.emit(alertEnded, { alert, end: { outcome: 'resolved' } });
      return alert;
    },
    present: presentHandled,
  });
}
