import { ALERT_NOT_FOUND, ALERT_OVER } from '@fleetwatch/contract/safety/texts';
import type {
  AlertAcknowledgeBody,
  AlertClothingBody,
  AlertReportBody,
  AlertStageBody,
  AlertStepBody,
} from '@fleetwatch/contract/safety/wire';
import { Types, type ClientSession } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { addedLine, AlertModel, type AlertRecord } from '../Alert.ts';
import { QUIET_MS } from './notifyOfOverdue.ts';

async function findOpen(id: string, session: ClientSession): Promise<AlertRecord> {
  const alert = await AlertModel.findById(id).session(session).lean<AlertRecord>();
  if (!alert) throw new ApiError('not_found', ALERT_NOT_FOUND);
  if (alert.closedAt) throw new ApiError('alert_over', ALERT_OVER);
  return alert;
}

async function change(id: string, update: object, session: ClientSession): Promise<AlertRecord> {
  const changed = await AlertModel.findOneAndUpdate({ _id: id, closedAt: null }, update, {
    session,
    returnDocument: 'after' as const,
  }).lean<AlertRecord>();
  if (!changed) throw new ApiError('alert_over', ALERT_OVER);
  return changed;
}

/**
 * Acknowledges an alert: it is not repeated for 15 minutes, or until something changes (rule safety.alerts).
 * Of two officers at once, the first acknowledges it, and the other sees this. 404 for an unknown alert, 409
 * for one that is over.
 */
export async function acknowledge(
  { id, isUntilChange = false }: AlertAcknowledgeBody,
  officer: string,
  session: ClientSession,
): Promise<AlertRecord> {
  const alert = await findOpen(id, session);
  const at = now();
  const { acknowledged } = alert;
  const isFresh = acknowledged && at.getTime() - acknowledged.at.getTime() < QUIET_MS;
  if (isFresh && (!isUntilChange || acknowledged.isUntilChange)) return alert;
  const by = new Types.ObjectId(officer);
  const mark = { by, at, ...(isUntilChange && { isUntilChange }) };
  return change(
    id,
    { $set: { acknowledged: mark }, ...addedLine({ by, at, what: 'acknowledged', note: '' }) },
    session,
  );
}

/** Checks or unchecks a step of the checklist (rule safety.checklist). 404 and 409 as for `acknowledge`. */
export async function tickStep(
  { id, step, done, note }: AlertStepBody,
  officer: string,
  session: ClientSession,
): Promise<AlertRecord> {
  const { steps } = await findOpen(id, session);
  const others = steps.filter((one) => one.step !== step);
  const tick = { step, by: new Types.ObjectId(officer), at: now(), note: note.trim() };
  return change(id, { $set: { steps: done ? [...others, tick] : others } }, session);
}

/** Records what the crew is wearing (rule safety.sheet). 404 and 409 as for `acknowledge`. */
export async function setClothing(
  { id, clothing }: AlertClothingBody,
  session: ClientSession,
): Promise<AlertRecord> {
  await findOpen(id, session);
  return change(id, { $set: { clothing: clothing.trim() } }, session);
}

/** Adds a report about the crew to the log (rule safety.report). 404 and 409 as for `acknowledge`. */
export async function addReport(
  { id, note }: AlertReportBody,
  officer: string,
  session: ClientSession,
): Promise<AlertRecord> {
  await findOpen(id, session);
  return change(
    id,
    addedLine({ by: new Types.ObjectId(officer), at: now(), what: 'heard', note: note.trim() }),
    session,
  );
}

/** Records the current action; also acknowledges the alert if no one has. 404 and 409 as for `acknowledge`. */
export async function setStage(
  { id, stage, note }: AlertStageBody & { stage: 'searching' | 'called' },
  officer: string,
  session: ClientSession,
): Promise<AlertRecord> {
  const { acknowledged } = await findOpen(id, session);
  const mark = { by: new Types.ObjectId(officer), at: now() };
  return change(
    id,
    {
      $set: { stage, acknowledged: acknowledged ?? mark },
      ...addedLine({ ...mark, what: stage, note: note.trim() }),
    },
    session,
  );
}

/**
 * Ends an alert with an officer's statement, whatever the state of the sortie (rule safety.alerts). 404 and
 * 409 as for `acknowledge`.
 */
export async function resolve(
  { id, note }: Pick<AlertStageBody, 'id' | 'note'>,
  officer: string,
  session: ClientSession,
): Promise<AlertRecord> {
  await findOpen(id, session);
  const at = now();
  const line = { by: new Types.ObjectId(officer), at, what: 'resolved' as const, note: note.trim() };
  const ended = { closedAt: at, outcome: 'resolved', stage: null };
  return change(id, { $set: ended, ...addedLine(line) }, session);
}
