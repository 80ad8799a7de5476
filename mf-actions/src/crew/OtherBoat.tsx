import { useNavigate } from 'react-router-dom';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { crewPath } from './crewPlace.ts';
import type { CrewWorkout } from './crewPlace.ts';
import { writeSeats } from './seatDraft.ts';
import type { SeatDraft } from './seatDraft.ts';
import { ACTIONS_PATH } from './useCrewLaunch.ts';
import { ALL_BOATS, CHOOSE_BOAT, TAKE_ANOTHER_BOAT } from './texts.ts';

interface OtherBoatProps {
  /** Why this boat can't be launched. */
  text: string;
  /** Available boats with as many seats. */
  boats: readonly Boat[];
  seats: SeatDraft;
  workout: CrewWorkout | null;
}

/** Explains why the boat is unavailable and offers boats of the same size. The crew keeps its seats. */
export function OtherBoat({ text, boats, seats, workout }: OtherBoatProps) {
  const navigate = useNavigate();
  const handleBoat = (id: string) => {
    const boat = boats.find(({ _id }) => _id === id);
    if (boat) void navigate(crewPath(boat, { seats: writeSeats(seats), workout }), { replace: true });
  };
  return (
    <>
      <div role="alert">
        <Notice tone="red" actions={<ButtonLink to={`${ACTIONS_PATH}?do=launch`}>{ALL_BOATS}</ButtonLink>}>
          {text}
        </Notice>
      </div>
      {boats.length === 0 ? null : (
        <SelectField
          label={TAKE_ANOTHER_BOAT}
          placeholder={CHOOSE_BOAT}
          options={boats.map(({ _id, name, groupmoniker }) => ({
            value: _id,
            label: `${name} ${groupmoniker}`,
          }))}
          value=""
          onChange={handleBoat}
        />
      )}
    </>
  );
}
