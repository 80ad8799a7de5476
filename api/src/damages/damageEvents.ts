import type { Types } from 'mongoose';
import { defineEvent } from '../platform/events/eventTypes.ts';

/** The report at the time the event is handled. */
export interface DamageEvent {
  damage: Types.ObjectId;
}

export const damageReported = defineEvent<DamageEvent>('damage.reported');
/** The report's text, severity or state may have changed. */
export const damageChanged = defineEvent<DamageEvent>('damage.changed');
