import type { Plan } from '@fleetwatch/contract/plans/wire';

/** Plans of a boat, by time. */
export interface BoatRow {
  /** Boat id; '' for plans that reserve no boat. */
  id: string;
  name: string;
  plans: Plan[];
}

import { NO_BOAT } from './texts.ts';

/** Returns a row for each reserved boat sorted by name, then one for plans without a boat. */
export function boatRows(plans: readonly Plan[]): BoatRow[] {
  const names = new Map(
    plans.flatMap(({ fleet }) =>
      fleet.map(({ _id, name, moniker }) => [_id, `${name} (${moniker})`] as const),
    ),
  );
  const rows = [...names]
    .sort(([, one], [, other]) => one.localeCompare(other))
    .map(([id, name]) => ({
      id,
      name,
      plans: plans.filter(({ fleet }) => fleet.some(({ _id }) => _id === id)),
    }));
  const without = plans.filter(({ fleet }) => fleet.length === 0);
  return without.length === 0 ? rows : [...rows, { id: '', name: NO_BOAT, plans: without }];
}
