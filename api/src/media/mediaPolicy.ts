import { SIGNED_OUT } from '@fleetwatch/contract/errors/messages';
import type { MediaName } from '@fleetwatch/contract/media/rules';
import { ApiError } from '../platform/http/errors.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';

/** Visitors upload a profile picture before they sign up; everything else is for members (rule media.own-names). */
export function assertCanUseMedia(actor: MemberActor | null, { folder }: MediaName): void {
  if (folder !== 'members' && !actor) throw new ApiError('signed_out', SIGNED_OUT);
}
