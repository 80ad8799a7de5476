import { SAY_IF_OUT, saidAshore } from '@fleetwatch/contract/notifications/messages';
import { OVERDUE_OFF } from '@fleetwatch/contract/safety/messages';
import type { Alert, AlertStageBody, BackBody, OutBoat } from '@fleetwatch/contract/safety/wire';
import type { ClientSession } from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { notifyLater } from '../../notifications/commands/notify.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import type { SortieRecord } from '../../sorties/Sortie.ts';
import type { AlertRecord } from '../Alert.ts';
import { presentAlert } from '../safetyPresenter.ts';
import { askForHelp, changeBack, markAshore } from './changeBack.ts';
import { endAlert, tellEnd } from './endAlert.ts';
import { resolve, setStage } from './handleAlert.ts';
import { presentWatched } from './readOutBoats.ts';
import { checkNow } from './watchOverdue.ts';

const ASHORE_NEWS_MS = 12 * 3_600_000;

/** Runs a write once per key. 404 `feature_off` in a club that does not watch. @returns the answer; what was written, null for a repeat */
async function writeOnce<Written, Answer extends object>(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<Written>,
  present: (written: Written) => Promise<Answer>,
): Promise<{ answer: Answer; written: Written | null }> {
  assertFeature('overdue', OVERDUE_OFF);
  const all: Written[] = [];
  const answer = await applyOnce(repeat, async (session) => {
    const written = await write(session);
    all.push(written);
    return present(written);
  });
  // A retried transaction has written it more than once.
  return { answer, written: all.at(-1) ?? null };
}

const presentHandled = async (alert: AlertRecord): Promise<Alert> =>
  presentAlert(alert, await memberDirectory.get());
/** Its alert, if there was one, ends by this. */
const presentSafe = async (sortie: SortieRecord): Promise<OutBoat> => ({
  ...(await presentWatched(sortie)),
  alert: null,
});

/** Says when a boat is back, which ends its alert (rules safety.expected, safety.alerts). */
export async function writeBack(
  repeat: Repeatable | null,
  body: BackBody,
  actor: MemberActor,
): Promise<OutBoat> {
  const { answer, written } = await writeOnce(
    repeat,
    (session) => changeBack(body, actor, session),
    presentSafe,
  );
  if (written?.trip) {
    const { expectedAt } = written.trip;
    await endAlert(written._id, { outcome: 'safeLate', by: actor.id, expectedAt });
  }
  return answer;
}

/** Tells a crew that somebody else says that their boat is in, in case it is not. */
function tellAshore({ _id, boatName, launcher, crew }: SortieRecord, by: string): void {
  const aboard = [launcher, ...crew].map(String);
  if (aboard.includes(by)) return;
  notifyLater({
    ...{ key: `ashore ${String(_id)}`, tag: `sortie ${String(_id)}`, category: 'safety', to: aboard },
    ...{ title: saidAshore(boatName), body: SAY_IF_OUT, url: '/actions' },
    expiresAt: new Date(now().getTime() + ASHORE_NEWS_MS),
  });
}

/** Says that a boat is on its rack, which ends its alert, and tells its crew (rule safety.ashore). */
export async function writeAshore(
  repeat: Repeatable | null,
  id: string,
  actor: MemberActor,
): Promise<OutBoat> {
  const { answer, written } = await writeOnce(
    repeat,
    (session) => markAshore(id, actor, session),
    presentSafe,
  );
  if (written) {
    await endAlert(written._id, { outcome: 'ashore', by: actor.id });
    tellAshore(written, actor.id);
  }
  return answer;
}

/** Says that a crew needs help; officers are told at once, and not with the next check (rule safety.help). */
export async function writeHelp(repeat: Repeatable | null, id: string, actor: MemberActor): Promise<OutBoat> {
  const { answer, written } = await writeOnce(
    repeat,
    (session) => askForHelp(id, actor, session),
    presentWatched,
  );
  if (written) mailLater(() => checkNow(written._id));
  return answer;
}

/** Changes an alert. */
export async function writeAlert(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<AlertRecord>,
): Promise<Alert> {
  return (await writeOnce(repeat, write, presentHandled)).answer;
}

/** Says what is done about an alert, or resolves it. */
export async function writeStage(
  repeat: Repeatable | null,
  { id, stage, note }: AlertStageBody,
  officer: string,
): Promise<Alert> {
  if (stage !== 'resolved')
    return writeAlert(repeat, (session) => setStage({ id, stage, note }, officer, session));
  const { answer, written } = await writeOnce(
    repeat,
    (session) => resolve({ id, note }, officer, session),
    presentHandled,
  );
  if (written) mailLater(() => tellEnd(written, { outcome: 'resolved' }));
  return answer;
}
