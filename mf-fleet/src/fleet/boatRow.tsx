import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { fleetBoatLook } from '@fleetwatch/contract/boats/boatLook';
import { Slot } from '@fleetwatch/kit/federation/Slot.tsx';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { DamageMark } from '../damage/DamageMark.tsx';
import type { SearchRow } from '@fleetwatch/kit/ui/list/SearchList';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { formatSeason } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { CAPTAINS_LOG, DRY_DOCKED } from '../texts.ts';
import {
  BOAT_ACTIVITY,
  DECOMMISSION,
  DRY_DOCK,
  LAUNCH,
  LAUNCHED,
  REPORT_DAMAGE,
  SPLASH,
  lastSortie,
} from './texts.ts';

export interface BoatActions {
  decommission: (boat: Boat) => void;
  dryDock: (boat: Boat) => void;
  splash: (boat: Boat) => void;
  launch: (boat: Boat) => void;
}

/** '4x, 312.5 mi, last May 1 by Kim Harper' */
export function boatFacts({ groupmoniker, miles, last, lastby }: Boat, unit: ShownUnit): string {
  return [groupmoniker, formatSeason(miles, unit), lastSortie(last && dayText(last), lastby)].join(', ');
}

function BoatFacts({ boat }: { boat: Boat }) {
  return boatFacts(boat, useUnit());
}

/** State of a boat that is not part of the boat itself. */
export interface BoatStatus {
  className: string;
  /** Launch time; undefined while it is in. */
  outSince: LocalDateTimeText | undefined;
  /** Text of its next reservation today: 'Reserved 17:00–18:30 by Kim Harper'. */
  reserved: string | undefined;
  /** Whether damage can be reported (rule damage.report). */
  isReporting?: boolean | undefined;
  /** Reason why the member may not take it (rule clearance.may-take). */
  notCleared?: string;
  /** Pattern of the blades on its plate. */
  identity?: ClubIdentity | undefined;
}

// Same size as the plate that replaces it.
const PlatePart = createPart(
  async () => (await import('@fleetwatch/kit/art/BoatPlate')).BoatPlate,
  <span style={{ flex: 'none', width: 64, height: 40 }} />,
);

/** A row of the fleet: the list uses it as it is, the table uses its item. */
export interface BoatRow extends SearchRow {
  item: BoatStatus & { boat: Boat };
}

/** The row of a boat, with all of its actions (rule boat.actions). */
export function boatRow(boat: Boat, status: BoatStatus, actions: BoatActions): BoatRow {
  const { _id, name, groupmoniker, pic, active, damage } = boat;
  const { className, outSince, reserved, isReporting, identity } = status;
  const isOut = outSince !== undefined;
  return {
    key: _id,
    item: { boat, ...status },
    name,
    keywords: `${groupmoniker} ${className}`,
    facts: (
      <>
        <BoatFacts boat={boat} /> {isOut ? <Badge $tone="water">{LAUNCHED}</Badge> : null}
        {active ? null : <Badge $tone="amber">{DRY_DOCKED}</Badge>}{' '}
        {damage ? <DamageMark damage={damage} /> : null}
        <Slot name="boat.row" boat={_id} />
        {reserved === undefined || isOut ? null : <Badge $tone="cedar">{reserved}</Badge>}
      </>
    ),
    picture: pic ? (
      <Avatar name={name} src={pic} />
    ) : (
      <PlatePart.View boat={fleetBoatLook(boat)} blade={identity} isDryDocked={!active} />
    ),
    actions: [
      {
        key: 'decommission',
        label: DECOMMISSION,
        icon: 'delete',
        tone: 'red',
        onSelect: () => actions.decommission(boat),
      },
      active
        ? {
            key: 'dryDock',
            label: DRY_DOCK,
            icon: 'dryDock',
            tone: 'amber',
            onSelect: () => actions.dryDock(boat),
          }
        : {
            key: 'splash',
            label: SPLASH,
            icon: 'water',
            tone: 'green',
            onSelect: () => actions.splash(boat),
          },
      { key: 'log', label: CAPTAINS_LOG, icon: 'log', tone: 'cedar', to: `/captainslog/${_id}` },
      {
        key: 'activity',
        label: BOAT_ACTIVITY,
        icon: 'activity',
        tone: 'water',
        to: `/activity/bus/${_id}`,
      },
      ...(isReporting
        ? [
            {
              key: 'report',
              label: REPORT_DAMAGE,
              icon: 'warning' as const,
              tone: 'amber' as const,
              to: `/reportdamage/${_id}`,
            },
          ]
        : []),
      { key: 'launch', label: LAUNCH, icon: 'launch', tone: 'water', onSelect: () => actions.launch(boat) },
    ],
  };
}
