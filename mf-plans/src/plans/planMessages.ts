import type { FailureMessages } from '@fleetwatch/kit/store/failureMessages';

/** The error catalogue's words for joining and leaving (rule plan.failures), and in their manner for the rest. */
const wordsFor = (action: string): FailureMessages => ({
  failed: `${action}: failure on send!`,
  reply: (reason) => `exception on ${action}/reply! ${reason}`,
  send: () => `exception on ${action}/send`,
});

export const JOIN_MESSAGES = wordsFor('join-plan');
export const LEAVE_MESSAGES = wordsFor('unjoin-plan');
export const SAVE_MESSAGES = wordsFor('plan');
export const REMOVE_MESSAGES = wordsFor('remove-plan');
export const LAUNCH_PLAN_MESSAGES = wordsFor('launch');
