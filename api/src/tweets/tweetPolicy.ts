import { NOT_YOURS } from '@fleetwatch/contract/errors/messages';
import { asConfirmedCoach } from '../platform/auth/asCoach.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import type { TweetRecord } from './Tweet.ts';

/** Authors remove their own tweets; coaches moderate and may remove any. */
export function assertCanRemoveTweet(actor: MemberActor, tweet: TweetRecord): void {
  if (actor.id !== String(tweet.author) && !asConfirmedCoach(actor))
    throw new ApiError('forbidden', NOT_YOURS);
}
