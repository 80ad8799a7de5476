import type { Types } from 'mongoose';
import { defineEvent } from '../platform/events/eventTypes.ts';

/** The report, as it is when the event is handled. */
export interface DamageEvent {
  damage: Types.ObjectId;
}

export const damageReported = defineEvent<DamageEvent>('damage.reported');
/** Its words, severity or state may be others. */
export const damageChanged = defineEvent<DamageEvent>('damage.changed');
