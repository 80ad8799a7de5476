import { CorrectionModel } from '@fleetwatch/api/corrections/Correction';
import { outingOf, revOf } from '@fleetwatch/api/corrections/outings';
import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { clubDay, now } from '@fleetwatch/api/platform/club/clock';
import { SortieModel, type SortieRecord } from '@fleetwatch/api/logbook/Sortie';
import { DEMO_MEMBER } from './people.ts';

const HALF_A_MILE = 50;
const TWO_HOURS_MS = 2 * 3_600_000;

/** Adds an open request of the member whom the start prints, to correct their last outing before today. */
export async function addDemoCorrections(members: readonly MemberRecord[]): Promise<void> {
  const member = members.find(({ name }) => name === DEMO_MEMBER);
  const sortie = await SortieModel.findOne({
    launcher: member?._id,
    landedAt: { $ne: null },
    day: { $lt: clubDay() },
  })
    .sort({ day: -1 })
    .lean<SortieRecord>();
  if (!member || !sortie?.landedAt) return;
  const before = outingOf({ ...sortie, landedAt: sortie.landedAt });
  await CorrectionModel.create({
    kind: 'edit',
    sortie: sortie._id,
    boatName: sortie.boatName,
    launchedAt: sortie.launchedAt,
    patch: { milesHundredths: sortie.milesHundredths + HALF_A_MILE },
    before,
    baseRev: revOf(before),
    by: member._id,
    at: new Date(now().getTime() - TWO_HOURS_MS),
    reason: 'We went on to the island, and I landed with too few miles.',
  });
}
