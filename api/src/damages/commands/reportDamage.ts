import { DAMAGE_SEAT_UNKNOWN, DAMAGE_SORTIE_OTHER, reportedLine } from '@fleetwatch/contract/damages/texts';
import { damageTextRule } from '@fleetwatch/contract/damages/rules';
import type { DamageFields, NewDamageBody } from '@fleetwatch/contract/damages/wire';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { Types, type ClientSession } from 'mongoose';
import type { BoatRecord } from '../../boats/Boat.ts';
import { readFleetBoat } from '../../boats/commands/findBoat.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { nextDamageNo } from './nextDamageNo.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';
import { syncDryDock } from './changeDamage.ts';
import { logDamage } from './logDamage.ts';
import { refuseOthersPhotos } from './damagePhotos.ts';
import { assess } from './unfitReport.ts';

/** Builds the stored fields of a reporter's form; 422 for the first refused one. */
export async function fieldsOf(
  body: DamageFields,
  { fleetGroup }: Pick<BoatRecord, 'fleetGroup'>,
  reporter: Types.ObjectId,
): Promise<Pick<DamageRecord, keyof DamageFields>> {
  const {
    kind,
    parts,
    seat,
    severity,
    text,
    where = '',
    injury = 'none',
    thirdParty = null,
    photos = [],
  } = body;
  const seats = seatsOfPayload((await fleetGroupDirectory.get()).get(String(fleetGroup))?.payload ?? 1);
  refuseFields({
    text: damageTextRule(text),
    seat: seat !== null && seat > seats ? DAMAGE_SEAT_UNKNOWN : null,
  });
  await refuseOthersPhotos(photos, reporter);
  return { kind, parts, seat, severity, text: text.trim(), where: where.trim(), injury, thirdParty, photos };
}

async function assertOuting(sortie: string | null, boat: Types.ObjectId): Promise<void> {
  const isOfBoat = sortie === null || (await SortieModel.exists({ _id: sortie, boat }));
  refuseFields({ sortie: isOfBoat ? null : DAMAGE_SORTIE_OTHER });
}

/**
 * Reports damage to a boat of the fleet (rule damage.report): assigns a number, adds a line to the captain's
 * log, and dry-docks an unfit boat at once, unless its reporter has already done so for another boat that
 * day. 404 for an unknown boat, 409 for a decommissioned one, 422 for invalid fields.
 * @param by member id
 * @param isTrusted whether they look after the boats
 */
export async function reportDamage(
  body: NewDamageBody,
  { by, at, isTrusted }: { by: string; at: Date; isTrusted: boolean },
  session: ClientSession,
): Promise<DamageRecord> {
  const boat = await readFleetBoat(body.boat, session);
  const reporter = new Types.ObjectId(by);
  const fields = await fieldsOf(body, boat, reporter);
  await assertOuting(body.sortie, boat._id);
  const no = await nextDamageNo(boat._id, session);
  const [created] = await DamageModel.create(
    [
      {
        ...fields,
        ...(await assess(fields.severity, { by: reporter, isTrusted }, session)),
        boat: boat._id,
        boatName: boat.name,
        no,
        by: reporter,
        at,
        day: clubDay(at),
        sortie: body.sortie === null ? null : new Types.ObjectId(body.sortie),
      },
    ],
    { session },
  );
  if (!created) throw new Error('A created report is one.');
  const line = reportedLine(no, fields.severity, fields.kind, fields.text);
  await logDamage(boat._id, { text: line, by: reporter, at }, session);
  await syncDryDock(boat._id, session);
  return created.toObject();
}
