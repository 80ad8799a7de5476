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

const said = (text: string) => () => text;
/** The catalogue's text, with the note that the outcome is unknown. */
const lost = (text: string) => (reason: string) => `${text} ${reason}`;

/** Dry dock, splash, decommission, and edits of a boat. */
export const BOAT_MESSAGES: FailureMessages = {
  failed: SEND_FAILED,
  reply: lost(SEND_REPLY_LOST),
  send: said(SEND_EXCEPTION),
};

export const APPEND_MESSAGES: FailureMessages = {
  failed: APPEND_FAILED,
  reply: lost(APPEND_REPLY_LOST),
  send: said(APPEND_EXCEPTION),
};

export const LAUNCH_MESSAGES: FailureMessages = {
  failed: LAUNCH_FAILED,
  reply: lost(LAUNCH_REPLY_LOST),
  send: said(LAUNCH_EXCEPTION),
};
