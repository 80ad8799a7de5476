import { isEnded } from '@fleetwatch/contract/damages/states';
import type { ClientSession, Types, UpdateQuery } from 'mongoose';
import { BoatModel, type BoatRecord } from '../../boats/Boat.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { DamageModel, type DamageRecord, type StepRecord } from '../Damage.ts';

/** Changes a report in a transaction. Returns the changed report. */
export async function changeDamage(
  { _id }: DamageRecord,
  change: UpdateQuery<DamageRecord>,
  session: ClientSession,
): Promise<DamageRecord> {
  return DamageModel.findOneAndUpdate({ _id }, change, { session, returnDocument: 'after' })
    .orFail()
    .lean<DamageRecord>();
}

/** Update that adds a step. */
export const stepUpdate = (
  step: StepRecord,
  more: Partial<DamageRecord> = {},
): UpdateQuery<DamageRecord> => ({
  $set: {
    state: step.state,
    isPending: !isEnded(step.state),
    endedAt: isEnded(step.state) ? step.at : null,
    endedDay: isEnded(step.state) ? clubDay(step.at) : null,
    ...more,
  },
  // Rejecting a report lets its reporter make a boat unfit again that day.
  ...(step.state === 'rejected' && { $unset: { unfitOn: 1 } }),
  $push: { steps: step },
});

/** Finds the pending reports that make a boat unfit. */
export const findUnfitReports = (
  boats: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Pick<DamageRecord, 'boat' | 'no'>[]> =>
  DamageModel.find({ boat: { $in: [...boats] }, isPending: true, severity: 'unfit' })
    .sort({ no: 1 })
    .select('boat no')
    .session(session)
    .lean<Pick<DamageRecord, 'boat' | 'no'>[]>();

/**
 * Dry-docks a boat that a pending report makes unfit, and returns one docked by reports to service once none
 * does (rule damage.dry-dock). A boat docked by a coach stays docked.
 */
export async function syncDryDock(boatId: Types.ObjectId, session: ClientSession): Promise<void> {
  const boat = await BoatModel.findById(boatId)
    .select('isActive dockCause isDecommissioned')
    .session(session)
    .lean<Pick<BoatRecord, 'isActive' | 'dockCause' | 'isDecommissioned'>>();
  if (!boat || boat.isDecommissioned) return;
  const [unfit] = await findUnfitReports([boatId], session);
  const change =
    unfit && boat.isActive
      ? { $set: { isActive: false, dockCause: 'damage' as const } }
      : !unfit && boat.dockCause === 'damage'
        ? { $set: { isActive: true }, $unset: { dockCause: 1 as const } }
        : null;
  if (change) await BoatModel.updateOne({ _id: boatId }, change, { session });
}
