import { DAMAGE_TEXT_MAX } from '@fleetwatch/contract/damages/limits';
import { maintenanceDue } from '@fleetwatch/contract/damages/texts';
import { damageTextRule } from '@fleetwatch/contract/damages/rules';
import type { MaintenanceBody, NewDamageBody } from '@fleetwatch/contract/damages/wire';
import { Types, type ClientSession } from 'mongoose';
import { BoatModel, type BoatRecord, type MaintenanceRecord } from '../../boats/Boat.ts';
import { changeBoat } from '../../boats/commands/changeBoat.ts';
import { readFleetBoat } from '../../boats/commands/findBoat.ts';
import { now } from '../../platform/club/clock.ts';
import { runOnce } from '../../platform/jobs/runOnce.ts';
import { lifetimeHundredths } from '../../logbook/commands/readTotals.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import { DamageModel } from '../Damage.ts';
import { damageReported } from '../damageEvents.ts';
import { reportDamage } from './reportDamage.ts';

const DAY_MS = 86_400_000;

/**
 * Sets a boat's maintenance interval from now on; removes it without miles and days (rule
 * damage.maintenance). 404 for an unknown boat, 422 for a text of the wrong length.
 * @param by member id
 */
export async function setMaintenance(
  { id, everyMiles, everyDays, text }: MaintenanceBody,
  by: string,
  session: ClientSession,
): Promise<BoatRecord> {
  const boat = await readFleetBoat(id, session);
  if (everyMiles === null && everyDays === null)
    return changeBoat(boat, { $unset: { maintenance: 1 } }, session);
  refuseFields({ text: damageTextRule(text) });
  const maintenance: MaintenanceRecord = {
    everyMilesHundredths: everyMiles === null ? null : Math.round(everyMiles * 100),
    everyDays,
    text: text.trim(),
    by: new Types.ObjectId(by),
    since: now(),
    milesHundredths: await lifetimeHundredths(boat._id),
  };
  return changeBoat(boat, { $set: { maintenance } }, session);
}

/** Restarts a boat's interval when the report of its maintenance has ended. */
export async function restartMaintenance(boat: Types.ObjectId, session: ClientSession): Promise<void> {
  await BoatModel.updateOne(
    { _id: boat, maintenance: { $exists: true } },
    { $set: { 'maintenance.since': now(), 'maintenance.milesHundredths': await lifetimeHundredths(boat) } },
    { session },
  );
}

async function isDue(
  boat: Types.ObjectId,
  { everyMilesHundredths, everyDays, since, milesHundredths }: MaintenanceRecord,
): Promise<boolean> {
  if (everyDays !== null && now().getTime() - since.getTime() >= everyDays * DAY_MS) return true;
  return (
    everyMilesHundredths !== null &&
    (await lifetimeHundredths(boat)) - milesHundredths >= everyMilesHundredths
  );
}

/** Reports due maintenance of the current club's boats, once per interval (rule damage.maintenance). */
export async function reportMaintenanceDue(): Promise<void> {
  const boats = await BoatModel.find({ maintenance: { $exists: true }, isDecommissioned: false })
    .select('maintenance')
    .lean<Pick<BoatRecord, '_id' | 'maintenance'>[]>();
  for (const { _id, maintenance } of boats) {
    if (!maintenance || !(await isDue(_id, maintenance))) continue;
    const { text, by, since } = maintenance;
    // The interval continues until the report is closed, so nothing is reported twice.
    if (await DamageModel.exists({ boat: _id, kind: 'maintenance', isPending: true })) continue;
    const body: NewDamageBody = {
      boat: String(_id),
      kind: 'maintenance',
      parts: [],
      seat: null,
      severity: 'minor',
      sortie: null,
      text: maintenanceDue(text).slice(0, DAMAGE_TEXT_MAX),
    };
    const report = { by: String(by), at: now(), isTrusted: true };
    await runOnce(`maintenance ${String(_id)} ${since.getTime()}`, async (session, effects) => {
      const made = await reportDamage(body, report, session);
      effects.emit(damageReported, { damage: made._id });
    });
  }
}
