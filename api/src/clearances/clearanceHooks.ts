import type { Surroundings } from '@fleetwatch/contract/clearances/when';
import { defineHook } from '../platform/events/hooks.ts';

/** Returns the conditions at an instant, which decide whether a requirement applies (rule clearance.when). */
export const surroundingsAt = defineHook<{ at: Date }, Surroundings>('clearances.surroundings');
