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

/** The change that makes a step. */
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
  // A rejected report leaves its reporter their word of that day.
  ...(step.state === 'rejected' && { $unset: { unfitOn: 1 } }),
  $push: { steps: step },
});

/** The pending reports that make a boat unfit. */
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
 * Docks a boat that a pending report makes unfit, and splashes one that its reports have docked once none of them does
 * (rule damage.dry-dock). A boat that a coach has docked stays there.
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
