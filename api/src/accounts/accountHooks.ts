import type { ClientSession, Types } from 'mongoose';
import { defineHook } from '../platform/events/hooks.ts';

/** A member's password changes: sessions and links opened with the old one end. */
export const passwordChanged = defineHook<{ member: Types.ObjectId; session: ClientSession }>(
  'account.password-changed',
);
