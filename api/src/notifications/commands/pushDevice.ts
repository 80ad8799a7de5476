import { ECDH } from 'node:crypto';
import { PUSH_KEYS, PUSH_SERVICE } from '@fleetwatch/contract/notifications/texts';
import type { PushDeviceAnswer, PushDeviceBody } from '@fleetwatch/contract/notifications/wire';
import { SessionModel } from '../../sessions/Session.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { PushDeviceModel } from '../PushDevice.ts';
import { isPushEndpoint, publicPushKey } from '../pushService.ts';

/** Reads the push settings of the caller's device. */
export async function readPushDevice({ sessionId }: MemberActor): Promise<PushDeviceAnswer> {
  const found = await PushDeviceModel.findOne({ session: sessionId }).select('endpoint').lean();
  return { key: publicPushKey(), endpoint: found?.endpoint ?? null };
}

/** Whether a push can be encrypted for this key. */
function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

/** Returns the member's sessions whose devices receive pushes. */
export async function pushedSessions(memberId: string): Promise<Set<string>> {
  const devices = await PushDeviceModel.find({ member: memberId }).select('session').lean();
  return new Set(devices.map(({ session }) => String(session)));
}

/**
 * Turns on pushes to the caller's device, once per key. A browser belongs to one member: another member who
 * used it before no longer receives pushes there. 422 for an endpoint of an unknown push service, and for an
 * invalid key.
 */
export async function setPushDevice(
  { id, sessionId }: MemberActor,
  { endpoint, keys }: PushDeviceBody,
  repeat: Repeatable | null,
): Promise<PushDeviceAnswer> {
  if (!isPushEndpoint(endpoint)) throw new ApiError('invalid:endpoint', PUSH_SERVICE);
  if (!isPublicKey(keys.p256dh)) throw new ApiError('invalid:keys', PUSH_KEYS);
  return runWrite({
    repeat,
    work: async (session) => {
      await PushDeviceModel.deleteMany({ endpoint, session: { $ne: sessionId } }, { session });
      await PushDeviceModel.updateOne(
        { session: sessionId },
        { $set: { member: id, endpoint, keys } },
        { session, upsert: true },
      );
      return { key: publicPushKey(), endpoint };
    },
  });
}

/** Turns off pushes to the caller's device, once per key. */
export async function dropPushDevice(
  { sessionId }: MemberActor,
  repeat: Repeatable | null,
): Promise<PushDeviceAnswer> {
  return runWrite({
    repeat,
    work: async (session) => {
      await PushDeviceModel.deleteOne({ session: sessionId }, { session });
      return { key: publicPushKey(), endpoint: null };
    },
  });
}

/** Deletes the devices of ended sessions. Returns their number. */
export async function forgetPushDevices(): Promise<number> {
  const sessions = await PushDeviceModel.distinct('session');
  const alive = await SessionModel.find({ _id: { $in: sessions } })
    .select('_id')
    .lean();
  const dead = { session: { $nin: alive.map(({ _id }) => _id) } };
  return (await PushDeviceModel.deleteMany(dead)).deletedCount;
}
