// @chunk controls

import { reservedFor } from '@fleetwatch/contract/plans/texts';
import type { Reservation } from '@fleetwatch/contract/plans/wire';

/** Text of each boat's next reservation today, by boat id: 'Reserved 17:00–18:30 by Kim Harper'. */
export function reservedBoats(reservations: readonly Reservation[] | undefined): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { bus_id, launch, land, name } of reservations ?? []) {
    if (!words.has(bus_id)) words.set(bus_id, reservedFor(launch, land, name));
  }
  return words;
}
