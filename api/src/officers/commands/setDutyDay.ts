import { ROSTER_DAYS_MAX } from '@fleetwatch/contract/officers/wire';
import { DUTY_MEMBERS, ROSTER_DAY } from '@fleetwatch/contract/officers/texts';
import type { DutyDayBody } from '@fleetwatch/contract/officers/wire';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { areMembers } from '../../members/memberDirectory.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { DutyDayModel } from '../DutyDay.ts';

/** Sets the duty team of a day, once per key. 422 for a past day or one too far ahead, and for a non-member. */
export async function setDutyDay(
  { day, members }: DutyDayBody,
  repeat: Repeatable | null,
): Promise<DutyDayBody> {
  const today = clubDay();
  if (day < today || day > addDays(today, ROSTER_DAYS_MAX)) throw new ApiError('invalid:day', ROSTER_DAY);
  if (!(await areMembers(members))) throw new ApiError('invalid:members', DUTY_MEMBERS);
  return runWrite({
    repeat,
    work: async (session) => {
      if (members.length === 0) await DutyDayModel.deleteOne({ day }, { session });
      else await DutyDayModel.updateOne({ day }, { $set: { members } }, { session, upsert: true });
      return { day, members };
    },
  });
}
