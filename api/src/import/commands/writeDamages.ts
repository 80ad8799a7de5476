import { Types, type ClientSession } from 'mongoose';
import { BoatModel, type BoatRecord } from '../../boats/Boat.ts';
import { syncDryDock } from '../../damages/commands/changeDamage.ts';
import { nextDamageNo } from '../../damages/commands/nextDamageNo.ts';
import { DamageModel, type DamageRecord } from '../../damages/Damage.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import type { PlannedDamage } from '../plan/planDamages.ts';
import { INSURANCE_CLAIM, REPAIRED } from '../texts.ts';
import { withSource } from './documentOfOuting.ts';
import type { ImportContext } from './importContext.ts';

/** Returns how a report ended: repaired, or with the boat that has left the fleet; null while it is open. */
function endOf(
  { fixed }: PlannedDamage,
  at: Date,
  { isGone, maker }: { isGone: boolean; maker: ImportContext },
): Partial<DamageRecord> & Pick<DamageRecord, 'endedAt'> {
  if (!fixed && !isGone) return { endedAt: null };
  const endedAt = new Date(
    Math.max(at.getTime(), Math.min((fixed?.at ?? maker.at).getTime(), maker.at.getTime())),
  );
  const by = fixed && !fixed.by.isNobody ? fixed.by._id : null;
  return {
    state: 'closed',
    isPending: false,
    endedAt,
    endedDay: clubDay(endedAt),
    outcome: fixed ? 'repaired' : 'writtenOff',
    steps: [{ at: endedAt, by, state: 'closed', reason: null }],
  };
}

function damageDocument(
  damage: PlannedDamage,
  { no, isGone }: { no: number; isGone: boolean },
  maker: ImportContext,
): DamageRecord {
  const { id, boat, text, severity, by, costCents, isClaim, fixed } = damage;
  const at = new Date(Math.min((damage.at ?? maker.at).getTime(), maker.at.getTime()));
  const end = endOf(damage, at, { isGone, maker });
  const repair = { by: (fixed ?? damage).by._id, text: REPAIRED, minutes: 0, costCents, parts: [] };
  const hasRepair = end.endedAt !== null && fixed !== null && costCents > 0;
  const document: DamageRecord = {
    _id: new Types.ObjectId(),
    club: currentClub().id,
    boat: boat._id,
    boatName: boat.name,
    no,
    kind: 'damage',
    parts: [],
    seat: null,
    severity,
    text,
    where: '',
    photos: [],
    injury: 'none',
    thirdParty: null,
    sortie: null,
    by: by._id,
    at,
    day: clubDay(at),
    state: 'open',
    isPending: true,
    endedDay: null,
    assignee: null,
    dueBy: null,
    costEstimateCents: fixed === null && costCents > 0 ? costCents : null,
    insurance: isClaim ? INSURANCE_CLAIM : '',
    repairs: hasRepair && end.endedAt ? [{ at: end.endedAt, ...repair }] : [],
    costCents: hasRepair ? costCents : 0,
    steps: [],
    outcome: null,
    duplicateOf: null,
    ...end,
  };
  return withSource(document, maker, { id });
}

/**
 * Returns the number of a report, and whether its boat has left the fleet. Reports of boats of the same import
 * have their numbers already (`boatDocument`).
 */
async function onBoat(
  { boat, no }: PlannedDamage,
  { import: of }: ImportContext,
  session: ClientSession,
): Promise<{ no: number; isGone: boolean }> {
  const { source, isDecommissioned: isGone } = await BoatModel.findById(boat._id)
    .select('source isDecommissioned')
    .session(session)
    .orFail()
    .lean<Pick<BoatRecord, 'source' | 'isDecommissioned'>>();
  if (source?.import.equals(of)) return { no, isGone };
  return { no: await nextDamageNo(boat._id, session), isGone };
}

/**
 * Writes damage reports (rule moving.efa-damage). Boats that were in the club before go to dry dock as with
 * any other report. Notifies no one, and adds nothing to the captain's logs.
 */
export async function writeDamages(
  damages: readonly PlannedDamage[],
  maker: ImportContext,
  session: ClientSession,
): Promise<void> {
  const documents: DamageRecord[] = [];
  for (const damage of damages)
    documents.push(damageDocument(damage, await onBoat(damage, maker, session), maker));
  await DamageModel.insertMany(documents, { session });
  for (const boat of new Map(damages.map((damage) => [String(damage.boat._id), damage.boat._id])).values())
    await syncDryDock(boat, session);
}
