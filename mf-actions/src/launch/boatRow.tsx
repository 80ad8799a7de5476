import type { Boat } from '@fleetwatch/contract/boats/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import { Avatar } from '@fleetwatch/kit/ui/Avatar';
import { Badge } from '@fleetwatch/kit/ui/Badge';
import type { SwipeRow } from '@fleetwatch/kit/ui/SwipeRowView';
import { formatMiles } from '../screen/formatMiles.ts';

/** '312.5 mi, last 2026-05-01 by Kim Harper' */
export function boatFacts({ miles, last, lastby }: Boat): string {
  const season = `${formatMiles(miles)} mi`;
  return last === null
    ? `${season}, not out yet this season`
    : `${season}, last ${datePart(last)} by ${lastby}`;
}

/** A boat in a list, with the action that picks it. */
export function boatRow(boat: Boat, onPick: (boat: Boat) => void, isClassShown = false): SwipeRow {
  return {
    key: boat._id,
    name: boat.name,
    facts: boatFacts(boat),
    picture: <Avatar name={boat.name} src={boat.pic} />,
    aside: boat.active ? (
      isClassShown && <Badge>{boat.groupmoniker}</Badge>
    ) : (
      <Badge $tone="amber">Dry docked</Badge>
    ),
    actions: [{ key: 'launch', label: 'Launch', onSelect: () => onPick(boat) }],
  };
}
