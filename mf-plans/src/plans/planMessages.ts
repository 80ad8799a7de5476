import type { FailureMessages } from '@fleetwatch/kit/store/failureMessages';
import { exceptionOnReply, exceptionOnSend, failureOnSend } from './texts.ts';

/** The error catalog's texts for joining and leaving (rule plan.failures); the other texts follow their form. */
const messagesFor = (action: string): FailureMessages => ({
  failed: failureOnSend(action),
  reply: (reason) => exceptionOnReply(action, reason),
  send: () => exceptionOnSend(action),
});

export const JOIN_MESSAGES = messagesFor('join-plan');
export const LEAVE_MESSAGES = messagesFor('unjoin-plan');
export const SAVE_MESSAGES = messagesFor('plan');
export const REMOVE_MESSAGES = messagesFor('remove-plan');
export const LAUNCH_PLAN_MESSAGES = messagesFor('launch');
