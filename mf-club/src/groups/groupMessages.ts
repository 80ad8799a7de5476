import type { FailureMessages } from '@fleetwatch/kit/store/failureMessages';

/** `groupMessages('dry-dock').failed === 'dry-dock: failure on send!'` */
export const groupMessages = (action: 'delete' | 'dry-dock' | 'splash'): FailureMessages => ({
  failed: `${action}: failure on send!`,
  reply: (reason) => `exception on ${action}: ${reason}`,
  send: (reason) => `exception on ${action}/send: ${reason}`,
});
