import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import type { MediaName } from '@fleetwatch/contract/media/rules';
import { ApiError } from '../platform/http/errors.ts';
import { assertEntitled, CHANGE_CLUB } from '../platform/auth/rights.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';

/**
 * Throws unless the caller may use a folder. Visitors upload a profile picture before they sign up;
 * attachments are for members, and the crest for those who may change the club (rules media.own-names,
 * club.crest).
 */
export function assertCanUseMedia(actor: MemberActor | null, { folder }: MediaName): void {
  if (folder !== 'members' && !actor) throw new ApiError('signed_out', SIGNED_OUT);
  if (folder === 'crest') assertEntitled({ may: CHANGE_CLUB }, actor, {});
}
