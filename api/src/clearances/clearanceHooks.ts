import type { Surroundings } from '@fleetwatch/contract/clearances/when';
import { defineHook } from '../platform/events/hooks.ts';

/** How it is out there at an instant, which decides whether a requirement counts (rule clearance.when). */
export const surroundingsAt = defineHook<{ at: Date }, Surroundings>('clearances.surroundings');
