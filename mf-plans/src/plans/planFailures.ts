import type { FailureWords } from '@fleetwatch/kit/store/failureWords';

/** The error catalogue's words for joining and leaving (rule plan.failures), and in their manner for the rest. */
const wordsFor = (action: string): FailureWords => ({
  failed: `${action}: failure on send!`,
  reply: (reason) => `exception on ${action}/reply! ${reason}`,
  send: () => `exception on ${action}/send`,
});

export const JOIN_WORDS = wordsFor('join-plan');
export const LEAVE_WORDS = wordsFor('unjoin-plan');
export const SAVE_WORDS = wordsFor('plan');
export const REMOVE_WORDS = wordsFor('remove-plan');
export const LAUNCH_PLAN_WORDS = wordsFor('launch');
