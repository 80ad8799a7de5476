import type { FailureMessages } from '@fleetwatch/kit/store/failureMessages';
import {
  APPEND_EXCEPTION,
  APPEND_FAILED,
  APPEND_REPLY_LOST,
  LAUNCH_EXCEPTION,
  LAUNCH_FAILED,
  LAUNCH_REPLY_LOST,
  SEND_EXCEPTION,
  SEND_FAILED,
  SEND_REPLY_LOST,
} from './texts.ts';

const always = (text: string) => () => text;
/** The catalog's text, with the note that the outcome is unknown. */
const withReason = (text: string) => (reason: string) => `${text} ${reason}`;

/** Texts of dry dock, splash, decommission, and edits of a boat. */
export const BOAT_MESSAGES: FailureMessages = {
  failed: SEND_FAILED,
  reply: withReason(SEND_REPLY_LOST),
  send: always(SEND_EXCEPTION),
};

export const APPEND_MESSAGES: FailureMessages = {
  failed: APPEND_FAILED,
  reply: withReason(APPEND_REPLY_LOST),
  send: always(APPEND_EXCEPTION),
};

export const LAUNCH_MESSAGES: FailureMessages = {
  failed: LAUNCH_FAILED,
  reply: withReason(LAUNCH_REPLY_LOST),
  send: always(LAUNCH_EXCEPTION),
};
