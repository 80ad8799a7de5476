import type { Boat } from '@fleetwatch/contract/boats/wire';
import { ClearedBoats, type Cleared } from '@fleetwatch/kit/parts/ClearedBoats';
import type { BoatRow } from './boatRow.tsx';

/** Makes its launch link to the panel with the reason, where a member who may override it gives theirs. */
function markNotCleared(row: BoatRow, text: string): BoatRow {
  const { _id: boat, groupmoniker } = row.item.boat;
  const place = new URLSearchParams({ do: 'launch', class: groupmoniker, boat });
  return {
    ...row,
    item: { ...row.item, notCleared: text },
    actions: (row.actions ?? []).map(({ onSelect, ...action }) =>
      action.key === 'launch'
        ? { ...action, to: `/actions?${place.toString()}` }
        : { ...action, ...(onSelect && { onSelect }) },
    ),
  };
}

interface ClearedFleetProps {
  boats: readonly Boat[];
  onFound: (cleared: Cleared<BoatRow>) => void;
}

/** Hides the boats of the fleet that the member may not take (rule clearance.may-take). */
export function ClearedFleet(props: ClearedFleetProps) {
  return <ClearedBoats {...props} markToo={markNotCleared} />;
}
