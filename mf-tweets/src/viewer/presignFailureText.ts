import {
  PRESIGN_REPLY_FAILED,
  PRESIGN_SEND_EXCEPTION,
  PRESIGN_SEND_FAILED,
} from '@fleetwatch/contract/tweets/texts';
import { failureOf, isReplyLost } from '@fleetwatch/kit/store/apiFailure';
import { thrownMessage } from '@fleetwatch/kit/store/failureMessages';

/** Returns why no signed address was returned, in the texts of the error catalog (rule media.presign-failures). */
export function presignFailureText(error: unknown): string {
  if (thrownMessage(error) !== null) return PRESIGN_SEND_EXCEPTION;
  const failure = failureOf(error);
  if (isReplyLost(failure)) return PRESIGN_REPLY_FAILED;
  return failure.code === 'internal' ? PRESIGN_SEND_FAILED : failure.text;
}
