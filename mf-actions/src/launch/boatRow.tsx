import styled from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { rowDamage } from '@fleetwatch/contract/damages/texts';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { BoatPicture } from './BoatPicture.tsx';

/** The moniker of a boat's class beside its name. */
export const ClassMark = styled.span`
  color: var(--muted);
  font-weight: 400;
`;

/** `shortDate('2026-05-01 06:12:09') === 'May 1'` */
export const shortDate = (launch: LocalDateTimeText): string =>
  new Date(`${datePart(launch)}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** '312.5 mi, last May 1' */
function boatFacts({ miles, last }: Boat, unit: ShownUnit): string {
  return `${formatDistance(miles, unit)}, ${last === null ? 'not out yet' : `last ${shortDate(last)}`}`;
}

export function BoatFacts({ boat }: { boat: Boat }) {
  return boatFacts(boat, useUnit());
}

/**
 * A boat in a list, with the action that picks it.
 * @param reserved what its next plan of today says: 'Reserved 17:00–18:30 by Kim Harper'
 */
export function boatRow(
  boat: Boat,
  onPick: (boat: Boat) => void,
  isClassShown = false,
  crewPathOf?: (boat: Boat) => string,
  reserved?: string,
): SwipeRow {
  const damage = rowDamage(boat.damage);
  return {
    key: boat._id,
    name: boat.name,
    facts: (
      <>
        <BoatFacts boat={boat} /> {reserved === undefined ? null : <Badge $tone="cedar">{reserved}</Badge>}
        {damage === undefined ? null : <Badge $tone="amber">{damage}</Badge>}
        {boat.left === undefined ? null : <Badge $tone="amber">{boat.left}</Badge>}
      </>
    ),
    picture: boat.pic ? <Avatar name={boat.name} src={boat.pic} /> : <BoatPicture boat={boat} />,
    aside: boat.active ? (
      isClassShown && <ClassMark>{boat.groupmoniker}</ClassMark>
    ) : (
      <Badge $tone="amber">Dry docked</Badge>
    ),
    actions: [
      ...(crewPathOf && seatsOfPayload(boat.grouppayload) > 1
        ? [{ key: 'crew', label: 'Crew', tone: 'cedar' as const, to: crewPathOf(boat) }]
        : []),
      { key: 'launch', label: 'Launch', onSelect: () => onPick(boat) },
    ],
  };
}
