import { returnedLate, isBack, isResolved, isSafe } from '@fleetwatch/contract/safety/texts';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { Types, type ClientSession } from 'mongoose';
import { notify, dismissNotifications } from '../../notifications/commands/notify.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Effects } from '../../platform/events/effects.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { addedLine, AlertModel, type AlertRecord } from '../Alert.ts';
import { alertEnded, type AlertEndedEvent, type AlertEnd } from '../safetyEvents.ts';

const MINUTE_MS = 60_000;
/** Age at which an arriving landing counts as delayed on a device. */
const WAITED_MS = 2 * MINUTE_MS;
const HOUR_MS = 3_600_000;

export const alertTag = (sortie: unknown): string => `overdue ${String(sortie)}`;

const timeOf = (instant: Date): string => shortTime(clubText(instant));

function endText(boat: string, { outcome, expectedAt }: AlertEnd): string {
  if (outcome === 'resolved') return isResolved(boat);
  return outcome === 'safeLate' && expectedAt ? isSafe(boat, timeOf(expectedAt)) : isBack(boat);
}

/** Sends the outcome once to everyone who was notified of the alert. */
export async function notifyOfEnd({ alert, end }: AlertEndedEvent): Promise<void> {
  const { _id, boatName, told, sortie, closedAt } = alert;
  await dismissNotifications(alertTag(sortie));
  const at = closedAt ?? now();
  await notify({
    key: `overdue-end ${String(_id)} ${at.getTime()}`,
    tag: `overdue-end ${String(sortie)}`,
    category: 'safety',
    to: told.map(String),
    url: '/safety',
    body: '',
    title: endText(boatName, end),
    expiresAt: new Date(at.getTime() + 6 * HOUR_MS),
  });
}

/** Ends a sortie's alert, if it has one, in the transaction that causes this (rule safety.alerts). */
export async function endAlert(
  sortie: Types.ObjectId,
  end: AlertEnd,
  session: ClientSession,
  effects: Effects,
): Promise<void> {
  const at = now();
  const line = {
    by: end.by ? new Types.ObjectId(end.by) : null,
    at,
    what: end.outcome,
    note: end.note ?? '',
  };
  const ended = await AlertModel.findOneAndUpdate(
    { sortie, closedAt: null },
    {
      $set: { closedAt: at, outcome: end.outcome, stage: null, acknowledged: null },
      ...addedLine(line),
    },
    { session, returnDocument: 'after' },
  ).lean<AlertRecord>();
  if (ended) effects.emit(alertEnded, { alert: ended, end });
}

/**
 * Returns the outcome of an alert for a boat that is in: found on its rack, or landed, with a note for a
 * landing delayed on a device.
 */
function endBy({ landedAt, left }: Pick<SortieRecord, 'landedAt' | 'left'>): AlertEnd {
  if (left && !landedAt) return { outcome: 'ashore', by: String(left.by) };
  const at = now();
  const isLate = landedAt !== null && at.getTime() - landedAt.getTime() >= WAITED_MS;
  return { outcome: 'landed', note: isLate ? returnedLate(timeOf(landedAt), timeOf(at)) : '' };
}

/** Ends the alert of a boat that is in. */
export async function endAlertOfLanded(
  sortie: Pick<SortieRecord, '_id' | 'landedAt' | 'left'>,
): Promise<void> {
  if (!(await AlertModel.exists({ sortie: sortie._id, closedAt: null }))) return;
  await inTransaction((session, effects) => endAlert(sortie._id, endBy(sortie), session, effects));
}
