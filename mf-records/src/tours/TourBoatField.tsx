import type { TourBoat } from '@fleetwatch/contract/tours/wire';
import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Quiet, Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { CrewField } from '../corrections/CrewField.tsx';
import { Group } from './tourStyle.ts';
import { addCrewTo, boatWithSeats, crewOf, crewText, hasLeft, removeBoat } from './texts.ts';

interface TourBoatFieldProps {
  /** Boat id. */
  bus: string;
  /** The tour's version of the boat; absent for a new one. */
  known: TourBoat | undefined;
  /** Member ids; the first one launches the boat. */
  crew: readonly string[];
  /** Members in the tour's other boats. */
  others: readonly string[];
  /** A boat that has launched stays as it is. */
  hasLaunched: boolean;
  onChange: (crew: string[]) => void;
  onRemove: () => void;
}

/** A boat of a tour with its crew (rule tour.boats). */
export function TourBoatField({
  bus,
  known,
  crew,
  others,
  hasLaunched,
  onChange,
  onRemove,
}: TourBoatFieldProps) {
  const { data: fleet = [] } = useFleetQuery();
  const boat = fleet.find(({ _id }) => _id === bus);
  const name = boat?.name ?? known?.busname ?? '';
  const seats = boat ? boat.grouppayload : (known?.seats ?? 1);
  if (hasLaunched && known)
    return (
      <Group>
        <legend>{name}</legend>
        <Quiet>{hasLeft(crewText(known))}</Quiet>
      </Group>
    );
  return (
    <Group>
      <legend>{boatWithSeats(name, seats)}</legend>
      <CrewField
        label={crewOf(name)}
        addLabel={addCrewTo(name)}
        limit={seats}
        taken={others}
        known={known?.crew ?? []}
        value={crew}
        onChange={onChange}
      />
      <Row>
        <Button tone="quiet" onClick={onRemove}>
          {removeBoat(name)}
        </Button>
      </Row>
    </Group>
  );
}
