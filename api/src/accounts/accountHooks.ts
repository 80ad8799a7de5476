import type { ClientSession, Types } from 'mongoose';
import { defineHook } from '../platform/events/hooks.ts';

/** A member's password changes: what was opened with the old one is closed. */
export const passwordChanged = defineHook<{ member: Types.ObjectId; session: ClientSession }>(
  'account.password-changed',
);
