import { useState } from 'react';
import { NO_BOATS_OF_CLASS } from '@fleetwatch/contract/boats/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useReservationsQuery } from '@fleetwatch/kit/store/plans';
import { reservedBoats } from '@fleetwatch/kit/parts/reservedBoats.ts';
import type { Cleared } from '@fleetwatch/kit/parts/ClearedBoats';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { boatRow } from './boatRow.tsx';
import { BOATS_HINT, SEARCH_BOATS } from './texts.ts';

interface BoatListProps {
  label: string;
  boats: readonly Boat[];
  onPick: (boat: Boat) => void;
  /** Whether the boats are of several classes: each row then shows its own. */
  isClassShown?: boolean;
  /** Path of the crew page, for a boat with several seats. */
  crewPathOf: (boat: Boat) => string;
}

// Without its code, such as offline, nothing is hidden.
const ClearedPart = createPart(
  async () =>
    (await import('@fleetwatch/kit/parts/ClearedBoats').catch(() => null))?.ClearedBoats ?? (() => null),
);

/** Longest swipe of a boat's row (rule boat.swipe). */
const FLEET_SWIPE_PX = 270;

/** Boats that are in, each with the action that picks it. */
export function BoatList({ label, boats, onPick, isClassShown = false, crewPathOf }: BoatListProps) {
  const { data: reservations } = useReservationsQuery();
  const reserved = reservedBoats(reservations);
  const isClearing = useHasFeature('clearances');
  const [cleared, setCleared] = useState<Cleared>();
  const rows = boats.map((boat) => boatRow(boat, onPick, isClassShown, crewPathOf, reserved.get(boat._id)));
  return (
    <div>
      <SearchList
        label={label}
        searchLabel={SEARCH_BOATS}
        rows={isClearing && cleared ? cleared.mark(rows) : rows}
        swipeDistance={FLEET_SWIPE_PX}
        emptyText={cleared && rows.length > 0 ? cleared.emptyText : NO_BOATS_OF_CLASS}
        hint={BOATS_HINT}
      />
      {isClearing && <ClearedPart.View boats={boats} onFound={setCleared} />}
    </div>
  );
}
