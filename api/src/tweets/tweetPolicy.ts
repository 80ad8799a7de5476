import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import { ApiError } from '../platform/http/errors.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import type { TweetRecord } from './Tweet.ts';

/**
 * Throws unless the caller may remove a tweet. Authors remove their own; coaches moderate and may remove
 * any.
 */
export function assertCanRemoveTweet(actor: MemberActor, tweet: TweetRecord): boolean {
  if (actor.id === String(tweet.author)) return false;
  if (!actor.isConfirmedCoach) throw new ApiError('forbidden', NOT_YOURS);
  return true;
}
