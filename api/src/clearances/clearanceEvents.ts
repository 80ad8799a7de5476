import type { GrantsAnswer } from '@fleetwatch/contract/clearances/wire';
import type { Types } from 'mongoose';
import { defineEvent } from '../platform/events/eventTypes.ts';
import type { GrantRecord } from './Grant.ts';

/** Members were cleared. Bans send no notification: an officer informs the member in person. */
export interface ClearanceGrantedEvent {
  clearance: Types.ObjectId;
  /** Name of the clearance. */
  name: string;
  to: GrantsAnswer['granted'];
}

export const clearanceGranted = defineEvent<ClearanceGrantedEvent>('clearance.granted');
export const clearanceRevoked = defineEvent<{ grant: GrantRecord }>('clearance.revoked');
