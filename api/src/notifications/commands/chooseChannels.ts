import { CHANNELS } from '@fleetwatch/contract/notifications/categories';
import { SAFETY_CHANNEL_NEEDED } from '@fleetwatch/contract/notifications/texts';
import type { NotificationChoices } from '@fleetwatch/contract/notifications/wire';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { choicesOf, NotificationChoiceModel, type NotificationChoiceRecord } from '../NotificationChoice.ts';

/** Reads a member's choices, or the defaults. */
export async function readChoices(memberId: string): Promise<NotificationChoices> {
  const chosen = NotificationChoiceModel.findOne({ member: memberId }).lean<NotificationChoiceRecord>();
  return choicesOf(await chosen);
}

/**
 * Sets a member's choices, once per key. A category missing from an older client's request stays unchanged.
 * 422 for an officer who turns off every channel for safety messages (rule notify.safety-on).
 */
export async function chooseChannels(
  actor: MemberActor,
  { channels: named, quiet }: NotificationChoices,
  repeat: Repeatable | null,
): Promise<NotificationChoices> {
  const channels = { ...(await readChoices(actor.id)).channels, ...named };
  const hasSafety = CHANNELS.some((channel) => channels.safety[channel]);
  if (!hasSafety && actor.offices.length > 0)
    throw new ApiError('invalid:channels.safety', SAFETY_CHANNEL_NEEDED);
  return runWrite({
    repeat,
    work: async (session) => {
      await NotificationChoiceModel.updateOne(
        { member: actor.id },
        { $set: { channels, quiet } },
        { session, upsert: true },
      );
      return { channels, quiet };
    },
  });
}
