import type { ClientSession, Types } from 'mongoose';
import { defineHook } from '../platform/events/hooks.ts';

/** A member has another password: whatever somebody with the old one may have opened is closed. */
export const passwordChanged = defineHook<{ member: Types.ObjectId; session: ClientSession }>(
  'account.password-changed',
);
