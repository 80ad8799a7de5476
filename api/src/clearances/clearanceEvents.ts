import type { GrantsAnswer } from '@fleetwatch/contract/clearances/wire';
import type { Types } from 'mongoose';
import { defineEvent } from '../platform/events/eventTypes.ts';
import type { GrantRecord } from './Grant.ts';

/** Members were cleared. No one is notified of a ban: a person tells them. */
export interface ClearanceGrantedEvent {
  clearance: Types.ObjectId;
  /** The clearance's. */
  name: string;
  to: GrantsAnswer['granted'];
}

export const clearanceGranted = defineEvent<ClearanceGrantedEvent>('clearance.granted');
export const clearanceRevoked = defineEvent<{ grant: GrantRecord }>('clearance.revoked');
