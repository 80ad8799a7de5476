import { CATEGORIES, CHANNELS, DEFAULT_CHANNELS } from '@fleetwatch/contract/notifications/categories';
import { ONE_WAY_OF_SAFETY } from '@fleetwatch/contract/notifications/messages';
import { DEFAULT_QUIET_HOURS } from '@fleetwatch/contract/notifications/quietHours';
import type { NotificationChoices } from '@fleetwatch/contract/notifications/wire';
import { officesOf } from '../../officers/officerDirectory.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { NotificationChoiceModel, type NotificationChoiceRecord } from '../NotificationChoice.ts';

/** What a member has chosen, or the defaults. A category that is newer than their choice has its default. */
export async function readChoices(memberId: string): Promise<NotificationChoices> {
  const chosen = await NotificationChoiceModel.findOne({ member: memberId }).lean<NotificationChoiceRecord>();
  const channels = Object.fromEntries(
    CATEGORIES.map((category) => [category, chosen?.channels[category] ?? DEFAULT_CHANNELS[category]]),
  ) as NotificationChoices['channels'];
  return { channels, quiet: chosen ? chosen.quiet : DEFAULT_QUIET_HOURS };
}

/** Sets what a member chooses, once per key. 422 for an officer without a way of safety (rule notify.safety-on). */
export async function chooseChannels(
  memberId: string,
  { channels, quiet }: NotificationChoices,
  repeat: Repeatable | null,
): Promise<NotificationChoices> {
  const hasSafety = CHANNELS.some((channel) => channels.safety[channel]);
  if (!hasSafety && (await officesOf(memberId)).length > 0)
    throw new ApiError('invalid:channels.safety', ONE_WAY_OF_SAFETY);
  return applyOnce(repeat, async (session) => {
    await NotificationChoiceModel.updateOne(
      { member: memberId },
      { $set: { channels, quiet } },
      { session, upsert: true },
    );
    return { channels, quiet };
  });
}
