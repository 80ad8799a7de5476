import styled from 'styled-components';
import { dryDockedAtBoathouse, NO_BOATS_OF_CLASS } from '@fleetwatch/contract/boats/texts';
import type { KioskBoat } from '@fleetwatch/contract/boats/wire';
import { outWith } from '@fleetwatch/contract/lateLandings/texts';
import { dockReason, rowDamage } from '@fleetwatch/contract/damages/texts';
import type { KioskFleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { amountIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { datePart, type LocalDateText } from '@fleetwatch/contract/time/localText';
import { BoatPlate } from '@fleetwatch/kit/art/BoatPlate';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { useReservationsQuery } from '@fleetwatch/kit/store/plans';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { reservedBoats } from '@fleetwatch/kit/parts/reservedBoats.ts';
import { SwipeList } from '@fleetwatch/kit/ui/list/SwipeList';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { boatLook } from '@fleetwatch/contract/boats/boatLook';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { isUnlanded } from './boatsOfClass.ts';
import type { PendingLaunch } from './PendingLaunch.ts';
import { QuickButton } from './QuickButton.tsx';
import { LAUNCH } from '../texts.ts';
import { boatFacts, DRY_DOCK, boatsInBoathouse, launchBoat } from './texts.ts';

/** Longest swipe of a row (rule boat.swipe). */
const FLEET_SWIPE_PX = 270;
const PLATE_PX = 96;

/** '31 mi this season · last May 1, Bo Lind' */
const factsOf = ({ miles, last, lastby }: KioskBoat, unit: ShownUnit): string =>
  boatFacts(Math.round(amountIn(miles, unit)), unit, last === null ? null : dayText(last), lastby);

/*
 * A plan or tour that has reserved the boat may load while a finger is on its way: it replaces the season, so that the row's
 * height does not change. Longer names have more lines.
 */
const Facts = styled.em`
  display: block;
  min-height: 1.3em;
  font-style: normal;
  /* Beside the form. */
  @container (max-width: 640px) {
    min-height: 2.6em;
  }
`;

interface FleetBoatsProps {
  boats: readonly KioskBoat[];
  /** Class of the boats. */
  fleetGroup: KioskFleetGroup;
  /** Id of the boat whose launch form is open. */
  chosenId: string | undefined;
  /** Boats that are out since before this day are included (rule forgotten.next); none for null. */
  unlandedBefore: LocalDateText | null;
  /** Opens the launch form. */
  onChoose: (pending: PendingLaunch) => void;
}

/** The available boats of one class; a swipe or a button launches one. */
export function FleetBoats({ boats, fleetGroup, chosenId, unlandedBefore, onChoose }: FleetBoatsProps) {
  const dispatch = useAppDispatch();
  const { stillOut } = useKiosk().data;
  const unit = useUnit();
  const reserved = reservedBoats(useReservationsQuery().data);

  const choose = ({ _id, name, active, damage }: KioskBoat) => {
    if (!active) {
      dispatch(toastShown({ text: dryDockedAtBoathouse(name) + dockReason(damage), tone: 'warning' }));
      return;
    }
    onChoose({ target: { bus: _id }, boat: name, title: launchBoat(name), verb: LAUNCH });
  };
  const unlandedText = ({ _id }: KioskBoat): string | undefined => {
    const left = stillOut.find((sortie) => sortie.bus_id === _id && isUnlanded(sortie, unlandedBefore));
    return left && unlandedBefore ? outWith(left.user, datePart(left.launch), unlandedBefore) : undefined;
  };
  const rows = boats.map((boat): SwipeRow => {
    const handleLaunch = () => choose(boat);
    const notices = [unlandedText(boat), rowDamage(boat.damage)].filter(Boolean).join(' · ');
    return {
      key: boat._id,
      name: boat.name,
      facts: (
        <>
          {notices}
          <Facts>{reserved.get(boat._id) ?? factsOf(boat, unit)}</Facts>
        </>
      ),
      picture: <BoatPlate boat={boatLook(boat, fleetGroup)} isDryDocked={!boat.active} width={PLATE_PX} />,
      aside: boat.active ? (
        <QuickButton
          verb={LAUNCH}
          owner={boat.name}
          isChosen={boat._id === chosenId}
          onSelect={handleLaunch}
        />
      ) : (
        <Badge $tone="red">{DRY_DOCK}</Badge>
      ),
      actions: [{ key: 'launch', label: LAUNCH, onSelect: handleLaunch }],
    };
  });

  return (
    <SwipeList
      label={boatsInBoathouse(fleetGroup.name)}
      rows={rows}
      swipeDistance={FLEET_SWIPE_PX}
      emptyText={NO_BOATS_OF_CLASS}
    />
  );
}
