import type { Outcome } from '@fleetwatch/contract/safety/kinds';
import { heardLater, isBack, isResolved, isSafe } from '@fleetwatch/contract/safety/messages';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { Types } from 'mongoose';
import { settle } from '../../notifications/commands/notify.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import type { SortieRecord } from '../../sorties/Sortie.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import { tellAnyway } from '../../notifications/commands/tellAnyway.ts';

const MINUTE_MS = 60_000;
/** A landing that was made so long before it arrives waited on a device. */
const WAITED_MS = 2 * MINUTE_MS;
const HOUR_MS = 3_600_000;

export const alertTag = (sortie: unknown): string => `overdue ${String(sortie)}`;

export interface End {
  outcome: Outcome;
  /** Member; null for nobody in particular. */
  by?: string | null;
  note?: string;
  /** For 'safeLate'. */
  expectedAt?: Date;
}

const timeOf = (instant: Date): string => shortTime(clubText(instant));

function endText(boat: string, { outcome, expectedAt }: End): string {
  if (outcome === 'resolved') return isResolved(boat);
  return outcome === 'safeLate' && expectedAt ? isSafe(boat, timeOf(expectedAt)) : isBack(boat);
}

/** Tells those who were told of an alert how it ended, once. */
export async function tellEnd(
  { _id, boatName, told, sortie, closedAt }: AlertRecord,
  end: End,
): Promise<void> {
  await settle(alertTag(sortie));
  const at = closedAt ?? now();
  await tellAnyway({
    ...{ key: `overdue-end ${String(_id)} ${at.getTime()}`, tag: `overdue-end ${String(sortie)}` },
    ...{ category: 'safety', to: told.map(String), url: '/safety', body: '' },
    title: endText(boatName, end),
    expiresAt: new Date(at.getTime() + 6 * HOUR_MS),
  });
}

/** Ends a sortie's alert, if it has one, and tells those who were told of it (rule safety.alerts). */
export async function endAlert(sortie: Types.ObjectId, end: End): Promise<void> {
  const at = now();
  const line = {
    by: end.by ? new Types.ObjectId(end.by) : null,
    at,
    what: end.outcome,
    note: end.note ?? '',
  };
  const ended = await AlertModel.findOneAndUpdate(
    { sortie, closedAt: null },
    { $set: { closedAt: at, outcome: end.outcome, stage: null, acknowledged: null }, $push: { lines: line } },
    { returnDocument: 'after' },
  ).lean<AlertRecord>();
  if (ended) mailLater(() => tellEnd(ended, end));
}

/** The alert of a boat that is in: found on its rack, or landed; a landing that waited on a device says so. */
export async function endOfLanded({
  _id,
  landedAt,
  left,
}: Pick<SortieRecord, '_id' | 'landedAt' | 'left'>): Promise<void> {
  if (left && !landedAt) return endAlert(_id, { outcome: 'ashore', by: String(left.by) });
  const at = now();
  const isLate = landedAt !== null && at.getTime() - landedAt.getTime() >= WAITED_MS;
  await endAlert(_id, { outcome: 'landed', note: isLate ? heardLater(timeOf(landedAt), timeOf(at)) : '' });
}

/** The same after the answer. The next check does it where this process is killed before. */
export function endOfLandedLater(sortie: Pick<SortieRecord, '_id' | 'landedAt' | 'left'>): void {
  if (usesFeature('overdue')) mailLater(() => endOfLanded(sortie));
}
