import type { FailureMessages } from '@fleetwatch/kit/store/failureMessages';
import { callFailed, replyFailed, sendFailed } from './texts.ts';

/** `groupMessages('dry-dock').failed === 'dry-dock: failure on send!'` */
export const groupMessages = (action: 'delete' | 'dry-dock' | 'splash'): FailureMessages => ({
  failed: callFailed(action),
  reply: (reason) => replyFailed(action, reason),
  send: (reason) => sendFailed(action, reason),
});
