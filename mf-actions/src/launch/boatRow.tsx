import styled from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { rowDamage } from '@fleetwatch/contract/damages/texts';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { formatSeason } from '@fleetwatch/contract/sorties/distanceText';
import { BoatPicture } from './BoatPicture.tsx';
import { CREW, LAUNCH } from '../texts.ts';
import { boatFacts, DRY_DOCKED } from './texts.ts';

/** The moniker of a boat's class beside its name. */
export const ClassMark = styled.span`
  color: var(--muted);
  font-weight: 400;
`;

/** '312.5 mi, last May 1' */
export function BoatFacts({ boat }: { boat: Boat }) {
  const { miles, last } = boat;
  return boatFacts(formatSeason(miles, useUnit()), last === null ? null : dayText(last));
}

/**
 * A boat in a list, with the action that picks it.
 * @param reserved text of its next plan today: 'Reserved 17:00–18:30 by Kim Harper'
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
      <Badge $tone="amber">{DRY_DOCKED}</Badge>
    ),
    actions: [
      ...(crewPathOf && seatsOfPayload(boat.grouppayload) > 1
        ? [{ key: 'crew', label: CREW, tone: 'cedar' as const, to: crewPathOf(boat) }]
        : []),
      { key: 'launch', label: LAUNCH, onSelect: () => onPick(boat) },
    ],
  };
}
