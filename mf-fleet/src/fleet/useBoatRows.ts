import { useMemo } from 'react';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { Reservation } from '@fleetwatch/contract/plans/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { reservedBoats } from '@fleetwatch/kit/parts/reservedBoats.ts';
import { boatRow } from './boatRow.tsx';
import type { BoatActions, BoatRow } from './boatRow.tsx';

interface BoatRowsSource {
  boats: readonly Boat[] | undefined;
  classes: readonly FleetGroup[] | undefined;
  stillOut: readonly Sortie[] | undefined;
  reservations: readonly Reservation[] | undefined;
  /** Fleet group id; '' for all. */
  shownClass: string;
  /** Whether the club uses damage reports. */
  isReporting: boolean;
  /** The club's pattern, for the boats' blades. */
  identity?: ClubIdentity | undefined;
  actions: BoatActions;
}

/** Rows keep their identity while their data is unchanged, so that few rows of a long list re-render. */
export function useBoatRows(source: BoatRowsSource): BoatRow[] {
  const { boats, classes, stillOut, reservations, shownClass, isReporting, identity, actions } = source;
  return useMemo(() => {
    const names = new Map(classes?.map(({ _id, name }) => [_id, name]));
    const reserved = reservedBoats(reservations);
    const out = new Map(stillOut?.map(({ bus_id, launch }) => [bus_id, launch]));
    return (boats ?? [])
      .filter(({ group }) => shownClass === '' || group === shownClass)
      .map((boat) =>
        boatRow(
          boat,
          {
            className: names.get(boat.group) ?? '',
            outSince: out.get(boat._id),
            reserved: reserved.get(boat._id),
            isReporting,
            identity,
          },
          actions,
        ),
      );
  }, [boats, classes, stillOut, reservations, shownClass, isReporting, identity, actions]);
}
