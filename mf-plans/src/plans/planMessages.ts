import type { FailureMessages } from '@fleetwatch/kit/store/failureMessages';

/** The address asks for a tab that is none. */
export const UNDEFINED_MENU_ITEM = 'Undefined menu item!';

/** The error catalogue's texts for joining and leaving (rule plan.failures); the other texts follow their form. */
const messagesFor = (action: string): FailureMessages => ({
  failed: `${action}: failure on send!`,
  reply: (reason) => `exception on ${action}/reply! ${reason}`,
  send: () => `exception on ${action}/send`,
});

export const JOIN_MESSAGES = messagesFor('join-plan');
export const LEAVE_MESSAGES = messagesFor('unjoin-plan');
export const SAVE_MESSAGES = messagesFor('plan');
export const REMOVE_MESSAGES = messagesFor('remove-plan');
export const LAUNCH_PLAN_MESSAGES = messagesFor('launch');
