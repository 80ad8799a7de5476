import { ClearanceModel } from '@fleetwatch/api/clearances/Clearance';
import { addPreset } from '@fleetwatch/api/clearances/commands/addPreset';
import { GrantModel, type GrantRecord } from '@fleetwatch/api/clearances/Grant';
import { RequirementModel } from '@fleetwatch/api/clearances/Requirement';
import { MemberModel, type MemberRecord } from '@fleetwatch/api/members/Member';
import { memberDirectory } from '@fleetwatch/api/members/memberDirectory';
import { clubDay, now } from '@fleetwatch/api/platform/club/clock';
import { inTransaction } from '@fleetwatch/api/platform/database/database';
import { lastDayOf } from '@fleetwatch/contract/clearances/grantStatus';
import { addDays } from '@fleetwatch/contract/time/weeks';
import type { Types } from 'mongoose';
import { DEMO_COACH } from './people.ts';
import { seededRandomFor } from './seededRandomFor.ts';

/** Members at the end of the list who still have tests ahead; the others hold all clearances. */
const LEARNERS = 8;
/** Days since the earliest grant of a clearance. */
const HELD_DAYS = 300;

/** The last of the learners, who are minors. */
const JUNIORS = 3;
const JUNIOR_YEARS = 15;

async function addJuniors(juniors: readonly MemberRecord[]): Promise<void> {
  const birthDate = `${Number(clubDay().slice(0, 4)) - JUNIOR_YEARS}-01-01`;
  for (const [at, { _id }] of juniors.entries()) {
    // One has no consent yet.
    const consentOn = at === 0 ? null : addDays(clubDay(), -HELD_DAYS);
    const guardian = { name: 'Petra Larkmoor', email: 'guardian@example.org', consentOn };
    await MemberModel.updateOne({ _id }, { $set: { birthDate, guardian } });
  }
  memberDirectory.drop();
}

type NewGrant = Omit<GrantRecord, '_id' | 'club'>;

/**
 * Adds the usual clearances of the United States. Only launches require one, and only warn, so that a visitor who signs up may take
 * every boat. Most members hold all; learners still need some, and one clearance in nine has expired or expires soon.
 */
export async function addDemoClearances(members: readonly MemberRecord[]): Promise<void> {
  const dice = seededRandomFor('clearances');
  const coach = members.find(({ name }) => name === DEMO_COACH);
  if (!coach) throw new Error('The demo club has no coach.');
  await inTransaction((session) => addPreset('us', session));
  const driver = await ClearanceModel.findOne({ kind: 'drive' }).select('_id').lean();
  await RequirementModel.deleteMany({ clearance: { $ne: driver?._id } });
  await RequirementModel.updateMany({}, { $set: { level: 'warn' } });
  const clearances = await ClearanceModel.find({ kind: { $ne: 'ban' } }).lean();
  const asked = await RequirementModel.distinct('clearance');
  const isAsked = (id: Types.ObjectId): boolean => asked.some((one) => one.equals(id));
  const grants = members.flatMap((member, at) => {
    const isLearner = at >= members.length - LEARNERS;
    return clearances.flatMap(({ _id, validMonths }): NewGrant[] => {
      if (isLearner && (isAsked(_id) || dice.whole(0, 2) === 0)) return [];
      const acquired = addDays(clubDay(), -dice.whole(1, HELD_DAYS));
      const isEnding = validMonths !== null && !isAsked(_id) && dice.whole(0, 8) === 0;
      const expires = isEnding ? addDays(clubDay(), dice.whole(-30, 40)) : lastDayOf(acquired, validMonths);
      return [
        {
          member: member._id,
          clearance: _id,
          fleetGroup: null,
          acquired,
          expires,
          by: coach._id,
          at: now(),
          evidence: '',
          revoked: null,
          isExpiryTold: false,
        },
      ];
    });
  });
  await GrantModel.insertMany(grants);
  await addJuniors(members.slice(-JUNIORS));
}
