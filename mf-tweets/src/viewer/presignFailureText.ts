import {
  PRESIGN_REPLY_FAILED,
  PRESIGN_SEND_EXCEPTION,
  PRESIGN_SEND_FAILED,
} from '@fleetwatch/contract/tweets/messages';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';

/** Why a signed address was not given, in the words of the error catalogue (rule media.presign-failures). */
export function presignFailureText({ status, code, text }: ApiFailure): string {
  if (status === 'timeout') return PRESIGN_SEND_EXCEPTION;
  if (code !== 'internal') return text;
  return typeof status === 'number' && status < 400 ? PRESIGN_REPLY_FAILED : PRESIGN_SEND_FAILED;
}
